// The rules of a game as chapters and paragraphs, each with an anchor.

import type { Arg, Problem, Scene, Text } from "../net/protocol";

export interface Paragraph {
  // The anchor of a link to it.
  id: string;
  // The number of a ruling, such as I19.
  number: string;
  words: string;
  text: Text;
}

export interface RuleChapter {
  id: string;
  title: string;
  paragraphs: Paragraph[];
}

export interface RuleTexts {
  format: (text: Text) => string;
  // The heading of a chapter; empty if the text continues the previous chapter.
  heading: (anchor: string) => string;
}

const RULING = /^[a-z]\d+$/;

export function anchorOf(game: string, text: Text): string {
  const start = `${game}-rules-`;
  return text.key.startsWith(start) ? text.key.slice(start.length) : text.key;
}

// Return the anchor of the rule behind a refusal: its ruling, or else the first rule about the
// current decision. Return null if the refusal does not come from the rules.
export function ruleForProblem(problem: Problem, scene: Scene | null): string | null {
  const [about] = scene?.about ?? [];
  if (problem.ruling) return problem.ruling;
  return scene !== null && about !== undefined && problem.key.startsWith(`${scene.game}-`)
    ? anchorOf(scene.game, about)
    : null;
}

export function chaptersOf(game: string, rules: Text[], texts: RuleTexts): RuleChapter[] {
  const found: RuleChapter[] = [];
  const seen = new Map<string, number>();
  for (const text of rules) {
    const anchor = anchorOf(game, text);
    const title = texts.heading(anchor);
    if (title !== "" || found.length === 0)
      found.push({ id: `chapter-${anchor}`, title, paragraphs: [] });
    found.at(-1)?.paragraphs.push(paragraph(anchor, texts.format(text), text, seen));
  }
  return found;
}

function paragraph(
  anchor: string,
  words: string,
  text: Text,
  seen: Map<string, number>,
): Paragraph {
  const times = (seen.get(anchor) ?? 0) + 1;
  seen.set(anchor, times);
  if (!RULING.test(anchor))
    return { id: times === 1 ? anchor : `${anchor}-${times}`, number: "", words, text };
  const number = anchor.toUpperCase();
  return {
    id: number,
    number,
    words: words.startsWith(`${number}.`) ? words.slice(number.length + 1).trimStart() : words,
    text,
  };
}

// Return a text and all texts nested in it.
export function nestedTexts(arg: Arg): Text[] {
  if (Array.isArray(arg)) return arg.flatMap(nestedTexts);
  if (typeof arg !== "object" || !("key" in arg)) return [];
  return [arg, ...Object.values(arg.args).flatMap(nestedTexts)];
}

// Return a house-rules file with the default value of every figure.
export function houseRulesFile(figures: { name: string; value: unknown }[]): string {
  return figures.map(({ name, value }) => `${name} = ${JSON.stringify(value)}\n`).join("");
}

// The rules of a game as a page reads them: chapters with their paragraphs, each with an anchor of its own.

import type { Arg, Problem, Scene, Text } from "../net/protocol";

export interface Paragraph {
  // What a link to it ends in.
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

export interface Reading {
  say: (text: Text) => string;
  // The heading a chapter has, or nothing where a text goes on with the chapter before.
  heading: (anchor: string) => string;
}

const RULING = /^[a-z]\d+$/;

export function anchorOf(game: string, text: Text): string {
  const start = `${game}-rules-`;
  return text.key.startsWith(start) ? text.key.slice(start.length) : text.key;
}

// Where the rules say why something was refused: the ruling that forbids it, or else the first rule about what is asked. Not every refusal is one
// of the rules.
export function ruleBehind(problem: Problem, scene: Scene | null): string | null {
  const [about] = scene?.about ?? [];
  if (problem.ruling) return problem.ruling;
  return scene !== null && about !== undefined && problem.key.startsWith(`${scene.game}-`) ? anchorOf(scene.game, about) : null;
}

export function chaptersOf(game: string, rules: Text[], reading: Reading): RuleChapter[] {
  const found: RuleChapter[] = [];
  const seen = new Map<string, number>();
  for (const text of rules) {
    const anchor = anchorOf(game, text);
    const title = reading.heading(anchor);
    if (title !== "" || found.length === 0) found.push({ id: `chapter-${anchor}`, title, paragraphs: [] });
    found.at(-1)?.paragraphs.push(paragraph(anchor, reading.say(text), text, seen));
  }
  return found;
}

function paragraph(anchor: string, words: string, text: Text, seen: Map<string, number>): Paragraph {
  const times = (seen.get(anchor) ?? 0) + 1;
  seen.set(anchor, times);
  if (!RULING.test(anchor)) return { id: times === 1 ? anchor : `${anchor}-${times}`, number: "", words, text };
  const number = anchor.toUpperCase();
  return { id: number, number, words: words.startsWith(`${number}.`) ? words.slice(number.length + 1).trimStart() : words, text };
}

// All texts within a text, itself first.
export function within(arg: Arg): Text[] {
  if (Array.isArray(arg)) return arg.flatMap(within);
  if (typeof arg !== "object" || !("key" in arg)) return [];
  return [arg, ...Object.values(arg.args).flatMap(within)];
}

// A house-rules file that holds every figure as it is: to be changed by whoever owns the box.
export function houseRulesFile(figures: { name: string; value: unknown }[]): string {
  return figures.map(({ name, value }) => `${name} = ${JSON.stringify(value)}\n`).join("");
}

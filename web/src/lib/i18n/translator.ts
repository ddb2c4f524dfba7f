// Sentences: turns a text into words with Fluent, from the same files as the server's.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, SeatArg, Text } from "../net/protocol";

export type Names = Record<number, string>;
export const LANGUAGES = ["en", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];

export class Words {
  readonly language: Language;
  readonly #bundle: FluentBundle;

  constructor(language: Language, source: string) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(source));
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  // A key or argument that is missing is an error: tests see to it that none is.
  say(text: Text, names: Names = {}, viewer: number | null = null): string {
    const pattern = this.#bundle.getMessage(text.key)?.value;
    if (pattern === undefined || pattern === null) throw new Error(`no text ${text.key} in ${this.language}`);
    const filled: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(text.args)) {
      if (isSeat(arg)) filled[`${name}-is`] = arg.seat === viewer ? "you" : "other";
      filled[name] = this.#fill(arg, names, viewer);
    }
    const problems: Error[] = [];
    const sentence = this.#bundle.formatPattern(pattern, filled, problems);
    if (problems[0] !== undefined) throw new Error(`${text.key} in ${this.language}: ${problems[0].message}`);
    return sentence;
  }

  tell(key: string, args: Record<string, Arg> = {}, names: Names = {}, viewer: number | null = null): string {
    return this.say({ key, args }, names, viewer);
  }

  name(seat: number, names: Names = {}): string {
    return names[seat] || this.tell("seat-name", { number: seat + 1 });
  }

  #fill(arg: Arg, names: Names, viewer: number | null): FluentVariable {
    if (Array.isArray(arg)) return this.join(arg.map((each) => String(this.#fill(each, names, viewer))));
    if (isSeat(arg)) return this.name(arg.seat, names);
    if (typeof arg === "object") return this.say(arg, names, viewer);
    return arg;
  }

  // A list in words: a, b and c.
  join(parts: string[]): string {
    if (parts.length < 2) return parts.join("");
    const head = parts.slice(0, -1).join(this.tell("list-comma"));
    return this.tell(parts.length === 2 ? "list-join" : "list-join-many", { head, last: parts.at(-1) ?? "" });
  }
}

function isSeat(arg: Arg): arg is SeatArg {
  return typeof arg === "object" && !Array.isArray(arg) && "seat" in arg && !("key" in arg);
}

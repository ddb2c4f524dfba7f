// Format texts with Fluent, from the same files as the server's.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, SeatArg, Text } from "../net/protocol";

export type Names = Record<number, string>;

export class Translator {
  readonly language: string;
  readonly #bundle: FluentBundle;

  constructor(language: string, source: string) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(source));
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  // Format a text. A missing key or argument raises an error.
  format(text: Text, names: Names = {}, viewer: number | null = null): string {
    const pattern = this.#bundle.getMessage(text.key)?.value;
    if (pattern === undefined || pattern === null)
      throw new Error(`no text ${text.key} in ${this.language}`);
    const filled: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(text.args)) {
      if (isSeat(arg)) filled[`${name}-is`] = arg.seat === viewer ? "you" : "other";
      filled[name] = this.#fill(arg, names, viewer);
    }
    const problems: Error[] = [];
    const sentence = this.#bundle.formatPattern(pattern, filled, problems);
    if (problems[0] !== undefined)
      throw new Error(`${text.key} in ${this.language}: ${problems[0].message}`);
    return sentence;
  }

  translate(
    key: string,
    args: Record<string, Arg> = {},
    names: Names = {},
    viewer: number | null = null,
  ): string {
    return this.format({ key, args }, names, viewer);
  }

  seatName(seat: number, names: Names = {}): string {
    return names[seat] || this.translate("seat-name", { number: seat + 1 });
  }

  #fill(arg: Arg, names: Names, viewer: number | null): FluentVariable {
    if (Array.isArray(arg))
      return this.joinList(arg.map((each) => String(this.#fill(each, names, viewer))));
    if (isSeat(arg)) return this.seatName(arg.seat, names);
    if (typeof arg === "object") return this.format(arg, names, viewer);
    return arg;
  }

  // Join a list: a, b and c.
  joinList(parts: string[]): string {
    if (parts.length < 2) return parts.join("");
    const head = parts.slice(0, -1).join(this.translate("list-comma"));
    return this.translate(parts.length === 2 ? "list-join" : "list-join-many", {
      head,
      last: parts.at(-1) ?? "",
    });
  }
}

function isSeat(arg: Arg): arg is SeatArg {
  return typeof arg === "object" && !Array.isArray(arg) && "seat" in arg && !("key" in arg);
}

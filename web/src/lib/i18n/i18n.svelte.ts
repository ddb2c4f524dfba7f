// The words of the chosen language, for every component.

import { api } from "../net/api";
import { prefs } from "../browser/prefs.svelte";
import type { Arg, Text } from "../net/protocol";
import { LANGUAGES, Words, type Language, type Names } from "./translator";

class Speech {
  words = $state.raw<Words | null>(null);
  #known = new Map<Language, Words>();

  async choose(language: Language): Promise<void> {
    let words = this.#known.get(language);
    if (words === undefined) {
      words = new Words(language, await api.texts(language));
      this.#known.set(language, words);
    }
    this.words = words;
    prefs.set("language", language);
  }
}

export const speech = new Speech();

export function say(text: Text, names: Names = {}, viewer: number | null = null): string {
  return speech.words?.say(text, names, viewer) ?? "";
}

export function tell(key: string, args: Record<string, Arg> = {}): string {
  return speech.words?.tell(key, args) ?? "";
}

export function has(key: string): boolean {
  return speech.words?.has(key) ?? false;
}

// To make one takes longer than all else a number needs.
const FIGURES = Object.fromEntries(LANGUAGES.map((language) => [language, new Intl.NumberFormat(language)])) as Record<Language, Intl.NumberFormat>;

export function number(value: number): string {
  return FIGURES[prefs.kept.language].format(value);
}

export function moment(seconds: number): string {
  return new Intl.DateTimeFormat(prefs.kept.language, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);
}

// The texts of the chosen language, for every component.

import { api } from "../net/api";
import { prefs } from "../browser/prefs.svelte";
import type { Arg, Text } from "../net/protocol";
import { LANGUAGES, Translator, type Language, type Names } from "./translator";

class I18n {
  translator = $state.raw<Translator | null>(null);
  #known = new Map<Language, Translator>();

  async setLanguage(language: Language): Promise<void> {
    let translator = this.#known.get(language);
    if (translator === undefined) {
      translator = new Translator(language, await api.texts(language));
      this.#known.set(language, translator);
    }
    this.translator = translator;
    prefs.set("language", language);
  }
}

export const i18n = new I18n();

export function formatText(text: Text, names: Names = {}, viewer: number | null = null): string {
  return i18n.translator?.format(text, names, viewer) ?? "";
}

export function t(key: string, args: Record<string, Arg> = {}): string {
  return i18n.translator?.translate(key, args) ?? "";
}

export function hasText(key: string): boolean {
  return i18n.translator?.has(key) ?? false;
}

// Creating a number format takes longer than using it.
const NUMBER_FORMATS = Object.fromEntries(
  LANGUAGES.map((language) => [language, new Intl.NumberFormat(language)]),
) as Record<Language, Intl.NumberFormat>;

export function formatNumber(value: number): string {
  return NUMBER_FORMATS[prefs.values.language].format(value);
}

export function formatDateTime(seconds: number): string {
  return new Intl.DateTimeFormat(prefs.values.language, {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(seconds * 1000);
}

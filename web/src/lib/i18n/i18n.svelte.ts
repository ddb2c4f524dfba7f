// The texts of the chosen language, for every component.

import { api } from "../net/api";
import { prefs } from "../browser/prefs.svelte";
import type { Arg, Text } from "../net/protocol";
import { firstLanguage, type Language } from "./languages";
import { Translator, type Names } from "./translator";

class I18n {
  translator = $state.raw<Translator | null>(null);
  // All languages, English first.
  languages = $state.raw<Language[]>([]);
  #known = new Map<string, Translator>();

  // Load the texts of the chosen language. At the first visit the list of languages comes first.
  async start(): Promise<void> {
    const listed = this.#list();
    if (!prefs.hasLanguage) prefs.values.language = firstLanguage(await listed);
    await this.setLanguage(prefs.values.language).catch(() => this.setLanguage("en"));
  }

  async setLanguage(language: string): Promise<void> {
    let translator = this.#known.get(language);
    if (translator === undefined) {
      translator = new Translator(language, await api.texts(language));
      this.#known.set(language, translator);
    }
    this.translator = translator;
    prefs.set("language", language);
  }

  async #list(): Promise<Language[]> {
    const { languages } = await api.languages().catch(() => ({ languages: [] }));
    return (this.languages = languages);
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
const NUMBER_FORMATS: Record<string, Intl.NumberFormat> = {};

export function formatNumber(value: number): string {
  const { language } = prefs.values;
  return (NUMBER_FORMATS[language] ??= new Intl.NumberFormat(language)).format(value);
}

// Return the language's own name, and whether it is a draft.
export function languageName({ name, draft }: Language): string {
  return draft ? t("web-language-draft", { name }) : name;
}

export function formatDateTime(seconds: number): string {
  return new Intl.DateTimeFormat(prefs.values.language, {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(seconds * 1000);
}

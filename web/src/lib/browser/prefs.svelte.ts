// The preferences of this browser's user, kept in local storage.

import { setApiLanguage } from "../net/api";
import { LANGUAGES, type Language } from "../i18n/translator";

export type Look = "light" | "dark" | "system";
export type Speed = "slow" | "normal" | "fast" | "off";

interface PrefValues {
  language: Language;
  look: Look;
  speed: Speed;
  sound: boolean;
  notify: boolean;
  guide: boolean;
  forced: boolean;
  confirm: boolean;
  chronicle: boolean;
}

const KEY = "simony";

function firstLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return (
    LANGUAGES.find(
      (code) => code === wanted.find((each) => (LANGUAGES as readonly string[]).includes(each)),
    ) ?? "en"
  );
}

function read(): PrefValues {
  const defaults: PrefValues = {
    language: firstLanguage(),
    look: "system",
    speed: "normal",
    sound: false,
    notify: false,
    guide: true,
    forced: false,
    confirm: true,
    chronicle: true,
  };
  try {
    return {
      ...defaults,
      ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<PrefValues>),
    };
  } catch {
    return defaults;
  }
}

class Prefs {
  values = $state<PrefValues>(read());
  // Whether the current animations are skipped.
  skipping = false;

  set<K extends keyof PrefValues>(name: K, value: PrefValues[K]): void {
    this.values[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.values));
    } catch {
      // without local storage the preferences last as long as the page
    }
    this.apply();
  }

  apply(): void {
    setApiLanguage(this.values.language);
    document.documentElement.lang = this.values.language;
    document.documentElement.dataset["look"] = this.values.look;
  }

  // Milliseconds each step of the narration is shown; 0 shows only the final scene.
  get step(): number {
    if (
      this.skipping ||
      this.values.speed === "off" ||
      matchMedia("(prefers-reduced-motion: reduce)").matches
    )
      return 0;
    return { slow: 1400, normal: 700, fast: 300 }[this.values.speed];
  }

  get flight(): number {
    return Math.min(350, this.step / 2);
  }
}

export const prefs = new Prefs();

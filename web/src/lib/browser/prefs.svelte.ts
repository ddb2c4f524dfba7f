// What a person chose about how things look and feel; remembered in the browser.

import { speak } from "../net/api";
import { LANGUAGES, type Language } from "../i18n/translator";

export type Look = "light" | "dark" | "system";
export type Speed = "slow" | "normal" | "fast" | "off";

interface Kept {
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
  return LANGUAGES.find((code) => code === wanted.find((each) => (LANGUAGES as readonly string[]).includes(each))) ?? "en";
}

function read(): Kept {
  const usual: Kept = {
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
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return usual;
  }
}

class Prefs {
  kept = $state<Kept>(read());
  // Whether what is being told is to be told at once, for now.
  hurried = false;

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.kept[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // a browser that keeps nothing still plays
    }
    this.apply();
  }

  apply(): void {
    speak(this.kept.language);
    document.documentElement.lang = this.kept.language;
    document.documentElement.dataset["look"] = this.kept.look;
  }

  // Milliseconds one step of the telling takes; 0 shows only how it ends.
  get step(): number {
    if (this.hurried || this.kept.speed === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
    return { slow: 1400, normal: 700, fast: 300 }[this.kept.speed];
  }

  get flight(): number {
    return Math.min(350, this.step / 2);
  }
}

export const prefs = new Prefs();

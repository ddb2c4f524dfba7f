// The preferences of this browser's user, kept in local storage.

import { setApiLanguage } from "../net/api";

export type Look = "light" | "dark" | "system";
export type Speed = "slow" | "normal" | "fast" | "off";

interface PrefValues {
  language: string;
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

function stored(): Partial<PrefValues> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<PrefValues>;
  } catch {
    return {};
  }
}

function read(): PrefValues {
  const defaults: PrefValues = {
    language: "en",
    look: "system",
    speed: "normal",
    sound: false,
    notify: false,
    guide: true,
    forced: false,
    confirm: true,
    chronicle: true,
  };
  return { ...defaults, ...stored() };
}

class Prefs {
  values = $state<PrefValues>(read());
  // Whether the current animations are skipped.
  skipping = false;
  // Whether the user, or an earlier visit, has chosen a language.
  readonly hasLanguage = "language" in stored();

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

// Who this device is. It introduces itself when it first needs a name.

import { api, Refused, type Me } from "../net/api";
import { prefs } from "../browser/prefs.svelte";
import { tell } from "../i18n/i18n.svelte";

const KNOWN = "simony-introduced";

class Self {
  me = $state.raw<Me | null>(null);
  known = $state(false);
  // How often this device has become somebody while the page was open: whatever talks to a table must then open its line anew.
  introductions = $state(0);
  #meeting: Promise<void> | null = null;

  meet(): Promise<void> {
    this.#meeting ??= this.#ask().finally(() => (this.#meeting = null));
    return this.#meeting;
  }

  // Sitting down needs a name; whoever has not given one is called a guest.
  async ensure(name = ""): Promise<Me> {
    if (this.me === null) await this.meet();
    if (this.me === null) await this.rename(name || tell("web-guest"));
    if (this.me === null) throw new Error("unknown");
    return this.me;
  }

  async rename(name: string): Promise<void> {
    if (this.me !== null) {
      this.me = await api.change({ name });
      return;
    }
    this.me = await api.introduce(name, prefs.kept.language);
    localStorage.setItem(KNOWN, "yes");
    this.introductions += 1;
  }

  // This browser takes the place of a lost device.
  async recover(phrase: string): Promise<void> {
    this.me = await api.recover(phrase);
    localStorage.setItem(KNOWN, "yes");
    this.introductions += 1;
  }

  async forget(): Promise<void> {
    await api.forget();
    localStorage.removeItem(KNOWN);
    this.me = null;
  }

  async #ask(): Promise<void> {
    try {
      if (this.me === null && localStorage.getItem(KNOWN) !== null) this.me = await api.me();
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 401) throw error;
      localStorage.removeItem(KNOWN);
    }
    this.known = true;
  }
}

export const self = new Self();

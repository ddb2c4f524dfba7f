// This device's account. It is created when the device first needs a name.

import { api, ApiError, type Me } from "../net/api";
import { prefs } from "../browser/prefs.svelte";
import { t } from "../i18n/i18n.svelte";

const KNOWN = "simony-introduced";

class Account {
  me = $state.raw<Me | null>(null);
  loaded = $state(false);
  // How often this device's identity changed while the page was open. Connections to tables must
  // then be opened again.
  identityChanges = $state(0);
  #request: Promise<void> | null = null;

  load(): Promise<void> {
    this.#request ??= this.#fetch().finally(() => (this.#request = null));
    return this.#request;
  }

  // Return the account, creating it if needed; without a name the user is called a guest.
  async ensure(name = ""): Promise<Me> {
    if (this.me === null) await this.load();
    if (this.me === null) await this.rename(name || t("web-guest"));
    if (this.me === null) throw new Error("unknown");
    return this.me;
  }

  async rename(name: string): Promise<void> {
    if (this.me !== null) {
      this.me = await api.change({ name });
      return;
    }
    this.me = await api.introduce(name, prefs.values.language);
    localStorage.setItem(KNOWN, "yes");
    this.identityChanges += 1;
  }

  // Take over the account of a lost device.
  async recover(phrase: string): Promise<void> {
    this.me = await api.recover(phrase);
    localStorage.setItem(KNOWN, "yes");
    this.identityChanges += 1;
  }

  async forget(): Promise<void> {
    await api.forget();
    localStorage.removeItem(KNOWN);
    this.me = null;
  }

  async #fetch(): Promise<void> {
    try {
      if (this.me === null && localStorage.getItem(KNOWN) !== null) this.me = await api.me();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      localStorage.removeItem(KNOWN);
    }
    this.loaded = true;
  }
}

export const account = new Account();

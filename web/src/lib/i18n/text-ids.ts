// For translators, with `?texts=ids` in the address: a button that shows the id of each text in its
// place.

import { api } from "../net/api";
import type { Text } from "../net/protocol";
import { i18n } from "./i18n.svelte";
import { Translator } from "./translator";

export class TextIds extends Translator {
  override format({ key }: Text): string {
    return key;
  }

  override joinList(parts: string[]): string {
    return parts.join(", ");
  }
}

export function addSwitch(): void {
  const button = document.createElement("button");
  button.type = "button";
  button.dataset["textIds"] = "";
  Object.assign(button.style, {
    position: "fixed",
    inset: "auto 0 50% auto",
    zIndex: "2147483647",
    minWidth: "44px",
    minHeight: "44px",
    border: "1px solid #fff",
    background: "#000",
    color: "#fff",
    font: "14px monospace",
  });
  button.addEventListener("click", () => void change(button));
  label(button);
  document.body.append(button);
}

async function change(button: HTMLButtonElement): Promise<void> {
  const now = i18n.translator;
  if (now instanceof TextIds) await i18n.setLanguage(now.language);
  else if (now !== null) i18n.translator = new TextIds(now.language, await api.texts(now.language));
  label(button);
}

function label(button: HTMLButtonElement): void {
  const on = i18n.translator instanceof TextIds;
  button.textContent = on ? "texts" : "ids";
  button.ariaPressed = String(on);
}

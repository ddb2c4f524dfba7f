// "Your turn", for who wants to hear or be told of it.

import { prefs } from "./prefs.svelte";
import { sound } from "./sounds";

export function ring(title: string): void {
  sound("bell");
  if (!prefs.kept.notify || !document.hidden || !mayNotify()) return;
  const note = new Notification(title, { tag: "simony-turn" });
  note.onclick = () => {
    focus();
    note.close();
  };
  // Whoever has come by themselves needs no note any more.
  document.addEventListener("visibilitychange", () => note.close(), { once: true });
}

export function mayNotify(): boolean {
  return "Notification" in globalThis && Notification.permission === "granted";
}

// A browser is asked when the person switches it on, and says no over plain http.
export async function askToNotify(): Promise<boolean> {
  return "Notification" in globalThis && (await Notification.requestPermission()) === "granted";
}

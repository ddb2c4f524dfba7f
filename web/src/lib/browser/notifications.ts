// "Your turn" notifications: a sound, and a system notification if the tab is hidden.

import { prefs } from "./prefs.svelte";
import { playSound } from "./sounds";

export function notifyTurn(title: string): void {
  playSound("bell");
  if (!prefs.values.notify || !document.hidden || !canNotify()) return;
  const note = new Notification(title, { tag: "simony-turn" });
  note.onclick = () => {
    focus();
    note.close();
  };
  // Close the notification when the user comes back to the tab.
  document.addEventListener("visibilitychange", () => note.close(), { once: true });
}

export function canNotify(): boolean {
  return "Notification" in globalThis && Notification.permission === "granted";
}

// Ask the browser for permission. Over plain HTTP it always refuses.
export async function requestNotifications(): Promise<boolean> {
  return "Notification" in globalThis && (await Notification.requestPermission()) === "granted";
}

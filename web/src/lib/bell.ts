// "Your turn", for who wants to hear or be told of it.

import { prefs } from "./prefs.svelte";

export function ring(title: string): void {
  if (prefs.kept.sound) chime();
  if (prefs.kept.notify && document.hidden && "Notification" in window && Notification.permission === "granted") {
    new Notification(title, { tag: "simony-turn" });
  }
}

// Two soft strokes of a bell, made on the spot.
function chime(): void {
  const context = new AudioContext();
  for (const [place, pitch] of [659, 880].entries()) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    const begin = context.currentTime + place * 0.14;
    tone.type = "sine";
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.0001, begin);
    loudness.gain.exponentialRampToValueAtTime(0.12, begin + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, begin + 0.7);
    tone.connect(loudness).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + 0.75);
  }
  setTimeout(() => void context.close(), 1500);
}

// Small sounds, made on the spot: a bell, a card on cloth, coins, a seal pressed into wax. Only for who switched them on.

import { prefs } from "./prefs.svelte";

export type Sound = "bell" | "card" | "sweep" | "coin" | "wax" | "toll";

let context: AudioContext | null = null;

// A browser lets nothing be heard before somebody has pressed something; one context serves them all.
function studio(): AudioContext | null {
  if (!("AudioContext" in globalThis)) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

interface Tone {
  pitch: number;
  at: number;
  lasts: number;
  loud: number;
  shape?: OscillatorType;
  // Where the pitch goes.
  to?: number;
}

function tone(room: AudioContext, { pitch, at, lasts, loud, shape = "sine", to = pitch }: Tone): void {
  const source = room.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, room.currentTime + at);
  source.frequency.exponentialRampToValueAtTime(to, room.currentTime + at + lasts);
  strike(room, source, at, lasts, loud);
}

// Noise through a filter: paper and cloth.
function rustle(room: AudioContext, at: number, lasts: number, loud: number, pitch: number): void {
  const source = room.createBufferSource();
  const buffer = room.createBuffer(1, Math.ceil(room.sampleRate * lasts), room.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let place = 0; place < wave.length; place++) wave[place] = Math.random() * 2 - 1;
  source.buffer = buffer;
  const filter = room.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 0.8;
  source.connect(filter);
  strike(room, source, at, lasts, loud, filter);
}

function strike(room: AudioContext, source: AudioScheduledSourceNode, at: number, lasts: number, loud: number, out: AudioNode = source): void {
  const begin = room.currentTime + at;
  const loudness = room.createGain();
  loudness.gain.setValueAtTime(0.0001, begin);
  loudness.gain.exponentialRampToValueAtTime(loud, begin + Math.min(0.02, lasts / 4));
  loudness.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  out.connect(loudness).connect(room.destination);
  source.start(begin);
  source.stop(begin + lasts + 0.05);
}

const SCORES: Record<Sound, (room: AudioContext) => void> = {
  bell: (room) => [659, 880].forEach((pitch, place) => tone(room, { pitch, at: place * 0.14, lasts: 0.7, loud: 0.12 })),
  toll: (room) => [196, 294, 392].forEach((pitch) => tone(room, { pitch, at: 0, lasts: 1.6, loud: 0.07 })),
  card: (room) => rustle(room, 0, 0.09, 0.16, 2600),
  sweep: (room) => rustle(room, 0, 0.28, 0.12, 1500),
  coin: (room) => [2350, 3120, 2780].forEach((pitch, place) => tone(room, { pitch, at: place * 0.07, lasts: 0.14, loud: 0.05, shape: "triangle" })),
  wax: (room) => {
    rustle(room, 0, 0.2, 0.06, 500);
    tone(room, { pitch: 150, to: 60, at: 0.12, lasts: 0.22, loud: 0.2 });
  },
};

// What happened at once is heard once.
export function hear(events: { kind: string }[], sounds: Record<string, Sound> = {}): void {
  for (const name of new Set(events.map((event) => sounds[event.kind]))) if (name !== undefined) sound(name);
}

export function sound(name: Sound): void {
  const room = prefs.kept.sound ? studio() : null;
  if (room !== null) SCORES[name](room);
}

// Small synthesised sounds: a bell, a card on cloth, coins, a seal pressed into wax. They are off
// unless the user turns them on.

import { prefs } from "./prefs.svelte";

export type Sound = "bell" | "card" | "sweep" | "coin" | "wax" | "toll";

let context: AudioContext | null = null;

// Return the shared audio context. Browsers keep it suspended until the first user gesture.
function audioContext(): AudioContext | null {
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
  // The pitch it ends at.
  to?: number;
}

function tone(
  audio: AudioContext,
  { pitch, at, lasts, loud, shape = "sine", to = pitch }: Tone,
): void {
  const source = audio.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, audio.currentTime + at);
  source.frequency.exponentialRampToValueAtTime(to, audio.currentTime + at + lasts);
  strike(audio, source, at, lasts, loud);
}

// Filtered noise: paper and cloth.
function rustle(audio: AudioContext, at: number, lasts: number, loud: number, pitch: number): void {
  const source = audio.createBufferSource();
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let place = 0; place < wave.length; place++) wave[place] = Math.random() * 2 - 1;
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 0.8;
  source.connect(filter);
  strike(audio, source, at, lasts, loud, filter);
}

function strike(
  audio: AudioContext,
  source: AudioScheduledSourceNode,
  at: number,
  lasts: number,
  loud: number,
  out: AudioNode = source,
): void {
  const begin = audio.currentTime + at;
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(0.0001, begin);
  loudness.gain.exponentialRampToValueAtTime(loud, begin + Math.min(0.02, lasts / 4));
  loudness.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  out.connect(loudness).connect(audio.destination);
  source.start(begin);
  source.stop(begin + lasts + 0.05);
}

const SOUNDS: Record<Sound, (audio: AudioContext) => void> = {
  bell: (audio) =>
    [659, 880].forEach((pitch, place) =>
      tone(audio, { pitch, at: place * 0.14, lasts: 0.7, loud: 0.12 }),
    ),
  toll: (audio) =>
    [196, 294, 392].forEach((pitch) => tone(audio, { pitch, at: 0, lasts: 1.6, loud: 0.07 })),
  card: (audio) => rustle(audio, 0, 0.09, 0.16, 2600),
  sweep: (audio) => rustle(audio, 0, 0.28, 0.12, 1500),
  coin: (audio) =>
    [2350, 3120, 2780].forEach((pitch, place) =>
      tone(audio, { pitch, at: place * 0.07, lasts: 0.14, loud: 0.05, shape: "triangle" }),
    ),
  wax: (audio) => {
    rustle(audio, 0, 0.2, 0.06, 500);
    tone(audio, { pitch: 150, to: 60, at: 0.12, lasts: 0.22, loud: 0.2 });
  },
};

// Play the sounds of some events, each sound once.
export function playEventSounds(
  events: { kind: string }[],
  sounds: Record<string, Sound> = {},
): void {
  for (const name of new Set(events.map((event) => sounds[event.kind])))
    if (name !== undefined) playSound(name);
}

export function playSound(name: Sound): void {
  const audio = prefs.values.sound ? audioContext() : null;
  if (audio !== null) SOUNDS[name](audio);
}

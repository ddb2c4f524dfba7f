// The grain of the planks, from a fixed seed.

function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

export const LENGTH = 1100;
export const BREADTH = 104;
export const PLANKS = 4;

export interface Plank {
  y: number;
  seam: number;
  grain: string;
  knot: { x: number; y: number } | null;
}

function grainLine(roll: () => number, y: number, knot: { x: number; y: number } | null): string {
  let path = "";
  for (let step = 0; step <= 11; step += 1) {
    const x = step * 100;
    const near =
      knot === null ? 0 : Math.exp(-(((x - knot.x) / 90) ** 2)) * 14 * Math.sign(y - knot.y || 1);
    const wave = step === 0 || step === 11 ? 0 : (roll() - 0.5) * 7;
    const at = `${x} ${Math.round((y + wave + near) * 10) / 10}`;
    path += step === 0 ? `M${at}` : `S${x - 45} ${Math.round((y + wave + near) * 10) / 10} ${at}`;
  }
  return path;
}

export const planks: Plank[] = Array.from({ length: PLANKS }, (_, place) => {
  const roll = dice(17 + place * 101);
  const y = place * BREADTH;
  const knot = place % 2 === 0 ? { x: 240 + roll() * 600, y: y + 34 + roll() * 40 } : null;
  const grain = Array.from({ length: 9 }, (_line, line) =>
    grainLine(roll, y + 9 + line * 10.6, knot),
  ).join("");
  return { y, seam: Math.round(roll() * LENGTH), grain, knot };
});

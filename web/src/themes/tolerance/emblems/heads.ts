// Parts of portraits. Heads look at the viewer, as on old playing cards.

import { both, disc, oval, rays, scallops, type Stroke } from "./pen";

export const FACE =
  "M35 40C34 53 39 63 50 68C61 63 66 53 65 40C65 29 59 23 50 23C41 23 35 29 35 40Z";
export const LONG_FACE =
  "M36 38C35 54 41 66 50 72C59 66 65 54 64 38C64 27 58 22 50 22C42 22 36 27 36 38Z";
export const ROUND_FACE =
  "M32 42C31 56 39 66 50 67C61 66 69 56 68 42C68 30 60 24 50 24C40 24 32 30 32 42Z";
export const SHOULDERS = "M6 100C8 84 22 77 38 73H62C78 77 92 84 94 100Z";

// Eyes, nose and mouth; brows that slope inwards are stern, outwards mild.
export function features(slope = 0, mouth = 0, y = 42): Stroke[] {
  const brow = `M38.5 ${y - 3 - slope}C41 ${y - 5} 45 ${y - 5 + slope / 2} 47 ${y - 3 + slope}`;
  return [
    [
      "line",
      `${both(brow)}M50.5 ${y}C50 ${y + 4} 48.5 ${y + 7} 47.5 ${y + 10}C49 ${y + 11.5} 51 ${y + 11.5} 52.5 ${y + 11}M45 ${y + 16}C48 ${y + 16 + mouth} 52 ${y + 16 + mouth} 55 ${y + 16}`,
    ],
    ["solid", `${oval(43.2, y + 1, 2.3, 1.9)}${oval(56.8, y + 1, 2.3, 1.9)}`],
  ];
}

// A ruff, seen a little from above: the collar all around and its folds.
export function ruff(y = 71, rx = 27, ry = 11): Stroke[] {
  return [
    ["paper", scallops(50, y, rx, ry, 18, 1.7)],
    ["hair", rays(50, y - 2, rx * 0.45, rx * 0.9, 22, 0, 360, ry / rx)],
  ];
}

export function pearls(
  y: number,
  from: number,
  to: number,
  sag: number,
  count: number,
  r = 1.9,
): string {
  return Array.from({ length: count }, (_, place) => {
    const part = place / (count - 1);
    return disc(from + (to - from) * part, y + sag * 4 * part * (1 - part), r);
  }).join("");
}

// A crown of fleurons, as wide as a head, standing on `y`.
export function crown(x: number, y: number, width: number): string {
  const w = width / 2;
  const up = width * 0.42;
  const p = (dx: number, dy: number): string => `${x + w * dx} ${y - up * dy}`;
  return `M${p(-0.86, 0)}L${p(-1, 0.8)}L${p(-0.6, 0.42)}L${p(-0.42, 0.95)}L${p(-0.2, 0.48)}L${p(0, 1.2)}L${p(0.2, 0.48)}L${p(0.42, 0.95)}L${p(0.6, 0.42)}L${p(1, 0.8)}L${p(0.86, 0)}C${p(0.4, -0.16)} ${p(-0.4, -0.16)} ${p(-0.86, 0)}Z`;
}

// How the browser tests play this game.

import { itemsIn, pickItem, type Decide, type Driver } from "../../../e2e/support/driver";
import type { Asked, Strategy } from "../../../e2e/support/table-page";

const KINDS = [
  "murder",
  "deceit",
  "greed",
  "lust",
  "gluttony",
  "pride",
  "heresy",
  "mercy",
  "sincerity",
  "generosity",
  "chastity",
  "temperance",
  "humility",
  "faith",
];

// Confess truthfully with one card at a time and doubt everybody: the game ends after some sixty
// choices. Proclaim one Dogma.
function strategy(): Strategy {
  let named = "";
  let proclaimed = false;
  return (asked) => {
    const { things, words } = asked;
    const tenet = things.find((each) => each.startsWith("tenet-"));
    const names = things.filter((each) => each.startsWith("name-"));
    if (tenet !== undefined && (!proclaimed || names.length === 0)) {
      proclaimed = true;
      return pickItem(tenet);
    }
    if (names.length > 0) {
      named = most(names, asked).slice("name-".length);
      return pickItem(`name-${named}`);
    }
    if (words.length > 0) return { word: words.length === 1 ? 0 : 1 };
    return pickItem(things.find((each) => each.startsWith(`card-${named}-`)) ?? things[0]);
  };
}

// Return the name with the most cards in sight.
function most(names: string[], { sight }: Asked): string {
  const held = (name: string): number =>
    sight.filter((each) => each.startsWith(`card-${name.slice("name-".length)}-`)).length;
  return names.reduce((best, name) => (held(name) > held(best) ? name : best));
}

// Name the kind with the most cards in hand, lay one card of it, doubt.
const decide: Decide = (prompt, answers, words) => {
  const kinds = KINDS.map((kind) => words.translate(`dogma-kind-${kind}`));
  const kindIn = (text: string): string => kinds.find((kind) => text.includes(kind)) ?? "";
  const of = answers.map(kindIn);
  if (of[0] === "") return Math.min(1, answers.length - 1);
  if (of.at(-1) === "") return answers.length - 1;
  const held = answers.map((answer) => Number(/\d+/.exec(answer)?.[0] ?? 0));
  const best = held.indexOf(Math.max(...held));
  const right = of.findIndex((kind) => prompt.includes(kind));
  return right >= 0 ? right : best;
};

const driver: Driver = {
  seats: { few: 2, many: 5 },
  strategy,
  decide,
  busy: (scene) =>
    itemsIn(scene, "altar") >= 1 && itemsIn(scene, "pile") >= 2 && scene.choices.length > 1,
  also: { choice: { word: 1 }, name: "judged" },
  soak: [{ seats: 5 }, { seats: 8 }, { seats: 3, level: "bishop" }],
  screenReader: [{ seats: 3 }],
};
export default driver;

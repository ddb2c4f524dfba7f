// How the browser tests play this game.

import type { Translator } from "../../lib/i18n/translator";
import { itemsIn, pickItem, type Driver } from "../../../e2e/support/driver";
import type { Strategy } from "../../../e2e/support/table-page";

// Buy where possible, so that rounds end; let every crew work where most is built; visit the House
// now and then.
function strategy(): Strategy {
  let turn = 0;
  return ({ things, words }) => {
    turn += 1;
    const some = (start: string): string | undefined =>
      things.filter((each) => each.startsWith(start)).at(-1);
    const found =
      (turn % 7 === 0 ? some("room-") : undefined) ??
      some("building-left") ??
      some("building-middle") ??
      some("market-") ??
      some("character-");
    if (found !== undefined && words.length < 2) return pickItem(found);
    if (words.length > 0) return { word: 0 };
    return pickItem(found ?? things[turn % things.length]);
  };
}

// Return whether an answer is the sentence of this key with any arguments: it contains the fixed
// words of the sentence in their order.
function isSaid(answer: string, key: string, words: Translator): boolean {
  const blanks = Object.fromEntries(
    ["choice", "site", "stone", "letter", "price"].map((name) => [name, "…"]),
  );
  let from = 0;
  return words
    .translate(key, blanks)
    .split("…")
    .every((part) => {
      const at = answer.indexOf(part, from);
      from = at + part.length;
      return at >= 0;
    });
}

// The preferred answers: seal the bid as it is, let every crew work at the first site, buy what can
// be bought, so that rounds end.
const EAGERLY = [
  "web-mea_culpa-seal",
  "mea_culpa-choice-crew",
  "mea_culpa-choice-buy-letter",
  "mea_culpa-choice-buy",
  "mea_culpa-choice-take",
];

const driver: Driver = {
  seats: { few: 2, many: 4 },
  strategy,
  decide: (_, answers, words) => {
    const wanted = EAGERLY.map((key) => answers.findIndex((answer) => isSaid(answer, key, words)));
    return wanted.find((at) => at >= 0) ?? 0;
  },
  busy: (scene) =>
    itemsIn(scene, "den-") >= 8 &&
    itemsIn(scene, "market") >= 2 &&
    itemsIn(scene, "chest-") >= 6 &&
    scene.choices.length > 4,
  soak: [
    { seats: 3 },
    { seats: 4 },
    { seats: 3, level: "bishop" },
    { seats: 4, options: { open_screens: "on" } },
    { seats: 2, options: { meta_culpa: "on" } },
    { seats: 3, options: { meta_culpa: "on" } },
    { seats: 4, options: { meta_culpa: "on" } },
  ],
  screenReader: [{ seats: 2 }, { seats: 3, options: { meta_culpa: "on" } }],
};
export default driver;

// How the browser tests play this game.

import { itemsIn, pickItem, type Driver } from "../../../e2e/support/driver";

const driver: Driver = {
  seats: { few: 3, many: 4 },
  // Take the first choice, but sin once to get the ring.
  strategy: () => {
    let sinned = false;
    return ({ things, words }) => {
      if (words.length === 0) return pickItem(things[0]);
      if (sinned || words.length < 2 || things.length > 0) return { word: 0 };
      sinned = true;
      return { word: 1 };
    };
  },
  decide: () => 0,
  busy: (scene) =>
    itemsIn(scene, "trick") >= 2 && itemsIn(scene, "hand") >= 5 && itemsIn(scene, "hand") <= 7,
  soak: [{ seats: 4 }, { seats: 4, options: { expert: "on" } }, { seats: 3, level: "bishop" }],
  screenReader: [{ seats: 3 }],
};
export default driver;

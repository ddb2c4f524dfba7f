// How the browser tests play this game.

import { itemsIn, pickItem, type Driver } from "../../../e2e/support/driver";

const driver: Driver = {
  seats: { few: 3, many: 5, pictured: 4 },
  // Take the first choice.
  strategy:
    () =>
    ({ things, words }) =>
      words.length > 0 ? { word: 0 } : pickItem(things[0]),
  decide: () => 0,
  busy: (scene) =>
    itemsIn(scene, "trick") >= 2 && itemsIn(scene, "board-") >= 12 && scene.choices.length > 1,
  soak: [
    { seats: 4, options: { roles: "choose", open_tableaux: "on" } },
    { seats: 5, options: { roles: "random", hidden_roles: "on", plagues: "2" } },
    { seats: 3, level: "bishop" },
  ],
  screenReader: [{ seats: 3 }],
};
export default driver;

import type { Item } from "../../lib/net/protocol";
import type { Theme } from "../../lib/themes";
import Face from "./Face.svelte";
import Layout from "./Layout.svelte";
import { recap } from "./recap";

// A sealed Dogma is a sheet with its seal, an unsealed one the boss of its kind; a name is a plate.
function ratio(item: Item): number {
  if (item.kind === "card") return 5 / 7;
  if (item.kind === "name") return 3;
  return item.marks.length > 0 ? 1.5 : 1;
}

// Spent rubies are gone, and a player who lets the last rival go burns.
const confirmable = [
  "dogma-choice-proclaim-vice",
  "dogma-choice-proclaim-virtue",
  "dogma-choice-believe-last",
  "dogma-choice-join-last",
];

const theme: Theme = {
  key: "dogma",
  Layout,
  Face,
  ratio,
  recap,
  confirmable,
  sounds: {
    dealt: "sweep",
    confessed: "card",
    "confessed-own": "card",
    joined: "card",
    "joined-own": "card",
    checked: "card",
    discarded: "sweep",
    took: "sweep",
    "took-hidden": "sweep",
    ruby: "coin",
    proclaimed: "wax",
    out: "bell",
    "game-over": "toll",
  },
};
export default theme;

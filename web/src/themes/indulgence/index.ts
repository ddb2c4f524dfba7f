import type { Item } from "../../lib/net/protocol";
import type { Theme } from "../../lib/themes";
import Face from "./Face.svelte";
import Layout from "./Layout.svelte";
import { recap } from "./recap";
import { steps } from "./steps";

const CARD = 5 / 7;

const theme: Theme = {
  key: "indulgence",
  Layout,
  Face,
  ratio: (item: Item) => (item.kind === "card" || item.kind === "edict" ? CARD : 1),
  steps,
  recap,
  sounds: {
    dealt: "sweep",
    played: "card",
    "played-hidden": "card",
    taken: "sweep",
    paid: "coin",
    edict: "wax",
    bull: "wax",
    sin: "toll",
    "game-over": "toll",
  },
  confirmable: ["indulgence-choice-bull", "indulgence-choice-sin", "indulgence-choice-sin-bull"],
};
export default theme;

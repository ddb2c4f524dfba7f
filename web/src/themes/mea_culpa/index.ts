import type { Item, Scene } from "../../lib/net/protocol";
import type { Theme } from "../../lib/themes";
import { about } from "./people/descriptions";
import BidForm from "./bids/BidForm.svelte";
import Face from "./Face.svelte";
import Layout from "./Layout.svelte";
import { recap } from "./recap";
import { ratio } from "./ratios";
import { steps } from "./steps";

const theme: Theme = {
  key: "mea_culpa",
  Layout,
  Face,
  ratio,
  steps,
  recap,
  about,
  // Items are numbered by their place: an item that left one place is the one that appears at
  // another.
  alike: (item: Item) =>
    item.kind === "sin" ? `sin-${item.seat}` : `${item.kind}${Object.values(item.look).join("-")}`,
  answers: (scene: Scene) =>
    scene.choices.some(
      (choice) =>
        choice.text.key === "mea_culpa-choice-bid" || choice.text.key === "mea_culpa-choice-coins",
    )
      ? BidForm
      : null,
  sounds: {
    prepared: "sweep",
    bids: "bell",
    picks: "card",
    buys: "coin",
    "buys-letter": "coin",
    sells: "coin",
    donates: "coin",
    "donates-into": "coin",
    visits: "card",
    unseen: "card",
    caught: "toll",
    taler: "coin",
    robs: "coin",
    "gives-letter": "wax",
    "yellow-letter": "wax",
    letter: "wax",
    "all-letters": "wax",
    crew: "card",
    nave: "bell",
    cathedral: "bell",
    punished: "toll",
    compared: "card",
    "caught-sinning": "toll",
    over: "toll",
  },
};
export default theme;

import type { Theme } from "../../lib/themes";
import Face from "./Face.svelte";
import Layout from "./Layout.svelte";
import { recap } from "./recap";
import { ratio } from "./ratio";
import { steps } from "./steps";

const theme: Theme = {
  key: "tolerance",
  Layout,
  Face,
  ratio,
  steps,
  recap,
  sounds: {
    dealt: "sweep",
    played: "card",
    laid: "sweep",
    taxes: "coin",
    "crown-taxes": "coin",
    loan: "wax",
    repaid: "coin",
    killed: "toll",
    condemned: "toll",
    converted: "wax",
    pennant: "bell",
    executed: "toll",
    "game-over": "toll",
  },
  // A role is kept for the whole game, and an execution is final.
  confirmable: ["tolerance-choice-role", "tolerance-choice-execute"],
};
export default theme;

import type { Theme } from "../types";
import Emblem from "./Emblem.svelte";
import Face from "./Face.svelte";
import Layout from "./Layout.svelte";

const theme: Theme = { key: "plain", Layout, Face, Emblem, ratio: (item) => (item.kind === "card" ? 5 / 7 : 1) };
export default theme;

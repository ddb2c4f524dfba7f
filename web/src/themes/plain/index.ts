import type { Theme } from "../../lib/themes";
import Face from "./Face.svelte";
import Layout from "./Layout.svelte";

const theme: Theme = {
  key: "plain",
  Layout,
  Face,
  ratio: (item) => (item.kind === "card" ? 5 / 7 : 1),
};
export default theme;

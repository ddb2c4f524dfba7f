import type { Cover } from "../../lib/themes";
import Emblem from "./Emblem.svelte";

const cover: Cover = { Emblem, cloth: "#4b2d18", clothDeep: "#2b1708" };
export default cover;

import type { Cover } from "../../lib/themes";
import Emblem from "./Emblem.svelte";

const cover: Cover = { Emblem, cloth: "#7a1a1d", clothDeep: "#3d0a0d" };
export default cover;

import type { Cover } from "../../lib/themes";
import Emblem from "./Emblem.svelte";

const cover: Cover = { Emblem, cloth: "#20508c", clothDeep: "#0f2c52" };
export default cover;

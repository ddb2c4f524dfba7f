import type { Cover } from "../../lib/themes";
import Emblem from "./Emblem.svelte";

const cover: Cover = { Emblem };
export default cover;

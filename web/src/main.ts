import "@fontsource/eb-garamond/400-italic.css";
import "@fontsource/eb-garamond/400.css";
import "@fontsource/eb-garamond/600.css";
import "@fontsource/im-fell-english-sc/400.css";
import "@fontsource/im-fell-english/400.css";
import "@fontsource/shippori-mincho/400.css";
import "@fontsource/unifrakturcook/700.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { prefs } from "./lib/browser/prefs.svelte";
import { i18n } from "./lib/i18n/i18n.svelte";
import "./themes";

prefs.apply();
await i18n.start();
const target = document.getElementById("app");
if (target !== null) mount(App, { target });

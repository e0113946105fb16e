// Begins the page of a recording, which ends with a scene and its answers.

import { element } from "./dom.mjs";
import { number } from "./geometry.mjs";
import { Page } from "./page.mjs";
import { Replay } from "./replay.mjs";
import { openScene, readData } from "./scene.mjs";

document.documentElement.classList.add("scripted");
const page = new Page(openScene(readData("data"))), { screen, views } = page.scene;
element("summary").textContent =
  `${screen.map(number).join(" × ")} points, ${views.length} views`;
// For the console, and for those who try the page.
Object.assign(globalThis, { tapscope: page, replay: new Replay(page, readData("feed")) });

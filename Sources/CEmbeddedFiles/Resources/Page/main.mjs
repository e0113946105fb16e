// Begins the page: opens the data, and shows the last event if there was one.

import { connect } from "./controls.mjs";
import { element } from "./dom.mjs";
import { Page } from "./page.mjs";
import { openScene, withoutTurns } from "./scene.mjs";

document.documentElement.classList.add("scripted");
const page = new Page(openScene(JSON.parse(withoutTurns(element("data").textContent))));
connect(page);
element("summary").textContent =
  `${page.scene.screen.join(" × ")} points, ${page.scene.views.length} views`;
if (page.scene.story) page.ask(page.scene.story.point);
// For the console, and for those who try the page.
globalThis.tapscope = page;

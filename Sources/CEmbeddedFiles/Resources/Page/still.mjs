// Begins the page of a scene with its answers, and shows the last event if there was one.

import { connect } from "./controls.mjs";
import { listDeadControls } from "./dead.mjs";
import { element } from "./dom.mjs";
import { number } from "./geometry.mjs";
import { Page } from "./page.mjs";
import { openScene, readData } from "./scene.mjs";

document.documentElement.classList.add("scripted");
const page = new Page(openScene(readData("data"))), { screen, views } = page.scene;
element("summary").textContent =
  `${screen.map(number).join(" × ")} points, ${views.length} views`;
connect(page);
listDeadControls(page.scene);
if (page.scene.story) page.ask(page.scene.story.point);
// For the console, and for those who try the page.
globalThis.tapscope = page;

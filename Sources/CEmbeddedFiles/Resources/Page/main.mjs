// Begins the page: opens the data, builds the panes, and lets them tell each other.

import { answerAt } from "./decisions.mjs";
import { element } from "./dom.mjs";
import { areasOfWinners, colorsOfWinners } from "./map.mjs";
import { tellAnswer, tellView } from "./result.mjs";
import { openScene } from "./scene.mjs";
import { Stage, listenToFingers } from "./stage.mjs";
import { listViews, markInList } from "./tree.mjs";

const scene = openScene(JSON.parse(element("data").textContent));
const areas = areasOfWinners(scene.map);
const look = { areas, color: colorsOfWinners(scene.responders, areas), chosen: null };
const stage = new Stage(scene, look);

function choose(view, path) {
  look.chosen = view;
  stage.choose(view, path);
  markInList(view);
}

/** Tells who gets a touch at a point of the screen, and why. */
function ask(x, y) {
  const [width, height] = scene.screen;
  if (!(x >= 0 && x < width && y >= 0 && y < height)) return;
  const answer = answerAt(scene, [x, y]), { winner, rows } = answer;
  tellAnswer(scene, answer);
  stage.markPoint(answer.point);
  choose(winner && winner.index !== undefined ? winner : null,
    rows.filter(row => row.mark === "yes").map(row => row.view));
}

function tell(view) {
  tellView(scene, view, areas.get(view.index), ask);
  stage.markPoint(null);
  choose(view, []);
}

function listenToControls() {
  element("find").addEventListener("input", () => listViews(scene, look));
  element("views").addEventListener("click", event => {
    const row = event.target.closest("li");
    if (row) tell(scene.views[row.dataset.view]);
  });
  element("flat").addEventListener("click", () => stage.turn(0, 0, 0));
  element("explode").addEventListener("click", () => stage.turn(16, -34, 44));
  for (const id of ["distance", "show-map", "show-names"]) {
    element(id).addEventListener("input", () => stage.place());
  }
  element("ask").addEventListener("submit", event => {
    event.preventDefault();
    const numbers = element("point").value.match(/-?[0-9.]+/g) || [];
    if (numbers.length === 2) ask(Number(numbers[0]), Number(numbers[1]));
  });
  addEventListener("resize", () => stage.place());
}

const left = scene.leftOut ? `, ${scene.leftOut} small ones not drawn` : "";
element("summary").textContent =
  `${scene.screen.join(" × ")} points, ${scene.views.length} views${left}`;
listViews(scene, look);
listenToFingers(stage, ask);
listenToControls();
stage.place();
if (scene.tap) ask(...scene.tap);

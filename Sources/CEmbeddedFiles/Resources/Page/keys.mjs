// The keys of the page, and the sheet that tells them.

import { element, make } from "./dom.mjs";

/** Keys that are told besides those of the actions. */
const others = [
  ["click", "ask at a point, and select"], ["shift-click", "distance to a second view"],
  ["drag, arrows", "turn"], ["shift-drag, shift-arrows", "move"], ["wheel, + −", "zoom"],
  ["↑ ↓ ← → in the list", "walk and open; letters find names"],
];

/** Makes arrows turn the stage, or move it with shift. */
export function listenToArrows(stage) {
  const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  stage.area.addEventListener("keydown", event => {
    const step = steps[event.key], { camera } = stage;
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.shiftKey) camera.move(step[0] * 30, step[1] * 30);
    else camera.turn(camera.pitch - step[1] * 5, camera.yaw + step[0] * 5);
    stage.redraw();
    event.preventDefault();
  });
}

/**
 * Listens to the keys of the page, wherever nobody types.
 *
 * @param actions - For each key what it does, in words, and the action.
 */
export function listenToKeys(actions) {
  const sheet = element("keys"), table = make("dl");
  for (const [key, words] of [...others, ...Object.entries(actions).map(([key, [words]]) =>
    [key, words])]) {
    table.append(make("dt", key), make("dd", words));
  }
  sheet.querySelector("div").append(table);
  addEventListener("keydown", event => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    const isTyping = target.closest("input:not([type=checkbox], [type=range]), textarea");
    // The list finds names by their letters.
    if (isTyping || (target.closest("[role=tree]") && event.key !== "Escape")) return;
    const action = actions[event.key];
    if (!action || (sheet.open && event.key !== "?")) return;
    event.preventDefault();
    action[1]();
  });
}

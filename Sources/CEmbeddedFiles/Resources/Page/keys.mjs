// The keys of the page, and the sheet that tells them.

import { element, make } from "./dom.mjs";

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

/** How keys are written that have no sign, or another one. */
const written = { " ": "space", ArrowLeft: "←", ArrowRight: "→" };

/**
 * Listens to the keys of the page, wherever nobody types.
 *
 * @param others - What else is told of keys and the mouse: the keys, and what they do.
 * @param actions - For each key what it does, in words, and the action. Without words it is not
 *   told.
 */
export function listenToKeys(others, actions) {
  const sheet = element("keys"), table = make("dl");
  for (const [key, words] of [...others, ["wheel, + −", "zoom"],
    ["↑ ↓ ← → in the list", "walk and open; letters find names"],
    ...Object.entries(actions).map(([key, [words]]) => [written[key] ?? key, words])]) {
    if (words) table.append(make("dt", key), make("dd", words));
  }
  sheet.querySelector("div").append(table);
  addEventListener("keydown", event => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    const isTyping = target.closest("input:not([type=checkbox], [type=range]), textarea");
    // The list finds names by their letters.
    const isInList = target.closest("[role=tree]") && event.key !== "Escape";
    if (isTyping || isInList || hasOwnUse(target, event.key)) return;
    const action = actions[event.key];
    if (!action || (sheet.open && event.key !== "?")) return;
    event.preventDefault();
    action[1]();
  });
}

/** Whether a control does something of its own with a key. */
function hasOwnUse(target, key) {
  if (key === " " || key === "Enter") return Boolean(target.closest("button, summary, a, select"));
  const isMoving = /^(Arrow|Home|End)/.test(key);
  return isMoving && Boolean(target.closest("input[type=range], select, aside, #trace"));
}

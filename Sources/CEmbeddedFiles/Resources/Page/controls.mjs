// The buttons, fields and keys of the page.

import { element } from "./dom.mjs";
import { listenToFingers } from "./fingers.mjs";
import { listenToArrows, listenToKeys } from "./keys.mjs";
import { showList } from "./page.mjs";

/** How far apart planes are when a button pulls them apart, in points. */
const usualDistance = 44;

/** Connects all controls with the page of a scene. */
export function connect(page) {
  const { stage } = page;
  connectStage(page);
  listenToFingers(stage, {
    onClick: (point, adds) => page.click(point, adds), holdsSpace: true,
    onHover: point => page.hover(point && stage.layersAt(point)[0]?.layer.view || null),
  });
  listenToArrows(stage);
  element("ask").addEventListener("submit", event => {
    event.preventDefault();
    page.askAt(element("point").value);
  });
  listenToKeys([
    ["click", "ask at a point, and select"], ["shift-click", "distance to a second view"],
    ["drag, arrows", "turn"], ["shift-drag, shift-arrows", "move"],
  ], {
    ...viewKeys(page, "n"), ...closeKeys(), "Escape": ["select nothing", () => page.clear()],
    "P": ["projector: large letters", () => toggle("projector")],
  });
}

/** Connects what every page has: how the views are shown, and the list of them. */
export function connectStage(page) {
  const { stage } = page;
  connectView(stage);
  connectLevels(stage);
  element("list").addEventListener("click",
    () => showList(!document.body.classList.contains("listed")));
  const settings = element("settings");
  addEventListener("pointerdown", event => {
    if (!event.target.closest("#settings")) settings.open = false;
  });
  addEventListener("keydown", event => {
    if (event.key !== "Escape" || !settings.open) return;
    settings.open = false;
    settings.querySelector("summary").focus();
    event.preventDefault();
    // The keys of the page leave it alone.
    event.stopImmediatePropagation();
  }, { capture: true });
  element("help").addEventListener("click", toggleSheet);
}

function toggle(id) {
  element(id).checked = !element(id).checked;
  element(id).dispatchEvent(new Event("input"));
}

/**
 * The keys for how the views are shown.
 *
 * @param names - The key of the names.
 */
export function viewKeys(page, names) {
  const { stage } = page;
  const zoom = factor => {
    stage.camera.zoom(factor);
    stage.redraw();
  };
  return {
    "f": ["flat", () => element("flat").click()],
    "e": ["exploded", () => element("explode").click()],
    "0": ["fit into the stage", () => stage.fit()],
    "+": ["zoom in", () => zoom(1.25)], "-": ["zoom out", () => zoom(0.8)],
    "m": ["map", () => toggle("show-map")], [names]: ["names", () => toggle("show-names")],
    "c": ["clipped views, dotted", () => toggle("show-clipped")],
    "h": ["hide the selected view", () => page.hide()],
    "o": ["only the selected view", () => page.focus()],
    "A": ["all views again", () => page.showAll()],
    "/": ["find in the list", () => element("find").select()],
    "?": ["these keys", toggleSheet],
  };
}

/** The keys of a page that answers by itself, which one looks into more closely. */
export function closeKeys() {
  const move = (id, by) => {
    element(id).value = Number(element(id).value) + by;
    element(id).dispatchEvent(new Event("input"));
  };
  return {
    "[": ["fewer levels from the front", () => move("highest", -1)],
    "]": ["more levels to the front", () => move("highest", 1)],
    "g": ["go to the point field", () => element("point").select()],
  };
}

function toggleSheet() {
  const sheet = element("keys");
  if (sheet.open) sheet.close();
  else {
    sheet.showModal();
    sheet.scrollTop = 0;
  }
}

function setPressed(id, isPressed) {
  element(id).setAttribute("aria-pressed", isPressed);
}

function connectView(stage) {
  const show = (pitch, yaw, distance) => {
    element("distance").value = distance;
    stage.show(pitch, yaw, distance);
    setPressed("flat", distance === 0);
    setPressed("explode", distance > 0);
  };
  element("flat").addEventListener("click", () => show(0, 0, 0));
  element("explode").addEventListener("click", () => show(16, -34, usualDistance));
  element("fit").addEventListener("click", () => stage.fit());
  element("distance").addEventListener("input", event => {
    const { pitch, yaw } = stage.camera;
    show(pitch, yaw, Number(event.target.value));
  });
  const flags = { "show-map": "showsMap", "show-names": "showsNames" };
  for (const [id, name] of Object.entries(flags)) {
    element(id).addEventListener("input", event => {
      stage[name] = event.target.checked;
      stage.arrange();
    });
  }
  element("show-clipped").addEventListener("input",
    event => stage.arrange({ showsClipped: event.target.checked }));
  element("projector").addEventListener("input", event => {
    document.documentElement.classList.toggle("projector", event.target.checked);
    stage.restyle();
  });
}

function connectLevels(stage) {
  const [lowest, highest] = ["lowest", "highest"].map(element);
  for (const range of [lowest, highest]) {
    range.max = stage.top;
    range.value = range === highest ? stage.top : 0;
    range.addEventListener("input", () => {
      // One end pushes the other.
      const other = range === lowest ? highest : lowest;
      if (Number(lowest.value) > Number(highest.value)) other.value = range.value;
      stage.arrange({ levels: [Number(lowest.value), Number(highest.value)] });
    });
  }
}

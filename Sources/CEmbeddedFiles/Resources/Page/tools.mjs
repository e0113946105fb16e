// What a click on the stage does: a touch of some kind, or looking only.

import { onStage } from "./camera.mjs";
import { element, makeButton } from "./dom.mjs";
import { show } from "./geometry.mjs";
import { paintNeedle } from "./marks.mjs";
import { drawPlate } from "./plates.mjs";

/** The tools: their key, what stands on the button, and what they do in words. */
export const tools = [
  { kind: "tap", key: "t", name: "Tap", words: "a click taps" },
  { kind: "press", key: "p", name: "Press", words: "a click presses long" },
  { kind: "drag", key: "d", name: "Drag", words: "a drag drags a finger" },
  { kind: "hit", key: "a", name: "Ask", words: "a click asks only who would be hit" },
  { kind: "select", key: "s", name: "Select", words: "a click selects a view" },
];

/** The buttons of the tools. */
export class Toolbox {
  constructor(undo) {
    this.kind = "tap";
    this.buttons = new Map();
    const box = element("acts");
    for (const { kind, key, name, words } of tools) {
      const button = makeButton(name, () => this.choose(kind));
      button.title = `${words} (${key})`;
      this.buttons.set(kind, button);
      box.append(button);
    }
    const back = makeButton("Undo", undo, "undo");
    back.title = "takes the last command back (u)";
    box.append(back);
    this.choose("tap");
  }

  choose(kind) {
    this.kind = kind;
    for (const [each, button] of this.buttons) button.setAttribute("aria-pressed", each === kind);
  }
}

/** A cross that arrows move over the stage, for those who have no mouse. */
export class StageCursor {
  /** @param onAct - Is told the point of the screen; null for Enter where there is no cross. */
  constructor(page, overlay, onAct) {
    Object.assign(this, { page, overlay, onAct, point: null, from: null });
    const { area } = page.stage;
    let byPointer = false;
    area.addEventListener("pointerdown", () => {
      byPointer = true;
      this.hide();
    });
    area.addEventListener("focus", () => {
      if (!byPointer) this.place(page.scene.screen.map(length => Math.round(length / 2)));
      byPointer = false;
    });
    area.addEventListener("blur", () => {
      byPointer = false;
      this.hide();
    });
    area.addEventListener("keydown", event => this.press(event));
  }

  place(point) {
    this.point = point;
    this.overlay.show("cursor", this);
    element("hint").textContent = `${show(point)}: Enter acts here`;
  }

  hide() {
    this.point = this.from = null;
    this.overlay.show("cursor", null);
  }

  press(event) {
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = steps[event.key];
    if (event.key === "Enter") {
      this.onAct(this.point);
    } else if (event.key === "Escape" && this.point) {
      this.hide();
    } else if (step && this.point) {
      const by = event.shiftKey ? 1 : 10, { screen } = this.page.scene;
      this.place(this.point.map((value, k) =>
        Math.max(0, Math.min(screen[k] - 1, value + step[k] * by))));
    } else return;
    event.preventDefault();
  }

  paint(pen, stage) {
    const { frame, theme } = stage.space;
    const [x, y] = onStage(frame, this.point, 0), size = theme.size * 1.6;
    paintNeedle(pen, stage.space, this.point, stage.camera.height);
    const path = new Path2D();
    for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]]) {
      path.moveTo(x + dx * size * 0.3, y + dy * size * 0.3);
      path.lineTo(x + dx * size, y + dy * size);
    }
    for (const [color, width] of [[theme.card, 7], [theme.accent, 3]]) {
      pen.strokeStyle = color;
      pen.lineWidth = width;
      pen.stroke(path);
    }
    drawPlate(pen, stage, show(this.point), [x + size, y + size],
      { ground: theme.accent, ink: theme.card });
  }
}

// What moves over the views: a canvas of its own, so that the views are not painted for it.

import { make } from "./dom.mjs";

/** A canvas over the stage. */
export class Overlay {
  constructor(stage) {
    this.stage = stage;
    const canvas = make("canvas");
    canvas.setAttribute("aria-hidden", "true");
    stage.area.append(canvas);
    this.pen = canvas.getContext("2d");
    // Each is something with `paint(pen, stage, now)`, by what it shows.
    this.pictures = new Map();
    this.isRunning = false;
    this.onFrame = () => false;
    stage.overlay = this;
    this.resize(stage);
  }

  /** Shows a picture in place of the one of the same name; null shows none. */
  show(name, picture) {
    if (picture) this.pictures.set(name, picture);
    else if (!this.pictures.delete(name)) return;
    this.stage.redraw();
  }

  resize({ pen: { canvas }, ratio }) {
    Object.assign(this.pen.canvas, { width: canvas.width, height: canvas.height });
    this.ratio = ratio;
  }

  paint(stage, now = performance.now()) {
    const { pen } = this;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
    pen.globalAlpha = 1;
    for (const picture of this.pictures.values()) {
      pen.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
      picture.paint(pen, stage, now);
    }
  }

  /** Paints with every frame of the screen for as long as `onFrame` says that something moves. */
  run() {
    if (this.isRunning) return;
    this.isRunning = true;
    const frame = now => {
      this.isRunning = this.onFrame(now);
      this.paint(this.stage, now);
      if (this.isRunning) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }
}

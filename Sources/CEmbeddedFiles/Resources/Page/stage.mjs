// The views in space, the map over them, and the finger.

import { element, make } from "./dom.mjs";
import { toScreen } from "./geometry.mjs";
import { forEachBlock } from "./map.mjs";

/** The views in space. */
export class Stage {
  constructor(scene, { areas, color }) {
    this.scene = scene;
    this.stage = element("stage");
    this.world = element("world");
    this.camera = { x: 0, y: 0, zoom: 1 };
    this.layers = new Map();
    this.chosen = null;
    this.deepest = scene.views.reduce((most, view) => Math.max(most, view.depth), 0);
    this.build(areas, color);
    this.label();
  }

  build(areas, color) {
    const base = make("div", undefined, "layer base");
    const [width, height] = this.scene.screen;
    Object.assign(base.style,
      { width: `${width}px`, height: `${height}px`, transform: "translateZ(-2px)" });
    this.world.append(base);
    for (const k of this.scene.drawn) {
      const view = this.scene.views[k], layer = make("div", undefined, "layer");
      layer.classList.toggle("dead", Boolean(view.dead));
      layer.classList.toggle("lost", Boolean(view.lost));
      layer.classList.toggle("acts", Boolean(view.acts && areas.get(k)));
      layer.style.setProperty("--tint", color(k));
      layer.style.width = `${view.bounds[2]}px`;
      layer.style.height = `${view.bounds[3]}px`;
      layer.dataset.view = k;
      this.layers.set(view, layer);
      this.world.append(layer);
    }
    this.canvas = make("canvas");
    this.canvas.id = "map";
    this.paint(color);
    this.mark = make("div");
    this.mark.id = "mark";
    this.mark.hidden = true;
    this.world.append(this.canvas, this.mark);
  }

  paint(color) {
    const { map, responders } = this.scene;
    this.canvas.width = map.columns;
    this.canvas.height = map.rows;
    const pen = this.canvas.getContext("2d");
    forEachBlock(map, (winner, x, width, y, height) => {
      pen.fillStyle = color(winner);
      pen.globalAlpha = winner < 0 ? 0 : responders[winner].acts ? 0.8 : 0.25;
      pen.fillRect(x, y, width, height);
    });
  }

  /** Writes names into corners, those of views in front first, none over another. */
  label() {
    const taken = [];
    for (const [view, layer] of [...this.layers].reverse()) {
      const [x, y, width, height] = view.bounds, [left, top] = toScreen(view, [x, y]);
      const box = [left, top, left + Math.min(width, view.name.length * 6 + 8), top + 14];
      const isFree = !taken.some(other => other[0] < box[2] && box[0] < other[2]
        && other[1] < box[3] && box[1] < other[3]);
      if (width < 24 || height < 12 || !isFree) continue;
      if (taken.push(box) > 300) return;
      layer.append(make("span", view.name));
    }
  }

  /** Where the k-th layer stands above the screen: by depth, then by drawing order. */
  height(view, k, distance) {
    return view.depth * distance * Math.min(1, 12 / Math.max(1, this.deepest)) + k * 0.02;
  }

  /** Puts everything where the controls and the camera say. */
  place() {
    const distance = Number(element("distance").value), isExploded = distance > 0;
    let top = 0, finger = 0, k = 0;
    for (const [view, layer] of this.layers) {
      const z = this.height(view, ++k, distance), [a, b, c, d] = view.toScreen;
      top = Math.max(top, z);
      if (view === this.chosen) finger = z;
      const corner = toScreen(view, view.bounds);
      layer.style.transform = `translateZ(${z}px) matrix(${a},${b},${c},${d},${corner})`;
    }
    // The map lies over the flat screen, and on the floor below views that stand apart.
    const { map, screen: [width, tall] } = this.scene, [left, above, wide, high] = map.region;
    this.canvas.hidden = !element("show-map").checked;
    this.canvas.style.transform =
      `translate3d(${left}px,${above}px,${isExploded ? -1 : top + 1}px) `
      + `scale(${wide / map.columns},${high / map.rows})`;
    this.mark.style.transform = `translateZ(${(isExploded ? finger : top + 1) + 1}px)`;
    this.stage.classList.toggle("exploded", isExploded);
    this.stage.classList.toggle("nameless", !element("show-names").checked);
    const { x, y, zoom } = this.camera, scale = zoom * Math.min(
      this.stage.clientWidth / (width * 1.1), this.stage.clientHeight / (tall * 1.06));
    this.world.style.transform = `scale3d(${scale},${scale},${scale}) rotateX(${x}deg) `
      + `rotateY(${y}deg) translate3d(${-width / 2}px,${-tall / 2}px,${-top / 2}px)`;
  }

  /** Turns the views and pulls them apart. */
  turn(x, y, distance) {
    Object.assign(this.camera, { x, y, zoom: distance > 0 ? 0.86 : 1 });
    element("distance").value = distance;
    this.place();
  }

  /** Marks a view and those through which the touch went to it. */
  choose(view, path) {
    this.chosen = view;
    for (const [each, layer] of this.layers) {
      layer.classList.toggle("chosen", each === view);
      layer.classList.toggle("path", each !== view && path.includes(each));
    }
    this.place();
  }

  /** Marks a point of the screen, or none. */
  markPoint(point) {
    this.mark.hidden = !point;
    if (point) [this.mark.style.left, this.mark.style.top] = point.map(value => `${value}px`);
  }

  /** The point of the screen under the finger: that of the layer in front, as it lies there. */
  screenPoint(event) {
    const layer = event.target.closest(".layer");
    if (!layer) return null;
    const view = this.scene.views[layer.dataset.view];
    if (!view) return [event.offsetX, event.offsetY];
    return toScreen(view, [event.offsetX + view.bounds[0], event.offsetY + view.bounds[1]]);
  }
}

/** Lets fingers and keys turn a stage; a click asks at its point. */
export function listenToFingers(stage, ask) {
  const { camera, stage: area } = stage;
  let start = null;
  area.addEventListener("pointerdown", event => {
    start = { x: event.clientX, y: event.clientY, camera: { ...camera }, moved: false };
  });
  area.addEventListener("pointermove", event => {
    if (!start || !event.buttons) return;
    const dx = event.clientX - start.x, dy = event.clientY - start.y;
    if (Math.hypot(dx, dy) < 5 && !start.moved) return;
    start.moved = true;
    area.classList.add("turning");
    camera.y = start.camera.y + dx / 4;
    camera.x = Math.max(-89, Math.min(89, start.camera.x - dy / 4));
    stage.place();
  });
  addEventListener("pointerup", () => area.classList.remove("turning"));
  area.addEventListener("click", event => {
    if (start && start.moved) return;
    const point = stage.screenPoint(event);
    // Half points are as exact as a finger, and easier to say.
    if (point) ask(...point.map(value => Math.round(value * 2) / 2));
  });
  area.addEventListener("wheel", event => {
    event.preventDefault();
    camera.zoom = Math.max(0.2, Math.min(8, camera.zoom * Math.exp(-event.deltaY / 500)));
    stage.place();
  }, { passive: false });
  area.addEventListener("keydown", event => {
    const step = { ArrowLeft: [0, -5], ArrowRight: [0, 5], ArrowUp: [5, 0],
      ArrowDown: [-5, 0] }[event.key];
    if (event.key === "Escape") stage.turn(0, 0, 0);
    if (!step) return;
    camera.x += step[0];
    camera.y += step[1];
    stage.place();
    event.preventDefault();
  });
}

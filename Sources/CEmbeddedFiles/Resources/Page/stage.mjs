// The views in space on a canvas: what is shown, from where, and what is marked.

import { Camera, onPlane, onStage } from "./camera.mjs";
import { element } from "./dom.mjs";
import { toScreen } from "./geometry.mjs";
import { layersAt, layersOf, shownLayers, spacing, topLevel } from "./layers.mjs";
import { mapImage } from "./map.mjs";
import { outlineLayers, paintFinger, paintGaps } from "./marks.mjs";
import { Painting } from "./painter.mjs";
import { onThemeChange, readTheme } from "./theme.mjs";

const nothingMarked = {
  view: null, other: null, hovered: null, winner: null, path: [], finger: null,
};

/** The views in space. Every change is painted once, with the next frame of the screen. */
export class Stage {
  constructor(scene) {
    this.area = element("stage");
    this.pen = element("canvas").getContext("2d");
    this.camera = new Camera();
    this.look = {
      hidden: new Set(), focus: null, levels: [0, Infinity], showsClipped: false, faded: new Set(),
    };
    Object.assign(this, { distance: 0, showsMap: true, showsNames: true, labels: [] });
    // A walk and an open question show no map: it would tell the end.
    Object.assign(this, { isMapHeld: false, asksFirst: false, overlay: null });
    this.marked = { ...nothingMarked };
    this.open(scene);
    new ResizeObserver(() => this.resize()).observe(this.area);
    onThemeChange(() => this.restyle());
  }

  /** Shows a scene; views that were hidden or marked before are so again, if they are there. */
  open(scene) {
    const same = view => view && (scene.byId.get(view.id ?? view.index) ?? null);
    const all = views => [...views].map(same).filter(Boolean);
    const { look, marked } = this;
    Object.assign(look, {
      hidden: new Set(all(look.hidden)), focus: same(look.focus), faded: new Set(),
    });
    this.marked = {
      ...nothingMarked, view: same(marked.view), hovered: same(marked.hovered),
      winner: same(marked.winner), path: all(marked.path),
    };
    this.scene = scene;
    this.layers = layersOf(scene);
    this.layerOfView = new Map(this.layers.map(layer => [layer.view, layer]));
    this.top = topLevel(this.layers);
    this.map = mapImage(scene);
    this.camera.screen = scene.screen;
    this.camera.height = this.gap * (this.top + 1);
    this.restyle();
  }

  /** Reads the colors again; what goes on paper is painted at once, as nobody waits for it. */
  restyle() {
    this.theme = readTheme();
    this.resize();
    this.arrange();
    if (matchMedia("print").matches) this.paint();
  }

  /** Changes what is shown. */
  arrange(change = {}) {
    Object.assign(this.look, change);
    this.shown = shownLayers(this.layers, this.look);
    const look = {
      ...this.look, isSecret: this.isSecret, hasLetters: this.showsMap && !this.isMapHeld,
    };
    this.painting = new Painting(this.scene, this.map, this.shown, this.theme, look);
    this.redraw();
  }

  /** Whether the drawing keeps to itself who gets a touch. */
  get isSecret() {
    return this.isMapHeld || (this.asksFirst && !this.showsMap);
  }

  /** The distance between two planes, in points; 0 where all lie on the screen. */
  get gap() {
    return spacing(this.distance, this.top);
  }

  /** How far a layer lies above the screen, in points. */
  heightOf(layer) {
    return this.gap === 0 ? 0 : (layer.level + 1) * this.gap;
  }

  /** Turns the views and pulls them apart, and shows them all. */
  show(pitch, yaw, distance) {
    this.distance = distance;
    this.camera.turn(pitch, yaw);
    this.fit();
  }

  /** Shows everything that there is room for. */
  fit() {
    this.camera.height = this.gap * (this.top + 1);
    this.camera.fit();
    this.redraw();
  }

  /** Fills the room that there is; what was zoomed stays so. */
  resize() {
    const { clientWidth, clientHeight } = this.area, { canvas } = this.pen;
    // Paper has finer dots than a screen.
    this.ratio = Math.max(devicePixelRatio, matchMedia("print").matches ? 3 : 1);
    canvas.width = Math.round(clientWidth * this.ratio);
    canvas.height = Math.round(clientHeight * this.ratio);
    this.camera.stage = [clientWidth, clientHeight];
    this.overlay?.resize(this);
    if (this.camera.isFitted) this.camera.fit();
    this.redraw();
  }

  /** Marks views: `view`, `other`, `hovered`, `winner`, `path`, and the `finger`. */
  mark(change) {
    Object.assign(this.marked, change);
    this.redraw();
  }

  redraw() {
    if (this.isWaiting) return;
    this.isWaiting = true;
    requestAnimationFrame(() => {
      this.isWaiting = false;
      this.paint();
    });
  }

  paint() {
    const { pen, camera, theme, marked, space } = this;
    this.labels = this.painting.paint(pen,
      { ...space, showsMap: this.showsMap && !this.isMapHeld, showsNames: this.showsNames });
    const outline = (view, style) => view ? [{ layer: this.layerOf(view), ...style }] : [];
    outlineLayers(pen, space, [
      ...marked.path.flatMap(view => outline(view, { color: theme.accent, width: 1 })),
      ...outline(marked.hovered, { color: theme.accent, width: 2, share: 0.1 }),
      ...outline(marked.winner, { color: theme.accent, width: 3, share: 0.15 }),
      ...outline(marked.view, { color: theme.ink, width: 3, dash: [8, 4] }),
      ...outline(marked.other, { color: theme.ink, width: 3, dash: [2, 4] }),
    ]);
    if (marked.view && marked.other) {
      paintGaps(pen, space, this.layerOf(marked.view), this.layerOf(marked.other));
    }
    if (marked.finger) paintFinger(pen, space, this.place(marked.finger), camera.height);
    this.overlay?.paint(this);
  }

  /** What a pen needs to know to draw where the views are. */
  get space() {
    const { camera, ratio, theme, gap } = this;
    return { frame: camera.frame(), ratio, theme, scale: camera.scale, gap,
      heightOf: layer => this.heightOf(layer) };
  }

  place({ point, layer }) {
    return { point, z: layer ? this.heightOf(layer) : 0 };
  }

  /** The layer of a view; one that is not drawn lies on the screen. */
  layerOf(view) {
    const layer = this.layerOfView.get(view);
    if (layer) return layer;
    const [x, y, width, height] = view.bounds;
    const outline = [[x, y], [x + width, y], [x + width, y + height], [x, y + height]]
      .map(corner => toScreen(view, corner));
    return { view, level: -1, isSeen: false, outline, shape: outline };
  }

  /** The layers at a point of the stage, front to back, each with its point of the screen. */
  layersAt(point) {
    const frame = this.camera.frame(), { gap } = this;
    return layersAt(this.shown, level => onPlane(frame, point, gap === 0 ? 0 : (level + 1) * gap));
  }

  /** The point of the screen at a point of the stage, and the layer in front there, if any. */
  pointAt(point) {
    const [front] = this.layersAt(point);
    return front ?? { point: onPlane(this.camera.frame(), point, 0), layer: null };
  }

  /** The place on the stage of a point of the screen, on the plane of a layer. */
  onStage(point, layer) {
    return onStage(this.camera.frame(), point, layer ? this.heightOf(layer) : 0);
  }
}

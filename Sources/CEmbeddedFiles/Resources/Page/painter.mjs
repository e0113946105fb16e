// Paints the layers on a canvas. What does not change while the camera moves is prepared once.

import { onStage } from "./camera.mjs";
import { placeLabels } from "./labels.mjs";
import { boxOf } from "./layers.mjs";
import { widthOf } from "./theme.mjs";

const mostLabels = 150;

/** The layers of a scene as paths, by plane and kind, ready to be painted from anywhere. */
export class Painting {
  /**
   * @param map - The map as an image.
   * @param layers - What is shown, lower planes first.
   * @param theme - The colors.
   * @param look - Whether what is clipped is dotted, and what is faded.
   */
  constructor(scene, map, layers, theme, look) {
    Object.assign(this, { scene, map, theme });
    this.groups = groupsOf(layers, theme, look);
    this.labels = wantedLabels(layers);
  }

  /**
   * Paints everything.
   *
   * @param view - `frame` of the camera, `scale`, `gap` between planes, `ratio` of the device's
   *   pixels to CSS pixels, `showsMap`, `showsNames`.
   * @returns The labels that were placed.
   */
  paint(pen, { frame, scale, gap, ratio, showsMap, showsNames }) {
    const isFlat = gap === 0, { theme, scene } = this;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
    placePlane(pen, frame, ratio, 0);
    pen.lineWidth = 1 / scale;
    pen.fillStyle = theme.card;
    pen.strokeStyle = theme.edge;
    pen.fillRect(0, 0, ...scene.screen);
    if (showsMap) this.paintMap(pen);
    pen.strokeRect(0, 0, ...scene.screen);
    for (const { level, path, fill, stroke, width, dash, opacity } of this.groups) {
      placePlane(pen, frame, ratio, isFlat ? 0 : (level + 1) * gap);
      if (fill && !(isFlat && showsMap)) {
        pen.fillStyle = fill.color;
        pen.globalAlpha = fill.share * opacity;
        pen.fill(path);
      }
      pen.strokeStyle = stroke;
      pen.globalAlpha = Math.max(0.4, opacity);
      pen.lineWidth = width / scale;
      pen.setLineDash(dash.map(length => length / scale));
      pen.stroke(path);
    }
    pen.globalAlpha = 1;
    pen.setLineDash([]);
    return showsNames ? this.paintLabels(pen, frame, gap, ratio) : [];
  }

  paintMap(pen) {
    if (!this.map) return;
    const { map: { region: [x, y, width, height] }, isMapOld } = this.scene;
    pen.imageSmoothingEnabled = false;
    pen.globalAlpha = isMapOld ? 0.25 : 0.45;
    pen.drawImage(this.map, x, y, width, height);
    if (isMapOld) {
      // What was true of the scene before is not thrown away, but grey.
      pen.globalCompositeOperation = "saturation";
      pen.globalAlpha = 1;
      pen.fillStyle = "#808080";
      pen.fillRect(x, y, width, height);
      pen.globalCompositeOperation = "source-over";
    }
    pen.globalAlpha = 1;
  }

  paintLabels(pen, frame, gap, ratio) {
    const { theme } = this, height = Math.round(theme.size * 1.35);
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.font = `${theme.size}px ${theme.family}`;
    pen.textBaseline = "middle";
    // Most views of a crowded screen are too small for any word: they cost no memory in a frame.
    const hasRoom = ({ width: wide, height: tall }) => Math.abs(frame.a) * wide >= height
      && Math.abs(frame.b) * wide + Math.abs(frame.d) * tall >= height;
    const wanted = this.labels.filter(hasRoom).map(({ layer, texts }) => {
      const z = gap === 0 ? 0 : (layer.level + 1) * gap;
      const corners = layer.isSeen ? layer.shape : layer.outline;
      return { layer, texts, polygon: corners.map(corner => onStage(frame, corner, z)) };
    });
    const placed = placeLabels(wanted, text => widthOf(pen, text), height, mostLabels);
    for (const { label, left, top, width, text } of placed) {
      pen.globalAlpha = 0.93;
      pen.fillStyle = theme.card;
      pen.beginPath();
      pen.roundRect(left, top, width, height, 3);
      pen.fill();
      pen.globalAlpha = 1;
      if (label.layer.view.color) {
        pen.fillStyle = label.layer.view.color;
        pen.fillRect(left, top, 3, height);
      }
      pen.fillStyle = theme.ink;
      pen.fillText(text, left + 5, top + height / 2 + 0.5);
    }
    return placed;
  }
}

/** Lets a pen write in the coordinates of the screen, on the plane z above it. */
export function placePlane(pen, { a, b, d, e, f, rise }, ratio, z) {
  pen.setTransform(ratio * a, ratio * b, 0, ratio * d,
    ratio * (e + rise[0] * z), ratio * (f + rise[1] * z));
}

/** Paths of the layers that look alike and lie on the same plane. */
function groupsOf(layers, theme, { showsClipped, faded, isSecret }) {
  const groups = new Map();
  for (const layer of layers) {
    const isFaded = faded.has(layer.view);
    const look = isFaded ? fadedLook(theme) : lookOf(layer, theme, isSecret);
    const opacity = isFaded ? 1 : Math.round(layer.opacity * 10) / 10;
    add(groups, layer.level, opacity, look, layer.isSeen ? layer.shape : layer.outline);
    if (layer.isSeen && layer.isClipped && showsClipped) {
      add(groups, layer.level, opacity, clippedLook(theme), layer.outline);
    }
  }
  return [...groups.values()];
}

function add(groups, level, opacity, look, corners) {
  const key = `${level} ${opacity} ${look.kind} ${look.stroke}`;
  if (!groups.has(key)) groups.set(key, { level, opacity, path: new Path2D(), ...look });
  const { path } = groups.get(key);
  corners.forEach(([x, y], k) => k === 0 ? path.moveTo(x, y) : path.lineTo(x, y));
  path.closePath();
}

/** What a walk passes by: a line that is there, and no more. */
function fadedLook(theme) {
  return { kind: "faded", fill: null, stroke: theme.edge, width: 1.5, dash: [3, 4] };
}

function clippedLook(theme) {
  return { kind: "clipped", fill: null, stroke: theme.soft, width: 1, dash: [1, 3] };
}

function lookOf({ view, isSeen }, theme, isSecret) {
  if (!isSeen) return clippedLook(theme);
  const plate = { color: theme.plate, share: 1 };
  // Who gets no touch anywhere may be what is asked.
  if (isSecret && view.acts) {
    const fill = { color: theme.accent, share: 0.2 };
    return { kind: "secret", fill, stroke: theme.accent, width: 1.5, dash: [] };
  }
  if ((view.lost || view.idle) && !isSecret) {
    return { kind: "lost", fill: plate, stroke: theme.no, width: 2, dash: [] };
  }
  if (view.dead) return { kind: "dead", fill: null, stroke: theme.edge, width: 1, dash: [4, 3] };
  if (view.acts && view.color) {
    const fill = { color: view.color, share: 0.35 };
    return { kind: "acts", fill, stroke: view.color, width: 1.5, dash: [] };
  }
  return { kind: "plain", fill: plate, stroke: theme.edge, width: 1, dash: [] };
}

/** What stands on layers: first on those that act, then texts, then names, small views first. */
function wantedLabels(layers) {
  const rank = ({ view, box }) => [view.acts ? 0 : view.text ? 1 : 2,
    box ? (box[2] - box[0]) * (box[3] - box[1]) : 0];
  return layers.filter(({ view }) => view.label)
    .map(layer => ({
      layer, texts: textsOf(layer.view), rank: rank(layer), ...sizeOf(layer),
    }))
    .sort(({ rank: a }, { rank: b }) => a[0] - b[0] || a[1] - b[1]);
}

/** The size of a layer on the screen, in points. */
function sizeOf({ isSeen, shape, outline }) {
  const [left, top, right, bottom] = boxOf(isSeen ? shape : outline) ?? [0, 0, 0, 0];
  return { width: right - left, height: bottom - top };
}

/** The letter of the map and what the view says; the letter alone where there is no room. */
function textsOf({ mark, label }) {
  return mark ? [`${mark} · ${label}`, mark] : [label];
}

// Paints the layers on a canvas. What does not change while the camera moves is prepared once.

import { onStage } from "./camera.mjs";
import { placeLabels } from "./labels.mjs";
import { boxOf } from "./layers.mjs";
import { widthOf } from "./theme.mjs";

const mostLabels = 150;
/** Of more layers than these nobody looks for what covers a name: the word itself is in front. */
const mostCovers = 400;
/** What is round of a device, in points: its frame, and the corners of its screen. */
const frameWidth = 9, screenRadius = 26;

/** The layers of a scene as paths, by plane and kind, ready to be painted from anywhere. */
export class Painting {
  /**
   * @param map - The map as an image.
   * @param layers - What is shown, lower planes first.
   * @param theme - The colors.
   * @param look - Whether what is clipped is dotted, what is faded, and whether letters of the map
   *   stand at names.
   */
  constructor(scene, map, layers, theme, look) {
    Object.assign(this, { scene, map, theme });
    this.groups = groupsOf(scene, layers, theme, look);
    this.labels = wantedLabels(scene, layers, theme, look);
  }

  /**
   * Paints everything.
   *
   * @param view - `frame` of the camera, `scale`, `gap` between planes, `ratio` of the device's
   *   pixels to CSS pixels, `showsMap`, `showsNames`.
   * @returns The labels that were placed.
   */
  paint(pen, { frame, scale, gap, ratio, showsMap, showsNames }) {
    const isFlat = gap === 0;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
    placePlane(pen, frame, ratio, 0);
    pen.save();
    this.paintDevice(pen, scale);
    // What lies on the screen ends where the screen does; in space planes stand above it.
    if (isFlat) pen.clip();
    this.paintLayers(pen, { frame, scale, gap, ratio });
    placePlane(pen, frame, ratio, 0);
    if (showsMap) this.paintMap(pen);
    pen.restore();
    return showsNames ? this.paintLabels(pen, frame, gap, ratio) : [];
  }

  /** Paints a device whose screen it is; the outline of the screen is the path that is left. */
  paintDevice(pen, scale) {
    const { theme, scene: { screen: [width, height] } } = this;
    const radius = Math.min(screenRadius, width / 8, height / 8);
    pen.beginPath();
    pen.roundRect(-frameWidth, -frameWidth, width + 2 * frameWidth, height + 2 * frameWidth,
      radius + frameWidth);
    pen.fillStyle = theme.device;
    pen.fill();
    pen.beginPath();
    pen.roundRect(0, 0, width, height, radius);
    pen.fillStyle = theme.screen;
    pen.fill();
    pen.strokeStyle = theme.edge;
    pen.lineWidth = 1 / scale;
    pen.stroke();
  }

  paintLayers(pen, { frame, scale, gap, ratio }) {
    for (const { level, path, fill, stroke, width, dash, opacity } of this.groups) {
      placePlane(pen, frame, ratio, gap === 0 ? 0 : (level + 1) * gap);
      if (fill) {
        pen.fillStyle = fill.color;
        pen.globalAlpha = fill.share * opacity * (gap === 0 ? 1 : 0.8);
        pen.fill(path);
      }
      if (!stroke) continue;
      pen.strokeStyle = stroke;
      pen.globalAlpha = Math.max(0.4, opacity);
      pen.lineWidth = width / scale;
      pen.setLineDash(dash.map(length => length / scale));
      pen.stroke(path);
    }
    pen.globalAlpha = 1;
    pen.setLineDash([]);
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
    pen.textBaseline = "middle";
    pen.lineJoin = "round";
    const usual = `${theme.size}px ${theme.family}`, strong = `600 ${usual}`;
    pen.font = strong;
    // Most views of a crowded screen are too small for any word: they cost no memory in a frame.
    const hasRoom = ({ width: wide, height: tall }) => Math.abs(frame.a) * wide >= height
      && Math.abs(frame.b) * wide + Math.abs(frame.d) * tall >= height;
    const wanted = this.labels.filter(hasRoom).map(label => {
      const { layer } = label, z = gap === 0 ? 0 : (layer.level + 1) * gap;
      const corners = layer.isSeen ? layer.shape : layer.outline;
      const covers = gap === 0 ? label.covers.map(([left, top, right, bottom]) => {
        const [x, y] = onStage(frame, [left, top], 0), end = onStage(frame, [right, bottom], 0);
        return { left: x, top: y, width: end[0] - x, height: end[1] - y };
      }) : [];
      return { ...label, covers, polygon: corners.map(corner => onStage(frame, corner, z)) };
    });
    const placed = placeLabels(wanted, text => widthOf(pen, text), height, mostLabels);
    for (const { label, left, top, text } of placed) {
      pen.font = label.isCentered ? strong : usual;
      // The colour of the ground round the letters keeps them apart from lines.
      pen.strokeStyle = label.ground;
      pen.lineWidth = theme.size / 4;
      pen.strokeText(text, left + 5, top + height / 2 + 0.5);
      pen.fillStyle = label.ink;
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

/** Paths of the layers that look alike and lie on the same plane: of those none covers another. */
function groupsOf(scene, layers, theme, { showsClipped, faded, isSecret }) {
  const groups = new Map();
  for (const layer of layers) {
    const opacity = Math.round(layer.opacity * (faded.has(layer.view) ? 0.3 : 1) * 10) / 10;
    const look = lookOf(scene, layer, theme, isSecret);
    add(groups, layer.level, opacity, look, layer.isSeen ? layer.face : layer.outline);
    for (const area of layer.isSeen ? layer.touches : []) {
      add(groups, layer.level, opacity, touchLook(theme), area);
    }
    if (layer.isSeen && layer.isClipped && showsClipped) {
      add(groups, layer.level, opacity, clippedLook(theme), layer.outline);
    }
  }
  return [...groups.values()];
}

function add(groups, level, opacity, look, corners) {
  const { kind, fill, stroke } = look;
  const key = [level, opacity, kind, fill?.color, fill?.share, stroke].join();
  if (!groups.has(key)) groups.set(key, { level, opacity, path: new Path2D(), ...look });
  const { path } = groups.get(key);
  corners.forEach(([x, y], k) => k === 0 ? path.moveTo(x, y) : path.lineTo(x, y));
  path.closePath();
}

function clippedLook(theme) {
  return { kind: "clipped", fill: null, stroke: theme.soft, width: 1, dash: [1, 3] };
}

/** The area that an override makes of the bounds. */
function touchLook(theme) {
  return { kind: "touches", fill: null, stroke: theme.no, width: 2, dash: [2, 4] };
}

/** How a layer is painted: in its own color, or as what it is. */
function lookOf(scene, layer, theme, isSecret) {
  const { view, isSeen } = layer;
  if (!isSeen) return clippedLook(theme);
  const fill = fillOf(scene, layer, theme);
  const look = (kind, stroke, width, dash = []) => ({ kind, fill, stroke, width, dash });
  if ((view.lost || view.idle) && !isSecret) return look("lost", theme.no, 2.5);
  if (view.dead) return look("dead", theme.edge, 1, [4, 3]);
  if (view.acts) return look("acts", theme.accent, 1.5);
  return isGround(scene, layer) ? look("ground", null, 0) : look("plain", theme.edge, 1);
}

/** What a layer is filled with: null for windows, of which the screen is the paper. */
function fillOf(scene, layer, theme) {
  const { view, color, alpha } = layer;
  if (color) return { color, share: alpha };
  if (isControl(view)) return { color: theme.control, share: 1 };
  if (isGround(scene, layer) || view.class === "UILabel") return null;
  return { color: theme.glass, share: 0.78 };
}

/** Whether a view looks like a control: one that acts, and that holds no views that act. */
function isControl(view) {
  return Boolean(view.acts && !view.subviews.some(each => each.acts || each.subviews.length > 0));
}

/** Whether a layer is a window or its root view. */
function isGround({ screen }, { view }) {
  return view.depth < 2 && screen.every((length, k) => view.bounds[k + 2] === length);
}

/** What stands on layers: first on those that act, then texts, then names, small views first. */
function wantedLabels(scene, layers, theme, { hasLetters }) {
  const rank = ({ view, box }) => [view.acts ? 0 : view.text ? 1 : 2,
    box ? (box[2] - box[0]) * (box[3] - box[1]) : 0];
  const covers = layers.length > mostCovers ? null
    : layers.filter(layer => layer.isSeen && fillOf(scene, layer, theme));
  return layers.filter(({ view }) => view.label)
    .map(layer => ({
      layer, texts: textsOf(layer.view, hasLetters), rank: rank(layer), ...sizeOf(layer),
      ...inkOf(scene, layer, theme), isCentered: isControl(layer.view),
      covers: (covers ?? []).filter(other => hidesName(other, layer)).map(other => other.box),
    }))
    .sort(({ rank: a }, { rank: b }) => a[0] - b[0] || a[1] - b[1]);
}

/**
 * Whether no name of a layer may stand where another one is in front of it. What has no color of
 * its own is like glass: a name is read through it where all of the layer lies behind.
 */
function hidesName(other, layer) {
  if (other.level <= layer.level || !other.box || !layer.box) return false;
  const [left, top, right, bottom] = layer.box, [l, t, r, b] = other.box;
  const isClear = other.color === null && !isControl(other.view);
  return l < right && left < r && t < bottom && top < b
    && !(isClear && l <= left && t <= top && right <= r && bottom <= b);
}

/** The color of words on a layer, and that of the ground round them. */
function inkOf(scene, layer, theme) {
  const { view, color, alpha } = layer;
  if (color && alpha > 0.5) return { ink: isDark(color) ? "#ffffff" : "#000000", ground: color };
  if (isControl(view)) return { ink: theme.accent, ground: theme.control };
  return { ink: view.text ? theme.ink : theme.soft, ground: theme.screen };
}

/** Whether white is easier to see on a color than black. */
function isDark(color) {
  const [red, green, blue] = [1, 3, 5].map(k => {
    const part = parseInt(color.slice(k, k + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.179;
}

/** The size of a layer on the screen, in points. */
function sizeOf({ isSeen, shape, outline }) {
  const [left, top, right, bottom] = boxOf(isSeen ? shape : outline) ?? [0, 0, 0, 0];
  return { width: right - left, height: bottom - top };
}

/**
 * What the view says, behind the letter of the map while that is shown; the letter alone where
 * there is no room.
 */
function textsOf({ mark, label }, hasLetters) {
  return mark && hasLetters ? [`${mark} · ${label}`, mark] : [label];
}

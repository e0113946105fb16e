// A step of a walk over the views: edges of what answered, the miss in numbers, the fingers.

import { onStage } from "./camera.mjs";
import { paintNeedle } from "./marks.mjs";
import { placePlane } from "./painter.mjs";
import { drawBadge, drawMeasure, drawPlate } from "./plates.mjs";
import { fingersAt, missOf, pictureOf } from "./walk.mjs";

const mostBadges = 40, pulses = 3;

/** Views that are not asked: they are said to be there, and fade. */
const passedBy = { color: "soft", width: 2, dash: [3, 5] };

/** The picture of one step. Its paths are made once; a frame only strokes them. */
export class WalkPicture {
  /** @param clock - Tells the time of the interaction, in seconds. */
  constructor(stage, interaction, index, clock) {
    const { scene } = stage, picture = pictureOf(interaction, index);
    const viewsOf = ids => ids.map(id => scene.byId.get(id)).filter(each => each?.bounds);
    Object.assign(this, { picture, clock, fingers: interaction.fingers ?? [] });
    this.start = performance.now();
    this.isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const present = viewsOf(picture.present), isPresent = new Set(present);
    const rest = ids => viewsOf(ids).filter(view => !isPresent.has(view));
    const hit = picture.hit === null ? [] : viewsOf([picture.hit]);
    const kind = { no: "no", skip: "soft", yes: "yes" }[picture.mark] ?? "accent";
    this.strokes = [
      ...paths(stage, rest(picture.no), { color: "no", width: 1.5, dash: [5, 4] }),
      ...paths(stage, rest(picture.yes), { color: "yes", width: 2.5 }),
      ...paths(stage, hit, { color: "accent", width: 4, share: 0.2 }),
      ...paths(stage, present, picture.mark === "skip" ? passedBy : {
        color: kind, width: 4, share: hit.some(view => isPresent.has(view)) ? 0 : 0.14,
        isPulsing: true,
      }),
    ];
    this.badges = badges(stage, [
      ["no", viewsOf(picture.no)], ["yes", picture.isSearch ? viewsOf(picture.yes) : []],
    ]);
    this.kind = kind;
    this.subject = present.length === 1 ? present[0] : null;
    this.touched = hit[0] ?? this.subject;
    this.miss = missOf(present[0], interaction.steps[index]);
  }

  /** Whether the pulse is still to be seen. */
  isMoving(now) {
    return !this.isStill && now - this.start < pulses * 700;
  }

  paint(pen, stage, now) {
    const { frame, ratio, theme, scale, gap } = stage.space;
    const wave = this.isMoving(now) ? (1 - Math.cos((now - this.start) * Math.PI / 350)) / 2 : 0;
    for (const { level, path, color, width, dash, share, isPulsing } of this.strokes) {
      placePlane(pen, frame, ratio, gap === 0 ? 0 : (level + 1) * gap);
      pen.strokeStyle = pen.fillStyle = theme[color];
      pen.setLineDash(dash.map(length => length / scale));
      if (share) {
        pen.globalAlpha = share + (isPulsing ? wave * 0.12 : 0);
        pen.fill(path);
      }
      if (isPulsing && wave > 0) {
        pen.globalAlpha = wave * 0.35;
        pen.lineWidth = (width + 12 * wave) / scale;
        pen.stroke(path);
      }
      pen.globalAlpha = 1;
      pen.lineWidth = width / scale;
      pen.stroke(path);
    }
    pen.setLineDash([]);
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.paintWords(pen, stage, frame);
  }

  paintWords(pen, stage, frame) {
    const { theme } = stage, { subject } = this;
    const height = subject ? stage.heightOf(stage.layerOf(subject)) : 0;
    for (const { mark, point, z } of this.badges) {
      drawBadge(pen, stage, mark, onStage(frame, point, z), theme[mark]);
    }
    // A name that stands on the view is lit with it.
    const isNamed = stage.labels.some(({ label }) => label.layer.view === subject);
    if (subject && !isNamed) {
      const [left, top] = cornerOf(stage, frame, subject);
      drawPlate(pen, stage, subject.name, [left, top - theme.size * 0.9],
        { ground: theme[this.kind], ink: theme.card, size: theme.size * 1.15 });
    }
    if (this.miss) {
      const [from, to] = [this.miss.from, this.miss.to].map(end => onStage(frame, end, height));
      drawMeasure(pen, stage, from, to, this.miss.text, theme.no);
    }
    const z = planeOf(stage, this.touched);
    if (this.fingers.length > 0) this.paintFingers(pen, stage, frame, z);
    else if (this.picture.finger) pierce(pen, stage, this.picture.finger, z, true);
  }

  /** Fingers, on the plane of the view that they touch. */
  paintFingers(pen, stage, frame, z) {
    const { theme } = stage;
    for (const { way, rest, place, isDown } of fingersAt(this.fingers, this.clock())) {
      const onScreen = points => points.map(point => onStage(frame, point, z));
      pen.strokeStyle = theme.accent;
      pen.globalAlpha = 0.4;
      strokeLine(pen, onScreen(place ? [place, ...rest] : rest), 2, [3, 6]);
      pen.globalAlpha = 0.9;
      strokeLine(pen, onScreen(way), 4, []);
      pen.globalAlpha = 1;
      if (place) pierce(pen, stage, place, z, isDown);
    }
  }
}

function strokeLine(pen, points, width, dash) {
  if (points.length < 2) return;
  pen.lineWidth = width;
  pen.setLineDash(dash);
  pen.beginPath();
  for (const point of points) pen.lineTo(...point);
  pen.stroke();
  pen.setLineDash([]);
}

/** How far the plane of a view lies above the screen; without a view, that in front of all. */
export function planeOf(stage, view) {
  return view ? stage.heightOf(stage.layerOf(view)) : stage.camera.height;
}

/** A finger at a point of the screen, `z` above it; in space it goes through all planes. */
export function pierce(pen, stage, point, z, isDown) {
  paintNeedle(pen, stage.space, point, stage.camera.height);
  drawFinger(pen, stage.theme, onStage(stage.space.frame, point, z), isDown);
}

/** A finger: a disc that one reads through while it is down, a ring when it was lifted. */
export function drawFinger(pen, theme, [x, y], isDown) {
  const size = theme.size * 0.8, circle = radius => {
    pen.beginPath();
    pen.arc(x, y, radius, 0, 7);
  };
  circle(size);
  pen.fillStyle = theme.no;
  pen.globalAlpha = isDown ? 0.3 : 0;
  pen.fill();
  pen.globalAlpha = 1;
  for (const [color, width] of [[theme.card, 6], [theme.no, 3]]) {
    pen.strokeStyle = color;
    pen.lineWidth = width;
    circle(size);
    pen.stroke();
  }
  circle(2.5);
  pen.fill();
}

/** Paths of views that look alike, one for each plane. */
export function paths(stage, views, { color, width, dash = [], share = 0, isPulsing = false }) {
  const made = new Map();
  for (const view of views) {
    const layer = stage.layerOf(view), corners = layer.isSeen ? layer.shape : layer.outline;
    if (!made.has(layer.level)) {
      made.set(layer.level,
        { level: layer.level, path: new Path2D(), color, width, dash, share, isPulsing });
    }
    const { path } = made.get(layer.level);
    corners.forEach(([x, y], k) => k === 0 ? path.moveTo(x, y) : path.lineTo(x, y));
    path.closePath();
  }
  return [...made.values()];
}

/** The upper left corner of a view on the stage. */
function cornerOf(stage, frame, view) {
  const layer = stage.layerOf(view), z = stage.heightOf(layer);
  const corners = (layer.isSeen ? layer.shape : layer.outline)
    .map(corner => onStage(frame, corner, z));
  if (corners.length === 0) return [0, 0];
  return [Math.min(...corners.map(([x]) => x)), Math.min(...corners.map(([, y]) => y))];
}

/** Signs at the upper right corners of views; where corners are the same, one sign is enough. */
function badges(stage, lists) {
  const found = new Map();
  for (const [mark, views] of lists) {
    for (const view of views) {
      const layer = stage.layerOf(view), corners = layer.isSeen ? layer.shape : layer.outline;
      if (corners.length === 0) continue;
      const point = corners.reduce((best, each) =>
        each[0] - each[1] > best[0] - best[1] ? each : best);
      const key = `${layer.level} ${point.map(Math.round)}`;
      found.set(key, { mark, point, z: stage.heightOf(layer) });
      if (found.size >= mostBadges) return [...found.values()];
    }
  }
  return [...found.values()];
}

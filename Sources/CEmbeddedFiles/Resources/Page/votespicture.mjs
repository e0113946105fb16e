// Votes as bars that stand on the views they are for, and then the answer.

import { boxOf } from "./layers.mjs";
import { onStage } from "./camera.mjs";
import { drawBadge, drawPlate } from "./plates.mjs";
import { tallyOf } from "./question.mjs";
import { paths, drawFinger } from "./walkpicture.mjs";
import { placePlane } from "./painter.mjs";

const mostBars = 12;

/** The picture of a question over the stage. */
export class VotesPicture {
  constructor(stage, question, votes, own) {
    const { scene } = stage, byName = new Map(scene.views.map(view => [view.name, view]));
    this.point = question.point;
    this.bars = tallyOf(question, votes).filter(({ name, count, kind }) =>
      byName.has(name) && (count > 0 || kind === "yes")).slice(0, mostBars)
      .map(row => ({ ...row, layer: stage.layerOf(byName.get(row.name)) }));
    const color = { open: "accent", yes: "yes", no: "no" };
    const answer = !question.open && scene.byId.get(question.id);
    this.strokes = [
      ...this.bars.filter(each => each.kind === "no").flatMap(({ layer }) =>
        paths(stage, [layer.view], { color: "no", width: 2, dash: [5, 4] })),
      ...answer?.bounds ? paths(stage, [answer], { color: "yes", width: 5, share: 0.25 }) : [],
      ...question.open && byName.has(own)
        ? paths(stage, [byName.get(own)], { color: "accent", width: 4, share: 0.16 }) : [],
    ];
    this.color = kind => color[kind];
  }

  paint(pen, stage) {
    const { frame, ratio, theme, scale, gap } = stage.space;
    for (const { level, path, color, width, dash, share } of this.strokes) {
      placePlane(pen, frame, ratio, gap === 0 ? 0 : (level + 1) * gap);
      pen.strokeStyle = pen.fillStyle = theme[color];
      pen.setLineDash(dash.map(length => length / scale));
      pen.globalAlpha = share;
      if (share) pen.fill(path);
      pen.globalAlpha = 1;
      pen.lineWidth = width / scale;
      pen.stroke(path);
    }
    pen.setLineDash([]);
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    const taken = [], unit = theme.size;
    for (const { name, count, share, kind, layer } of this.bars) {
      const [left, top, right, bottom] = boxOf(layer.isSeen ? layer.shape : layer.outline)
        ?? [0, 0, 0, 0];
      const [x, y] = onStage(frame, [(left + right) / 2, (top + bottom) / 2],
        stage.heightOf(layer));
      const base = y + unit * 2, width = unit * 2.2, tall = Math.max(4, share * unit * 6);
      const at = freePlace(taken, x, base, unit);
      pen.fillStyle = theme[this.color(kind)];
      pen.globalAlpha = 0.92;
      pen.beginPath();
      pen.roundRect(at - width / 2, base - tall, width, tall, [unit * 0.3, unit * 0.3, 0, 0]);
      pen.fill();
      pen.globalAlpha = 1;
      drawPlate(pen, stage, String(count), [at, base - tall - unit],
        { ground: theme.card, ink: theme.ink, size: unit * 1.25, align: 0.5, weight: 700 });
      drawPlate(pen, stage, name, [at, base + unit * 0.8],
        { ground: theme[this.color(kind)], ink: theme.card, size: unit, align: 0.5 });
      if (kind !== "open") {
        drawBadge(pen, stage, kind, [at + width / 2 + unit * 0.7, base - tall], theme[kind]);
      }
    }
    if (this.point) drawFinger(pen, theme, onStage(frame, this.point, 0), true);
  }
}

/** A place for a bar beside those that stand there already. */
function freePlace(taken, x, y, unit) {
  let at = x;
  for (let k = 1; k < 12; k++) {
    const isFree = taken.every(([left, top]) =>
      Math.abs(left - at) > unit * 4.5 || Math.abs(top - y) > unit * 9);
    if (isFree) break;
    at = x + Math.ceil(k / 2) * (k % 2 ? 1 : -1) * unit * 4.6;
  }
  taken.push([at, y]);
  return at;
}

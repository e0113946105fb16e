// A question over the stage: its point, the own vote, then the answer. Votes are counted beside it.

import { placePlane } from "./painter.mjs";
import { tallyOf } from "./question.mjs";
import { paths, pierce, planeOf } from "./walkpicture.mjs";

const mostWrong = 12;

/** The picture of a question over the stage. */
export class VotesPicture {
  constructor(stage, question, votes, own) {
    const { scene } = stage, byName = new Map(scene.views.map(view => [view.name, view]));
    const answer = !question.open && scene.byId.get(question.id);
    const wrong = tallyOf(question, votes).filter(({ name, kind }) =>
      kind === "no" && byName.has(name)).slice(0, mostWrong);
    this.point = question.point;
    this.answer = answer?.bounds ? answer : null;
    this.strokes = [
      ...wrong.flatMap(({ name }) =>
        paths(stage, [byName.get(name)], { color: "no", width: 3, dash: [6, 5] })),
      ...this.answer ? paths(stage, [answer], { color: "yes", width: 5, share: 0.2 }) : [],
      ...question.open && byName.has(own)
        ? paths(stage, [byName.get(own)], { color: "accent", width: 4, share: 0.16 }) : [],
    ];
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
    if (this.point) pierce(pen, stage, this.point, planeOf(stage, this.answer), true);
  }
}

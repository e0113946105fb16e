// Words, signs and measured lines that are drawn over the stage.

import { widthOf } from "./theme.mjs";

/** A text on a plate; `align` is where the point is: 0 at its left end, 0.5 in its middle. */
export function drawPlate(pen, stage, text, [x, y], look) {
  const { theme } = stage, { ground, ink, size = theme.size, align = 0, weight = 600 } = look;
  pen.font = `${weight} ${size}px ${theme.family}`;
  pen.textBaseline = "middle";
  const width = widthOf(pen, text) + size * 0.9, height = size * 1.6;
  const [wide, tall] = stage.camera.stage;
  const left = Math.max(2, Math.min(wide - width - 2, x - width * align));
  const top = Math.max(2, Math.min(tall - height - 2, y - height / 2));
  pen.fillStyle = ground;
  pen.beginPath();
  pen.roundRect(left, top, width, height, size * 0.35);
  pen.fill();
  pen.fillStyle = ink;
  pen.fillText(text, left + size * 0.45, top + height / 2 + 1);
  return [left, top, width, height];
}

/** A sign in a disc: what a color says is said by a sign as well. */
export function drawBadge(pen, { theme }, sign, [x, y], color) {
  const size = theme.size * 0.8;
  pen.fillStyle = color;
  pen.strokeStyle = theme.card;
  pen.lineWidth = 2;
  pen.beginPath();
  pen.arc(x, y, size, 0, 7);
  pen.fill();
  pen.stroke();
  pen.strokeStyle = theme.card;
  pen.lineWidth = Math.max(2, size / 4.5);
  pen.lineCap = "round";
  pen.beginPath();
  const lines = signs[sign].map(value => value * size * 0.45);
  for (let k = 0; k < lines.length; k += 2) {
    if (sign === "no" && k % 4 === 0) pen.moveTo(x + lines[k], y + lines[k + 1]);
    else pen.lineTo(x + lines[k], y + lines[k + 1]);
  }
  pen.stroke();
  pen.lineCap = "butt";
}

const signs = {
  yes: [-1, 0, -0.25, 0.85, 1, -0.8], no: [-0.8, -0.8, 0.8, 0.8, -0.8, 0.8, 0.8, -0.8],
};

/** A line with a stroke across each end, and its length on a plate in its middle. */
export function drawMeasure(pen, stage, from, to, text, color) {
  const { theme } = stage, length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [dx, dy] = length > 0 ? [(to[0] - from[0]) / length, (to[1] - from[1]) / length] : [0, 1];
  const end = theme.size * 0.5;
  const path = new Path2D();
  path.moveTo(...from);
  path.lineTo(...to);
  for (const [x, y] of [from, to]) {
    path.moveTo(x - dy * end, y + dx * end);
    path.lineTo(x + dy * end, y - dx * end);
  }
  for (const [ink, width] of [[theme.card, 6], [color, 3]]) {
    pen.strokeStyle = ink;
    pen.lineWidth = width;
    pen.stroke(path);
  }
  const look = { ground: color, ink: theme.card, size: theme.size * 1.25 };
  if (length > theme.size * 11) {
    // Beside the line.
    const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const isSteep = Math.abs(dy) > Math.abs(dx);
    const place = isSteep ? [middle[0] + theme.size * 0.9, middle[1]]
      : [middle[0], middle[1] - theme.size * 1.4];
    drawPlate(pen, stage, text, place, { ...look, align: isSteep ? 0 : 0.5 });
    return;
  }
  // Behind the finger, so that a short line and what it leads to are not hidden.
  const place = [from[0] - dx * theme.size * 1.6, from[1] - dy * theme.size * 2.6];
  drawPlate(pen, stage, text, place, { ...look, align: dx > 0.4 ? 1 : dx < -0.4 ? 0 : 0.5 });
}

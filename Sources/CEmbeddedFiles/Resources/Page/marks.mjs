// What is pointed at: the finger, the views on its way, the chosen one, and distances.

import { onStage } from "./camera.mjs";
import { boxOf } from "./layers.mjs";
import { number } from "./geometry.mjs";
import { widthOf } from "./theme.mjs";

/** Outlines layers over everything, so that they are seen wherever they lie. */
export function outlineLayers(pen, { frame, ratio, heightOf }, outlines) {
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  for (const { layer, color, width, share = 0, dash = [] } of outlines) {
    const corners = layer.isSeen ? layer.shape : layer.outline;
    pen.beginPath();
    for (const corner of corners) pen.lineTo(...onStage(frame, corner, heightOf(layer)));
    pen.closePath();
    pen.setLineDash(dash);
    pen.strokeStyle = pen.fillStyle = color;
    pen.lineWidth = width;
    pen.globalAlpha = share;
    if (share) pen.fill();
    pen.globalAlpha = 1;
    pen.stroke();
  }
  pen.setLineDash([]);
}

/** A cross where the finger is, and in space the line on which it goes through all planes. */
export function paintFinger(pen, space, { point, z }, height) {
  const { frame, ratio, theme } = space;
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  const [x, y] = onStage(frame, point, z), size = theme.size * 0.7;
  paintNeedle(pen, space, point, height);
  const [left, top, right, bottom] = [x - size, y - size, x + size, y + size];
  const cross = [[left, top, right, bottom], [left, bottom, right, top]];
  stroke(pen, theme.card, 6, cross);
  stroke(pen, theme.no, 3, cross);
}

/** In space, the line on which a finger goes through all planes, up to a height. */
export function paintNeedle(pen, { frame, theme }, point, height) {
  if (height === 0) return;
  stroke(pen, theme.no, 2, [[...onStage(frame, point, 0), ...onStage(frame, point, height)]]);
}

function stroke(pen, color, width, lines) {
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.beginPath();
  for (const [x, y, toX, toY] of lines) {
    pen.moveTo(x, y);
    pen.lineTo(toX, toY);
  }
  pen.stroke();
}

/**
 * The gaps between the boxes of two layers on the screen, in points: across and down, below 0 as
 * far as they overlap, with the line on which each is measured.
 */
export function gapsBetween(one, other) {
  const [a, b] = [boxOf(one.outline), boxOf(other.outline)];
  return [0, 1].map(k => {
    const from = Math.min(a[k + 2], b[k + 2]), to = Math.max(a[k], b[k]), cross = 1 - k;
    const low = Math.max(a[cross], b[cross]), high = Math.min(a[cross + 2], b[cross + 2]);
    const middle = (low + high) / 2;
    const line = k === 0 ? [[from, middle], [to, middle]] : [[middle, from], [middle, to]];
    return { size: to - from, line };
  });
}

/** Draws the gaps between two layers with their sizes. */
export function paintGaps(pen, { frame, ratio, theme, heightOf }, one, other) {
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  pen.font = `600 ${theme.size}px ${theme.family}`;
  pen.textBaseline = "middle";
  for (const { size, line } of gapsBetween(one, other)) {
    if (size <= 0) continue;
    const [from, to] = line.map(end => onStage(frame, end, heightOf(one)));
    stroke(pen, theme.accent, 2, [[...from, ...to]]);
    const text = number(size), width = widthOf(pen, text) + 8, height = theme.size * 1.4;
    const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    pen.fillStyle = theme.card;
    pen.fillRect(x - width / 2, y - height / 2, width, height);
    pen.fillStyle = theme.ink;
    pen.fillText(text, x - width / 2 + 4, y + 0.5);
  }
}

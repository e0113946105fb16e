// The map of who gets the touch, in rectangles of cells: the winner, x, width, y, height of each.

import { make } from "./dom.mjs";

/** Calls a function with each of some rectangles of the map, usually of all. */
function forEachBlock(map, body, blocks = map?.blocks ?? []) {
  for (let k = 0; k < blocks.length; k += 5) body(...blocks.slice(k, k + 5));
}

/** How many cells each winner gets; with `open`, in how many of them that depends on the code. */
export function areasOfWinners(map, open = false) {
  const areas = new Map();
  const blocks = open ? map?.open ?? [] : undefined;
  forEachBlock(map, (winner, x, width, y, height) => {
    areas.set(winner, (areas.get(winner) || 0) + width * height);
  }, blocks);
  return areas;
}

/** The middle of the largest rectangle that a view gets, on the screen; null if it gets none. */
export function largestBlock(map, index) {
  if (!map) return null;
  const [left, top, width, height] = map.region;
  let best = 0, middle = null;
  forEachBlock(map, (winner, x, wide, y, tall) => {
    if (winner !== index || wide * tall <= best) return;
    best = wide * tall;
    // The middle of a cell: a point that people say.
    middle = [left + (Math.floor(x + wide / 2) + 0.5) * width / map.columns,
      top + (Math.floor(y + tall / 2) + 0.5) * height / map.rows];
  });
  return middle;
}

/** A share of the map, as text. */
export function percent(map, area) {
  const share = area / (map.columns * map.rows) * 100;
  return share > 0 && share < 0.05 ? "<0.1%" : `${Math.round(share * 10) / 10}%`;
}

/**
 * The map as an image, a pixel for each cell: strong where something acts, faint elsewhere; null
 * where there is none yet.
 */
export function mapImage({ map, responders }) {
  if (!map) return null;
  const image = make("canvas");
  image.width = map.columns;
  image.height = map.rows;
  const pen = image.getContext("2d");
  forEachBlock(map, (winner, x, width, y, height) => {
    if (!responders[winner]?.color) return;
    pen.fillStyle = responders[winner].color;
    pen.globalAlpha = responders[winner].acts ? 0.9 : 0.25;
    pen.fillRect(x, y, width, height);
  });
  hatch(pen, map);
  return image;
}

/** Cuts stripes into what is open: who gets the touch there depends on the code. */
function hatch(pen, map) {
  if (!map.open) return;
  const stripes = make("canvas"), size = 6;
  stripes.width = stripes.height = size;
  const brush = stripes.getContext("2d");
  for (let row = 0; row < size; row++) {
    for (let k = 0; k < size / 2; k++) brush.fillRect((row + k) % size, row, 1, 1);
  }
  pen.globalAlpha = 1;
  pen.globalCompositeOperation = "destination-out";
  pen.fillStyle = pen.createPattern(stripes, "repeat");
  forEachBlock(map, (winner, x, width, y, height) => pen.fillRect(x, y, width, height), map.open);
}

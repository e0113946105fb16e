// Words on the stage: none over another, none outside of what it names.

const margin = 5, mostRows = 6;

/**
 * Finds places for labels, the first in the list first.
 *
 * @param wanted - Labels with `polygon`, the convex region on the stage, `texts`, of which the
 *   first that has room is taken, `covers`, the boxes of what lies in front, and `isCentered` where
 *   words stand in the middle.
 * @param measure - Gives the width of a text in pixels.
 * @param height - The height of a label in pixels.
 * @param most - How many labels are enough.
 * @returns The labels that have room: `left`, `top`, `width`, `height`, the `text` as far as it
 *   fits, and the label that was wanted.
 */
export function placeLabels(wanted, measure, height, most) {
  const placed = [];
  for (const label of wanted) {
    if (placed.length >= most) break;
    const place = placeOf(label, measure, height, placed);
    if (place) placed.push(place);
  }
  return placed;
}

function placeOf(label, measure, height, boxes) {
  const { polygon, texts, covers = [], isCentered = false } = label;
  let top = Infinity, bottom = -Infinity, left = Infinity, right = -Infinity;
  for (const [x, y] of polygon) {
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    left = Math.min(left, x);
    right = Math.max(right, x);
  }
  // Most views of a crowded screen are too small for any word.
  if (bottom - top < height || right - left < height) return null;
  const inset = isCentered ? Infinity : 2;
  const first = top + Math.min(inset, (bottom - top - height) / 2), rows = [];
  const all = covers.length > 0 ? [...boxes, ...covers] : boxes;
  const addRow = y => {
    const [low, high] = span(polygon, y, y + height);
    for (const [from, to] of free(low, high, y, y + height, all)) rows.push([from, y, to - from]);
  };
  for (let y = first; y + height <= bottom && rows.length < mostRows; y += height + 2) addRow(y);
  // From the middle upwards, too.
  if (isCentered && first - height - 2 >= top) addRow(first - height - 2);
  const place = ([x, y, room], text) => {
    const width = measure(text) + 2 * margin;
    return { label, text, left: isCentered ? x + (room - width) / 2 : x, top: y, width, height };
  };
  for (const row of rows) {
    if (row[2] >= measure(texts[0]) + 2 * margin) return place(row, texts[0]);
  }
  for (const row of rows) {
    const text = row[2] >= 4 * height && shortened(texts[0], row[2] - 2 * margin, measure);
    if (text) return place(row, text);
  }
  const last = texts[texts.length - 1];
  const row = texts.length > 1 && rows.find(each => each[2] >= measure(last) + 2 * margin);
  return row ? place(row, last) : null;
}

/** From where to where a convex polygon is as tall as two lines are apart. */
function span(polygon, top, bottom) {
  const [a, b] = [cut(polygon, top), cut(polygon, bottom)];
  return [Math.max(a[0], b[0]), Math.min(a[1], b[1])];
}

function cut(polygon, y) {
  let low = Infinity, high = -Infinity;
  for (let k = 0, last = polygon.length - 1; k < polygon.length; last = k, k++) {
    const [ax, ay] = polygon[last], [bx, by] = polygon[k];
    if ((ay < y && by < y) || (ay > y && by > y)) continue;
    const xs = ay === by ? [ax, bx] : [ax + (y - ay) / (by - ay) * (bx - ax)];
    low = Math.min(low, ...xs);
    high = Math.max(high, ...xs);
  }
  return [low, high];
}

/** The parts of a row that no box takes, left to right. */
function free(low, high, top, bottom, boxes) {
  const parts = [];
  let from = low;
  const inRow = boxes.filter(box => box.top < bottom && top < box.top + box.height
    && box.left < high && low < box.left + box.width).sort((a, b) => a.left - b.left);
  for (const box of inRow) {
    if (box.left - 2 > from) parts.push([from, box.left - 2]);
    from = Math.max(from, box.left + box.width + 2);
  }
  if (high > from) parts.push([from, high]);
  return parts;
}

/** As much of a text as fits, with an ellipsis; null if that is not much. */
function shortened(text, room, measure) {
  const letters = [...text];
  let count = Math.floor(letters.length * room / measure(text));
  while (count > 2) {
    const short = `${letters.slice(0, count).join("").trimEnd()}…`;
    if (measure(short) <= room) return short;
    count--;
  }
  return null;
}

// Labels have room of their own, in what they name.

import assert from "node:assert/strict";
import test from "node:test";

import { placeLabels } from "../../../Sources/CEmbeddedFiles/Resources/Page/labels.mjs";
import { randomNumbers } from "./scenes.mjs";

const measure = text => 7 * [...text].length, height = 16;
const box = (x, y, width, tall) => [[x, y], [x + width, y], [x + width, y + tall], [x, y + tall]];
const place = (wanted, most = 99) => placeLabels(wanted, measure, height, most);

test("a label stands in the upper left corner of what it names", () => {
  const [{ left, top, text }] = place([{ polygon: box(10, 20, 200, 60), texts: ["card"] }]);
  assert.deepEqual([left, top, text], [10, 22, "card"]);
});

test("a second one moves beside the first or below, the first stays", () => {
  const both = [1, 2].map(() => ({ polygon: box(0, 0, 80, 60), texts: ["label"] }));
  const [one, other] = place(both);
  assert.deepEqual([one.top, other.top], [2, 20]);
});

test("a text that has no room is shortened, or its letter stands alone, or nothing", () => {
  const texts = ["B · a long text of a button", "B"];
  const said = width => place([{ polygon: box(0, 0, width, 40), texts }])[0]?.text;
  assert.equal(said(400), texts[0]);
  assert.match(said(100), /^B · a lo.*…$/);
  assert.equal(said(30), "B");
  assert.equal(said(12), undefined);
});

test("no more are placed than are wanted", () => {
  const many = Array.from({ length: 30 }, (_, k) =>
    ({ polygon: box(100 * k, 0, 90, 40), texts: [`v${k}`] }));
  assert.equal(place(many, 7).length, 7);
});

test("of 400 random polygons no two labels overlap, and none leaves its own", () => {
  const random = randomNumbers(5);
  const wanted = Array.from({ length: 400 }, (_, k) => {
    const [x, y, w, h] = [random(0, 900), random(0, 700), random(5, 300), random(5, 200)];
    const skew = random(-60, 60);
    return { polygon: [[x, y], [x + w, y + skew], [x + w, y + h + skew], [x, y + h]],
      texts: [`view ${k}`, `${k}`] };
  });
  const placed = place(wanted, 400);
  assert.ok(placed.length > 40);
  for (const one of placed) {
    const { left, top, width, label: { polygon: [[x, y], [farX, farY], , [, low]] } } = one;
    const slope = (farY - y) / (farX - x), edge = (at, from) => from + slope * (at - x);
    for (const at of [left, left + width]) {
      assert.ok(at >= x - 1e-9 && at <= farX + 1e-9);
      assert.ok(top >= edge(at, y) - 1e-6 && top + height <= edge(at, low) + 1e-6);
    }
    for (const other of placed) {
      const isFree = one === other || left + width <= other.left || other.left + other.width <= left
        || top + height <= other.top || other.top + height <= top;
      assert.ok(isFree, `${one.text} lies over ${other.text}`);
    }
  }
});

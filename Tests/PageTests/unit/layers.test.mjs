// Which layers are shown, and which of them lie at a point.

import assert from "node:assert/strict";
import test from "node:test";

import { holds } from "../../../Sources/CEmbeddedFiles/Resources/Page/geometry.mjs";
import {
  layersAt, layersOf, shownLayers, spacing, topLevel,
} from "../../../Sources/CEmbeddedFiles/Resources/Page/layers.mjs";
import { gapsBetween } from "../../../Sources/CEmbeddedFiles/Resources/Page/marks.mjs";

function view(name, [x, y, width, height], superview = null) {
  return { name, superview, bounds: [0, 0, width, height], toScreen: [1, 0, 0, 1, x, y] };
}

const root = view("root", [0, 0, 300, 600]), card = view("card", [10, 10, 100, 100], root);
const buy = view("buy", [20, 20, 40, 40], card), veil = view("veil", [0, 0, 300, 600], root);
const off = view("off", [10, 90, 100, 100], card);
const scene = {
  views: [root, card, buy, off, veil],
  // In drawing order: off is clipped to the lower edge of card.
  layers: [[0, 0, 1, 1, 0], [1, 1, 1, 1, 0], [2, 2, 1, 1, 0],
    [3, 2, 1, 1, [10, 90, 110, 90, 110, 110, 10, 110]], [4, 3, 0.005, 0, 0]],
};
const layers = layersOf(scene);
const look = { hidden: new Set(), focus: null, levels: [0, Infinity], showsClipped: false };
const names = found => found.map(layer => layer.view.name);

test("lower planes come first, whatever was drawn when", () => {
  const other = layersOf({ ...scene, layers: [scene.layers[4], scene.layers[0]] });
  assert.deepEqual(names(other), ["root", "veil"]);
  assert.equal(topLevel(layers), 3);
});

test("what is clipped or faint is shown on demand", () => {
  assert.deepEqual(names(shownLayers(layers, look)), ["root", "card", "buy", "off"]);
  assert.deepEqual(names(shownLayers(layers, { ...look, showsClipped: true })).at(-1), "veil");
});

for (const [what, change, wanted] of [
  ["a hidden view with all in it", { hidden: new Set([card]) }, ["root"]],
  ["all but a subtree", { focus: card }, ["card", "buy", "off"]],
  ["levels outside of a range", { levels: [1, 1] }, ["card"]],
]) {
  test(`left out: ${what}`, () =>
    assert.deepEqual(names(shownLayers(layers, { ...look, ...change })), wanted));
}

test("layers at a point come front to back, without what is clipped there", () => {
  const at = point => names(layersAt(shownLayers(layers, look), () => point)
    .map(each => each.layer));
  assert.deepEqual(at([30, 30]), ["buy", "card", "root"]);
  assert.deepEqual(at([30, 100]), ["off", "card", "root"]);
  assert.deepEqual(at([30, 150]), ["root"]);
  assert.deepEqual(at([-1, 0]), []);
});

test("a polygon holds its points in either direction, and none where it has no area", () => {
  const square = [[0, 0], [10, 0], [10, 10], [0, 10]];
  for (const polygon of [square, [...square].reverse()]) {
    assert.equal(holds(polygon, [5, 5]), true);
    assert.equal(holds(polygon, [10, 10]), true);
    assert.equal(holds(polygon, [10.01, 5]), false);
  }
  assert.equal(holds([[0, 0], [10, 0], [10, 0], [0, 0]], [5, 0]), false);
  assert.equal(holds([], [0, 0]), false);
});

test("a tall stack has planes closer to each other", () => {
  assert.equal(spacing(40, 5), 40);
  assert.equal(spacing(40, 140), 4);
});

test("distances are those between the boxes, below 0 where they overlap", () => {
  const [one, other] = [buy, off].map(each => layers.find(layer => layer.view === each));
  assert.deepEqual(gapsBetween(one, other).map(gap => gap.size), [-40, 30]);
  assert.deepEqual(gapsBetween(other, one).map(gap => gap.size), [-40, 30]);
});

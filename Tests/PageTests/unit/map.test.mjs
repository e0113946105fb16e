// The map in rectangles: how much of the screen each view gets, and in how much of it that is open.

import assert from "node:assert/strict";
import test from "node:test";

import {
  areasOfWinners, largestBlock, percent,
} from "../../../Sources/CEmbeddedFiles/Resources/Page/map.mjs";

const map = {
  region: [0, 0, 10, 10], columns: 10, rows: 10,
  blocks: [0, 0, 10, 0, 4, 1, 0, 5, 4, 6, 2, 5, 5, 4, 6], open: [1, 0, 2, 4, 3, 2, 5, 1, 4, 1],
};

test("each winner has its cells", () => {
  assert.deepEqual([...areasOfWinners(map)], [[0, 40], [1, 30], [2, 30]]);
});

test("what depends on the code is counted by itself; without such cells nothing is", () => {
  assert.deepEqual([...areasOfWinners(map, true)], [[1, 6], [2, 1]]);
  assert.deepEqual([...areasOfWinners({ ...map, open: undefined }, true)], []);
  assert.deepEqual([...areasOfWinners(null, true)], []);
  assert.equal(percent(map, 6), "6%");
});

test("a view is asked in the middle of its largest rectangle", () => {
  assert.deepEqual(largestBlock(map, 1), [2.5, 7.5]);
  assert.equal(largestBlock(map, 7), null);
});

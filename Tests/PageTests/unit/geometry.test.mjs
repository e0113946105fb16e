// The page's arithmetic against numbers that Swift wrote down.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import {
  contains, fromSuperview, missed, number,
} from "../../../Sources/CEmbeddedFiles/Resources/Page/geometry.mjs";

const vectors = JSON.parse(readFileSync(new URL("vectors.json", import.meta.url), "utf8"));

test("numbers are written as Swift writes them", () => {
  for (const [value, text] of vectors.numbers) assert.equal(number(value), text);
});

for (const { name, area: [kind, numbers], inside } of vectors.areas) {
  test(`a ${name} contains what it contains in Swift`, () => {
    const found = [];
    for (let y = -7.5; y < 200; y += 12.5) {
      for (let x = -7.5; x < 210; x += 12.5) {
        if (contains(kind, numbers, [x, y])) found.push([x, y]);
      }
    }
    assert.deepEqual(found, inside);
  });
}

test("a rectangle is half open, a box is closed and compared in single precision", () => {
  const square = [10, 20, 30, 40];
  assert.equal(contains("rect", square, [10, 20]), true);
  assert.equal(contains("rect", square, [40, 30]), false);
  assert.equal(contains("box", square, [40, 60]), true);
  assert.equal(contains("box", square, [40.0000001, 60]), true);
  assert.equal(contains("box", square, [40.001, 60]), false);
});

test("nobody but code knows what code contains", () => {
  assert.equal(contains("code", [], [1, 2]), undefined);
});

test("a miss has its sides and distances", () => {
  const square = [0, 0, 50, 50];
  assert.deepEqual(missed([-3, 20], square), [[0, 3], [1, 0]]);
  assert.deepEqual(missed([50, 57], square), [[2, 0], [3, 7]]);
});

test("points go through translations, transforms, and views without an inverse", () => {
  assert.deepEqual(fromSuperview({ offset: [3, 4] }, [10, 10]), [7, 6]);
  const affine = [50, 50, 0.5, 0, 0, 0.5, 0, 0, 25, 25];
  assert.deepEqual(fromSuperview({ affine }, [60, 40]), [30, 20]);
  assert.deepEqual(fromSuperview({}, [60, 40]), [60, 40]);
});

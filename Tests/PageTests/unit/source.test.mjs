// The code beside the stage: which line a step lights, and what lines came to.

import assert from "node:assert/strict";
import test from "node:test";

import { ranUntil } from "../../../Sources/CEmbeddedFiles/Resources/Page/ranlines.mjs";

const steps = [
  { ids: [1] }, { ids: [2] },
  { ids: [2], line: [0, 4, "(0 0; 9 9)"] }, { ids: [2], line: [0, 5, "true"] }, { ids: [2] },
  { ids: [3], line: [1, 2, null] }, { ids: [4], line: [0, 4, "(1 1; 9 9)"] },
];

test("before the first line ran, the text of the first one is shown, and nothing is lit", () => {
  assert.deepEqual(ranUntil(steps, 1), { text: 0, line: null, values: new Map() });
});

test("the line of the step is lit, with the values of the answer until then", () => {
  assert.deepEqual(ranUntil(steps, 3),
    { text: 0, line: 5, values: new Map([[4, "(0 0; 9 9)"], [5, "true"]]) });
});

test("a step without a line keeps the text and lights nothing", () => {
  assert.equal(ranUntil(steps, 4).line, null);
  assert.equal(ranUntil(steps, 4).values.size, 2);
});

test("another text, and another view of the same class, begin anew", () => {
  assert.deepEqual(ranUntil(steps, 5), { text: 1, line: 2, values: new Map([[2, null]]) });
  assert.deepEqual(ranUntil(steps, 6), { text: 0, line: 4, values: new Map([[4, "(1 1; 9 9)"]]) });
});

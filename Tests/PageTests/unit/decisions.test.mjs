// How answers are looked up, on lists small enough to be read.

import assert from "node:assert/strict";
import test from "node:test";

import { answerAt } from "../../../Sources/CEmbeddedFiles/Resources/Page/decisions.mjs";

const views = [
  { name: "root", parent: -1, offset: [0, 0] }, { name: "card", parent: 0, offset: [10, 20] },
];
const sides = [["\uE002 left, \uE003 above", "\uE002 left", "", ""], ["", "", "", ""],
  ["", "", "", ""], ["", "\uE002 right", "", ""]];

function scene(areas, verdicts, lists, answers) {
  return {
    views, responders: views,
    answers: {
      areas, lists, answers, sides, verdicts,
      words: ["\uE000 inside", "\uE000 outside: \uE001", "code says so"],
    },
  };
}

test("the list whose conditions hold is the answer, with the numbers of the point", () => {
  const page = scene([[1, "rect", 0, 0, 50, 50]], [
    [0, 0, 0, 0, 0, 0, 0, []],
    [1, 1, 1, 1, "R2.4", 0, [0, 0, 50, 50], [0]], [1, 0, 1, 0, 0, "hit", 0, [1]],
  ], [0, 0, 1, 3, -1, 0, 2, 0, -2, 0], [[0, 300, 300], [1, 30, 30]]);
  const inside = answerAt(page, [12, 34]);
  assert.equal(inside.winner.name, "card");
  assert.equal(inside.sampled, null);
  assert.deepEqual(inside.rows.map(row => row.text), ["(12, 34) inside", "(2, 14) inside"]);
  const outside = answerAt(page, [4, 5]);
  assert.equal(outside.winner.name, "root");
  assert.deepEqual(outside.rows[1], {
    depth: 1, view: views[1], text: "(-6, -15) outside: 6 left, 15 above", mark: "no",
    title: "card", rule: "R2.4", hit: null,
  });
});

test("where code decides, the nearest sample point is the one that is told", () => {
  const page = scene([[1, "code"]], [[0, 0, 1, 2, 0, 0, 0, [1]], [0, 0, 0, 0, 0, 0, 0, [1]]],
    [0, 2, -1, 0, 1, 0, -2, 0], [[1, 10, 10, 90, 90], [0, 40, 40]]);
  const near = answerAt(page, [70, 70]);
  assert.deepEqual([near.winner.name, near.point, near.sampled], ["card", [90, 90], "code"]);
  const far = answerAt(page, [45, 45]);
  assert.deepEqual([far.winner.name, far.rows[0].text], ["root", "(40, 40) inside"]);
});

test("where no list holds, the nearest point that was asked is told", () => {
  const page = scene([[0, "rect", 0, 0, 50, 50]], [[0, 0, 0, 0, 0, 0, 0, [1]]], [0, 0, -1, 0],
    [[0, 25, 25]]);
  const answer = answerAt(page, [60, 60]);
  assert.deepEqual([answer.point, answer.sampled], [[25, 25], "unasked"]);
});

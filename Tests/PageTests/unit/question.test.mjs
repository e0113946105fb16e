// What can be answered, what a click means, and how votes stand.

import assert from "node:assert/strict";
import test from "node:test";

import {
  answerOf, answersTo, drawnAt, tallyOf,
} from "../../../Sources/CEmbeddedFiles/Resources/Page/question.mjs";
import { sendWish } from "../../../Sources/CEmbeddedFiles/Resources/Page/sender.mjs";

const box = (x, y, size) => [[x, y], [x + size, y], [x + size, y + size], [x, y + size]];
const layer = (id, name, shape, more) =>
  ({ isSeen: true, shape, view: { id, name, superview: {}, ...more } });
const layers = [
  { ...layer(1, "window", box(0, 0, 100)), view: { id: 1, name: "window", superview: null } },
  layer(2, "back", box(10, 10, 50)), layer(3, "front", box(20, 20, 20)),
  { ...layer(4, "hidden", box(0, 0, 100)), isSeen: false }, layer(5, "buy", box(80, 80, 9),
    { acts: true }),
];
const open = { question: 6, open: true, text: "who?", point: [25, 25], choices: null };

test("the views at the point can be answered first, then those that act, then nobody", () => {
  const answers = answersTo(open, layers);
  assert.deepEqual(answers.map(each => each.name), ["front", "back", "buy", "nobody"]);
  assert.deepEqual(answers[0].wish, { kind: "vote", question: 6, view: 3 });
  assert.deepEqual(answers.at(-1).wish, { kind: "vote", question: 6, view: -1 });
});

test("a quiz has its choices, by number", () => {
  const quiz = { ...open, choices: ["front", "nobody"] };
  assert.deepEqual(answersTo(quiz, layers).map(each => each.wish.choice), [0, 1]);
  assert.deepEqual(answerOf(quiz, layers[2].view).wish, { kind: "vote", question: 6, choice: 0 });
  assert.equal(answerOf(quiz, layers[1].view), null);
  assert.equal(answerOf(quiz, null).wish.choice, 1);
});

test("a click means the topmost view that is drawn there", () => {
  assert.deepEqual(drawnAt(layers, [25, 25]).map(view => view.name), ["front", "back", "window"]);
  assert.deepEqual(drawnAt(layers, [500, 5]), []);
  assert.equal(answerOf(open, drawnAt(layers, [15, 15])[0]).wish.view, 2);
  assert.equal(answerOf(open, null).wish.view, -1);
});

test("votes are rows, and the answer the first of them in the end", () => {
  const votes = { counts: [["back", 4], ["front", 2]], total: 6 };
  assert.deepEqual(tallyOf(open, votes).map(row => [row.name, row.count, row.share, row.kind]),
    [["back", 4, 1, "open"], ["front", 2, 0.5, "open"]]);
  const closed = { ...open, open: false, answer: "front", beliefs: { back: "b", buy: "c" } };
  assert.deepEqual(tallyOf(closed, votes).map(row => [row.name, row.count, row.kind, row.belief]),
    [["front", 2, "yes", null], ["back", 4, "no", "b"], ["buy", 0, "no", "c"]]);
  assert.deepEqual(tallyOf(open, null), []);
});

for (const [status, words] of [[202, null], [409, /scene has changed/], [403, /Type live/],
  [429, /too fast/], [503, /busy/], [500, /did not take/]]) {
  test(`what is said after ${status}`, async () => {
    const sent = [];
    const said = await sendWish(async (...all) => {
      sent.push(all);
      return { ok: status < 300, status };
    }, { kind: "undo", revision: 3 });
    assert.deepEqual(sent, [["/command", { kind: "undo", revision: 3 }]]);
    if (words) assert.match(said, words);
    else assert.equal(said, null);
  });
}

test("a session that is not there is said to be so", async () => {
  assert.match(await sendWish(async () => { throw new TypeError(); }, {}), /does not answer/);
});

// The tree: what it lists, where keys lead, what stands on views.

import assert from "node:assert/strict";
import test from "node:test";

import {
  TypeAhead, rowsOf, stepFrom,
} from "../../../Sources/CEmbeddedFiles/Resources/Page/rows.mjs";
import { openScene } from "../../../Sources/CEmbeddedFiles/Resources/Page/scene.mjs";

const data = [["root", -1], ["card", 0], ["buy", 1, { text: "Buy", acts: true }],
  ["title", 2, { text: "Buy" }], ["hud", 0, { states: "hidden" }],
  ["bar", 4, { acts: true }], ["word", 5, { text: "two\nlines" }]];
const { views } = openScene({
  views: data.map(([name, parent, more]) => ({ name, parent, class: "UIView", ...more })),
  others: [], reports: [[2, { verdict: "✓" }]],
});
const [root, card, buy, title, hud, bar, word] = views;
const names = list => list.map(view => view.name);

test("what lies in a closed view is not listed, what is found is, wherever it lies", () => {
  assert.equal(rowsOf(views, "", new Set()).length, 7);
  assert.deepEqual(names(rowsOf(views, "", new Set([card, hud]))), ["root", "card", "hud"]);
  assert.deepEqual(names(rowsOf(views, "buy", new Set([card]))), ["buy", "title"]);
  assert.deepEqual(names(rowsOf(views, "hidden", new Set())), ["hud"]);
});

for (const [from, key, to] of [
  [card, "ArrowDown", buy], [card, "ArrowUp", root], [root, "ArrowUp", null],
  [word, "ArrowDown", null], [buy, "Home", root], [buy, "End", word], [buy, "ArrowLeft", card],
  [root, "ArrowLeft", null], [card, "ArrowRight", buy], [title, "ArrowRight", null],
  [root, "PageDown", word], [word, "PageUp", root], [root, "Tab", null],
]) {
  test(`${key} leads from ${from.name} to ${to ? to.name : "nowhere"}`, () =>
    assert.equal(stepFrom(views, from, key), to));
}

test("letters find the next name, and more letters stay with it", () => {
  const typed = new TypeAhead();
  const type = (view, key, timeStamp) => typed.next(views, view, { key, timeStamp });
  assert.equal(type(root, "b", 0), buy);
  assert.equal(type(buy, "a", 100), bar);
  assert.equal(type(bar, "h", 200), hud);
  assert.equal(type(bar, "b", 5000), buy);
  assert.equal(type(buy, "x", 9000), null);
  assert.equal(type(buy, "Shift", 9100), null);
});

test("controls bear their texts, once; others their names", () => {
  assert.deepEqual(views.map(view => view.label),
    ["root", "card", "Buy", "", "hud", "two lines", ""]);
  assert.equal(buy.report.verdict, "✓");
  assert.equal(card.report, null);
});

test("names that are written right to left are isolated in sentences", () => {
  const { say } = openScene({
    views: [{ name: "חלון", parent: -1, class: "UIView" }], others: [], reports: [],
  });
  assert.equal(say("חלון (0, 0)"), "\u2068חלון\u2069 (0, 0)");
  assert.equal(openScene({ views: [], others: [], reports: [] }).say("a (0, 0)"), "a (0, 0)");
});

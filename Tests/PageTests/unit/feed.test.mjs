// What the page knows after the events of a feed, in any order that a feed may have.

import assert from "node:assert/strict";
import test from "node:test";

import {
  afterEvent, sceneOf, startOfFeed,
} from "../../../Sources/CEmbeddedFiles/Resources/Page/feed.mjs";
import { patchedScene } from "../../../Sources/CEmbeddedFiles/Resources/Page/patches.mjs";
import { randomNumbers } from "./scenes.mjs";

const after = (events, state = startOfFeed()) =>
  events.reduce((known, [name, data]) => afterEvent(known, name, data), state);
const scene = names => ({
  screen: [390, 844], views: names.map((name, id) => ({ id, name })), others: [],
  layers: names.map((_, id) => [id, 0, 1, 1, 0]),
});
const start = ["start", { fresh: true, guest: false }];
const interaction = (number, revision) =>
  ["interaction", { number, revision, steps: [], stages: [] }];

test("random changes lead to the scene that a plain list of items leads to", () => {
  const random = randomNumbers(3), whole = (low, high) => Math.floor(random(low, high));
  for (let round = 0; round < 40; round++) {
    const plain = { views: [], others: [], layers: [] };
    let next = 0, state = after([start, ["scene", { revision: 0, scene: scene([]) }]]);
    for (let revision = 1; revision < 60; revision++) {
      const change = { revision, base: revision - 1 };
      for (const name of Object.keys(plain)) {
        const list = plain[name], kind = whole(0, 4);
        if (kind === 0) {
          const from = whole(0, list.length + 1), removed = whole(0, list.length - from + 1);
          const items = Array.from({ length: whole(0, 5) }, () => ({ id: next++ }));
          list.splice(from, removed, ...items);
          change[name] = { splice: [from, removed, items] };
        } else if (kind === 1 && list.length > 0) {
          const set = Array.from({ length: whole(1, 4) }, () =>
            [whole(0, list.length), { id: next++ }]);
          for (const [place, item] of set) list[place] = item;
          change[name] = { set };
        }
      }
      const before = state.scene, copy = structuredClone(before);
      state = afterEvent(state, "scene", change);
      assert.deepEqual(before, copy, "an earlier scene stays as it was");
      assert.deepEqual(state.scene, { screen: [390, 844], ...plain });
      assert.equal(state.revision, revision);
    }
  }
});

test("a change of another scene is ignored, and asks for a fresh start", () => {
  const known = after([start, ["scene", { revision: 4, scene: scene(["root"]) }]]);
  const item = { id: 9, name: "strange" };
  for (const change of [
    { revision: 6, base: 5, views: { splice: [0, 0, [item]] } },
    { revision: 5, base: 4, views: { splice: [0, 7, []] } },
    { revision: 5, base: 4, views: { set: [[1, item]] } },
    { revision: 5, base: 4, layers: { splice: [-1, 0, []] } },
  ]) {
    const state = afterEvent(known, "scene", change);
    assert.ok(state.isBroken);
    assert.deepEqual(state.scene, known.scene);
    assert.equal(state.revision, 4);
    // Nothing is built on it until all is told again.
    const later = afterEvent(state, "scene", { revision: 5, base: 4, screen: [1, 1] });
    assert.deepEqual(later.scene, known.scene);
    assert.ok(later.isBroken);
    const again = after([start, ["scene", { revision: 8, scene: scene(["new"]) }]], later);
    assert.equal(again.isBroken, false);
    assert.equal(again.scene.views[0].name, "new");
  }
  assert.equal(patchedScene(known.scene, { views: { set: [[0, item]] } }).views[0], item);
  assert.ok(after([start, ["scene", { revision: 1, base: 0 }]]).isBroken);
});

test("a walk keeps the scene that it met, with its map, however many come after it", () => {
  let state = after([start, ["scene", { revision: 1, scene: scene(["a"]) }],
    ["map", { revision: 1, map: { blocks: [] }, colors: [], lost: [] }], interaction(1, 1)]);
  for (let revision = 2; revision < 60; revision++) {
    state = afterEvent(state, "scene", { revision, base: revision - 1, screen: [revision, 1] });
  }
  assert.equal(sceneOf(state, 1).scene.views[0].name, "a");
  assert.equal(sceneOf(state, 1).map.revision, 1);
  assert.deepEqual(sceneOf(state).scene.screen, [59, 1]);
  assert.ok(state.scenes.size < 12);
  // Where the scene is gone, the newest one is all there is.
  assert.equal(sceneOf(state, 7).revision, 59);
});

test("a map that comes late belongs to its scene; the old one stays known until then", () => {
  const map = revision => ["map", { revision, map: { blocks: [] }, colors: [], lost: [] }];
  let state = after([start, ["scene", { revision: 1, scene: scene(["a"]) }], map(1),
    ["scene", { revision: 2, base: 1, screen: [1, 1] }]]);
  assert.equal(sceneOf(state).map.revision, 1);
  state = after([map(2)], state);
  assert.equal(sceneOf(state).map.revision, 2);
  assert.equal(after([map(9)], state), state, "a map of no scene is none");
});

test("a fresh start forgets everything, another one goes on and tells nothing twice", () => {
  const known = after([start, ["scene", { revision: 1, scene: scene(["a"]) }], interaction(1, 1),
    interaction(2, 1), ["ready", {}]]);
  assert.ok(known.isReady);
  const goesOn = after([["start", { fresh: false, guest: false }], interaction(2, 1),
    interaction(3, 1), ["ready", {}]], known);
  assert.deepEqual(goesOn.interactions.map(each => each.number), [1, 2, 3]);
  assert.equal(goesOn.scene, known.scene);
  const again = after([start], known);
  assert.deepEqual(again, startOfFeed());
});

test("questions open, get votes, are answered, and go with the second command after", () => {
  const open = ["ask", { question: 3, open: true, text: "who?", point: [1, 2], choices: null }];
  const votes = ["votes", { question: 3, counts: [["a", 2]], total: 2 }];
  const close = ["ask", { question: 3, open: false, answer: "b", id: 7, beliefs: {} }];
  const command = ["command", { line: "reveal", ok: true, output: [], more: 0, from: "prompt" }];
  const asked = after([start, open, votes]);
  assert.equal(asked.votes.total, 2);
  assert.ok(after([command, command, command], asked).question.open);
  const closed = after([close], asked);
  assert.equal(closed.question.text, "who?");
  assert.equal(closed.question.answer, "b");
  assert.equal(closed.votes.total, 2);
  assert.equal(after([command], closed).question.answer, "b");
  assert.equal(after([command, command], closed).question, null);
  assert.equal(after([["ask", { ...open[1], question: 4 }]], asked).votes, null);
});

test("cursor, focus, mode and the end are what was told last; what is unknown changes nothing", () => {
  const state = after([start, ["cursor", { number: 1, step: 4 }], ["focus", { id: 3 }],
    ["mode", { prompt: "quiz" }], ["end", { reason: "live off" }]]);
  assert.deepEqual(state.cursor, { number: 1, step: 4 });
  assert.equal(state.focus.id, 3);
  assert.equal(state.mode.prompt, "quiz");
  assert.equal(state.ended, "live off");
  assert.equal(after([["cursor", { number: 1, step: null }]], state).cursor, null);
  assert.equal(after([["future", {}], ["beat", {}]], state), state);
});

test("lists do not grow without end", () => {
  const command = k => ["command", { line: `${k}`, ok: true, output: [], more: 0 }];
  const many = Array.from({ length: 300 }, (_, k) => k);
  const state = after([start, ["scene", { revision: 0, scene: scene([]) }],
    ...many.flatMap(k => [["scene", { revision: k + 1, base: k }], command(k),
      interaction(k, k + 1)])]);
  assert.ok(state.commands.length < 60 && state.commands.at(-1).line === "299");
  assert.ok(state.interactions.length < 60 && state.scenes.size < 70);
});

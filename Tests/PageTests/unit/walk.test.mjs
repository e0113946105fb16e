// What a walk knows after its steps, what is drawn of it, and its pace.

import assert from "node:assert/strict";
import test from "node:test";

import {
  Player, durationsOf, speeds,
} from "../../../Sources/CEmbeddedFiles/Resources/Page/player.mjs";
import { placesOf } from "../../../Sources/CEmbeddedFiles/Resources/Page/recording.mjs";
import {
  fingersAt, missOf, pictureOf, timesOf, walkAt,
} from "../../../Sources/CEmbeddedFiles/Resources/Page/walk.mjs";

const step = (mark, stage, row, ids, known, more) =>
  ({ mark, name: "n", text: "t", stage, row, ids, known, ...more });
const interaction = {
  number: 1, revision: 1, title: "tap", hit: 3, point: [5, 5],
  stages: [
    { kind: "hitTest", rows: [{ ids: [1] }, { ids: [2] }, { ids: [3] }, { ids: [4, 5] }] },
    { kind: "chain", rows: [{ ids: [3] }, { ids: [9] }] },
  ],
  steps: [
    step("message", 0, 0, [1], []), step("yes", 0, 0, [1], [[0, "yes", null]]),
    step("no", 0, 1, [2], [[1, "no", null]]),
    step("yes", 0, 2, [3], [[2, "yes", "c"]]), step("skip", 0, 3, [4, 5], [[3, "skip", null]]),
    step("yes", 0, 2, [3], [[0, "yes", "c"]]),
    step("message", 1, 0, [3], [[0, "message", null]], { time: 0 }),
    step("yes", 1, 1, [9], [[1, "yes", null]], { time: 0.25 }), step("yes", 1, 1, [9], []),
  ],
};

test("what became known stays known on its stage, and on no other", () => {
  assert.deepEqual([...walkAt(interaction, 0).known], []);
  const late = walkAt(interaction, 5);
  assert.deepEqual([...late.known.keys()].sort(), [0, 1, 2, 3]);
  assert.equal(late.known.get(0).answer, "c");
  assert.ok(late.isLastOfStage && !walkAt(interaction, 4).isLastOfStage);
  assert.deepEqual([...walkAt(interaction, 6).known], [[0, { mark: "message", answer: null }]]);
  assert.ok(walkAt(interaction, 8).isLastOfStage);
});

test("the picture has what answered, refused and was not asked; the hit at the end of the search", () => {
  const early = pictureOf(interaction, 4);
  assert.deepEqual([early.yes, early.no, early.skip], [[1, 3], [2], [4, 5]]);
  assert.equal(early.hit, null);
  assert.equal(pictureOf(interaction, 5).hit, 3);
  assert.deepEqual(pictureOf(interaction, 7).yes, [3, 9]);
  assert.equal(pictureOf({ ...interaction, hit: -1 }, 8).hit, null);
});

test("a miss is measured to the nearest edge, in the turned view, too", () => {
  const view = { toScreen: [0, 2, -2, 0, 100, 50] };
  const missed = { area: [0, 0, 10, 20], text: "30 below" };
  const miss = missOf(view, { missed, point: [5, 50] });
  assert.deepEqual([miss.from, miss.to], [[0, 60], [60, 60]]);
  assert.equal(miss.text, "30 below");
  assert.deepEqual(missOf(view, { missed, point: [-3, -4] }).to, [100, 50]);
  assert.equal(missOf(null, { missed, point: [0, 0] }), null);
  assert.equal(missOf(view, {}), null);
});

test("times go on from step to step, and fingers lie between their places", () => {
  assert.deepEqual(timesOf(interaction.steps), [0, 0, 0, 0, 0, 0, 0, 0.25, 0.25]);
  const fingers = [[0, 1, "began", 0, 0], [1, 1, "moved", 10, 20], [2, 1, "ended", 10, 40],
    [3, 1, "began", 7, 7], [0.5, 2, "began", 5, 5]];
  const [one, other] = fingersAt(fingers, 0.5);
  assert.deepEqual([one.place, one.isDown], [[5, 10], true]);
  assert.deepEqual([other.place, other.isDown], [[5, 5], true]);
  const [lifted] = fingersAt(fingers, 2.5);
  assert.deepEqual([lifted.place, lifted.isDown, lifted.way.length], [[10, 40], false, 3]);
  assert.deepEqual(fingersAt(fingers, 3)[0].way, [[7, 7]]);
  assert.equal(fingersAt(fingers, -1)[0].place, null);
});

test("long sentences stay longer, and long walks not for ever", () => {
  const [short, passed, long] = durationsOf([{ stays: true, name: "a", text: "yes" },
    { name: "a", text: "is asked", point: [1, 2], row: 0 },
    { stays: true, name: "a", text: "does not contain the point: 30 below, and far away" }]);
  assert.ok(long > short && short >= 0.8);
  assert.equal(passed, 0);
  const many = durationsOf(Array.from({ length: 40 }, () =>
    ({ stays: true, text: "x".repeat(90) })));
  assert.ok(many.reduce((sum, each) => sum + each, 0) <= 24.1);
});

test("a player plays at its speed, stops at the end, and begins again", () => {
  const moves = [], player = new Player((at, byHand) => moves.push([at, byHand]));
  player.load([1, 1, 1]);
  player.play();
  for (let time = 0; time <= 2200; time += 100) player.tick(time);
  assert.deepEqual(moves, [[1, false], [2, false]]);
  assert.ok(player.isPlaying && !player.isOver);
  for (let time = 2300; time <= 3200; time += 100) player.tick(time);
  assert.ok(!player.isPlaying && player.isOver);
  player.play();
  assert.equal(player.step, 0);
  player.speed = 2;
  for (let time = 0; time <= 600; time += 100) player.tick(time);
  assert.equal(player.step, 1);
  player.moveTo(99);
  assert.deepEqual([player.step, player.isPlaying, moves.at(-1)], [2, false, [2, true]]);
  // A page that was not in sight for a minute goes on where it was.
  player.moveTo(0);
  player.play();
  player.tick(0);
  player.tick(60000);
  assert.equal(player.step, 0);
  for (let k = 0; k < 9; k++) player.change(-1);
  assert.equal(player.speed, speeds[0]);
});

test("a recording has a place for every step and command, each with what was known then", () => {
  const scene = { screen: [1, 1], views: [], others: [], layers: [] };
  const places = placesOf([["start", { fresh: true, guest: false }], ["beat", {}],
    ["scene", { revision: 1, scene }],
    ["command", { line: "add", ok: true, output: [], more: 0 }], ["interaction", interaction],
    ["cursor", { number: 1, step: 3 }], ["scene", { revision: 2, base: 1, screen: [2, 2] }],
    ["command", { line: "set", ok: true, output: [], more: 0 }]]);
  assert.equal(places.length, 1 + interaction.steps.length + 1 + 1);
  assert.deepEqual(places.map(place => place.step),
    [null, 0, 1, 2, 3, 4, 5, 6, 7, 8, null, null]);
  assert.equal(places[0].state.interactions.length, 0);
  assert.deepEqual(places[3].state.scene.screen, [1, 1]);
  assert.deepEqual(places.at(-1).state.scene.screen, [2, 2]);
  assert.equal(places[3].label, "tap, step 3 of 9");
  assert.deepEqual(placesOf([]), []);
});

// The feed that a session really tells, as the page understands it.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { afterEvent, sceneOf, startOfFeed } from "../../../Sources/CEmbeddedFiles/Resources/Page/feed.mjs";
import { openScene } from "../../../Sources/CEmbeddedFiles/Resources/Page/scene.mjs";

const events = readFileSync(new URL("feed.jsonl", import.meta.url), "utf8").trim().split("\n")
  .map(line => JSON.parse(line));
const states = [];
for (const [name, data] of events) {
  states.push(afterEvent(states.at(-1) ?? startOfFeed(), name, data));
}
const last = states.at(-1);

test("every change is built on the scene before", () => {
  assert.ok(states.every(state => !state.isBroken));
});

test("each event is there once, over the scene that it met", () => {
  const { interactions } = last;
  assert.deepEqual(interactions.map(each => each.number), interactions.map((_, k) => k + 1));
  for (const interaction of interactions) {
    const state = states.find(each => each.interactions.some(told => told === interaction));
    const scene = openScene(sceneOf(state, interaction.revision).scene, null, interaction.revision);
    for (const { ids } of interaction.steps) {
      for (const id of ids.filter(each => each >= 0)) {
        const isLane = interaction.lanes.some(lane => lane.id === id);
        assert.ok(scene.byId.has(id) || isLane, `${interaction.title}: ${id}`);
      }
    }
  }
});

test("a miss has its measure, a recognizer its lane, an action its mark", () => {
  const steps = last.interactions.flatMap(each => each.steps);
  assert.ok(steps.some(({ missed }) => missed?.text === "30 below"));
  const lanes = last.interactions.flatMap(each => each.lanes);
  assert.ok(lanes.some(({ name, changes }) => name === "double" && changes.at(-1)[1] === "ended"));
});

test("a question is asked, voted on and answered before its event is told", () => {
  const names = events.map(([name, data]) => name === "ask" ? `ask ${data.open}` : name);
  const asked = names.indexOf("ask true"), answered = names.indexOf("ask false");
  assert.ok(asked >= 0 && answered > asked);
  assert.ok(!names.slice(asked, answered).includes("interaction"));
  assert.equal(names[answered + 1], "interaction");
  const { counts, total } = events.filter(([name]) => name === "votes").at(-2)[1];
  assert.deepEqual([counts, total], [[["buy", 12], ["root", 5]], 17]);
});

test("a lesson comes and goes", () => {
  const modes = events.filter(([name]) => name === "mode").map(([, { lesson }]) => lesson?.title);
  assert.ok(modes.some(title => title) && !modes.at(-1));
});

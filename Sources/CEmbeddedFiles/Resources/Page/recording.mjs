// A recorded feed as places that one can go to: commands, questions, and every step between.

import { afterEvent, startOfFeed } from "./feed.mjs";
import { durationsOf } from "./player.mjs";

/** What is worth a stop by itself, and for how many seconds. */
const stays = { command: 1.4, ask: 3, votes: 0.8, focus: 2.5, mode: 2.5 };

/**
 * The places of a recording.
 *
 * @param feed - Events with their data, in order.
 * @returns For each place the `state` then, the `interaction` and its `step` or null, the `label`,
 *   and how long it stays.
 */
export function placesOf(feed) {
  const places = [];
  let state = startOfFeed();
  for (const [name, data] of feed) {
    const before = state;
    state = afterEvent(state, name, data);
    if (state === before) continue;
    if (name === "interaction") {
      const durations = durationsOf(data.steps);
      data.steps.forEach((step, k) => places.push({
        state, interaction: data, step: k, duration: durations[k],
        label: `${data.title}, step ${k + 1} of ${data.steps.length}`,
      }));
    } else if (stays[name]) {
      places.push({
        state, interaction: null, step: null, label: labelOfEvent(name, data),
        duration: stays[name], focus: name === "focus" ? data : null,
        shows: name === "command" ? state.commands.at(-1).shows : null,
      });
    }
  }
  if (state.scene) {
    places.push({ state, interaction: null, step: null, label: "the end", duration: 0.5 });
  }
  return places.filter(place => place.state.scene);
}

function labelOfEvent(name, data) {
  switch (name) {
    case "command": return data.line;
    case "ask": return data.open ? data.text : `answer: ${data.answer ?? "nobody"}`;
    case "votes": return `${data.total} votes`;
    case "focus": return data.command;
    default:
      return data.talk?.chapter ?? data.lesson?.title ?? data.quiz?.text ?? data.prompt ?? "";
  }
}

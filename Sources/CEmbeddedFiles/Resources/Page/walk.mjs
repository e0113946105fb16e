// What is known of an interaction after one of its steps, and what of it is drawn.

import { toScreen } from "./geometry.mjs";

/** The step, its stage, and what became known of the stage's rows until then: mark and answer. */
export function walkAt({ steps, stages }, index) {
  const step = steps[index], known = new Map();
  let start = index;
  while (start > 0 && steps[start - 1].stage === step.stage) start--;
  for (const { known: told = [] } of steps.slice(start, index + 1)) {
    for (const [row, mark, answer] of told) known.set(row, { mark, answer });
  }
  const end = steps.findIndex((each, k) => k > index && each.stage !== step.stage);
  return {
    step, known, stage: stages[step.stage] ?? null,
    isLastOfStage: index === (end < 0 ? steps.length : end) - 1,
  };
}

/**
 * The views that a step draws, by their ids: `yes` contain the point or pass the event on, `no`
 * refused, `skip` were not asked, `present` are those of the step, `hit` the view that was found.
 */
export function pictureOf(interaction, index) {
  const { step, known, stage, isLastOfStage } = walkAt(interaction, index);
  const sets = { yes: [], no: [], skip: [] };
  for (const [row, { mark }] of known) {
    sets[mark === "message" ? "yes" : mark]?.push(...stage?.rows[row]?.ids ?? []);
  }
  const isSearch = stage?.kind === "hitTest";
  const { hit } = interaction;
  return {
    ...sets, present: step.ids ?? [], mark: step.mark,
    hit: hit !== null && hit >= 0 && (!isSearch || isLastOfStage) ? hit : null,
    isSearch, finger: step.finger ?? interaction.point ?? null,
  };
}

/** Where a touch misses a view: a line on the screen from the finger to the area's nearest edge. */
export function missOf(view, { missed, point }) {
  if (!view || !missed || !point) return null;
  const [x, y, width, height] = missed.area;
  const nearest = [
    Math.max(x, Math.min(x + width, point[0])), Math.max(y, Math.min(y + height, point[1])),
  ];
  const corners = [[x, y], [x + width, y], [x + width, y + height], [x, y + height]];
  return {
    from: toScreen(view, point), to: toScreen(view, nearest), text: missed.text,
    area: corners.map(corner => toScreen(view, corner)),
  };
}

/** The times of all steps in seconds: that of the step, or of the one before. */
export function timesOf(steps) {
  let time = 0;
  return steps.map(step => {
    time = Math.max(time, step.time ?? 0);
    return time;
  });
}

/** Where the fingers are at a time: for each its way so far, its place, and whether it is down. */
export function fingersAt(fingers, time) {
  const ways = new Map();
  for (const [at, finger, phase, x, y] of fingers) {
    if (!ways.has(finger)) ways.set(finger, { way: [], rest: [], isDown: false, place: null });
    const each = ways.get(finger);
    if (at > time) {
      each.rest.push([x, y]);
      if (each.isDown && each.next === undefined) each.next = [at, x, y];
      continue;
    }
    if (phase === "began") each.way = [];
    each.way.push([x, y]);
    each.place = [x, y];
    each.isDown = phase === "began" || phase === "moved";
    each.time = at;
  }
  for (const each of ways.values()) {
    if (!each.next || !each.place || each.next[0] <= each.time) continue;
    const share = (time - each.time) / (each.next[0] - each.time);
    each.place = each.place.map((value, k) => value + share * (each.next[k + 1] - value));
    each.way.push(each.place);
  }
  return [...ways.values()];
}

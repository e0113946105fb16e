// Gestures as a timeline: a lane for each recognizer, one for the fingers, one for what was sent.

import { element, make } from "./dom.mjs";
import { number } from "./geometry.mjs";

const ends = new Set(["ended", "recognized", "failed", "cancelled"]);

/** The parts of a lane: a state from one change to the next; states that end things are moments. */
function partsOf(changes, end) {
  const parts = [];
  changes.forEach(([time, state], k) => {
    const until = changes[k + 1]?.[0] ?? end;
    parts.push({ state, from: time, to: ends.has(state) ? time : until });
  });
  return parts;
}

/** The last moment of an interaction, in seconds. */
export function endOf({ lanes = [], fingers = [], marks = [], steps = [] }) {
  const times = [...lanes.flatMap(lane => lane.changes.map(change => change[0])),
    ...fingers.map(each => each[0]), ...marks.map(each => each[0]),
    ...steps.map(step => step.time ?? 0)];
  return times.reduce((most, time) => Math.max(most, time), 0);
}

/** The timeline of an interaction. */
export class Lanes {
  constructor() {
    this.area = element("lanes");
    this.needle = null;
  }

  /** Makes the lanes; an interaction without recognizers has none. */
  open(scene, interaction) {
    const { lanes = [], marks = [], fingers = [] } = interaction, last = endOf(interaction);
    this.needle = null;
    this.area.hidden = lanes.length === 0 || last === 0;
    if (this.area.hidden) return;
    // Something is to be seen behind the last moment, too.
    this.end = last * 1.08;
    const table = make("div", undefined, "tracks");
    const strokes = strokesOf(fingers, last);
    for (const [finger, spans] of strokes) {
      const track = this.row(table, strokes.size > 1 ? `finger ${finger}` : "finger", "");
      for (const [from, to] of spans) this.bar(track, from, to, "finger", "down");
    }
    for (const lane of lanes) {
      const track = this.row(table, lane.name, lane.view);
      for (const { state, from, to } of partsOf(lane.changes, last)) {
        this.bar(track, from, to, state, state);
      }
      // A change tells its own reason.
      const changes = new Set(lane.changes.map(change => change[0]));
      for (const [time, text] of lane.notes ?? []) {
        if (!changes.has(time)) this.tick(track, time, text, "note");
      }
    }
    const sent = this.row(table, "sent", "");
    // What somebody performs is named first; what is sent again and again is named once, and no
    // name lies over another.
    const written = new Set(), taken = [], room = this.end * 0.5;
    const isFree = ([from, to]) => taken.every(([left, right]) => to <= left || right <= from);
    for (const [time, text, isPerformed] of [...marks].sort((a, b) => b[2] - a[2])) {
      const tick = this.tick(sent, time, text, isPerformed ? "done" : "lost");
      const place = this.isLate(time) ? [time - room, time] : [time, time + room];
      if (written.has(text) || !isFree(place)) continue;
      tick.append(make("bdi", text));
      written.add(text);
      taken.push(place);
    }
    this.needle = make("div", undefined, "needle");
    const axis = make("div", undefined, "axis");
    for (const time of [0, last / 2, last]) {
      this.at(axis, make("span", `${number(round(time))} s`), time);
    }
    const frame = make("div", undefined, "frame");
    frame.append(table, this.needle);
    this.area.replaceChildren(make("h2", "Recognizers"), frame, axis);
    this.area.setAttribute("aria-label", inWords(scene, lanes));
  }

  row(table, name, view) {
    const label = make("p"), track = make("div", undefined, "track");
    label.append(make("bdi", name), make("small", view ? ` on ${view}` : ""));
    table.append(label, track);
    return track;
  }

  at(track, made, time) {
    made.style.left = `${time / this.end * 100}%`;
    // What stands at a late moment is written to its left.
    made.classList.toggle("late", this.isLate(time));
    track.append(made);
    return made;
  }

  isLate(time) {
    return time > this.end * 0.6;
  }

  bar(track, from, to, state, text) {
    const isMoment = to <= from, made = make("div", undefined, `bar s-${state}`);
    if (isMoment) made.classList.add("moment");
    else made.style.width = `${(to - from) / this.end * 100}%`;
    made.append(make("span", text));
    made.title = `${text} at ${number(round(from))} s`;
    this.at(track, made, from);
  }

  tick(track, time, text, kind) {
    const made = make("div", undefined, `tick ${kind}`);
    made.title = `${number(round(time))} s: ${text}`;
    return this.at(track, made, time);
  }

  /** Moves the line that says what time it is. */
  moveTo(time) {
    if (this.needle) this.needle.style.setProperty("--time", Math.min(1, time / this.end));
  }
}

function round(time) {
  return Math.round(time * 100) / 100;
}

function inWords(scene, lanes) {
  return scene.say(lanes.map(({ name, changes }) =>
    `${name}: ${changes.map(([time, state]) => `${state} at ${round(time)} s`).join(", ")}`)
    .join("; "));
}

/** From when to when each finger was down. */
function strokesOf(fingers, end) {
  const strokes = new Map();
  for (const [time, finger, phase] of fingers) {
    if (!strokes.has(finger)) strokes.set(finger, []);
    const spans = strokes.get(finger);
    if (phase === "began") spans.push([time, end]);
    else if (phase !== "moved" && spans.length > 0) spans.at(-1)[1] = time;
  }
  return strokes;
}

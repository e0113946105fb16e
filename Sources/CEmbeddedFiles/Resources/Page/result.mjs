// The pane that tells what happens at a point, or what a view is.

import { element, make } from "./dom.mjs";
import { foldChain, foldRows, list } from "./folding.mjs";
import { number, show, showRect } from "./geometry.mjs";
import { areasOfWinners, largestBlock, percent } from "./map.mjs";
import { chainFrom } from "./scene.mjs";
import { recognizers, whyOf } from "./why.mjs";

/** Why an answer is that of another point than the one that was clicked. */
const reasons = {
  code: "Only the app's own code decides here.",
  unasked: "The session was not asked here.",
};

/**
 * Tells an answer: who is hit, why the view that was meant is not, every decision, and who gets
 * the event.
 *
 * @param subject - The view that was meant, which may be the winner.
 * @param under - The views at the point, front to back.
 */
export function tellAnswer(scene, answer, subject, under, actions) {
  const { asked, point, winner, rows, sampled } = answer;
  const pane = element("result"), name = winner ? winner.name : "nobody";
  pane.dataset.hit = winner ? winner.name : "nil";
  pane.dataset.point = point.join(",");
  pane.dataset.sampled = sampled ?? "";
  pane.dataset.view = subject ? subject.name : "";
  const told = make("p", undefined, "answer");
  told.append(make("bdi", name), make("span", winner?.report?.targets || winner?.acts
    ? " gets the touch" : " is hit"));
  const head = [make("h2", `A touch at ${show(asked)}`), told];
  if (sampled) {
    head.push(make("p", `${reasons[sampled]} This is the answer at ${show(point)}.`, "note"));
  }
  const parts = [...head];
  if (subject) {
    parts.push(titled(subject === winner ? "Why " : "Why not ", subject),
      ...whyOf(scene, subject, actions.ask));
  }
  if (under.length > 1) {
    parts.push(make("h3", "Here, front to back"), choices(under, winner, actions.select));
  }
  parts.push(make("h3", "Decisions, front to back"), list(foldRows(scene, rows)));
  if (winner) parts.push(...route(scene, winner));
  parts.push(...story(scene, point));
  pane.replaceChildren(...parts);
  pane.scrollTop = 0;
  element("told").textContent = `${name} is hit at ${show(point)}`;
}

function titled(words, view) {
  const made = make("h3", words);
  made.append(make("bdi", view.name));
  if (view.label && view.label !== view.name) made.append(" “", make("bdi", view.label), "”");
  return made;
}

/** Views as buttons that choose them. */
function choices(views, winner, select) {
  const made = make("p", undefined, "choices");
  // What has no label says what the view around it says.
  for (const view of views.filter(each => each.label)) {
    const button = make("button", undefined, view === winner ? "winner" : view.acts ? "acts" : "");
    button.type = "button";
    button.append(make("bdi", view.label || view.name));
    button.addEventListener("click", () => select(view));
    made.append(button);
  }
  return made;
}

/** Where the event goes from the winner: recognizers, then the responder chain. */
function route(scene, winner) {
  const parts = [], gestures = [];
  for (let view = winner; view; view = view.superview) {
    gestures.push(...view.report?.gestures ?? []);
  }
  if (gestures.length > 0) {
    parts.push(make("h3", "Recognizers that see the touch"), recognizers(scene, gestures));
  }
  parts.push(make("h3", "Responder chain"), list(foldChain(scene, chainFrom(scene, winner))));
  return parts;
}

/** What happened, if the point is that of the last event. */
function story(scene, point) {
  const told = scene.story;
  if (!told || told.lines.length === 0) return [];
  if (told.point.some((value, k) => value !== point[k])) return [];
  const made = make("pre", told.lines.map(scene.say).join("\n"), "story");
  return [make("h3", "What happened"), make("p", told.title, "small"), made];
}

/** Tells what is known of a view. */
export function tellView(scene, view, area, actions) {
  const facts = make("dl");
  const fact = (name, text) => text && facts.append(make("dt", name), make("dd", scene.say(text)));
  fact("class", view.class);
  fact("text", view.text);
  fact("frame", showRect(view.frame));
  fact("bounds", showRect(view.bounds));
  fact("lies in", view.superview ? view.superview.name : "the screen");
  fact("state", view.states);
  fact("refuses", view.refusal);
  fact("overrides", view.overrides);
  fact("handles", view.handles);
  fact("gets", area ? `${percent(scene.map, area)} of the screen`
    : "no touch anywhere on the screen");
  const open = areasOfWinners(scene.map, true).get(view.index);
  fact("open", open && `${percent(scene.map, open)} of the screen, which depends on the code`);
  const pane = element("result"), title = make("h2"), tools = make("p", undefined, "choices");
  title.append(make("bdi", view.name));
  const point = largestBlock(scene.map, view.index);
  const offers = [
    point && [`Ask at ${show(point)}, where it is hit`, () => actions.ask(point)],
    ["Hide", () => actions.hide(view)], ["Only this", () => actions.focus(view)],
  ];
  for (const [words, action] of offers.filter(Boolean)) {
    const button = make("button", words);
    button.type = "button";
    button.addEventListener("click", action);
    tools.append(button);
  }
  pane.replaceChildren(title, ...whyOf(scene, view, actions.ask), tools, facts);
  pane.scrollTop = 0;
  pane.dataset.hit = pane.dataset.point = "";
  pane.dataset.view = view.name;
  element("told").textContent = `${view.name} is selected`;
}

/** Tells how far two views are apart on the screen. */
export function tellGaps(one, other, gaps) {
  const pane = element("result"), title = make("h2"), facts = make("dl");
  title.append(make("bdi", one.name), " and ", make("bdi", other.name));
  ["across", "down"].forEach((name, k) => {
    const size = gaps[k].size;
    facts.append(make("dt", name),
      make("dd", size < 0 ? `overlap by ${number(-size)}` : `${number(size)} apart`));
  });
  pane.replaceChildren(title, facts, make("p", "In points, between their boxes on the screen.",
    "small"));
  pane.dataset.hit = pane.dataset.point = "";
  pane.dataset.view = other.name;
}

// The card of a lesson, a talk or a quiz.

import { element, make, makeButton } from "./dom.mjs";

/**
 * Shows what the prompt is in; `actions` with `enter` and `next` are null where nobody can go on
 * from here.
 */
export function tellMode(mode, say, actions) {
  const card = element("mode"), parts = [];
  if (mode?.lesson) parts.push(...lesson(mode.lesson, say, actions));
  if (mode?.talk) parts.push(...talk(mode.talk, say, actions));
  if (mode?.quiz) parts.push(...quiz(mode.quiz, say));
  card.hidden = parts.length === 0;
  card.replaceChildren(...parts);
}

function lesson(told, say, actions) {
  const { number, title, task, checks, hold, failing, solved } = told;
  const state = make("p", undefined, "checks");
  const bar = make("div", undefined, "pips");
  bar.setAttribute("aria-hidden", "true");
  for (let k = 0; k < Math.min(checks, 40); k++) bar.append(make("i", "", k < hold ? "held" : ""));
  const words = hold === null ? "Nothing is changed yet"
    : checks === 1 ? `${hold} of 1 check holds` : `${hold} of ${checks} checks hold`;
  state.append(bar, make("b", solved ? "Solved" : words));
  const parts = [heading(`Lesson ${number}`, say(title))];
  if (solved) return [...parts, ...whatIsLearned(told, say, actions)];
  parts.push(make("p", say(task)), state);
  if (failing) parts.push(make("p", say(failing), "no failing"));
  return parts;
}

/** A lesson that is solved: what to remember first, then the ways, and on to the next one. */
function whatIsLearned({ remember, swift, ways = [], next }, say, actions) {
  const parts = [];
  if (remember) parts.push(make("p", say(remember), "remember"));
  ways.forEach((way, k) => {
    parts.push(make("h3", k === 0 ? "One way" : "Another way"), make("pre", way.join("\n")));
  });
  if (swift) parts.push(make("h3", "In Swift"), make("pre", swift.join("\n")));
  if (next && actions) {
    const line = make("p", undefined, "buttons");
    line.append(makeButton(`Next: ${say(next)}`, actions.next, "primary"));
    parts.push(line);
  }
  return parts;
}

function talk({ title, chapter, place, next, following, prose }, say, actions) {
  const parts = [heading(`${say(title)}  ${place ?? ""}`, say(chapter ?? ""))];
  for (const text of prose ?? []) parts.push(withCode(say(text)));
  if (next || following) {
    const line = make("p", undefined, "buttons");
    line.append(next ? make("code", next) : make("span", `Next: ${say(following)}`));
    if (actions) {
      const go = makeButton(next ? "Enter" : "Next chapter", actions.enter, "primary");
      go.append(" ", make("kbd", "n"));
      line.append(go);
    }
    parts.push(line);
  }
  return parts;
}

function quiz({ number, remark }, say) {
  const made = heading(`Quiz ${number}`, "");
  return remark ? [made, make("p", say(remark))] : [made];
}

/** A paragraph in which what stands between two backticks is code. */
function withCode(text) {
  const made = make("p", undefined, "prose");
  text.split("`").forEach((part, k) => made.append(k % 2 ? make("code", part) : part));
  return made;
}

function heading(small, large) {
  const made = make("h2");
  made.append(make("small", small), make("span", large));
  return made;
}

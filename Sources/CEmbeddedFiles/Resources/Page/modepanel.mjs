// The card of a lesson, a talk or a quiz.

import { element, make, makeButton } from "./dom.mjs";

/** Shows what the prompt is in; `enter` is null where nobody can go on from here. */
export function tellMode(mode, say, enter) {
  const card = element("mode"), parts = [];
  if (mode?.lesson) parts.push(...lesson(mode.lesson, say));
  if (mode?.talk) parts.push(...talk(mode.talk, say, enter));
  if (mode?.quiz) parts.push(...quiz(mode.quiz, say));
  card.hidden = parts.length === 0;
  card.replaceChildren(...parts);
}

function lesson({ number, title, task, checks, hold, failing, solved }, say) {
  const state = make("p", undefined, "checks");
  const bar = make("div", undefined, "pips");
  bar.setAttribute("aria-hidden", "true");
  for (let k = 0; k < Math.min(checks, 40); k++) bar.append(make("i", "", k < hold ? "held" : ""));
  const words = hold === null ? "Nothing is changed yet"
    : checks === 1 ? `${hold} of 1 check holds` : `${hold} of ${checks} checks hold`;
  state.append(bar, make("b", solved ? "Solved" : words));
  const parts = [heading(`Lesson ${number}`, say(title)), make("p", say(task)), state];
  if (failing && !solved) parts.push(make("p", say(failing), "no failing"));
  if (solved) parts.push(make("p", words, "yes"));
  return parts;
}

function talk({ title, chapter, place, next, following, prose }, say, enter) {
  const parts = [heading(`${say(title)}  ${place ?? ""}`, say(chapter ?? ""))];
  for (const text of prose ?? []) parts.push(withCode(say(text)));
  if (next || following) {
    const line = make("p", undefined, "buttons");
    line.append(next ? make("code", next) : make("span", `Next: ${say(following)}`));
    if (enter) {
      const go = makeButton(next ? "Enter" : "Next chapter", enter, "primary");
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

// The pane that tells what happens at a point, or what a view is.

import { element, make } from "./dom.mjs";
import { number, show, showRect } from "./geometry.mjs";
import { largestBlock, percent } from "./map.mjs";
import { chainFrom } from "./scene.mjs";

const longestRun = 5, longestWay = 14;

/** Why an answer is that of another point than the one that was clicked. */
const reasons = {
  code: "Only the app's own code decides here.",
  unasked: "The session was not asked here.",
};

/** Tells an answer: who is hit, every decision, and the responder chain. */
export function tellAnswer(scene, { point, winner, rows, sampled }) {
  const pane = element("result");
  pane.dataset.hit = winner ? winner.name : "nil";
  pane.dataset.point = point.join(",");
  pane.dataset.sampled = sampled ?? "";
  pane.replaceChildren(make("h2", `A touch at ${show(point)}`),
    make("p", winner ? winner.name : "nobody", "answer"));
  if (sampled) {
    pane.append(make("p", `${reasons[sampled]} This is the answer at ${show(point)}.`, "note"));
  }
  pane.append(make("h3", "Decisions, front to back"), list(foldRows(rows)));
  if (winner) {
    pane.append(make("h3", "Responder chain"), list(foldChain(chainFrom(scene, winner))));
  }
  element("point").value = point.map(number).join(", ");
}

/** Tells what is known of a view. */
export function tellView(scene, view, area, ask) {
  const facts = make("dl");
  const fact = (name, text) => text && facts.append(make("dt", name), make("dd", text));
  fact("class", view.class);
  fact("text", view.text);
  fact("frame", showRect(view.frame));
  fact("bounds", showRect(view.bounds));
  fact("lies in", view.parent < 0 ? "the screen" : scene.views[view.parent].name);
  fact("refuses", view.refusal);
  fact("overrides", view.overrides);
  fact("handles", view.handles);
  fact("gets", area ? `${percent(scene.map, area)} of the screen`
    : "no touch anywhere on the screen");
  const pane = element("result");
  pane.replaceChildren(make("h2", view.name), facts);
  pane.dataset.hit = pane.dataset.point = "";
  const point = largestBlock(scene.map, view.index);
  if (!point) return;
  const button = make("button", `Ask at ${show(point)}, where it is hit`);
  button.addEventListener("click", () => ask(...point));
  pane.append(button);
}

function list(items) {
  const made = make("ol");
  made.append(...items);
  return made;
}

function indented(item, depth) {
  item.style.paddingLeft = `${Math.min(depth, 14) * 0.8}rem`;
  return item;
}

function line(row) {
  const item = indented(make("li", undefined, row.mark), row.depth);
  item.append(make(row.mark === "yes" ? "b" : "span", row.title),
    make("span", ` ${row.text}${row.rule ? ` (${row.rule})` : ""}`));
  if (row.hit) item.append(make("strong", ` ← ${row.hit}`));
  return item;
}

/** Rows as lines; long runs that refuse, and long ways straight down, open on demand. */
function foldRows(rows) {
  const items = [];
  for (let k = 0; k < rows.length;) {
    const { mark, depth } = rows[k];
    let end = k + 1;
    while (end < rows.length && rows[end].mark === mark && mark !== "rest" && !rows[end].hit
      && rows[end].depth === depth + (mark === "yes" ? end - k : 0)) end++;
    if (end - k > (mark === "yes" ? longestWay : longestRun)) {
      const what = mark === "yes" ? "levels" : "refuse";
      items.push(line(rows[k]), folded(rows.slice(k + 1, end - 1), `more ${what}`, depth, line),
        line(rows[end - 1]));
    } else {
      items.push(...rows.slice(k, end).map(line));
    }
    k = end;
  }
  return items;
}

function foldChain(links) {
  const shown = 40;
  const item = link => {
    const made = make("li");
    made.append(make("b", link.name), make("span", ` ${link.class}`
      + (link.handles ? `, handles ${link.handles}` : "")));
    return made;
  };
  if (links.length <= shown) return links.map(item);
  return [...links.slice(0, shown / 2).map(item),
    folded(links.slice(shown / 2, -shown / 2), "more", 0, item),
    ...links.slice(-shown / 2).map(item)];
}

/** Lines that are made when somebody wants to see them. */
function folded(rows, what, depth, item) {
  const details = make("details"), rest = make("ol");
  details.append(make("summary", `${rows.length} ${what}`), rest);
  details.addEventListener("toggle", () => {
    if (!rest.firstChild) rest.append(...rows.map(row => item({ ...row, depth: 0 })));
  });
  const made = indented(make("li"), depth);
  made.append(details);
  return made;
}

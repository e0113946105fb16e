// Long lists of decisions and responders, of which parts open on demand.

import { make } from "./dom.mjs";

const longestRun = 5, longestWay = 14;

/** A list of items. */
export function list(items) {
  const made = make("ol");
  made.append(...items);
  return made;
}

function indented(item, depth) {
  item.style.paddingLeft = `${Math.min(depth, 14) * 0.8}rem`;
  return item;
}

function line(scene, row, indent) {
  const item = indented(make("li", undefined, row.mark), indent);
  item.dataset.depth = row.depth;
  item.append(make("bdi", row.title, row.mark === "yes" ? "strong" : ""),
    make("span", ` ${scene.say(row.text)}${row.rule ? ` (${row.rule})` : ""}`));
  if (row.hit) item.append(make("strong", ` ← ${scene.say(row.hit)}`));
  return item;
}

/** Rows as lines; long runs that refuse, and long ways straight down, open on demand. */
export function foldRows(scene, rows) {
  const items = [], draw = (row, indent = row.depth) => line(scene, row, indent);
  for (let k = 0; k < rows.length;) {
    const { mark, depth } = rows[k];
    let end = k + 1;
    while (end < rows.length && rows[end].mark === mark && mark !== "rest" && !rows[end].hit
      && rows[end].depth === depth + (mark === "yes" ? end - k : 0)) end++;
    if (end - k > (mark === "yes" ? longestWay : longestRun)) {
      const what = mark === "yes" ? "levels" : "refuse";
      items.push(draw(rows[k]), folded(rows.slice(k + 1, end - 1), `more ${what}`, depth, draw),
        draw(rows[end - 1]));
    } else {
      items.push(...rows.slice(k, end).map(row => draw(row)));
    }
    k = end;
  }
  return items;
}

/** Responders as lines; the middle of a long chain opens on demand. */
export function foldChain(scene, links) {
  const shown = 40;
  const item = link => {
    const made = make("li");
    made.append(make("bdi", link.name, "strong"), make("span", scene.say(` ${link.class}`
      + (link.handles ? `, handles ${link.handles}` : ""))));
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
    if (!rest.firstChild) rest.append(...rows.map(row => item(row, 0)));
  });
  const made = indented(make("li"), depth);
  made.append(details);
  return made;
}

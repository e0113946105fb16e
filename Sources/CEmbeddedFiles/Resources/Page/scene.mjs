// The views and other responders of the page's data, linked with each other.

import { element } from "./dom.mjs";
import { placed } from "./places.mjs";

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** JSON with a sign in place of what would turn the direction of text, as the session shows it. */
export function withoutTurns(json) {
  // What else a backslash begins is kept whole, as another backslash may follow.
  const turns = /(\\(?!u(?:202[a-e]|206[6-9]))[^])|\\u....|[\u202A-\u202E\u2066-\u2069]/gi;
  return json.replaceAll(turns, (_, kept) => kept ?? "\uFFFD");
}

/** The data that stands in an element of the page. */
export function readData(id) {
  return JSON.parse(withoutTurns(element(id).textContent));
}

/**
 * Makes the data easy to walk: views get their superviews, subviews, depths, labels and reports.
 *
 * @param given - The data of a page, in which places refer to responders, or a scene of the feed,
 *   in which ids do.
 * @param map - The map of a scene of the feed, or null.
 * @param revision - The revision of that scene.
 */
export function openScene(given, map = null, revision = null) {
  const data = placed(given, map, revision);
  const { views } = data, reports = new Map(data.reports), byId = new Map();
  const roots = [];
  views.forEach((view, k) => {
    view.index = k;
    view.superview = view.parent < 0 ? null : views[view.parent];
    view.depth = view.superview ? view.superview.depth + 1 : 0;
    view.subviews = [];
    view.siblings = view.superview?.subviews ?? roots;
    view.place = view.siblings.push(view);
    view.report = reports.get(k) ?? null;
  });
  for (const view of views) view.label = labelOf(view);
  const responders = views.concat(data.others);
  responders.forEach((each, k) => byId.set(each.id ?? k, each));
  return { ...data, revision, views, responders, byId, say: isolator(views) };
}

/** What stands on a view: its text, or that of the only label in a control; else its name. */
function labelOf(view) {
  const inside = view.acts && !view.text ? view.subviews.filter(each => each.text && !each.acts)
    : [];
  const text = oneLine(view.text || (inside.length === 1 ? inside[0].text : ""));
  // A button and the label in it say the same.
  if (text && view.superview?.acts && view.superview.label === text) return "";
  return text || view.name;
}

function oneLine(text) {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** Gives a function that keeps names that are written right to left from reordering sentences. */
function isolator(views) {
  const names = [...new Set(views.flatMap(view => [view.name, view.text ?? "", view.class]))]
    .filter(name => rightToLeft.test(name)).sort((a, b) => b.length - a.length)
    .map(name => name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (names.length === 0) return text => text;
  const pattern = new RegExp(names.join("|"), "g");
  return text => text.replaceAll(pattern, "\u2068$&\u2069");
}

/** The responder chain from a responder on. */
export function chainFrom(scene, first) {
  const links = new Set();
  for (let next = first; next && !links.has(next); next = scene.responders[next.next]) {
    links.add(next);
  }
  return [...links];
}

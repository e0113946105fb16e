// The list of the views.

import { element, make } from "./dom.mjs";
import { percent } from "./map.mjs";

const mostListed = 500;

/** Lists the views that match what was typed into the field, or all. */
export function listViews(scene, { areas, color, chosen }) {
  const wanted = element("find").value.trim().toLowerCase();
  const found = scene.views.filter(view => !wanted || [view.name, view.class, view.text || ""]
    .some(text => text.toLowerCase().includes(wanted)));
  element("views").replaceChildren(...found.slice(0, mostListed).map(view => {
    const row = make("li");
    row.setAttribute("role", "option");
    row.setAttribute("aria-selected", String(view === chosen));
    row.dataset.view = view.index;
    row.style.paddingLeft = `${0.5 + (wanted ? 0 : Math.min(view.depth, 12) * 0.7)}rem`;
    const area = areas.get(view.index), swatch = make("i");
    if (area) swatch.style.background = color(view.index);
    row.append(swatch, make("b", view.name), make("span", view.text || view.class),
      make("em", area ? percent(scene.map, area) : view.lost ? "no touch" : ""));
    row.classList.toggle("lost", Boolean(view.lost));
    return row;
  }));
  const rest = found.length - mostListed;
  element("more").textContent = !found.length ? "No view matches."
    : rest > 0 ? `${rest} more: find a name to see fewer.` : "";
}

/** Marks the row of a view, or none. */
export function markInList(view) {
  for (const row of element("views").children) {
    const isChosen = view !== null && row.dataset.view === String(view.index);
    row.setAttribute("aria-selected", String(isChosen));
    if (isChosen) row.scrollIntoView({ block: "nearest" });
  }
}

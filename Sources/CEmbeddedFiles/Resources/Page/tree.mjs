// The views as a tree that the keyboard walks, with what becomes of touches in words.

import { element, make } from "./dom.mjs";
import { percent } from "./map.mjs";
import { TypeAhead, rowsOf, stepFrom } from "./rows.mjs";

/** The list of the views. */
export class Tree {
  /**
   * @param onSelect - Is told the view, and whether it adds to what is chosen.
   * @param onPoint - Is told the view that is looked at, or null.
   */
  constructor(scene, areas, onSelect, onPoint) {
    Object.assign(this, { scene, areas, onSelect, onPoint });
    this.list = element("views");
    this.closed = new Set();
    this.items = new Map();
    this.typed = new TypeAhead();
    this.chosen = this.focused = null;
    this.isOld = false;
    this.list.addEventListener("click", event => this.click(event));
    this.list.addEventListener("keydown", event => this.press(event));
    this.list.addEventListener("pointerover", event => this.onPoint(this.viewAt(event)));
    this.list.addEventListener("pointerleave", () => this.onPoint(null));
    element("find").addEventListener("input", () => this.update());
    this.update();
  }

  /** Lists another scene; a list that nobody sees is made when somebody does. */
  open(scene, areas) {
    const same = view => view && (scene.byId.get(view.id ?? view.index) ?? null);
    Object.assign(this, { scene, areas, focused: same(this.focused), chosen: same(this.chosen) });
    this.closed = new Set([...this.closed].map(same).filter(Boolean));
    this.items = new Map();
    this.rows = rowsOf(scene.views, "", this.closed);
    this.isOld = true;
    this.refresh();
  }

  /** Makes the list of the present scene, if it is in sight. */
  refresh() {
    if (!this.isOld || this.list.offsetParent === null) return;
    const hadFocus = this.list.contains(document.activeElement), { scrollTop } = this.list;
    this.update();
    this.list.scrollTop = scrollTop;
    if (hadFocus && this.focused) this.items.get(this.focused)?.focus();
  }

  viewAt(event) {
    const row = event.target.closest("li");
    return row ? this.scene.views[row.dataset.view] : null;
  }

  /** Lists the views that match what was typed into the field, or those that are not closed. */
  update() {
    this.isOld = false;
    const wanted = element("find").value.trim().toLowerCase();
    this.rows = rowsOf(this.scene.views, wanted, this.closed);
    if (!this.rows.includes(this.focused)) this.focused = this.rows[0] ?? null;
    const items = document.createDocumentFragment();
    for (const view of this.rows) items.append(this.item(view, Boolean(wanted)));
    this.list.replaceChildren(items);
    element("more").textContent = this.rows.length === 0 ? "No view matches."
      : wanted ? `${this.rows.length} of ${this.scene.views.length} views` : "";
  }

  item(view, isFlat) {
    if (!this.items.has(view)) this.items.set(view, this.makeItem(view));
    const item = this.items.get(view), isOpen = !this.closed.has(view);
    item.setAttribute("aria-level", isFlat ? 1 : view.depth + 1);
    item.dataset.level = isFlat ? 0 : Math.min(view.depth, 12);
    if (view.subviews.length > 0 && !isFlat) item.setAttribute("aria-expanded", isOpen);
    else item.removeAttribute("aria-expanded");
    item.setAttribute("aria-selected", view === this.chosen);
    item.tabIndex = view === this.focused ? 0 : -1;
    return item;
  }

  makeItem(view) {
    const item = make("li"), swatch = make("i", view.mark ?? ""), { scene, areas } = this;
    item.setAttribute("role", "treeitem");
    item.dataset.view = view.index;
    if (view.color) swatch.style.borderColor = view.color;
    const area = areas.get(view.index), states = [
      view.states, view.lost && "no touch", view.idle && "does not act",
      view.open && "touches not known",
    ];
    item.append(make("u"), swatch, make("bdi", view.name), make("bdi", view.text || view.class),
      make("em", [...states, area && percent(scene.map, area)].filter(Boolean).join(", ")));
    item.classList.toggle("lost", Boolean(view.lost || view.idle));
    item.setAttribute("aria-setsize", view.siblings.length);
    item.setAttribute("aria-posinset", view.place);
    return item;
  }

  /** Marks the row of a view, or none, and opens the way to it. */
  choose(view) {
    this.items.get(this.chosen)?.setAttribute("aria-selected", "false");
    this.chosen = view;
    if (!view) return;
    let isClosed = false;
    for (let each = view.superview; each; each = each.superview) {
      isClosed = this.closed.delete(each) || isClosed;
    }
    if (isClosed && !this.isOld) this.update();
    if (this.isOld) return;
    this.moveTo(view, false);
    this.items.get(view)?.setAttribute("aria-selected", "true");
  }

  moveTo(view, takesFocus = true) {
    if (!this.rows.includes(view)) return;
    if (this.focused) this.items.get(this.focused).tabIndex = -1;
    this.focused = view;
    const item = this.items.get(view);
    item.tabIndex = 0;
    if (takesFocus) item.focus();
    item.scrollIntoView({ block: "nearest" });
    if (takesFocus) this.onPoint(view);
  }

  /** Opens a view or closes it. */
  toggle(view, isOpen = this.closed.has(view)) {
    if (isOpen) this.closed.delete(view);
    else this.closed.add(view);
    const hadFocus = this.list.contains(document.activeElement);
    this.update();
    if (hadFocus) this.moveTo(view);
  }

  click(event) {
    const view = this.viewAt(event);
    if (!view) return;
    if (event.target.localName === "u" && view.subviews.length > 0) this.toggle(view);
    else this.onSelect(view, event.shiftKey);
  }

  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.focused) return;
    const view = this.focused, isOpen = !this.closed.has(view) && view.subviews.length > 0;
    if (event.key === "Enter" || event.key === " ") this.onSelect(view, event.shiftKey);
    else if (event.key === "ArrowRight" && !isOpen && view.subviews.length) this.toggle(view);
    else if (event.key === "ArrowLeft" && isOpen) this.toggle(view);
    else {
      const next = stepFrom(this.rows, view, event.key) ?? this.typed.next(this.rows, view, event);
      if (!next) return;
      this.moveTo(next);
    }
    event.preventDefault();
  }
}

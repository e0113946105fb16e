// What the page does: asks, selects, measures, and shows the views as one wants them.

import { answerAt } from "./decisions.mjs";
import { element } from "./dom.mjs";
import { number } from "./geometry.mjs";
import { layersAt } from "./layers.mjs";
import { areasOfWinners } from "./map.mjs";
import { gapsBetween } from "./marks.mjs";
import { readPoint } from "./point.mjs";
import { tellAnswer, tellGaps, tellView } from "./result.mjs";
import { Stage } from "./stage.mjs";
import { Tree } from "./tree.mjs";

/** Whether a responder is a view of a window. */
function isView(responder) {
  return responder?.index !== undefined;
}

/** Shows the list of views where it lies over the stage, or hides it. */
export function showList(isShown) {
  document.body.classList.toggle("listed", isShown);
  element("list").setAttribute("aria-pressed", isShown);
}

/** The page of a scene. */
export class Page {
  constructor(scene) {
    this.scene = scene;
    this.areas = areasOfWinners(scene.map);
    this.selected = null;
    this.stage = new Stage(scene);
    this.tree = new Tree(scene, this.areas, (view, adds) => {
      this.select(view, adds);
      showList(false);
    }, view => this.hover(view));
    this.actions = {
      ask: point => this.ask(point), select: view => this.select(view),
      hide: view => this.hide(view), focus: view => this.focus(view),
    };
  }

  /** Shows another scene, in which views are the same if their ids are. */
  open(scene) {
    const { selected } = this;
    this.scene = scene;
    this.areas = areasOfWinners(scene.map);
    this.selected = selected && (scene.byId.get(selected.id ?? selected.index) ?? null);
    this.stage.open(scene);
    this.tree.open(scene, this.areas);
    this.tree.choose(this.selected);
    element("lowest").max = element("highest").max = this.stage.top;
    if (this.stage.look.levels[1] >= this.stage.top) element("highest").value = this.stage.top;
    element("summary").textContent =
      `${scene.screen.map(number).join(" × ")} points, ${scene.views.length} views`;
  }

  /**
   * Tells who gets a touch at a point of the screen, and why, or why not the view that is meant.
   *
   * @param layer - The layer that was clicked in space, if one was.
   */
  ask(point, layer = null) {
    const [width, height] = this.scene.screen, [x, y] = point;
    if (!(x >= 0 && x < width && y >= 0 && y < height)) return;
    const answer = answerAt(this.scene, point), { winner, rows } = answer;
    const under = layersAt(this.stage.layers.filter(each => each.isSeen), () => answer.point)
      .map(each => each.layer.view);
    const subject = this.subject(winner, under, layer?.view);
    tellAnswer(this.scene, { ...answer, asked: point }, subject, under, this.actions);
    element("point").value = point.map(number).join(", ");
    const isDrawn = isView(winner);
    this.stage.mark({
      view: subject === winner ? null : subject, other: null, winner: isDrawn ? winner : null,
      path: rows.filter(row => row.mark === "yes" && row.view).map(row => row.view),
      finger: { point, layer: layer ?? (isDrawn && this.stage.layerOf(winner)) },
    });
    this.tree.choose(subject);
    this.selected = subject;
  }

  /** The view that one means: that which was pointed at, else what acts there, else the winner. */
  subject(winner, under, pointed) {
    if (pointed?.report) return pointed;
    if (winner?.acts) return winner;
    return under.find(view => view.acts && view.report) ?? (isView(winner) ? winner : null);
  }

  /** Tells about a view; a second one is measured from the first. */
  select(view, adds = false) {
    const first = this.selected;
    if (adds && first && first !== view) {
      const gaps = gapsBetween(this.stage.layerOf(first), this.stage.layerOf(view));
      tellGaps(first, view, gaps);
      this.stage.mark({ view: first, other: view, winner: null, path: [], finger: null });
      return;
    }
    this.tell(view);
  }

  tell(view) {
    tellView(this.scene, view, this.areas.get(view.index), this.actions);
    this.choose(view);
  }

  /** Marks a view in the list and on the stage. */
  choose(view) {
    this.selected = view;
    this.stage.mark({ view, other: null, winner: null, path: [], finger: null });
    this.tree.choose(view);
  }

  /** Tells what the session said of a view. */
  report({ id, report }) {
    const view = this.scene.byId.get(id);
    if (!view?.bounds) return;
    view.report = report ?? null;
    this.tell(view);
  }

  /** A click at a point of the stage: asks, or measures to the view there. */
  click(point, adds) {
    const found = this.stage.pointAt(point), isFlat = this.stage.gap === 0;
    if (adds && found.layer) this.select(found.layer.view, true);
    else this.ask(found.point, isFlat ? null : found.layer);
  }

  /** Lights a view, and says what it is. */
  hover(view) {
    if (this.stage.marked.hovered === view) return;
    this.stage.mark({ hovered: view });
    element("hint").textContent = view
      ? this.scene.say([view.name, view.class, view.text, view.states].filter(Boolean).join(" · "))
      : "";
  }

  /** Asks where a text says, or says what is wrong with it. */
  askAt(text) {
    const { point, error } = readPoint(text, this.scene), field = element("point");
    element("wrong").textContent = error ?? "";
    field.setAttribute("aria-invalid", Boolean(error));
    if (point) this.ask(point);
  }

  /** Takes a view and those in it off the stage. */
  hide(view = this.selected) {
    if (!view) return;
    this.stage.arrange({ hidden: new Set([...this.stage.look.hidden, view]) });
    this.say(`${view.name} is not drawn; A shows all`);
  }

  /** Draws a view and those in it alone. */
  focus(view = this.selected) {
    if (!view) return;
    this.stage.arrange({ focus: view });
    this.say(`Only ${view.name} is drawn; A shows all`);
  }

  /** Draws all views again. */
  showAll() {
    element("lowest").value = 0;
    element("highest").value = this.stage.top;
    this.stage.arrange({ hidden: new Set(), focus: null, levels: [0, Infinity] });
    this.say("All views are drawn");
  }

  /** Selects nothing. */
  clear() {
    this.selected = null;
    this.stage.mark({
      view: null, other: null, hovered: null, winner: null, path: [], finger: null,
    });
    this.tree.choose(null);
  }

  say(text) {
    element("told").textContent = element("hint").textContent = this.scene.say(text);
  }
}

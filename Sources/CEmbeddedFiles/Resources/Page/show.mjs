// An interaction as a walk: over the stage, in the sentence below it, and in the column beside it.

import { element, write } from "./dom.mjs";
import { Lanes, endOf } from "./lanes.mjs";
import { openScene } from "./scene.mjs";
import { Source } from "./source.mjs";
import { Trace } from "./trace.mjs";
import { pictureOf, timesOf } from "./walk.mjs";
import { WalkPicture } from "./walkpicture.mjs";

/** Scenes that were opened stay so for as long as somebody holds them. */
const openedScenes = new WeakMap();

/** The scene of a state, ready to be drawn; the same one for the same scene and map. */
export function opened({ scene, map, revision }) {
  const key = map ?? scene;
  if (!openedScenes.has(key)) openedScenes.set(key, new WeakMap());
  const known = openedScenes.get(key);
  if (!known.has(scene)) known.set(scene, openScene(scene, map, revision));
  return known.get(scene);
}

/** Shows steps of interactions on a page. */
export class Show {
  constructor(page, overlay, panel) {
    Object.assign(this, { page, overlay, panel, interaction: null, index: 0, time: 0 });
    this.trace = new Trace();
    this.lanes = new Lanes();
    this.source = new Source();
  }

  /** Begins an interaction over the scene that it met. */
  open(interaction, scene) {
    this.interaction = interaction;
    this.scene = scene;
    this.times = timesOf(interaction.steps);
    this.end = endOf(interaction);
    this.trace.clear();
    this.source.clear();
    this.look(scene);
    this.lanes.open(scene, interaction);
    const { stage } = this.page;
    stage.mark({ view: null, other: null, hovered: null, winner: null, path: [], finger: null });
    document.body.classList.add("walking");
  }

  /** Draws a scene, unless it is drawn already. */
  look(scene) {
    if (this.page.scene !== scene) this.page.open(scene);
  }

  /** Shows a step. */
  step(index) {
    const { interaction, scene, page: { stage } } = this;
    this.look(scene);
    this.index = index;
    this.setTime(0);
    this.fade(pictureOf(interaction, index));
    this.overlay.show("walk", new WalkPicture(stage, interaction, index, () => this.time));
    this.panel.tell(scene, interaction, index);
    this.source.show(interaction, index);
    const isSearch = interaction.stages[interaction.steps[index].stage]?.kind === "hitTest";
    document.body.classList.toggle("searching", isSearch);
    this.trace.show(scene, interaction, index);
    this.overlay.run();
  }

  /** Lets the time of the interaction go on: a share of the way to the time of the next step. */
  setTime(share) {
    const { times, index } = this, next = times[index + 1] ?? this.end;
    const time = times[index] + share * Math.max(0, next - times[index]);
    if (time === this.time && share > 0) return;
    this.time = time;
    this.lanes.moveTo(time);
  }

  /** Takes the color from views that are not asked. */
  fade({ skip, no }) {
    const { scene, page: { stage } } = this, faded = new Set();
    const add = view => {
      faded.add(view);
      view.subviews.forEach(add);
    };
    const views = ids => ids.map(id => scene.byId.get(id)).filter(view => view?.subviews);
    views(skip).forEach(add);
    for (const view of views(no)) view.subviews.forEach(add);
    const { look } = stage, key = [...faded].map(view => view.index).join();
    if (key === this.fadedKey && look.faded.size === faded.size) return;
    this.fadedKey = key;
    stage.arrange({ faded });
  }

  /** Ends the walk. */
  leave() {
    if (!this.interaction) return;
    this.interaction = null;
    this.fadedKey = "";
    this.overlay.show("walk", null);
    this.page.stage.arrange({ faded: new Set() });
    document.body.classList.remove("walking", "searching");
    element("lanes").hidden = true;
    write("where", "");
    this.trace.clear();
    this.source.clear();
  }
}

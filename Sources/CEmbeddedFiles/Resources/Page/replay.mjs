// A recorded session that is shown again, offline; at its end the page answers as any other.

import { Board } from "./board.mjs";
import { connectBoard, layoutKeys, playKeys, turnKeys } from "./livecontrols.mjs";
import { closeKeys, viewKeys } from "./controls.mjs";
import { element, make, write } from "./dom.mjs";
import { sceneOf } from "./feed.mjs";
import { listenToFingers } from "./fingers.mjs";
import { listenToKeys } from "./keys.mjs";
import { placesOf } from "./recording.mjs";
import { opened } from "./show.mjs";

/** The replay of a feed on a page, which holds the scene of the end. */
export class Replay {
  constructor(page, feed) {
    this.page = page;
    this.places = placesOf(feed);
    this.last = page.scene;
    this.board = new Board(page, {
      onStep: step => this.show(step), onRest: () => {}, leave: () => this.board.go(Infinity),
    });
    connectBoard(page, this.board);
    document.body.classList.add("replay");
    // It goes through all of the recording, so it stands below all.
    document.body.append(element("player"));
    element("player").setAttribute("role", "region");
    this.connect();
    write("status", "Replay: a recording; it does not simulate");
    element("status").hidden = false;
    this.board.player.load(this.places.map(place => place.duration));
    this.show(0);
  }

  connect() {
    const { page, board } = this, { stage } = page;
    listenToFingers(stage, {
      onClick: (point, adds) => {
        if (!this.isAtEnd) page.say("Go to the end (End) to ask: until then this is a recording.");
        else {
          page.click(point, adds);
          board.turnTo("report");
        }
      },
      onHover: point => page.hover(point && stage.layersAt(point)[0]?.layer.view || null),
    });
    element("ask").addEventListener("submit", event => {
      event.preventDefault();
      board.go(Infinity);
      page.askAt(element("point").value);
      board.turnTo("report");
    });
    element("views").addEventListener("click", () => board.turnTo("report"));
    listenToKeys([["click, at the end", "ask at a point"], ["drag", "turn"]], {
      ...playKeys(board), ...layoutKeys(page, board), ...viewKeys(page, "n"), ...closeKeys(),
      ...turnKeys(stage),
      "Escape": ["select nothing", () => page.clear()],
    });
  }

  get isAtEnd() {
    return this.board.player.step === this.places.length - 1;
  }

  /** Shows a place of the recording. */
  show(index) {
    const { board, page, places } = this, { state, interaction, step, label } = places[index];
    if (interaction) {
      if (board.show.interaction !== interaction) {
        board.show.open(interaction, opened(sceneOf(state, interaction.revision)));
        board.turnTo("steps");
      }
      board.show.step(step);
    } else {
      board.show.leave();
      board.show.look(this.isAtEnd ? this.last : opened(sceneOf(state)));
      this.tellLine(label);
      if (places[index].focus) page.report(places[index].focus);
      board.turnTo(this.isAtEnd || places[index].focus ? "report" : places[index].shows ?? "steps");
    }
    board.tell(state, { answers: [], own: null, isGuest: false });
    const part = interaction ? `step ${step + 1} of ${interaction.steps.length} · ` : "";
    board.panel.setPlace(index, places.length, `${part}${index + 1} / ${places.length}`);
    board.panel.slider.setAttribute("aria-valuetext", label);
    page.stage.redraw();
  }

  /** The sentence of a place that is no step of a walk. */
  tellLine(label) {
    const sentence = element("sentence");
    sentence.className = "line";
    sentence.replaceChildren(make("bdi", this.isAtEnd ? "The end: click a point to ask" : label));
    element("rule").replaceChildren();
    this.board.panel.tellConclusion(this.page.scene, {});
    element("way").hidden = true;
    for (const id of ["title", "where"]) write(id, "");
  }
}

// A page of which the session gives the answers: what is done here is sent to it.

import { Page } from "./page.mjs";

/** The page of a session's scene. */
export class LivePage extends Page {
  /**
   * @param wish - Sends what somebody wants.
   * @param onReport - Is told when the pane tells something new.
   */
  constructor(scene, wish, onReport) {
    super(scene);
    Object.assign(this, { wish, onReport });
  }

  /** Asks the session who would be hit. */
  ask(point) {
    this.wish({ kind: "hit", point });
  }

  /** Lets the session tell of a view; a second one is measured from the first. */
  select(view, adds = false) {
    if (adds && this.selected && this.selected !== view) {
      super.select(view, true);
      this.onReport();
      return;
    }
    this.choose(view);
    this.wish({ kind: "select", view: view.id });
  }

  report(focus) {
    super.report(focus);
    this.onReport();
  }
}

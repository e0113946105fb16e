// The decisions of a hit-test as a tree that grows, and the chain of responders that is climbed.

import { element, make } from "./dom.mjs";
import { styledLines } from "./lines.mjs";
import { walkAt } from "./walk.mjs";

/** The column beside the stage. */
export class Trace {
  constructor() {
    this.column = element("trace");
    this.clear();
  }

  /** Shows what is known after a step. */
  show(scene, interaction, index) {
    const { step, stage, known } = walkAt(interaction, index);
    if (stage !== this.stage) this.build(scene, interaction, stage);
    const reasons = new Map();
    for (const each of interaction.steps.slice(0, index + 1)) {
      if (each.stage === step.stage && each.mark === "no") reasons.set(each.row, reasonOf(each));
    }
    this.items.forEach(({ item, note, isChain }, row) => {
      const fact = known.get(row), isPresent = row === step.row;
      const kind = fact ? fact.mark : "open";
      const className = `${kind}${isChain && fact?.mark === "yes" ? " handler" : ""}`;
      if (item.className !== className) item.className = className;
      if (isPresent) item.setAttribute("aria-current", "step");
      else item.removeAttribute("aria-current");
      const isLast = row === this.items.length - 1;
      const text = isChain ? handling(fact, isLast) : answerIn(fact, reasons.get(row));
      if (note.textContent !== text) note.textContent = text;
      if (isPresent) this.bringInSight(item);
    });
  }

  /** Makes the rows of a stage; a step then changes only what it tells of. */
  build(scene, interaction, stage) {
    this.stage = stage;
    const list = make("ol", undefined, stage?.kind === "chain" ? "chain" : "search");
    this.items = (stage?.rows ?? []).map(row => {
      const item = make("li"), note = make("em"), isChain = stage.kind === "chain";
      item.style.paddingLeft = `${0.4 + Math.min(row.depth ?? 0, 12) * 1.1}rem`;
      const responder = row.ids.length === 1 ? scene.byId.get(row.ids[0]) : null;
      item.append(make("i"), make("bdi", row.names),
        make("small", isChain ? responder?.class ?? "" : ""), note);
      list.append(item);
      return { item, note, isChain };
    });
    const title = make("h2", stage ? scene.say(stage.title) : "");
    this.column.replaceChildren(title, list);
    if (interaction.story?.length > 0) {
      const story = make("details");
      story.append(make("summary", "What happened, line by line"), styledLines(interaction.story));
      this.column.append(story);
    }
    this.column.scrollTop = 0;
  }

  bringInSight(item) {
    const { column } = this, top = item.offsetTop;
    const room = column.clientHeight;
    if (top < column.scrollTop + 30 || top + item.offsetHeight > column.scrollTop + room - 30) {
      column.scrollTop = top - room / 2;
    }
  }

  clear() {
    this.stage = null;
    this.items = [];
    this.column.replaceChildren(make("p", "Tap a view to see who is asked.",
      "hint"));
  }
}

/** What a responder does with an event; nobody follows the last one (R4.5). */
function handling(fact, isLast) {
  if (!fact) return "";
  if (fact.mark === "yes") return "handles it";
  return isLast ? "does not handle it: it is dropped" : "passes it on";
}

function answerIn(fact, reason) {
  if (!fact) return "";
  if (fact.mark === "skip") return "not asked";
  if (fact.mark === "no") return reason ?? "";
  return fact.answer ? `→ ${fact.answer}` : "";
}

/** Why a view refused, in few words. */
function reasonOf({ missed, text }) {
  return missed?.text ?? text.split(": ").at(-1);
}

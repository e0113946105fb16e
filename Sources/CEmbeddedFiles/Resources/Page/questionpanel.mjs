// The card of a question: its text, what can be answered, the votes, and then the answer.

import { element, make, makeButton } from "./dom.mjs";
import { show } from "./geometry.mjs";
import { tallyOf } from "./question.mjs";

/** The card of a question. */
export class QuestionPanel {
  /** @param actions - `vote(answer)`, `enter`, `dismiss`; null where nobody can vote. */
  constructor(actions) {
    this.actions = actions;
    this.card = element("question");
  }

  /**
   * Shows a question, or none.
   *
   * @param answers - What can be answered.
   * @param own - The name that was voted for here.
   */
  tell({ question, votes, scene, answers, own, isGuest }) {
    this.card.hidden = !question;
    if (!question) return;
    const title = make("h2", scene.say(question.text));
    const parts = [title];
    if (question.point) parts.push(make("p", `a touch at ${show(question.point)}`, "small"));
    if (question.open) {
      if (this.actions) parts.push(this.chips(answers, own));
      const told = make("p", own ? "You: "
        : question.choices ? "Choose an answer." : "Click a view, or choose a name.", "own");
      if (own) told.append(make("bdi", own));
      if (this.actions) parts.push(told);
    } else {
      parts.push(this.answer(question, own));
    }
    const tally = this.tally(question, votes, scene);
    if (tally && (!isGuest || !question.open)) parts.push(...tally);
    if (this.actions && !isGuest) parts.push(this.buttons(question));
    // Guests have the text above the stage, and the rest below it.
    const rest = make("div");
    rest.id = "answers";
    rest.append(...parts.slice(1));
    this.replace([title, rest]);
  }

  /** What is new takes the place of what was; who stood on a button stays on it. */
  replace(parts) {
    const { card } = this, focused = card.contains(document.activeElement)
      ? document.activeElement.textContent : null;
    card.replaceChildren(...parts);
    if (focused === null) return;
    [...card.querySelectorAll("button")].find(each => each.textContent === focused)?.focus();
  }

  chips(answers, own) {
    const chips = make("div", undefined, "chips");
    chips.setAttribute("role", "group");
    chips.setAttribute("aria-label", "Answers");
    for (const answer of answers) {
      const chip = makeButton("", () => this.actions.vote(answer));
      chip.append(make("bdi", answer.name));
      chip.setAttribute("aria-pressed", answer.name === own);
      chips.append(chip);
    }
    return chips;
  }

  answer({ answer, said }, own) {
    const told = make("p", undefined, "reveal");
    told.append(make("bdi", answer ?? "nobody"));
    if ((own ?? said) === answer) told.append(make("span", " – right"));
    return told;
  }

  tally(question, votes, scene) {
    const rows = tallyOf(question, votes);
    if (!votes?.total) return this.guess(question, scene);
    const list = make("ol", undefined, "tally");
    for (const { name, count, share, kind, belief } of rows) {
      const row = make("li", undefined, kind), bar = make("div", undefined, "share");
      bar.style.width = `${share * 100}%`;
      const track = make("div", undefined, "track");
      track.append(bar);
      row.append(make("bdi", name), track, make("b", String(count)));
      if (belief) row.append(make("p", scene.say(belief)));
      list.append(row);
    }
    const total = votes?.total ?? 0;
    return [list, make("p", total === 1 ? "1 vote" : `${total} votes`, "small")];
  }

  /** What was guessed at the prompt, if it was wrong, and what is believed by those who say so. */
  guess({ open, answer, said, beliefs }, scene) {
    if (open || !said || said === answer) return null;
    const told = make("p", undefined, "no");
    told.append(make("bdi", said), " was said");
    const belief = beliefs?.[said];
    return belief ? [told, make("p", scene.say(belief))] : [told];
  }

  buttons(question) {
    const line = make("p", undefined, "buttons");
    const go = makeButton(question.open ? "Reveal" : "Go on", this.actions.enter, "primary");
    go.append(" ", make("kbd", question.open ? "r" : "n"));
    line.append(go);
    if (!question.open) line.append(makeButton("Close", this.actions.dismiss));
    return line;
  }
}

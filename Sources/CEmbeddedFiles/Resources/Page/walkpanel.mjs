// The sentence of a step in large letters, and what one plays a walk with.

import { element, make, makeButton, write } from "./dom.mjs";
import { show } from "./geometry.mjs";
import { speeds } from "./player.mjs";
import { walkAt } from "./walk.mjs";

const glyphs = { yes: "✓", no: "✗", skip: "·", message: "›" };
/** A sentence of more letters does not get the largest ones. */
const longKey = 64;
const marksInWords = { yes: "yes: ", no: "no: ", skip: "", message: "" };

/** What stands below the stage while a walk is shown. */
export class WalkPanel {
  /** @param actions - `toggle`, `go(step)`, `by(steps)`, `speed(speed)`, `leave`. */
  constructor(actions) {
    this.bar = element("player");
    const key = (words, hint) => `${words} (${hint})`;
    this.playing = makeButton("", actions.toggle, "play");
    this.slider = make("input");
    Object.assign(this.slider, { type: "range", min: 0, value: 0 });
    this.slider.setAttribute("aria-label", "Step");
    this.slider.addEventListener("input", () => actions.go(Number(this.slider.value)));
    this.place = make("output", "", "place");
    this.speed = make("select");
    for (const speed of speeds) this.speed.append(new Option(`${speed}×`, speed));
    this.speed.setAttribute("aria-label", "Speed");
    this.speed.addEventListener("input", () => actions.speed(Number(this.speed.value)));
    // What stands on them is drawn by the style sheet: not every font has these signs.
    const named = (kind, words, action) => {
      const made = makeButton("", action, kind);
      made.setAttribute("aria-label", words);
      made.title = words;
      return made;
    };
    element("heading").append(named("leave", key("Leave the walk", "Escape"), actions.leave));
    this.bar.append(
      named("first", key("First step", "Home"), () => actions.go(0)),
      named("back", key("Step back", "←"), () => actions.by(-1)), this.playing,
      named("on", key("Next step", "→"), () => actions.by(1)),
      named("last", key("Last step", "End"), () => actions.go(Infinity)),
      this.slider, this.place, this.speed);
  }

  /** Tells a step. */
  tell(scene, interaction, index) {
    const { step, stage, known } = walkAt(interaction, index), { steps } = interaction;
    const isLast = index === steps.length - 1, sentence = element("sentence");
    const name = make("bdi", step.name, "strong"), sign = make("i", glyphs[step.mark] ?? "›");
    sign.setAttribute("aria-hidden", "true");
    const spoken = make("span", marksInWords[step.mark] ?? "", "spoken");
    sentence.className = step.mark;
    sentence.replaceChildren(sign, spoken, name, ` ${scene.say(step.text)}`);
    if (step.ending) sentence.append(make("span", ` ${scene.say(step.ending)}`, "outcome"));
    const rule = element("rule");
    rule.replaceChildren();
    if (step.rule) rule.append(make("b", step.rule), ` ${scene.say(step.ruleText ?? "")}`);
    this.tellConclusion(scene, isLast ? interaction : {});
    write("where", step.point && step.ids?.length === 1 && !isLast
      ? `point ${show(step.point)} in ${scene.say(step.name)}` : "");
    this.tellWay(stage, step, known);
    write("title", scene.say(interaction.title));
  }

  /** What it all came to, in the largest letters: what surprises first. */
  tellConclusion(scene, { answer, notes = [] }) {
    const told = [...notes, answer].filter(Boolean).map(scene.say), area = element("answer");
    const key = told.join("\n");
    if (area.dataset.key === key) return;
    area.dataset.key = key;
    area.hidden = told.length === 0;
    area.replaceChildren(...told.map((text, k) =>
      make("p", text, k > 0 ? "" : text.length > longKey ? "key long" : "key")));
  }

  /** The chain in one line, for where there is no column beside the stage. */
  tellWay(stage, step, known) {
    const way = element("way"), isChain = stage?.kind === "chain";
    way.hidden = !isChain;
    if (!isChain) return;
    if (this.chain !== stage) {
      this.chain = stage;
      this.links = stage.rows.map(row => make("bdi", row.names));
      way.replaceChildren(...this.links.flatMap((link, k) => k > 0 ? [" › ", link] : [link]));
    }
    this.links.forEach((link, k) => {
      link.className = k === step.row ? "present" : known.get(k)?.mark ?? "";
    });
  }

  /** Tells where in the walk one is. */
  setPlace(index, count, text) {
    this.slider.max = count - 1;
    this.slider.value = index;
    this.slider.setAttribute("aria-valuetext", text);
    if (this.place.textContent !== text) this.place.textContent = text;
  }

  /** Tells whether it plays, and how fast. */
  setPlaying(isPlaying, speed) {
    this.playing.classList.toggle("playing", isPlaying);
    this.playing.setAttribute("aria-label", isPlaying ? "Pause (space)" : "Play (space)");
    this.playing.title = this.playing.getAttribute("aria-label");
    this.speed.value = speed;
  }
}

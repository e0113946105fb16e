// What was typed last, in a strip below everything.

import { element, make } from "./dom.mjs";
import { styledLines } from "./lines.mjs";

const mostShown = 4;

/** The strip of the last commands; the output of the last one opens. */
export class Transcript {
  constructor() {
    this.strip = element("transcript");
    this.output = element("output");
    this.isOpen = false;
    this.last = null;
    this.strip.addEventListener("click", event => {
      if (event.target.closest("button")) this.toggle();
    });
  }

  tell(commands, prompt) {
    // An empty line answers or goes on; nothing of it is to be seen.
    const shown = commands.filter(({ line }) => line).slice(-mostShown), list = make("ol");
    for (const command of shown) {
      const item = make("li", undefined, command.ok ? "" : "failed");
      if (command === shown.at(-1)) item.setAttribute("aria-current", "true");
      item.append(make("span", `${prompt}>`, "prompt"), make("code", command.line));
      if (!command.ok) item.append(make("span", "failed", "word"));
      if (command.from === "page") item.append(make("small", "from the page"));
      list.append(item);
    }
    this.last = shown.at(-1) ?? null;
    const button = make("button", this.isOpen ? "Hide output" : "Output");
    button.type = "button";
    button.setAttribute("aria-expanded", this.isOpen);
    button.setAttribute("aria-controls", "output");
    const parts = this.last?.output.length > 0 ? [list, button] : [list];
    const hadFocus = this.strip.contains(document.activeElement);
    this.strip.replaceChildren(...parts);
    if (hadFocus) button.focus();
    this.strip.hidden = shown.length === 0;
    this.show();
  }

  toggle(isOpen = !this.isOpen) {
    this.isOpen = isOpen;
    const button = this.strip.querySelector("button");
    if (button) {
      button.textContent = isOpen ? "Hide output" : "Output";
      button.setAttribute("aria-expanded", isOpen);
    }
    this.show();
  }

  show() {
    const { last, output } = this, isShown = this.isOpen && last?.output.length > 0;
    output.hidden = !isShown;
    if (!isShown) return;
    output.replaceChildren(styledLines(last.output));
    if (last.more > 0) output.append(make("p", `${last.more} more lines at the prompt`, "small"));
  }
}

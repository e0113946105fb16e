// What the last command answered: its lines, or a picture where one says more.

import { element, make } from "./dom.mjs";
import { styledLines } from "./lines.mjs";

/** The width of a letter of the fixed font, as a share of its size. */
const letterWidth = 0.61;
/** Letters are not smaller than this share of those of the page, nor larger. */
const least = 0.78, most = 1.1;
/** The columns that a seat has room for in usual letters; more make it wider. */
const usual = 42;

/** The answer of the last command, beside the stage. */
export class Reply {
  constructor() {
    this.area = element("reply");
    new ResizeObserver(() => this.fit()).observe(this.area);
  }

  /** Shows what a command answered; null shows nothing. */
  tell(command, prompt) {
    this.columns = 0;
    if (!command) {
      document.body.classList.remove("wide");
      this.area.replaceChildren();
      return;
    }
    const { line, ok, chain, output, more } = command, title = make("h2");
    title.append(make("span", `${prompt}> `, "prompt"), make("code", line));
    // An empty line answered a question or went on.
    const parts = line ? [title] : [];
    if (chain) parts.push(chainPicture(chain));
    else if (output.length > 0) {
      parts.push(styledLines(output));
      this.columns = Math.max(...output.map(columnsOf));
    }
    if (more > 0) parts.push(make("p", `${more} more lines at the prompt`));
    this.area.classList.toggle("failed", !ok);
    this.area.replaceChildren(...parts);
    document.body.classList.toggle("wide", Boolean(chain) || this.columns > usual);
    this.area.scrollTop = chain ? this.area.scrollHeight : 0;
    this.fit();
  }

  /** Makes the letters as large as the longest line allows. */
  fit() {
    const text = this.area.querySelector("pre");
    if (!text || this.columns === 0 || this.area.clientWidth === 0) return;
    const unit = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const room = text.clientWidth / (this.columns + 1) / letterWidth / unit;
    text.style.fontSize = `${Math.max(least, Math.min(most, room))}rem`;
  }
}

function columnsOf(pieces) {
  return pieces.reduce((sum, piece) =>
    sum + [...Array.isArray(piece) ? piece[0] : piece].length, 0);
}

/** A chain that one climbs: the first responder stands at the bottom. */
function chainPicture(chain) {
  const list = make("ol", undefined, "chain");
  chain.forEach(({ name, class: kind, reason, handles }, k) => {
    const item = make("li", undefined, handles.length > 0 ? "handler" : ""), head = make("p");
    head.append(make("bdi", name), make("small", kind));
    if (handles.length > 0) head.append(make("em", `handles ${handles.join(", ")}`));
    if (reason && k > 0) head.append(make("span", reason, "reason"));
    item.append(head);
    list.append(item);
  });
  return list;
}

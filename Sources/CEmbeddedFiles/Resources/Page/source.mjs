// The source of the classes whose lines ran: the line of the step is lit, and what lines came to
// stands behind them.

import { element, make } from "./dom.mjs";
import { ranUntil } from "./ranlines.mjs";

/** The code beside the stage. */
export class Source {
  constructor() {
    this.area = element("source");
    this.clear();
  }

  /** Shows what has run up to a step; an interaction without code has none. */
  show({ code = [], steps }, index) {
    this.area.hidden = code.length === 0;
    document.body.classList.toggle("coding", code.length > 0 && Boolean(steps[index].line));
    if (code.length === 0) return;
    const { text, line, values } = ranUntil(steps, index);
    if (this.text !== code[text]) this.build(code[text]);
    this.rows.forEach(({ row, value }, k) => {
      const number = code[text].first + k, known = values.get(number);
      const isLit = number === line;
      row.className = isLit ? "lit" : values.has(number) ? "ran" : "";
      if (isLit) row.setAttribute("aria-current", "step");
      else row.removeAttribute("aria-current");
      const words = known ? `→ ${known}` : "";
      if (value.textContent !== words) value.textContent = words;
      if (isLit) this.bringInSight(row);
    });
  }

  /** Makes the rows of a class. */
  build(text) {
    this.text = text;
    const list = make("ol");
    this.rows = text.lines.map((line, k) => {
      const row = make("li"), value = make("em");
      const number = text.first + k > 0 ? `${text.first + k}` : "";
      row.append(make("i", number), make("code", line), value);
      list.append(row);
      return { row, value };
    });
    this.area.replaceChildren(make("h2", text.name), list);
  }

  bringInSight(row) {
    const { area } = this, top = row.offsetTop - area.offsetTop;
    if (top < area.scrollTop || top + row.offsetHeight > area.scrollTop + area.clientHeight) {
      area.scrollTop = top - area.clientHeight / 2;
    }
  }

  clear() {
    Object.assign(this, { text: null, rows: [] });
    this.area.replaceChildren();
    this.area.hidden = true;
    document.body.classList.remove("coding");
  }
}

// What was typed last, in a strip below everything.

import { element, make } from "./dom.mjs";

const mostShown = 4;

/** Shows the last commands in the strip. */
export function tellTranscript(commands, prompt) {
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
  const strip = element("transcript");
  strip.replaceChildren(list);
  strip.hidden = shown.length === 0;
}

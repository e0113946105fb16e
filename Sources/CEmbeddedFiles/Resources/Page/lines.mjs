// Lines of the session with the styles that they have at the prompt.

import { make } from "./dom.mjs";

const styles = new Set(["strong", "dim", "name", "type", "good", "bad", "notice", "winner", "lit",
  "prompt"]);

/** A line as an element: pieces of text, some with a style. */
function styledLine(pieces) {
  const made = make("span");
  for (const piece of pieces) {
    const [text, style] = Array.isArray(piece) ? piece : [piece];
    // A style that is not known is a text as any other.
    made.append(styles.has(style) ? make("span", text, `s-${style}`) : text);
  }
  return made;
}

/** Lines as they stand at the prompt. */
export function styledLines(lines) {
  const made = make("pre");
  lines.forEach((line, k) => made.append(k > 0 ? "\n" : "", styledLine(line)));
  return made;
}

// Points as people type them: what `tap` takes.

import { number, show, toScreen } from "./geometry.mjs";

const pair = /^(-?(?:\d+\.?\d*|\.\d+))(?:\s*,\s*|\s+)(-?(?:\d+\.?\d*|\.\d+))$/;

/**
 * Reads a point of the screen: "100,200", "100 200", a view's name or text, or VIEW x,y in the
 * coordinates of the view.
 *
 * @returns Either `point`, and `view` if one was named, or `error`, what is wrong.
 */
export function readPoint(text, scene) {
  const typed = text.trim().replaceAll(/[()]/g, "").trim();
  if (!typed) return { error: "Type a point, such as 100,200, or a view's name." };
  const numbers = typed.match(pair);
  if (numbers) return onScreen(numbers.slice(1).map(Number), scene);
  const whole = viewCalled(typed, scene);
  if (whole) {
    const [x, y, width, height] = whole.bounds;
    return onScreen(toScreen(whole, [x + width / 2, y + height / 2]), scene, whole);
  }
  const parts = typed.match(/^(.+?)\s+(?:at\s+)?(\S+?(?:\s*,\s*|\s+)\S+)$/);
  const inside = parts && parts[2].match(pair), view = parts && viewCalled(parts[1], scene);
  if (inside && view) return onScreen(toScreen(view, inside.slice(1).map(Number)), scene, view);
  if (inside) return { error: `No view is named '${parts[1]}'.` };
  if (/^[-\d.,;\s]+$/.test(typed)) return { error: "A point is two numbers: 100,200." };
  return { error: `No view is named '${typed}'.` };
}

/** The view of a name, else the only one of a text. */
function viewCalled(word, scene) {
  const named = scene.views.find(view => view.name === word);
  if (named) return named;
  const small = word.toLowerCase();
  const showing = scene.views.filter(view => view.text && view.text.toLowerCase() === small);
  return showing.length === 1 ? showing[0] : null;
}

function onScreen(point, scene, view = null) {
  const [width, height] = scene.screen, [x, y] = point;
  if (x >= 0 && x < width && y >= 0 && y < height) return { point, view };
  const where = view ? `The point of '${view.name}', ${show(point)}, is` : `${show(point)} is`;
  return { error: `${where} off the screen of ${number(width)} by ${number(height)}.` };
}

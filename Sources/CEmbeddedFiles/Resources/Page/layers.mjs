// The views that are drawn, each as a polygon on a plane above the screen.

import { holds, toScreen } from "./geometry.mjs";

/** The tallest stack, in distances between two planes. */
const mostPlanes = 14;

/**
 * The layers of a scene in the order of painting: lower planes first.
 *
 * `outline` are the corners of the whole view, `shape` those of the part that is not clipped, on
 * the screen; `face` is the part of it that is painted, between round corners; `isSeen` is false
 * for what is clipped away or too faint. `color` is that of the view, with its `alpha`, or null,
 * and `touches` are the outlines of areas that an override makes of the bounds.
 */
export function layersOf(scene) {
  return scene.layers.map(([index, level, opacity, isSeen, visible, paint = {}]) => {
    const view = scene.views[index], [x, y, width, height] = view.bounds;
    const outline = [[x, y], [x + width, y], [x + width, y + height], [x, y + height]]
      .map(corner => toScreen(view, corner));
    const shape = visible ? pairs(visible) : outline;
    return {
      view, level, opacity, isSeen: Boolean(isSeen), outline, shape, box: boxOf(shape),
      isClipped: Boolean(visible), face: paint.face ? pairs(paint.face) : shape,
      color: paint.color ?? null, alpha: paint.alpha ?? 1,
      touches: (paint.touches ?? []).map(pairs),
    };
  }).sort((one, other) => one.level - other.level);
}

function pairs(numbers) {
  return Array.from({ length: numbers.length / 2 }, (_, k) => numbers.slice(2 * k, 2 * k + 2));
}

/** The rectangle round points: left, top, right, bottom; null round none. */
export function boxOf(points) {
  if (points.length === 0) return null;
  const xs = points.map(point => point[0]), ys = points.map(point => point[1]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** The layers that a look shows: not hidden, in the chosen subtree, and of the chosen levels. */
export function shownLayers(layers, look) {
  const { hidden, focus, levels: [low, high], showsClipped } = look;
  return layers.filter(({ view, level, isSeen }) =>
    (isSeen || showsClipped) && level >= low && level <= high
    && (!focus || isInside(view, focus)) && !isAnyInside(view, hidden));
}

function isInside(view, other) {
  for (let each = view; each; each = each.superview) if (each === other) return true;
  return false;
}

function isAnyInside(view, others) {
  if (others.size === 0) return false;
  for (let each = view; each; each = each.superview) if (others.has(each)) return true;
  return false;
}

/** The greatest level of layers. */
export function topLevel(layers) {
  return layers.reduce((most, layer) => Math.max(most, layer.level), 0);
}

/** The distance between two planes, so that a tall stack stays in sight. */
export function spacing(distance, top) {
  return distance * Math.min(1, mostPlanes / Math.max(1, top));
}

/**
 * The layers at a point of the stage, front to back, with the point of the screen as each shows it.
 *
 * @param plane - Gives the point of the screen seen on a level.
 */
export function layersAt(layers, plane) {
  const found = [];
  for (let k = layers.length - 1; k >= 0; k--) {
    const layer = layers[k], point = plane(layer.level);
    const polygon = layer.isSeen ? layer.shape : layer.outline;
    if (holds(polygon, point)) found.push({ layer, point });
  }
  return found;
}

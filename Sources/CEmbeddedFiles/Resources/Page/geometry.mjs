// Points and areas, in the arithmetic of the session, and numbers in its way of writing them.

/** A point of the superview, or of the screen, in the coordinates of a view. */
export function fromSuperview(view, [x, y]) {
  if (view.offset) return [x - view.offset[0], y - view.offset[1]];
  // No point of the screen is in a view whose transform has no inverse.
  if (!view.affine) return [x, y];
  const [px, py, a, b, c, d, tx, ty, ax, ay] = view.affine;
  const dx = x - px, dy = y - py;
  return [a * dx + c * dy + tx + ax, b * dx + d * dy + ty + ay];
}

/** A point of a view in the coordinates of the screen. */
export function toScreen(view, [x, y]) {
  const [a, b, c, d, tx, ty] = view.toScreen;
  return [a * x + c * y + tx, b * x + d * y + ty];
}

const kinds = {
  rect([x, y], [left, top, width, height]) {
    return x >= left && x < left + width && y >= top && y < top + height;
  },
  box([x, y], [left, top, width, height]) {
    const column = Math.fround(x), row = Math.fround(y);
    return column >= left && column <= left + width && row >= top && row <= top + height;
  },
  ellipse([x, y], [centerX, centerY, radiusX, radiusY]) {
    const dx = x - centerX, dy = y - centerY;
    if (radiusX === radiusY) return dx * dx + dy * dy <= radiusX * radiusX;
    return radiusX > 0 && radiusY > 0 && (dx / radiusX) ** 2 + (dy / radiusY) ** 2 <= 1;
  },
  polygons([x, y], polygons) {
    let isInside = false;
    for (const corners of polygons) {
      for (let k = 0, last = corners.length - 2; k < corners.length; last = k, k += 2) {
        const left = corners[k], top = corners[k + 1];
        if ((top > y) === (corners[last + 1] > y)) continue;
        const share = (y - top) / (corners[last + 1] - top);
        if (x < left + share * (corners[last] - left)) isInside = !isInside;
      }
    }
    return isInside;
  },
};

/** Whether a point lies in an area of a kind; undefined where only code can tell. */
export function contains(kind, numbers, point) {
  return kinds[kind] && kinds[kind](point, numbers);
}

/**
 * By how far a point misses a rectangle: where it lies along each axis (0 before it, 1 within,
 * 2 on the far edge, 3 behind), and the distances.
 */
export function missed([x, y], [left, top, width, height]) {
  const side = (value, low, high) => value < low ? [0, low - value]
    : value === high ? [2, 0] : value > high ? [3, value - high] : [1, 0];
  return [side(x, left, left + width), side(y, top, top + height)];
}

/** Whether a convex polygon holds a point, with its edge. */
export function holds(polygon, [x, y]) {
  let sign = 0;
  for (let k = 0, last = polygon.length - 1; k < polygon.length; last = k, k++) {
    const [ax, ay] = polygon[last], [bx, by] = polygon[k];
    const side = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
    if (side === 0) continue;
    if (sign && Math.sign(side) !== sign) return false;
    sign = Math.sign(side);
  }
  return sign !== 0;
}

/** A number in six digits, without needless zeros, as C's %g writes it. */
export function number(value) {
  if (value === Math.round(value) && Math.abs(value) < 1e6) return String(value + 0);
  const [digits, power] = sixDigits(value).split("e");
  const exponent = Number(power);
  if (exponent >= -4 && exponent < 6) return String(Number(`${digits}e${power}`));
  const size = String(Math.abs(exponent)).padStart(2, "0");
  return `${Number(digits)}e${exponent < 0 ? "-" : "+"}${size}`;
}

/** C rounds a number halfway between two others to the even one, JavaScript away from zero. */
function sixDigits(value) {
  const rounded = value.toExponential(5);
  const [all, power] = value.toExponential(60).split("e");
  const start = all.indexOf(".") + 6;
  const isHalfway = /^50*$/.test(all.slice(start));
  if (!isHalfway || !"02468".includes(all[start - 1])) return rounded;
  return `${all.slice(0, start)}e${power}`;
}

/** A point as the session writes it. */
export function show([x, y]) {
  return `(${number(x)}, ${number(y)})`;
}

/** A rectangle as the session writes it. */
export function showRect([x, y, width, height]) {
  return `(${number(x)} ${number(y)}; ${number(width)} ${number(height)})`;
}

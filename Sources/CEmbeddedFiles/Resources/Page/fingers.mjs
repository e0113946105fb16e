// Mouse, pen and fingers on the stage: a click asks, a drag turns, two fingers move and zoom.

const slop = 5;

/**
 * Lets fingers move a stage.
 *
 * @param actions - `onClick` is told the point of the stage and whether it adds to what is chosen,
 *   `onHover` the point of the stage, or null. While `takesDrags()` holds a drag turns nothing:
 *   `onDrag` is told where it began, where it is, and whether it is over. `holdsSpace` says
 *   whether a drag with the space bar moves the views.
 */
export function listenToFingers(stage, actions) {
  const { onClick, onHover, takesDrags = () => false, onDrag, holdsSpace = false } = actions;
  const { area, camera } = stage, fingers = new Map();
  let start = null, isSpaceHeld = false;
  const place = event => {
    const box = area.getBoundingClientRect();
    return [event.clientX - box.left - area.clientLeft, event.clientY - box.top - area.clientTop];
  };
  /** Begins to move again from where the fingers are now. */
  const restart = moved => {
    const points = [...fingers.values()], isDrag = fingers.size === 1 && !moved && takesDrags();
    start = { points, moved, isDrag, pitch: camera.pitch, yaw: camera.yaw };
  };
  area.addEventListener("pointerdown", event => {
    if (event.button !== 0) return;
    fingers.set(event.pointerId, place(event));
    restart(fingers.size > 1);
  });
  area.addEventListener("pointermove", event => {
    const point = place(event);
    if (!fingers.has(event.pointerId)) {
      onHover(point);
      return;
    }
    const before = fingers.get(event.pointerId);
    const way = Math.hypot(point[0] - start.points[0][0], point[1] - start.points[0][1]);
    if (fingers.size === 1 && way < slop && !start.moved) return;
    if (!start.moved) area.setPointerCapture(event.pointerId);
    start.moved = true;
    area.classList.add("turning");
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, point);
    if (start.isDrag) {
      onDrag(start.points[0], point, false);
      return;
    }
    if (other) pinch(camera, before, point, other);
    else if (event.shiftKey || isSpaceHeld) camera.move(point[0] - before[0], point[1] - before[1]);
    else {
      const [dx, dy] = [0, 1].map(k => point[k] - start.points[0][k]);
      camera.turn(start.pitch - dy / 4, start.yaw + dx / 4);
    }
    stage.redraw();
  });
  const lift = event => {
    if (!fingers.delete(event.pointerId)) return;
    area.classList.remove("turning");
    if (start.isDrag && start.moved) onDrag(start.points[0], place(event), true);
    if (fingers.size > 0) restart(true);
    else if (event.type === "pointerup" && !start.moved) onClick(place(event), event.shiftKey);
  };
  for (const type of ["pointerup", "pointercancel"]) addEventListener(type, lift);
  area.addEventListener("pointerleave", () => onHover(null));
  area.addEventListener("wheel", event => {
    event.preventDefault();
    const unit = event.deltaMode === 0 ? 1 : 30;
    camera.zoom(Math.exp(-event.deltaY * unit / (event.ctrlKey ? 120 : 500)), place(event));
    stage.redraw();
  }, { passive: false });
  area.addEventListener("keydown", event => {
    if (event.key !== " " || !holdsSpace) return;
    isSpaceHeld = true;
    event.preventDefault();
  });
  addEventListener("keyup", event => { if (event.key === " ") isSpaceHeld = false; });
}

/** Moves and zooms as two fingers do, of which one moved. */
function pinch(camera, before, after, other) {
  const length = point => Math.max(20, Math.hypot(point[0] - other[0], point[1] - other[1]));
  camera.move((after[0] - before[0]) / 2, (after[1] - before[1]) / 2);
  camera.zoom(length(after) / length(before), [0, 1].map(k => (after[k] + other[k]) / 2));
}

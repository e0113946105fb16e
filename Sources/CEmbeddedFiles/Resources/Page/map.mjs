// The map of who gets the touch, in rectangles of cells: the winner, x, width, y, height of each.

/** Calls a function with each rectangle of the map. */
export function forEachBlock(map, body) {
  for (let k = 0; k < map.blocks.length; k += 5) body(...map.blocks.slice(k, k + 5));
}

/** How many cells each winner gets. */
export function areasOfWinners(map) {
  const areas = new Map();
  forEachBlock(map, (winner, x, width, y, height) => {
    areas.set(winner, (areas.get(winner) || 0) + width * height);
  });
  return areas;
}

/** The middle of the largest rectangle that a view gets, on the screen; null if it gets none. */
export function largestBlock(map, index) {
  const [left, top, width, height] = map.region;
  let best = 0, middle = null;
  forEachBlock(map, (winner, x, wide, y, tall) => {
    if (winner !== index || wide * tall <= best) return;
    best = wide * tall;
    // The middle of a cell: a point that people say.
    middle = [left + (Math.floor(x + wide / 2) + 0.5) * width / map.columns,
      top + (Math.floor(y + tall / 2) + 0.5) * height / map.rows];
  });
  return middle;
}

/** A share of the map, as text. */
export function percent(map, area) {
  const share = area / (map.columns * map.rows) * 100;
  return share > 0 && share < 0.05 ? "<0.1%" : `${Math.round(share * 10) / 10}%`;
}

/** The colors of the winners: bright for views that act, gray for others. */
export function colorsOfWinners(responders, areas) {
  const order = new Map([...areas.keys()].filter(k => k >= 0).sort((a, b) => a - b)
    .map((k, place) => [k, place]));
  return index => {
    const place = order.get(index) || 0, view = responders[index];
    if (!view || !view.acts) return place % 2 ? "#94a3b8" : "#64748b";
    return ["#0072b2", "#d55e00", "#009e73", "#c2559b", "#e69f00", "#3ba3e0", "#7b4fc9",
      "#8c6d1f"][place % 8];
  };
}

extension PageScript {
  /// The data, the map as a table, and the hit-test: the same arithmetic as Tapscope's.
  static let model = """
    const data = JSON.parse(document.getElementById("data").textContent);
    const views = data.views, map = data.map;
    const responders = views.concat(data.others);
    views.forEach((view, k) => { view.index = k; view.children = []; });
    for (const view of views) {
      view.depth = view.parent < 0 ? 0 : views[view.parent].depth + 1;
      if (view.parent >= 0) views[view.parent].children.push(view);
    }

    // The answers of the map, cell by cell, as Tapscope's own hit-test gave them.
    const cells = new Int32Array(map.columns * map.rows).fill(-1);
    const areas = new Map();
    for (let k = 0; k < map.blocks.length; k += 5) {
      const [winner, x, width, y, height] = map.blocks.slice(k, k + 5);
      for (let row = y; row < y + height; row++) {
        cells.fill(winner, row * map.columns + x, row * map.columns + x + width);
      }
      areas.set(winner, (areas.get(winner) || 0) + width * height);
    }

    /** The middle of the cell that a point of the screen lies in, and who gets a touch there. */
    function lookUp(x, y) {
      const [left, top, width, height] = map.region;
      const column = Math.floor((x - left) / width * map.columns);
      const row = Math.floor((y - top) / height * map.rows);
      if (!(column >= 0 && column < map.columns && row >= 0 && row < map.rows)) return null;
      return {
        point: [left + (column + 0.5) * width / map.columns,
                top + (row + 0.5) * height / map.rows],
        winner: responders[cells[row * map.columns + column]] || null,
      };
    }

    /** A point of the superview in a view's own coordinates. */
    function fromSuperview(view, [x, y]) {
      if (view.offset) return [x - view.offset[0], y - view.offset[1]];
      if (!view.affine) return null;
      const [px, py, a, b, c, d, tx, ty, ax, ay] = view.affine;
      const dx = x - px, dy = y - py;
      return [a * dx + c * dy + tx + ax, b * dx + d * dy + ty + ay];
    }

    function contains([left, top, width, height], [x, y]) {
      return x >= left && x < left + width && y >= top && y < top + height;
    }

    function isWithin(view, ancestor) {
      let current = view;
      while (current && current !== ancestor) current = views[current.parent];
      return Boolean(current);
    }

    /**
     * The decisions at a point, front to back. What an override answers is not computed here but
     * taken from the map; where that does not tell, the page says so.
     */
    function decisions(point, winner) {
      const steps = [];
      let siblings = data.roots.map(k => views[k]), place = point, answer = null, isOpen = false;
      descending: for (;;) {
        for (let k = siblings.length - 1; k >= 0; k--) {
          const view = siblings[k], own = fromSuperview(view, place);
          const step = { view, point: own, verdict: "no" };
          steps.push(step);
          if (view.override) {
            const isAnswer = winner && isWithin(winner, view);
            step.verdict = isAnswer ? "yes" : "open";
            step.text = isAnswer ? `its override (${view.override}) answers`
              : `its override (${view.override}) was asked; this page does not run it`;
            if (!isAnswer) { isOpen = true; continue; }
            isOpen = true;
          } else if (view.refusal) {
            [step.text, step.rule] = view.refusal;
            continue;
          } else if (!contains(view.area || view.bounds, own)) {
            const area = view.area || view.bounds;
            const isEmpty = !(area[2] > 0 && area[3] > 0);
            step.text = isEmpty ? `zero size ${showRect(area)} contains nothing`
              : `${show(own)} outside ${showRect(area)}: ${miss(own, area)}`;
            step.rule = isEmpty ? "R2.5" : "R2.4";
            continue;
          } else {
            step.verdict = "yes";
            step.text = `${show(own)} inside ${showRect(view.area || view.bounds)}`;
          }
          if (k > 0) steps.push({ verdict: "rest", count: k, depth: view.depth });
          answer = view;
          siblings = view.children;
          place = own;
          continue descending;
        }
        return { steps, isOpen, agrees: answer === winner };
      }
    }

    function miss([x, y], [left, top, width, height]) {
      const parts = [];
      const side = (value, low, high, before, behind, edge) => {
        if (value < low) parts.push(`${number(low - value)} ${before}`);
        if (value === high) parts.push(`on the ${edge} edge`);
        if (value > high) parts.push(`${number(value - high)} ${behind}`);
      };
      side(x, left, left + width, "left", "right", "right");
      side(y, top, top + height, "above", "below", "lower");
      return parts.join(", ");
    }

    function chain(first) {
      const links = [], seen = new Set();
      for (let next = first; next && !seen.has(next); next = responders[next.next]) {
        seen.add(next);
        links.push(next);
      }
      return links;
    }

    function number(value) { return String(Number(value.toPrecision(6))); }
    function show([x, y]) { return `(${number(x)}, ${number(y)})`; }
    function showRect([x, y, width, height]) {
      return `(${number(x)} ${number(y)}; ${number(width)} ${number(height)})`;
    }
    function percent(area) {
      const share = area / cells.length * 100;
      return share > 0 && share < 0.05 ? "<0.1%" : `${number(Math.round(share * 10) / 10)}%`;
    }
    """
}

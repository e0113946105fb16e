extension PageScript {
  /// The views in space, the map over them, and the finger.
  static let stage = """
    const stage = element("stage"), world = element("world");
    const deepest = views.reduce((most, view) => Math.max(most, view.depth), 0);
    const camera = { x: 0, y: 0, zoom: 1 };
    const layers = new Map();

    function element(id) { return document.getElementById(id); }

    function make(tag, text, className) {
      const made = document.createElement(tag);
      if (text !== undefined) made.textContent = text;
      if (className) made.className = className;
      return made;
    }

    function color(index) {
      const view = responders[index], order = colorOrder.get(index) || 0;
      if (!view || !view.acts) return order % 2 ? "#94a3b8" : "#64748b";
      return ["#0072b2", "#d55e00", "#009e73", "#c2559b", "#e69f00", "#3ba3e0", "#7b4fc9",
        "#8c6d1f"][order % 8];
    }
    const colorOrder = new Map([...areas.keys()].filter(k => k >= 0).sort((a, b) => a - b)
      .map((k, order) => [k, order]));

    function build() {
      const base = make("div", undefined, "layer base");
      base.style.width = `${data.screen[0]}px`;
      base.style.height = `${data.screen[1]}px`;
      base.style.transform = "translateZ(-2px)";
      world.append(base);
      for (const k of data.drawn) {
        const view = views[k], layer = make("div", undefined, "layer");
        layer.classList.toggle("dead", Boolean(view.dead));
        layer.classList.toggle("lost", Boolean(view.lost));
        layer.classList.toggle("acts", Boolean(view.acts && areas.get(k)));
        layer.style.setProperty("--tint", color(k));
        layer.style.width = `${view.bounds[2]}px`;
        layer.style.height = `${view.bounds[3]}px`;
        layer.dataset.view = k;
        layers.set(view, layer);
        world.append(layer);
      }
      label();
      const canvas = make("canvas");
      canvas.id = "map";
      canvas.width = map.columns;
      canvas.height = map.rows;
      const pen = canvas.getContext("2d");
      for (let k = 0; k < map.blocks.length; k += 5) {
        const [winner, x, width, y, height] = map.blocks.slice(k, k + 5);
        pen.fillStyle = color(winner);
        pen.globalAlpha = winner < 0 ? 0 : responders[winner].acts ? 0.8 : 0.25;
        pen.fillRect(x, y, width, height);
      }
      const mark = make("div");
      mark.id = "mark";
      mark.hidden = true;
      world.append(canvas, mark);
    }

    /** Writes names into corners, those of views in front first, none over another. */
    function label() {
      const taken = [];
      for (const [view, layer] of [...layers].reverse()) {
        const [x, y, width, height] = view.bounds, [a, b, c, d, tx, ty] = view.toScreen;
        const left = a * x + c * y + tx, top = b * x + d * y + ty;
        const box = [left, top, left + Math.min(width, view.name.length * 6 + 8), top + 14];
        const isFree = !taken.some(other => other[0] < box[2] && box[0] < other[2]
          && other[1] < box[3] && box[1] < other[3]);
        if (width < 24 || height < 12 || !isFree) continue;
        if (taken.push(box) > 300) return;
        layer.append(make("span", view.name));
      }
    }

    /** Where the k-th layer stands above the screen: by depth, then by drawing order. */
    function height(view, k, distance) {
      return view.depth * distance * Math.min(1, 12 / Math.max(1, deepest)) + k * 0.02;
    }

    function place() {
      const distance = Number(element("distance").value), isExploded = distance > 0;
      let top = 0, finger = 0, k = 0;
      for (const [view, layer] of layers) {
        const z = height(view, ++k, distance), [a, b, c, d, tx, ty] = view.toScreen;
        top = Math.max(top, z);
        if (view === chosen) finger = z;
        const [x, y] = view.bounds;
        layer.style.transform = `translateZ(${z}px) matrix(${a},${b},${c},${d},`
          + `${a * x + c * y + tx},${b * x + d * y + ty})`;
      }
      // The map lies over the flat screen, and on the floor below views that stand apart.
      const [width, tall] = data.screen, [left, above, mapWidth, mapTall] = map.region;
      const canvas = element("map");
      canvas.hidden = !element("show-map").checked;
      canvas.style.transform = `translate3d(${left}px,${above}px,${isExploded ? -1 : top + 1}px) `
        + `scale(${mapWidth / map.columns},${mapTall / map.rows})`;
      element("mark").style.transform = `translateZ(${(isExploded ? finger : top + 1) + 1}px)`;
      stage.classList.toggle("exploded", isExploded);
      stage.classList.toggle("nameless", !element("show-names").checked);
      const fit = Math.min(stage.clientWidth / (width * 1.1), stage.clientHeight / (tall * 1.06));
      const zoom = fit * camera.zoom;
      world.style.transform = `scale3d(${zoom},${zoom},${zoom}) rotateX(${camera.x}deg) `
        + `rotateY(${camera.y}deg) translate3d(${-width / 2}px,${-tall / 2}px,${-top / 2}px)`;
    }

    function turn(x, y, distance) {
      Object.assign(camera, { x, y, zoom: distance > 0 ? 0.86 : 1 });
      element("distance").value = distance;
      place();
    }

    /** The point of the screen under the finger: that of the layer in front, as it lies there. */
    function screenPoint(event) {
      const layer = event.target.closest(".layer");
      if (!layer) return null;
      const view = views[layer.dataset.view];
      if (!view) return [event.offsetX, event.offsetY];
      const x = event.offsetX + view.bounds[0], y = event.offsetY + view.bounds[1];
      const [a, b, c, d, tx, ty] = view.toScreen;
      return [a * x + c * y + tx, b * x + d * y + ty];
    }

    function listenToFingers() {
      let start = null;
      stage.addEventListener("pointerdown", event => {
        start = { x: event.clientX, y: event.clientY, camera: { ...camera }, moved: false };
      });
      stage.addEventListener("pointermove", event => {
        if (!start || !event.buttons) return;
        const dx = event.clientX - start.x, dy = event.clientY - start.y;
        if (Math.hypot(dx, dy) < 5 && !start.moved) return;
        start.moved = true;
        stage.classList.add("turning");
        camera.y = start.camera.y + dx / 4;
        camera.x = Math.max(-89, Math.min(89, start.camera.x - dy / 4));
        place();
      });
      addEventListener("pointerup", () => stage.classList.remove("turning"));
      stage.addEventListener("click", event => {
        if (start && start.moved) return;
        const point = screenPoint(event);
        if (point) ask(...point);
      });
      stage.addEventListener("wheel", event => {
        event.preventDefault();
        camera.zoom = Math.max(0.2, Math.min(8, camera.zoom * Math.exp(-event.deltaY / 500)));
        place();
      }, { passive: false });
      stage.addEventListener("keydown", event => {
        const step = { ArrowLeft: [0, -5], ArrowRight: [0, 5], ArrowUp: [5, 0],
          ArrowDown: [-5, 0] }[event.key];
        if (event.key === "Escape") turn(0, 0, 0);
        if (!step) return;
        camera.x += step[0];
        camera.y += step[1];
        place();
        event.preventDefault();
      });
    }
    """
}

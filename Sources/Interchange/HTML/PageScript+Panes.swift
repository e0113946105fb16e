extension PageScript {
  /// The list of the views and the pane that tells the decisions.
  static let panes = """
    const mostListed = 500, mostSteps = 300;
    let chosen = null;

    function list() {
      const wanted = element("find").value.trim().toLowerCase();
      const found = views.filter(view => !wanted || [view.name, view.class, view.text || ""]
        .some(text => text.toLowerCase().includes(wanted)));
      element("views").replaceChildren(...found.slice(0, mostListed).map(view => {
        const row = make("li");
        row.setAttribute("role", "option");
        row.setAttribute("aria-selected", String(view === chosen));
        row.dataset.view = view.index;
        row.style.paddingLeft = `${0.5 + (wanted ? 0 : Math.min(view.depth, 12) * 0.7)}rem`;
        const area = areas.get(view.index), swatch = make("i");
        if (area) swatch.style.background = color(view.index);
        row.append(swatch, make("b", view.name), make("span", view.text || view.class),
          make("em", area ? percent(area) : view.lost ? "no touch" : ""));
        row.classList.toggle("lost", Boolean(view.lost));
        return row;
      }));
      const rest = found.length - mostListed;
      element("more").textContent = !found.length ? "No view matches."
        : rest > 0 ? `${rest} more: find a name to see fewer.` : "";
    }

    function choose(view, path = []) {
      chosen = view;
      for (const [each, layer] of layers) {
        layer.classList.toggle("chosen", each === view);
        layer.classList.toggle("path", each !== view && path.includes(each));
      }
      for (const row of element("views").children) {
        const isChosen = view !== null && row.dataset.view === String(view.index);
        row.setAttribute("aria-selected", String(isChosen));
        if (isChosen) row.scrollIntoView({ block: "nearest" });
      }
      place();
    }

    function tell(view) {
      const area = areas.get(view.index), facts = make("dl");
      const fact = (name, text) => text && facts.append(make("dt", name), make("dd", text));
      fact("class", view.class);
      fact("text", view.text);
      fact("frame", showRect(view.frame));
      fact("bounds", showRect(view.bounds));
      fact("lies in", view.parent < 0 ? "the screen" : views[view.parent].name);
      fact("refuses", view.refusal && `${view.refusal[0]} (${view.refusal[1]})`);
      fact("overrides", view.override || view.reads);
      fact("handles", view.handles);
      fact("gets", area ? `${percent(area)} of the screen` : "no touch anywhere on the screen");
      const pane = element("result");
      pane.replaceChildren(make("h2", view.name), facts);
      pane.dataset.hit = pane.dataset.point = "";
      const block = largestBlock(view.index);
      if (block) {
        const [x, y] = block, button = make("button", `Ask at ${show([x, y])}, where it is hit`);
        button.addEventListener("click", () => ask(x, y));
        pane.append(button);
      }
      element("mark").hidden = true;
      choose(view);
    }

    /** The middle of the largest rectangle that a view gets. */
    function largestBlock(index) {
      let best = 0, middle = null;
      const [left, top, width, height] = map.region;
      for (let k = 0; k < map.blocks.length; k += 5) {
        const [winner, x, wide, y, tall] = map.blocks.slice(k, k + 5);
        if (winner !== index || wide * tall <= best) continue;
        best = wide * tall;
        middle = lookUp(left + (x + wide / 2) * width / map.columns,
          top + (y + tall / 2) * height / map.rows).point;
      }
      return middle;
    }

    function line(step, depth = step.view ? step.view.depth : step.depth) {
      const row = make("li", undefined, step.verdict);
      row.style.paddingLeft = `${Math.min(depth, 14) * 0.8}rem`;
      if (step.verdict === "rest") {
        row.textContent = `${step.count} behind it not asked`;
        return row;
      }
      row.append(make(step.verdict === "no" ? "span" : "b", step.view.name),
        make("span", ` ${step.text}${step.rule ? ` (${step.rule})` : ""}`));
      return row;
    }

    /** The decisions as lines; a long run of siblings that refuse opens on demand. */
    function folded(steps) {
      const rows = [];
      for (let k = 0; k < steps.length;) {
        let end = k;
        while (end < steps.length && steps[end].verdict === "no"
          && steps[end].view.parent === steps[k].view.parent) end++;
        if (end - k > 5) {
          const row = make("li"), details = make("details"), rest = make("ol");
          row.style.paddingLeft = `${Math.min(steps[k].view.depth, 14) * 0.8}rem`;
          rest.append(...steps.slice(k + 1, end - 1).map(step => line(step, 0)));
          details.append(make("summary", `${end - k - 2} more refuse`), rest);
          row.append(details);
          rows.push(line(steps[k]), row, line(steps[end - 1]));
        } else {
          rows.push(...steps.slice(k, Math.max(end, k + 1)).map(step => line(step)));
        }
        k = Math.max(end, k + 1);
      }
      return rows;
    }

    /** Tells who gets a touch at a point of the screen, and why. */
    function ask(x, y) {
      const found = lookUp(x, y), pane = element("result");
      if (!found) return;
      const { point, winner } = found, { steps, isOpen, agrees } = decisions(point, winner);
      pane.dataset.hit = winner ? winner.name : "nil";
      pane.dataset.point = point.join(",");
      pane.dataset.agrees = String(agrees);
      const rows = folded(steps.slice(0, mostSteps));
      if (steps.length > mostSteps) {
        rows.push(make("li", `${steps.length - mostSteps} more decisions`, "rest"));
      }
      const told = make("ol");
      told.append(...rows);
      pane.replaceChildren(make("h2", `A touch at ${show(point)}`),
        make("p", winner ? winner.name : "nobody", "answer"));
      if (!agrees || isOpen) {
        pane.append(make("p", agrees
          ? "Tapscope ran the overrides; this page shows how the others decided."
          : "Overrides decided this. Tapscope ran them and its answer stands above; this page does "
            + "not run them, so it cannot show how they came to it.", "note"));
      }
      pane.append(make("h3", "Decisions, front to back"), told);
      if (winner) {
        const links = make("ol");
        links.append(...chain(winner).slice(0, mostSteps).map(link => {
          const row = make("li");
          row.append(make("b", link.name), make("span", ` ${link.class}`
            + (link.handles ? `, handles ${link.handles}` : "")));
          return row;
        }));
        pane.append(make("h3", "Responder chain"), links);
      }
      const mark = element("mark");
      mark.hidden = false;
      [mark.style.left, mark.style.top] = point.map(value => `${value}px`);
      element("point").value = point.map(number).join(", ");
      choose(winner && winner.index !== undefined ? winner : null,
        steps.filter(step => step.verdict === "yes").map(step => step.view));
    }
    """
}

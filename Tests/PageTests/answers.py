"""The answers of the page and of the session, in one form: a line for each decision."""

import re

# Clicks at points of the screen on the plane of the screen itself; tells what the page shows: the
# point that was asked, the winner, and a line for each decision. Clicks beside the screen ask
# nothing and tell nothing.
CLICKS = """points => {
  const { stage } = tapscope, pane = document.getElementById("result");
  const marks = { yes: "✓", no: "✗", rest: "·" };
  const line = item => {
    const part = name => item.querySelector(`:scope > ${name}`)?.textContent ?? "";
    const [, text, rule] = part("span").match(/^(.*?)(?: \\((R[\\d.]+)\\))?$/s);
    const { dataset: { depth }, className } = item;
    return [depth, part("bdi"), marks[className], text, part("strong"), rule ?? ""].join(" ")
      .replaceAll(/ +/g, " ").trim();
  };
  const decisions = () => {
    const title = [...pane.querySelectorAll("h3")]
      .find(each => each.textContent === "Decisions, front to back");
    return [...title.nextElementSibling.children].flatMap(item => {
      const folded = item.querySelector("details");
      // What is folded is made when it is opened.
      folded?.dispatchEvent(new Event("toggle"));
      return folded ? [...folded.querySelectorAll("li")].map(line) : [line(item)];
    });
  };
  return points.map(([x, y]) => {
    const box = stage.area.getBoundingClientRect(), [px, py] = stage.onStage([x, y], null);
    const at = { clientX: box.left + px, clientY: box.top + py, button: 0, bubbles: true,
      pointerId: 1 };
    pane.dataset.point = "";
    stage.area.dispatchEvent(new PointerEvent("pointerdown", at));
    stage.area.dispatchEvent(new PointerEvent("pointerup", at));
    const { point, hit, sampled } = pane.dataset;
    if (!point) return null;
    return { clicked: stage.marked.finger.point, point: point.split(",").map(Number), hit, sampled,
      decisions: decisions() };
  });
}"""

GUIDES = re.compile(r"((?:│  |   )*(?:[├└]─ )?)(.*)")


def commands(points):
    """Lines that ask the session at points."""
    return "\n".join(f"hit {x:.17g},{y:.17g}\ntrace tree" for x, y in points)


def answers(records):
    """The session's answers from its records: who is hit, and a line for each decision."""
    hits = [record["hit"] or "nil" for record in records if record["command"] == "hit"]
    traces = [decisions(record["output"]) for record in records if record["command"] == "trace"]
    return list(zip(hits, traces, strict=True))


def decisions(trace):
    """The lines of a printed trace: depth, and the text behind the guides with single spaces."""
    lines = []
    for row in trace[1:]:
        guide, text = GUIDES.fullmatch(row).groups()
        if not re.search(" [✓✗·]( |$)", text):
            break
        lines.append(f"{len(guide) // 3} {re.sub(' +', ' ', text)}")
    return lines

// The list of controls that get no touch, with the reasons: for paper, where nobody clicks.

import { element, make } from "./dom.mjs";

/** Fills the list; without such controls there is none. */
export function listDeadControls(scene) {
  const list = make("ul"), area = element("dead");
  for (const view of scene.views.filter(each => each.lost || each.idle)) {
    const item = make("li"), { verdict, findings = [] } = view.report ?? {};
    item.append(make("b", scene.say(view.label || view.name)));
    if (view.label && view.label !== view.name) item.append(` ${scene.say(view.name)}`);
    if (verdict) item.append(`: ${scene.say(verdict.replace(/^[✓✗?] /u, ""))}`);
    for (const { text, fixes = [] } of findings.filter(each => each.weight !== "note")) {
      if (text) item.append(make("p", scene.say(text)));
      if (fixes[0]) item.append(make("p", `fix: ${scene.say(fixes[0].text)}`));
    }
    list.append(item);
  }
  if (list.children.length === 0) return;
  area.append(make("h2", "Controls that get no touch"), list);
}

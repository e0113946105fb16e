// What `why` says of a view, as the session said it.

import { make } from "./dom.mjs";
import { show } from "./geometry.mjs";

/** The report on a view as elements; for a view without one the command that tells it. */
export function whyOf(scene, view, ask) {
  const { report } = view;
  if (!report) {
    const line = make("p", "Ask the session: ");
    line.append(make("code", `why ${view.name}`));
    return [line];
  }
  const kind = report.reached === null ? "open" : report.works ? "yes" : "no";
  // The mark in front is drawn by the style sheet.
  const verdict = make("p", scene.say(report.verdict.replace(/^[✓✗?] /u, "")), `verdict ${kind}`);
  const parts = [verdict, ...reach(report, ask)];
  const findings = report.findings ?? [], main = findings.filter(each => each.weight !== "note");
  if (main.length > 0) {
    const list = make("ol", undefined, "findings");
    list.append(...main.map(finding => item(scene, finding)));
    parts.push(list);
  }
  for (const note of findings.filter(each => each.weight === "note")) {
    const line = make("p", `also ${scene.say(note.text)} `, "small");
    line.append(code(note));
    parts.push(line);
  }
  return [...parts, ...targets(scene, report), command(report)].filter(Boolean);
}

function reach({ reachablePercent: percent, pointThatWorks: point, reached }, ask) {
  if (reached === null || percent === 100) return [];
  const words = percent > 0 ? `${percent}% of it works` : "It cannot be touched anywhere.";
  const line = make("p", words, "small");
  if (!point || percent === 0) return [line];
  const button = make("button", `Ask at ${show(point)}`);
  button.type = "button";
  button.addEventListener("click", () => ask(point));
  line.append(" ", button);
  return [line];
}

function code({ code: name, rule }) {
  const made = make("code", name);
  made.title = `help ${name}`;
  const all = make("small");
  all.append(made, ` ${rule}`);
  return all;
}

function item(scene, finding) {
  const made = make("li"), title = make("p");
  title.append(make("b", scene.say(finding.text)), " ", code(finding));
  made.append(title);
  const details = [...finding.details ?? []];
  if (finding.confidenceReason) details.push(`${finding.confidence}: ${finding.confidenceReason}`);
  for (const text of details) made.append(make("p", scene.say(text), "small"));
  for (const fix of finding.fixes ?? []) {
    const line = make("p", undefined, "fix");
    line.append(make("b", "fix: "), scene.say(fix.text));
    made.append(line);
    if (fix.commands) made.append(pre(fix.commands, "command"));
    if (fix.swift) made.append(pre(fix.swift, "swift"));
  }
  return made;
}

function pre(lines, kind) {
  const made = make("pre", undefined, kind);
  made.append(make("code", lines.join("\n")));
  return made;
}

function targets(scene, { targets: rows, gestures }) {
  const parts = [];
  if (rows) {
    const list = make("ul");
    list.append(...rows.map(({ event, target, action }) =>
      make("li", scene.say(`${event} → ${target ?? "first responder"} ${action}`))));
    parts.push(make("h3", "Targets"), list);
  }
  if (gestures) parts.push(make("h3", "Recognizers"), recognizers(scene, gestures));
  return parts;
}

/** Recognizers as a list. */
export function recognizers(scene, gestures) {
  const list = make("ul");
  list.append(...gestures.map(gesture => {
    const made = make("li"), facts = [gesture.kind, gesture.state];
    if (gesture.requiresFailureOf) facts.push(`waits for ${gesture.requiresFailureOf.join(", ")}`);
    if (gesture.targets) facts.push(`→ ${gesture.targets.join(", ")}`);
    made.append(make("bdi", gesture.recognizer), scene.say(` ${facts.join(", ")}`));
    return made;
  }));
  return list;
}

function command({ command: text }) {
  if (!text) return null;
  const line = make("p", "In the session: ", "small");
  line.append(make("code", text));
  return line;
}

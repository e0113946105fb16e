// What the session answered: its verdicts are looked up here, and only numbers of the point added.

import { contains, fromSuperview, missed, number, show } from "./geometry.mjs";

const marks = ["yes", "no", "rest"];

/**
 * The answer at a point of the screen: who is hit, and every decision in the order of a trace.
 *
 * Where only code can tell, or the session did not ask, the answer is that at the nearest point at
 * which it did; `point` is then that one, and `sampled` says why: "code" or "unasked". Elsewhere
 * `sampled` is null.
 */
export function answerAt(scene, point) {
  const places = new Places(scene, point);
  const found = matches(scene.answers, places);
  if (found.length === 1 && !found[0].needsCode) return told(scene, found[0], places, null);
  const candidates = found.length > 0 ? found : everyList(scene.answers);
  let nearest = null, asked = null, least = Infinity;
  for (const candidate of candidates) {
    const numbers = scene.answers.answers[candidate.answer];
    for (let k = 1; k < numbers.length; k += 2) {
      const distance = Math.hypot(numbers[k] - point[0], numbers[k + 1] - point[1]);
      if (distance >= least) continue;
      [least, nearest, asked] = [distance, candidate, numbers.slice(k, k + 2)];
    }
  }
  const reason = found.length > 0 ? "code" : "unasked";
  return told(scene, nearest, new Places(scene, asked), reason);
}

/** A point in the coordinates of each view, worked out when it is asked for. */
class Places {
  constructor(scene, point) {
    this.views = scene.views;
    this.point = point;
    this.known = new Map();
  }

  of(index) {
    const way = [];
    let place = this.known.get(index);
    for (let k = index; place === undefined; k = this.views[k].parent) {
      if (k < 0) place = this.point;
      else if (this.known.has(k)) place = this.known.get(k);
      else way.push(k);
      if (k < 0) break;
    }
    while (way.length > 0) {
      const k = way.pop();
      place = fromSuperview(this.views[k], place);
      this.known.set(k, place);
    }
    return place;
  }
}

/** The lists of verdicts whose conditions all hold; there is one, unless code has a say. */
function matches(answers, places) {
  const results = new Map();
  const holds = condition => {
    const area = condition >> 1;
    if (!results.has(area)) {
      const [view, kind, ...numbers] = answers.areas[area];
      results.set(area, contains(kind, numbers, kind === "code" ? null : places.of(view)));
    }
    return results.get(area) === undefined || results.get(area) === Boolean(condition & 1);
  };
  return walk(answers, verdict => answers.verdicts[verdict][7].every(holds)).map(match => ({
    ...match,
    needsCode: match.verdicts.some(verdict => answers.verdicts[verdict][7]
      .some(condition => answers.areas[condition >> 1][1] === "code")),
  }));
}

function everyList(answers) {
  return walk(answers, () => true);
}

/** Collects the lists of which every verdict is accepted. */
function walk({ lists }, accepts) {
  const found = [], path = [];
  for (let node = 0; 2 * node < lists.length;) {
    const verdict = lists[2 * node];
    if (verdict < 0) {
      found.push({ answer: -1 - verdict, verdicts: path.map(k => lists[2 * k]) });
    } else if (accepts(verdict)) {
      path.push(node);
      node += 1;
      continue;
    }
    let next = lists[2 * node + 1];
    while (!next && path.length > 0) next = lists[2 * path.pop() + 1];
    if (!next) break;
    node = next;
  }
  return found;
}

function told(scene, { answer, verdicts }, places, sampled) {
  return {
    point: places.point, sampled,
    winner: scene.responders[scene.answers.answers[answer][0]] || null,
    rows: verdicts.map(verdict => row(scene, scene.answers.verdicts[verdict], places)),
  };
}

/** A verdict as a row of a trace, with the numbers of the point. */
function row(scene, [depth, mark, subject, words, rule, hit, area], places) {
  const view = typeof subject === "number" ? scene.views[subject] : null;
  let text = scene.answers.words[words];
  if (view) {
    const place = places.of(subject);
    text = text.replace("\uE000", () => show(place));
    if (area) text = text.replace("\uE001", () => sides(scene.answers.sides, missed(place, area)));
  }
  return {
    depth, view, text, mark: marks[mark], title: view ? view.name : subject,
    rule: rule || null, hit: hit || null,
  };
}

function sides(words, [[across, width], [down, height]]) {
  return words[across][down].replace("\uE002", number(width)).replace("\uE003", number(height));
}

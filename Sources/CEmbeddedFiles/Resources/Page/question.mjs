// A question that is open: what can be answered, what a click means, and how the votes stand.

import { holds } from "./geometry.mjs";

const mostNames = 12;

/** The views that are drawn at a point of the screen, front to back. */
export function drawnAt(layers, point) {
  const found = [];
  for (let k = layers.length - 1; k >= 0; k--) {
    if (layers[k].isSeen && holds(layers[k].shape, point)) found.push(layers[k].view);
  }
  return found;
}

/**
 * What can be answered: the choices of a quiz, else the names of views that are drawn, those at the
 * point first, and nobody. `wish` is what is sent.
 */
export function answersTo(question, layers) {
  const { choices, point, question: number } = question;
  if (choices) {
    return choices.map((name, choice) =>
      ({ name, wish: { kind: "vote", question: number, choice } }));
  }
  const seen = layers.filter(layer => layer.isSeen && layer.view.superview)
    .map(layer => layer.view).reverse();
  const wanted = new Set([...point ? drawnAt(layers, point) : [], ...seen.filter(view => view.acts),
    ...seen]);
  const views = [...wanted].filter(view => view.superview).slice(0, mostNames);
  const answers = views.map(view =>
    ({ name: view.name, wish: { kind: "vote", question: number, view: view.id } }));
  return [...answers, { name: "nobody", wish: { kind: "vote", question: number, view: -1 } }];
}

/** What a click on a view answers; null where that view is no answer. */
export function answerOf(question, view) {
  const { choices, question: number } = question, name = view ? view.name : "nobody";
  if (!choices) {
    return { name, wish: { kind: "vote", question: number, view: view ? view.id : -1 } };
  }
  const choice = choices.indexOf(name);
  return choice < 0 ? null : { name, wish: { kind: "vote", question: number, choice } };
}

/** The votes as rows, most first: the name, how many, the share of the most, and what it was. */
export function tallyOf(question, votes) {
  const counts = new Map(votes?.counts ?? []);
  if (!question.open) {
    for (const name of [question.answer, ...Object.keys(question.beliefs ?? {})]) {
      if (name && !counts.has(name)) counts.set(name, 0);
    }
  }
  const most = Math.max(1, ...counts.values());
  return [...counts].map(([name, count]) => ({
    name, count, share: count / most,
    kind: question.open ? "open" : name === question.answer ? "yes" : "no",
    belief: question.open ? null : question.beliefs?.[name] ?? null,
  })).sort((a, b) => (b.kind === "yes") - (a.kind === "yes") || b.count - a.count);
}

// The lines of code that ran until a step.

/**
 * Which text a step shows, the number of its line if the step is one, and what lines of the same
 * answer came to until then.
 */
export function ranUntil(steps, index) {
  const lines = steps.map(step => step.line ?? null);
  let last = index;
  while (last >= 0 && !lines[last]) last--;
  // Before the first line ran, the text of the first one is shown.
  if (last < 0) return { text: lines.find(line => line)?.[0] ?? 0, line: null, values: new Map() };
  const [text] = lines[last], values = new Map(), ids = String(steps[last].ids);
  for (let k = 0; k <= last; k++) {
    if (lines[k]?.[0] !== text || String(steps[k].ids) !== ids) continue;
    values.set(lines[k][1], lines[k][2]);
  }
  return { text, line: last === index ? lines[last][1] : null, values };
}

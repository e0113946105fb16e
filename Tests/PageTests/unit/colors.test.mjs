// Every color of letters on every ground on which they stand.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

const css = readFileSync(
  new URL("../../../Sources/CEmbeddedFiles/Resources/Page/page.css", import.meta.url), "utf8");

/** The colors that a rule of the style sheet sets. */
function colors(start) {
  const from = css.indexOf(start), rule = css.slice(from, css.indexOf("}", from));
  assert.ok(from >= 0, start);
  return Object.fromEntries([...rule.matchAll(/--(\w+): (#[0-9a-f]{6})/g)]
    .map(([, name, color]) => [name, color]));
}

function luminance(color) {
  const [r, g, b] = [1, 3, 5].map(k => parseInt(color.slice(k, k + 2), 16) / 255)
    .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const light = colors(":root {");
for (const [name, theme, least] of [
  ["light", light, 4.5],
  ["dark", { ...light, ...colors(":root:not(.projector) {") }, 4.5],
  ["projector", { ...light, ...colors(":root.projector {") }, 7],
  ["print", { ...light, ...colors(":root, :root:not(.projector) {") }, 7],
]) {
  test(`${name}: letters have a contrast of ${least}`, () => {
    const pairs = ["ink", "soft", "accent", "yes", "no"].flatMap(ink =>
      ["paper", "card"].map(ground => [ink, ground]));
    for (const [ink, ground] of [...pairs, ["card", "accent"]]) {
      const found = contrast(theme[ink], theme[ground]);
      assert.ok(found >= least, `${ink} on ${ground}: ${found.toFixed(2)}`);
    }
    // Lines of 1.4.11.
    assert.ok(contrast(theme.edge, theme.card) >= 3);
  });
}

test("the measure is that of the standard", () => {
  assert.equal(contrast("#000000", "#ffffff"), 21);
  assert.equal(contrast("#777777", "#ffffff").toFixed(2), "4.48");
});

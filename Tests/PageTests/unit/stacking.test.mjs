// Heights in space against drawing order, on real screens.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import test from "node:test";
import { fileURLToPath } from "node:url";

import { layersOf } from "../../../Sources/CEmbeddedFiles/Resources/Page/layers.mjs";
import { openScene } from "../../../Sources/CEmbeddedFiles/Resources/Page/scene.mjs";

const screens = new URL("../../../examples/screens/", import.meta.url);
const files = readdirSync(screens).filter(name => /\.(txt|xml)$/.test(name));
assert.ok(files.length >= 10);

/** Whether two convex polygons share more than an edge: no side of either parts them. */
function overlap(one, other) {
  return [one, other].every(polygon => polygon.every(([ax, ay], k) => {
    const [bx, by] = polygon[(k + 1) % polygon.length], length = Math.hypot(bx - ax, by - ay);
    if (length === 0) return true;
    const range = points => {
      const places = points.map(([x, y]) => ((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / length);
      return [Math.min(...places), Math.max(...places)];
    };
    const [[low, high], [least, most]] = [range(one), range(other)];
    // Corners are written in thousandths of a point.
    return high - least > 0.01 && most - low > 0.01;
  }));
}

for (const file of files) {
  test(`${file}: what was drawn later over a view stands above it`, () => {
    const script = `import '${fileURLToPath(new URL(file, screens))}'; export html`;
    const html = execFileSync(process.env.TAPSCOPE, ["-c", script],
      { encoding: "utf8", maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "ignore"] });
    const scene = openScene(JSON.parse(html.match(/id="data">(.*)<\/script>/)[1]));
    const layers = new Map(layersOf(scene).map(layer => [layer.view, layer]));
    const drawn = scene.layers.map(([index]) => layers.get(scene.views[index]))
      .filter(layer => layer.isSeen);
    let pairs = 0;
    drawn.forEach((late, k) => {
      for (const early of drawn.slice(0, k)) {
        if (!overlap(early.shape, late.shape)) continue;
        pairs++;
        assert.ok(late.level > early.level, `${late.view.name} over ${early.view.name}`);
      }
    });
    assert.ok(pairs > 0);
  });
}

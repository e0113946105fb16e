// The page's answers against the session's own: at every point the same winner and the same
// decisions, in the same words, with the same rules.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, it } from "node:test";
import { promisify } from "node:util";

import { answerAt } from "../../../Sources/CEmbeddedFiles/Resources/Page/decisions.mjs";
import { openScene } from "../../../Sources/CEmbeddedFiles/Resources/Page/scene.mjs";
import { randomNumbers, scenes } from "./scenes.mjs";

// At night 2,000 points in all ten scenes; POINTS=3000 asks so many in each.
const isFull = process.env.TAPSCOPE_FULL_TESTS === "1";
const pointsOfScene = Number(process.env.POINTS ?? (isFull ? 200 : 60));
const tried = Object.entries(scenes).filter((_, k) => isFull || k % 2 === 0);

async function run(script, folder) {
  const file = join(folder, "scene.scope");
  writeFileSync(file, script);
  const { stdout } = await promisify(execFile)(
    process.env.TAPSCOPE, ["--format", "json", "--width", "1000", file],
    { encoding: "utf8", maxBuffer: 1 << 30 });
  return stdout.trim().split("\n").map(line => JSON.parse(line));
}

/** The scene of a page, as its script reads it. */
function readPage(file) {
  const [, json] = readFileSync(file, "utf8").match(/id="data">(.*)<\/script>/);
  return openScene(JSON.parse(json));
}

/** The rows of a printed trace: depth, and the text behind the guides with single spaces. */
function readTrace([, ...lines]) {
  const rows = [];
  for (const line of lines) {
    const [, guide, text] = line.match(/^((?:│ {2}| {3})*(?:[├└]─ )?)(.*)$/u);
    if (!/ [✓✗·]( |$)/u.test(text)) break;
    rows.push(`${guide.length / 3} ${text.replaceAll(/ +/g, " ")}`);
  }
  return rows;
}

function written({ depth, title, mark, text, rule, hit }) {
  const glyph = { yes: "✓", no: "✗", rest: "·" }[mark];
  return [depth, title, glyph, text, hit && `← ${hit}`, rule].filter(part => part !== null)
    .join(" ").replaceAll(/ +/g, " ");
}

// Nearly all of the time goes to writing the pages, in a process for each scene: two at a time.
describe("the page answers as the session does", { concurrency: 2 }, () => {
  for (const [name, script] of tried) {
    it(name, async () => {
      const folder = mkdtempSync(join(tmpdir(), "page-"));
      try {
        const random = randomNumbers(name.length * 1000 + 1);
        const points = Array.from({ length: pointsOfScene },
          () => [random(0, 390), random(0, 844)]);
        const file = join(folder, "scene.html");
        const asked = points.flatMap(([x, y]) => [`hit ${x},${y}`, "trace tree"]).join("\n");
        const records = await run(`${script}\nexport html ${file}\n${asked}`, folder);
        const hits = records.filter(record => record.command === "hit");
        const traces = records.filter(record => record.command === "trace");
        const scene = readPage(file);
        points.forEach((point, k) => {
          const answer = answerAt(scene, point);
          assert.equal(answer.sampled, null, `asked elsewhere at ${point}`);
          assert.equal(answer.winner ? answer.winner.name : null, hits[k].hit, `hit ${point}`);
          assert.deepEqual(answer.rows.map(written), readTrace(traces[k].output), `trace ${point}`);
        });
      } finally {
        rmSync(folder, { recursive: true });
      }
    });
  }
});

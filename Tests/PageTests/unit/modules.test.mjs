// What a linter would say of the page's modules.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import test from "node:test";

const folder = new URL("../../../Sources/CEmbeddedFiles/Resources/Page/", import.meta.url);
const modules = new Map(readdirSync(folder).filter(name => name.endsWith(".mjs"))
  .map(name => [name, readFileSync(new URL(name, folder), "utf8")]));

/** The names that a module imports, or exports. */
function names(text, pattern) {
  return [...text.matchAll(pattern)].flatMap(([, list]) => list.split(", "));
}

const imports = text => names(text, /^import \{ (.*) \}/gm);
const exports = text => names(text, /^export (?:function|class|const) (\w+)/gm);

for (const [file, text] of modules) {
  test(`${file}: lines are short and have no space at the end`, () => {
    for (const line of text.split("\n")) {
      assert.ok(line.length <= 100 && !/\s$/.test(line), line);
    }
  });

  test(`${file}: every import is used`, () => {
    for (const name of imports(text)) {
      assert.ok(text.match(new RegExp(`\\b${name}\\b`, "g")).length > 1, name);
    }
  });

  test(`${file}: every function, class and constant is used`, () => {
    const used = new Set([...modules.values()].flatMap(imports));
    const own = names(text, /^(?:function|class|const) (\w+)/gm);
    for (const name of own) {
      assert.ok(text.match(new RegExp(`\\b${name}\\b`, "g")).length > 1, name);
    }
    for (const name of exports(text)) assert.ok(used.has(name), `nobody imports ${name}`);
  });

  test(`${file}: values are compared without conversion, and nothing is left of debugging`, () => {
    assert.doesNotMatch(text, /[^=!]==[^=]|!=[^=]|\bvar |console\.|debugger/);
  });
}

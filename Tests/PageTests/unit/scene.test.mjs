// How the page's data is read.

import assert from "node:assert/strict";
import test from "node:test";

import { withoutTurns } from "../../../Sources/CEmbeddedFiles/Resources/Page/scene.mjs";

const read = json => JSON.parse(withoutTurns(json));

test("what turns the direction of text is shown as a sign, escaped or not", () => {
  assert.equal(read('"a\\u202eb\\u2066\u2069\u202A"'), "a\uFFFDb\uFFFD\uFFFD\uFFFD");
});

test("other texts stay as they are", () => {
  for (const text of ["\\u202e", "\\\\u2066 \n\t\"", "\u05E9\u05DC", "\u200D\u2070", "</b>"]) {
    assert.equal(read(JSON.stringify(text)), text);
  }
});

// The point field takes what `tap` takes, and says what is wrong.

import assert from "node:assert/strict";
import test from "node:test";

import { readPoint } from "../../../Sources/CEmbeddedFiles/Resources/Page/point.mjs";

const scene = {
  screen: [390, 844],
  views: [
    { name: "root", bounds: [0, 0, 390, 844], toScreen: [1, 0, 0, 1, 0, 0] },
    { name: "card", bounds: [0, 0, 100, 60], toScreen: [1, 0, 0, 1, 20, 300] },
    { name: "turned", bounds: [0, 0, 10, 10], toScreen: [0, 1, -1, 0, 100, 100] },
    { name: "off", bounds: [0, 0, 10, 10], toScreen: [1, 0, 0, 1, 900, 0], text: "Pay $83.40" },
    { name: "ok", bounds: [0, 0, 20, 20], toScreen: [1, 0, 0, 1, 0, 0], text: "OK now" },
  ],
};

for (const [text, point] of [
  ["100,200", [100, 200]], ["100 200", [100, 200]], [" 100.25 , .5 ", [100.25, 0.5]],
  ["(33.333333, 7)", [33.333333, 7]], ["card", [70, 330]], ["card 10,20", [30, 320]],
  ["card 10 20", [30, 320]], ["card at 10,20", [30, 320]], ["turned 3,0", [100, 103]],
  ["ok now", [10, 10]], ["card -5,0", [15, 300]],
]) {
  test(`'${text}' is a point`, () => assert.deepEqual(readPoint(text, scene).point, point));
}

for (const [text, error] of [
  ["", "Type a point, such as 100,200, or a view's name."],
  ["100", "A point is two numbers: 100,200."], ["1,2,3", "A point is two numbers: 100,200."],
  ["500,10", "(500, 10) is off the screen of 390 by 844."],
  ["390,0", "(390, 0) is off the screen of 390 by 844."],
  ["nobody", "No view is named 'nobody'."], ["nobody 1,2", "No view is named 'nobody'."],
  ["off", "The point of 'off', (905, 5), is off the screen of 390 by 844."],
  ["200.230", "A point is two numbers: 100,200."],
]) {
  test(`'${text}' is none`, () => assert.deepEqual(readPoint(text, scene), { error }));
}

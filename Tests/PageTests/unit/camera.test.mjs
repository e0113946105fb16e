// The camera: what it shows where, and that it finds its way back.

import assert from "node:assert/strict";
import test from "node:test";

import {
  Camera, onPlane, onStage,
} from "../../../Sources/CEmbeddedFiles/Resources/Page/camera.mjs";

function camera(pitch = 0, yaw = 0, height = 0) {
  const made = new Camera();
  Object.assign(made, { stage: [800, 600], screen: [390, 844], height });
  made.turn(pitch, yaw);
  made.fit();
  return made;
}

const near = (found, wanted, message) => found.forEach((value, k) =>
  assert.ok(Math.abs(value - wanted[k]) < 1e-9, `${message}: ${found} is not ${wanted}`));

test("everything fits into the stage, from wherever it is seen", () => {
  for (const pitch of [-80, -20, 0, 45]) {
    for (const yaw of [-80, 0, 30]) {
      const frame = camera(pitch, yaw, 500).frame();
      for (const corner of [[0, 0], [390, 0], [0, 844], [390, 844]]) {
        for (const z of [0, 500]) {
          const [x, y] = onStage(frame, corner, z);
          assert.ok(x > 0 && x < 800 && y > 0 && y < 600, `${pitch} ${yaw}: ${x},${y}`);
        }
      }
    }
  }
});

test("the point of a plane that is seen at a point of the stage is that which lies there", () => {
  const frame = camera(16, -34, 300).frame();
  for (const z of [0, 44, 300]) near(onPlane(frame, onStage(frame, [12.25, 700.5], z), z),
    [12.25, 700.5], `z ${z}`);
});

test("what is at the pointer stays there when the wheel turns", () => {
  const made = camera(16, -34, 300), at = [500, 200];
  const before = onPlane(made.frame(), at, 0);
  made.zoom(1.7, at);
  near(onPlane(made.frame(), at, 0), before, "the point under the pointer");
});

test("a higher plane lies in front: to the left and above when seen from the right and above", () => {
  const frame = camera(16, -34, 300).frame();
  const [low, high] = [0, 100].map(z => onStage(frame, [100, 100], z));
  assert.ok(high[0] < low[0] && high[1] < low[1]);
});

test("nobody turns behind the views, moves them out of sight or zooms them away", () => {
  const made = camera();
  made.turn(500, -500);
  assert.deepEqual([made.pitch, made.yaw], [80, -80]);
  made.turn(0, 0);
  made.move(1e6, -1e6);
  const [x, y] = onStage(made.frame(), [0, 844], 0);
  assert.ok(x < 800 && y > 0, `${x},${y}`);
  made.zoom(1e-9);
  assert.ok(made.scale >= made.least);
});

// Ids become places, and ways to superviews ways to the screen.

import assert from "node:assert/strict";
import test from "node:test";

import { toScreen } from "../../../Sources/CEmbeddedFiles/Resources/Page/geometry.mjs";
import { openScene } from "../../../Sources/CEmbeddedFiles/Resources/Page/scene.mjs";

const view = (id, name, parent, next, toParent) =>
  ({ id, name, class: "UIView", parent, next, toParent, frame: [0, 0, 9, 9], bounds: [0, 0, 9, 9] });
const feedScene = {
  screen: [390, 844], others: [{ id: 5, name: "vc", class: "UIViewController", next: 40 }],
  views: [view(40, "window", -1, -1, [1, 0, 0, 1, 10, 20]),
    view(7, "turned", 40, 5, [0, 2, -2, 0, 100, 50]), view(90, "in", 7, 7, [1, 0, 0, 1, 3, 4])],
  layers: [[40, 0, 1, 1, 0], [7, 1, 1, 1, [0, 0, 9, 0, 9, 9]], [1234, 2, 1, 1, 0], [5, 1, 1, 1, 0]],
};
const map = {
  revision: 3, colors: [[7, "#ff0000", "t"], [90, "#00ff00", 0]], lost: [90],
  map: { region: [0, 0, 390, 844], columns: 2, rows: 1, blocks: [7, 0, 1, 0, 1, -1, 1, 1, 0, 1] },
};

test("the ways to the screen are those through all superviews", () => {
  const { views: [window, turned, inner] } = openScene(feedScene);
  assert.deepEqual(window.toScreen, [1, 0, 0, 1, 10, 20]);
  assert.deepEqual(toScreen(turned, [1, 0]), [110, 72]);
  assert.deepEqual(toScreen(inner, [0, 0]), toScreen(turned, [3, 4]));
});

test("parents, chains, layers and winners are places, what is nowhere is left out", () => {
  const scene = openScene(feedScene, map, 3);
  assert.deepEqual(scene.views.map(each => each.parent), [-1, 0, 1]);
  assert.equal(scene.responders[scene.views[1].next].name, "vc");
  assert.equal(scene.responders[scene.responders[3].next].name, "window");
  assert.deepEqual(scene.layers.map(layer => layer[0]), [0, 1]);
  assert.deepEqual(scene.map.blocks, [1, 0, 1, 0, 1, -1, 1, 1, 0, 1]);
  assert.equal(scene.byId.get(90).superview.name, "turned");
  assert.deepEqual(scene.views.map(each => [each.color, each.mark, each.lost]),
    [[undefined, undefined, undefined], ["#ff0000", "t", undefined],
      ["#00ff00", undefined, true]]);
});

test("a map of another revision is old, and without one there is none", () => {
  assert.equal(openScene(feedScene, map, 3).isMapOld, false);
  assert.equal(openScene(feedScene, map, 4).isMapOld, true);
  assert.equal(openScene(feedScene).map, null);
  assert.equal(feedScene.views[1].toScreen, undefined, "the feed's own objects stay as they are");
});

test("a view without an id has its place as one", () => {
  const plain = { name: "a", class: "UIView", parent: -1, next: -1, toScreen: [1, 0, 0, 1, 0, 0] };
  const scene = openScene({ views: [plain, { ...plain, parent: 0 }], others: [], reports: [] });
  assert.deepEqual(scene.views.map(each => each.id), [0, 1]);
  assert.equal(scene.byId.get(1).superview, scene.views[0]);
});

test("a view that names one behind it as its superview has none", () => {
  const scene = openScene({ screen: [1, 1], others: [], layers: [],
    views: [view(1, "a", 2, -1, [1, 0, 0, 1, 0, 0]), view(2, "b", 2, -1, [1, 0, 0, 1, 0, 0])] });
  assert.deepEqual(scene.views.map(each => each.superview), [null, null]);
});

// The card with which guests come: its code, and when it is there.

import assert from "node:assert/strict";
import test from "node:test";

import {
  afterEvent, startOfFeed,
} from "../../../Sources/CEmbeddedFiles/Resources/Page/feed.mjs";
import {
  InvitationCard,
} from "../../../Sources/CEmbeddedFiles/Resources/Page/invitation.mjs";

/** As much of an element as the card needs. */
class Part {
  constructor(tag) {
    Object.assign(this, { tag, hidden: true, children: [], attributes: {}, listeners: {} });
  }

  append(...parts) {
    this.children.push(...parts);
  }

  replaceChildren(...parts) {
    this.children = parts;
  }

  setAttribute(name, value) {
    this.attributes[name] = String(value);
  }

  addEventListener(name, body) {
    this.listeners[name] = body;
  }
}

const ids = {
  invitation: new Part("div"), invite: new Part("label"), "show-code": new Part("input"),
};
globalThis.document = {
  getElementById: id => ids[id],
  createElement: tag => new Part(tag),
  createElementNS: (space, tag) => new Part(tag),
};
const given = { address: "http://10.0.0.1:1/#0", modules: ["0000", "0110", "0100", "0000"] };

/** The units that a path of rectangles covers, row by row. */
function covered(path, side) {
  const rows = Array.from({ length: side }, () => Array(side).fill("0"));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let k = 0; k < width; k++) rows[y][Number(x) + k] = "1";
  }
  return rows.map(row => row.join(""));
}

test("the picture is dark where the code is", () => {
  const card = new InvitationCard();
  for (const modules of [given.modules, ["1011", "0101", "1111", "0000"], ["00", "00"]]) {
    card.tell({ ...given, modules });
    const [, path] = ids.invitation.children[0].children;
    assert.deepEqual(covered(path.attributes.d, modules.length), modules);
  }
});

test("the card is there while guests may come; it can be closed, and comes when asked", () => {
  const { invitation, invite, "show-code": box } = ids, card = new InvitationCard();
  card.tell(null);
  assert.ok(invitation.hidden && invite.hidden);
  card.tell(given);
  assert.ok(!invitation.hidden && !invite.hidden && box.checked);
  const [picture, words] = invitation.children;
  assert.equal(picture.attributes.viewBox, "0 0 4 4");
  // The colors are those of no theme.
  assert.deepEqual(picture.children.map(each => each.attributes.fill), ["#fff", "#000"]);
  assert.equal(picture.children[0].attributes.width, "4");
  assert.equal(words.children[1].textContent, given.address);
  words.children[2].listeners.click();
  assert.ok(invitation.hidden && !invite.hidden && !box.checked);
  box.checked = true;
  box.listeners.input();
  assert.ok(!invitation.hidden);
  card.show(false);
  card.tell({ ...given });
  assert.ok(!invitation.hidden);
  card.tell(null);
  assert.ok(invitation.hidden && invite.hidden);
});

test("an address that no code holds stands there in letters", () => {
  const card = new InvitationCard();
  card.tell({ ...given, modules: [] });
  assert.deepEqual(ids.invitation.children.map(each => each.tag), ["div"]);
});

test("the feed tells an invitation, and its end", () => {
  const state = afterEvent(startOfFeed(), "guests", given);
  assert.deepEqual(state.invitation, given);
  const ended = afterEvent(state, "guests", { address: null, modules: [] });
  assert.equal(ended.invitation, null);
});

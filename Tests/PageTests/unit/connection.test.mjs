// The way to the session: the token, the cookie, and all ways in which it can be lost.

import assert from "node:assert/strict";
import test from "node:test";

import { Connection } from "../../../Sources/CEmbeddedFiles/Resources/Page/connection.mjs";

const token = "0123456789abcdef0123456789abcdef";

/** A world in which a test says what happens. */
class World {
  constructor(hash = "") {
    Object.assign(this, { address: hash, time: 0, posts: [], sources: [], status: 200 });
    this.isDown = false;
    this.refusals = 0;
  }

  hash() { return this.address; }

  forgetHash() { this.address = ""; }

  async post(path, body) {
    this.posts.push([path, body]);
    if (this.isDown) throw new TypeError("down");
    return { ok: true, status: this.refusals-- > 0 ? 429 : 204 };
  }

  source(path) {
    const listeners = new Map();
    const source = {
      path, readyState: 0, addEventListener: (name, body) => listeners.set(name, body),
      close() { source.readyState = 2; },
      emit: (name, data = "{}") => {
        source.readyState = 1;
        listeners.get(name)({ data });
      },
      fail: readyState => {
        source.readyState = readyState;
        listeners.get("error")({});
      },
    };
    this.sources.push(source);
    return source;
  }

  async statusOf() {
    if (this.isDown) throw new TypeError("down");
    return this.status;
  }

  now() { return this.time; }

  every(time, body) { this.body = body; }

  async wait(time) {
    this.time += time;
    this.onWait?.();
  }

  /** Lets seconds go by. */
  async pass(seconds) {
    for (let k = 0; k < seconds; k++) {
      this.time += 1000;
      await this.body();
    }
  }
}

async function begun(world) {
  const told = [], statuses = [];
  const connection = new Connection(world, (name, data) => told.push([name, data]),
    status => statuses.push(status));
  await connection.begin();
  return { connection, told, statuses, world };
}

test("a token is exchanged and forgotten before anything is listened to", async () => {
  const { world, told, statuses } = await begun(new World(`#${token}`));
  assert.deepEqual(world.posts, [["/session", { token }]]);
  assert.equal(world.address, "");
  assert.equal(world.sources[0].path, "/events");
  world.sources[0].emit("start", '{"fresh":true}');
  assert.deepEqual(told, [["start", '{"fresh":true}']]);
  assert.deepEqual(statuses, ["open"]);
});

test("without a token the cookie is tried, and what is no token is not sent", async () => {
  for (const hash of ["", "#", "#top", `#${token}0`]) {
    const { world } = await begun(new World(hash));
    assert.deepEqual(world.posts, []);
    assert.equal(world.sources.length, 1);
  }
});

test("a session that does not answer yet is asked every second", async () => {
  const world = new World(`#${token}`);
  world.isDown = true;
  world.onWait = () => { world.isDown = world.posts.length < 4; };
  const { statuses } = await begun(world);
  assert.equal(world.posts.length, 5);
  assert.deepEqual(statuses, ["lost"]);
});

test("without a cookie it says so, and asks no more", async () => {
  const { world, statuses } = await begun(new World());
  world.status = 403;
  world.sources[0].fail(2);
  await world.pass(30);
  assert.deepEqual(statuses, ["forbidden"]);
  assert.equal(world.sources.length, 1);
});

test("a lost session is tried every second until it is there again", async () => {
  const { world, statuses, told } = await begun(new World());
  world.sources[0].emit("start");
  world.isDown = true;
  world.sources[0].fail(2);
  await world.pass(5);
  assert.deepEqual(statuses, ["open", "lost"]);
  assert.equal(world.sources.length, 1);
  world.isDown = false;
  await world.pass(1);
  assert.equal(world.sources.length, 2);
  world.sources[1].emit("start");
  assert.deepEqual(statuses, ["open", "lost", "open"]);
  world.sources[0].emit("command");
  assert.equal(told.length, 2, "what an old source says is not told");
});

test("a browser that tries again by itself is left in peace, as it knows what it saw last", async () => {
  const { world, statuses } = await begun(new World());
  world.sources[0].emit("start");
  world.sources[0].fail(0);
  await world.pass(3);
  assert.deepEqual(statuses, ["open", "lost"]);
  assert.equal(world.sources.length, 1);
  world.sources[0].emit("start", '{"fresh":false}');
  assert.equal(statuses.at(-1), "open");
});

test("twelve seconds without a beat are a session that does not answer", async () => {
  const { world, statuses } = await begun(new World());
  world.sources[0].emit("start");
  await world.pass(12);
  assert.deepEqual(statuses, ["open"]);
  await world.pass(1);
  assert.deepEqual(statuses, ["open", "lost"]);
  assert.equal(world.sources.length, 2);
  assert.equal(world.sources[0].readyState, 2);
  world.sources[1].emit("beat");
  assert.equal(statuses.at(-1), "open");
});

test("after its end nothing is tried any more", async () => {
  const { world, statuses, told } = await begun(new World());
  world.sources[0].emit("end", '{"reason":"live off"}');
  await world.pass(40);
  assert.deepEqual(statuses, ["open", "over"]);
  assert.equal(world.sources.length, 1);
  assert.equal(told.at(-1)[0], "end");
});

test("where many come in from one address, it waits for its turn", async () => {
  const world = new World("#" + token);
  world.refusals = 3;
  const connection = new Connection(world, () => {}, () => {});
  await connection.begin();
  assert.equal(world.posts.length, 4);
  assert.ok(world.time >= 3000 && world.time < 12000, `${world.time}`);
  assert.equal(world.address, "");
  assert.equal(world.sources.length, 1);
});

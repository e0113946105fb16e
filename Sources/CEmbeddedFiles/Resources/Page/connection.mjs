// The way to the session: the token for a cookie, the feed, and again and again when it is lost.

const eventNames = ["start", "ready", "scene", "map", "interaction", "cursor", "focus", "command",
  "mode", "ask", "votes", "guests", "beat", "end"];
const silence = 12000, patience = 5000, isClosed = 2;

/**
 * The feed of a session.
 *
 * The statuses are "opening", "open", "lost", "forbidden" and "over".
 */
export class Connection {
  /**
   * @param world - `hash`, `forgetHash()`, `post(path, body)`, `source(path)`, `statusOf(path)`,
   *   `now()`, `every(milliseconds, body)`, `wait(milliseconds)`.
   * @param onEvent - Is told the name of an event and its JSON.
   * @param onStatus - Is told the status when it changes.
   */
  constructor(world, onEvent, onStatus) {
    Object.assign(this, { world, onEvent, onStatus, status: "opening", source: null });
    this.isAsking = false;
  }

  /** Exchanges the token of the address for a cookie, and listens from then on. */
  async begin() {
    const { world } = this, token = world.hash().match(/^#([0-9a-f]{32})$/i)?.[1];
    while (token) {
      let pause = 1000;
      try {
        // A token that was exchanged before is refused, but its cookie may still be good.
        const answer = await world.post("/session", { token });
        if (answer.status !== 429) break;
        // Many devices behind one address come in one after the other, in no order.
        pause += 2000 * Math.random();
      } catch {
        this.tell("lost");
      }
      await world.wait(pause);
    }
    world.forgetHash();
    this.open();
    world.every(1000, () => this.check());
  }

  /** Listens anew, from the start. */
  open() {
    const { world } = this;
    this.source?.close();
    const source = world.source("/events");
    Object.assign(this, { source, since: world.now() });
    for (const name of eventNames) {
      source.addEventListener(name, event => {
        if (source === this.source) this.take(name, event.data);
      });
    }
    source.addEventListener("error", () => {
      if (source === this.source && this.status === "open") this.tell("lost");
    });
  }

  take(name, json) {
    this.heard = this.world.now();
    this.tell("open");
    if (name === "end") this.end("over");
    this.onEvent(name, json);
  }

  end(status) {
    this.source.close();
    this.tell(status);
  }

  /** Looks whether the session is still there; where it is not, tries again. */
  async check() {
    if (this.isAsking || ["over", "forbidden"].includes(this.status)) return;
    const { world, source } = this, now = world.now();
    const isSilent = now - (this.heard ?? this.since) > silence;
    if (isSilent) this.tell("lost");
    if (source.readyState !== isClosed) {
      // A browser tries by itself, from the event that it saw last; it is given time for that.
      if (isSilent && now - this.since > patience) this.open();
      return;
    }
    this.isAsking = true;
    try {
      const status = await world.statusOf("/events");
      if (status === 403) this.end("forbidden");
      else this.open();
    } catch {
      this.tell("lost");
    } finally {
      this.isAsking = false;
    }
  }

  tell(status) {
    if (this.status === status) return;
    this.status = status;
    this.onStatus(status);
  }
}

/** The world of a browser. */
export function browserWorld() {
  return {
    hash: () => location.hash,
    forgetHash: () => history.replaceState(null, "", location.pathname),
    post: postJSON,
    source: path => new EventSource(path),
    async statusOf(path) {
      // Only the head of the answer is wanted: its body does not end.
      const stop = new AbortController();
      const answer = await fetch(path, { signal: stop.signal, cache: "no-store" });
      stop.abort();
      return answer.status;
    },
    now: () => performance.now(),
    every: (time, body) => setInterval(body, time),
    wait: time => new Promise(done => setTimeout(done, time)),
  };
}

/** Sends JSON to the session. */
export async function postJSON(path, body) {
  return fetch(path, {
    method: "POST", headers: { "Content-Type": "application/json" }, credentials: "same-origin",
    body: JSON.stringify(body),
  });
}

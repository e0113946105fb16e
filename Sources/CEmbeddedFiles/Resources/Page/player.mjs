// The pace of a walk: how long each step stays, playing, and moving by hand.

/** The speeds, the usual one among them. */
export const speeds = [0.25, 0.5, 1, 2];

/** The longest that a walk plays by itself, in seconds. */
const longestWalk = 24;
/** The least that a step stays where something is decided, in seconds. */
const leastStay = 0.5;
/** How long a responder stays lit that hands an event on, in seconds. */
const passing = 0.3;

/**
 * How long steps stay at the usual speed, in seconds: where something is decided as long as it
 * takes to read it. Others pass by; where an event climbs the chain, it is seen.
 */
export function durationsOf(steps) {
  const all = steps.map(({ stays, text, name, time, row }, k) => {
    const words = `${name ?? ""} ${text ?? ""}`.length;
    if (stays || k === steps.length - 1) return Math.min(2.6, 1.1 + words * 0.012);
    const isInChain = steps[k - 1]?.stage !== undefined && steps[k].point === undefined;
    return isInChain && time === undefined && row !== null ? passing : 0;
  });
  const total = all.reduce((sum, each) => sum + each, 0), share = Math.min(1, longestWalk / total);
  return all.map(each => each <= passing ? each : Math.max(leastStay, each * share));
}

/** Where a walk is: at a step, and for how long already. */
export class Player {
  /** @param onMove - Is told the new step, and whether somebody moved it by hand. */
  constructor(onMove) {
    Object.assign(this, { onMove, durations: [], step: 0, spent: 0, speed: 1, before: null });
    this.isPlaying = false;
  }

  /** Begins a walk with steps that stay so long. */
  load(durations, step = 0) {
    Object.assign(this, { durations, step, spent: 0, before: null, isPlaying: false });
  }

  get last() {
    return Math.max(0, this.durations.length - 1);
  }

  /** Whether the last step has stayed as long as it should. */
  get isOver() {
    return this.step === this.last && this.share >= 1;
  }

  /** How much of the present step is over, from 0 to 1. */
  get share() {
    return Math.min(1, this.spent / (this.durations[this.step] || 1));
  }

  /** Plays on; from the start if all is over. */
  play() {
    if (this.durations.length === 0) return;
    if (this.isOver) this.place(0, true);
    this.isPlaying = true;
    this.before = null;
  }

  pause() {
    this.isPlaying = false;
  }

  /** The step so many stays behind the present one, or before it. */
  stopFrom(count) {
    const sign = Math.sign(count);
    let step = this.step;
    for (let left = Math.abs(count); left > 0; left--) {
      do step += sign; while (step > 0 && step < this.last && this.durations[step] < leastStay);
    }
    return Math.max(0, Math.min(this.last, step));
  }

  /** How many stays there are up to a step, that one with it. */
  staysUntil(step) {
    return this.durations.slice(0, step + 1).filter(each => each >= leastStay).length;
  }

  toggle() {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  /** Goes to a step and stays there. */
  moveTo(step, byHand = true) {
    this.pause();
    this.place(Math.max(0, Math.min(this.last, step)), byHand);
  }

  place(step, byHand) {
    this.spent = 0;
    if (step === this.step) return;
    this.step = step;
    this.onMove(step, byHand);
  }

  /** Lets time go by until a moment in milliseconds. */
  tick(now) {
    if (!this.isPlaying) return;
    // A page that was not in sight goes on where it was.
    const passed = this.before === null ? 0 : Math.min(0.25, (now - this.before) / 1000);
    this.before = now;
    this.spent += passed * this.speed;
    while (this.spent >= this.durations[this.step]) {
      if (this.step === this.last) {
        this.pause();
        return;
      }
      const rest = this.spent - this.durations[this.step];
      this.place(this.step + 1, false);
      this.spent = rest;
    }
  }

  /** Faster or slower by so many of the speeds. */
  change(by) {
    const place = Math.max(0, Math.min(speeds.length - 1, speeds.indexOf(this.speed) + by));
    this.speed = speeds[place];
  }
}

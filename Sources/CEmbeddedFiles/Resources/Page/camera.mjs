// Where the views in space are looked at from: parallel rays, so that what is equal stays equal.

const steepest = 80;

/**
 * A camera before a stack of planes.
 *
 * A point (x, y) of the screen, z above it, goes to a point of the stage, in CSS pixels, as
 * `frame()` says. Points of the stage are counted from its top left corner.
 */
export class Camera {
  constructor() {
    Object.assign(this, { pitch: 0, yaw: 0, scale: 1, pan: [0, 0], height: 0, isFitted: true });
    this.stage = [1, 1];
    this.screen = [1, 1];
  }

  /** Turns by degrees; the back of the views is never seen. */
  turn(pitch, yaw) {
    const clamped = angle => Math.max(-steepest, Math.min(steepest, angle));
    this.pitch = clamped(pitch);
    this.yaw = clamped(yaw);
  }

  /** Moves what is seen by pixels, as far as a part of it stays in sight. */
  move(dx, dy) {
    this.isFitted = false;
    this.pan = this.pan.map((value, k) => {
      const most = this.stage[k] / 2 + this.screen[k] * this.scale / 2 - 40;
      return Math.max(-most, Math.min(most, value + [dx, dy][k]));
    });
  }

  /** Makes everything larger by a factor; what is at a point of the stage stays there. */
  zoom(factor, at = this.stage.map(length => length / 2)) {
    const scale = Math.max(this.least, Math.min(this.least * 200, this.scale * factor));
    const real = scale / this.scale;
    this.scale = scale;
    this.pan = this.pan.map((value, k) => {
      const away = at[k] - this.stage[k] / 2;
      return away - (away - value) * real;
    });
    this.move(0, 0);
  }

  /** The smallest scale: a fifth of that at which everything fits. */
  get least() {
    return this.fitting / 5;
  }

  /** The scale at which everything fits. */
  get fitting() {
    const { a, b, d, rise } = this.frame(1), [width, height] = this.screen;
    const across = Math.abs(a) * width + Math.abs(rise[0]) * this.height;
    const down = Math.abs(b) * width + Math.abs(d) * height + Math.abs(rise[1]) * this.height;
    const [wide, tall] = this.stage.map(length => Math.max(40, length * 0.94 - 16));
    return Math.min(wide / Math.max(1e-6, across), tall / Math.max(1e-6, down));
  }

  /** Shows everything. */
  fit() {
    this.scale = this.fitting;
    this.pan = [0, 0];
    this.isFitted = true;
  }

  /**
   * The numbers of the way to the stage: x' = a x + e + rise[0] z, y' = b x + d y + f + rise[1] z.
   */
  frame(scale = this.scale) {
    const radians = Math.PI / 180, [width, height] = this.screen;
    const [siny, cosy] = [Math.sin(this.yaw * radians), Math.cos(this.yaw * radians)];
    const [sinp, cosp] = [Math.sin(this.pitch * radians), Math.cos(this.pitch * radians)];
    const a = scale * cosy, b = scale * sinp * siny, d = scale * cosp;
    const rise = [scale * siny, -scale * sinp * cosy], half = this.height / 2;
    return {
      a, b, d, rise,
      e: this.stage[0] / 2 + this.pan[0] - a * width / 2 - rise[0] * half,
      f: this.stage[1] / 2 + this.pan[1] - b * width / 2 - d * height / 2 - rise[1] * half,
    };
  }
}

/** A point of the screen, z above it, on the stage. */
export function onStage({ a, b, d, e, f, rise }, [x, y], z) {
  return [a * x + e + rise[0] * z, b * x + d * y + f + rise[1] * z];
}

/** The point of the plane z above the screen that is seen at a point of the stage. */
export function onPlane({ a, b, d, e, f, rise }, [px, py], z) {
  const x = (px - e - rise[0] * z) / a;
  return [x, (py - f - rise[1] * z - b * x) / d];
}

/// A linear congruential generator, so that every program that is compared sees the same points.
struct ProbeGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// Returns the next number in `0..<limit`.
  mutating func below(_ limit: Int32) -> Int32 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int32((state >> 33) % UInt64(limit))
  }
}

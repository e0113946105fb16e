import Foundation

/// The distance and the velocity of a drag by some fingers, in the window's coordinates.
struct DragProgress {
  /// The time over which the velocity is measured, in seconds.
  private static let memory = 0.1

  private var touches: [UITouch] = []
  /// The point where the middle of the fingers would be if they had not moved.
  private var start = CGPoint.zero
  /// The point from which the translation is counted.
  private var zero = CGPoint.zero
  private var middle = CGPoint.zero
  private var samples: [(point: CGPoint, time: TimeInterval)] = []
  private(set) var velocity = CGPoint.zero

  /// The number of fingers that are down.
  var count: Int { touches.count }
  /// The most fingers that were down at once.
  private(set) var mostFingers = 0
  /// The distance since the fingers came down, in points.
  var movement: CGPoint { CGPoint(x: middle.x - start.x, y: middle.y - start.y) }
  /// The distance since the pan began, in points.
  var translation: CGPoint { CGPoint(x: middle.x - zero.x, y: middle.y - zero.y) }

  mutating func add(_ new: Set<UITouch>) {
    touches += new.sorted { $0.finger < $1.finger }
    mostFingers = max(mostFingers, count)
    shiftToNewMiddle()
  }

  mutating func move(at time: TimeInterval) {
    middle = currentMiddle
    samples.append((middle, time))
    while samples.count > 2, time - samples[1].time > Self.memory { samples.removeFirst() }
    measure(at: time)
  }

  mutating func lift(_ lifted: Set<UITouch>, at time: TimeInterval) {
    if lifted.count == touches.count {
      // The last point counts, and so does a rest before the fingers lift.
      let old = middle
      middle = currentMiddle
      if middle != old { samples.append((middle, time)) }
      measure(at: time)
      touches = []
      return
    }
    touches.removeAll { lifted.contains($0) }
    shiftToNewMiddle()
  }

  /// Counts the translation from here, except for what is longer than a distance (R6.11).
  mutating func startFromHere(after hysteresis: CGFloat) {
    let (moved, length) = (movement, hypot(movement.x, movement.y))
    let part = length > 0 ? min(hysteresis, length) / length : 0
    zero = CGPoint(x: start.x + moved.x * part, y: start.y + moved.y * part)
  }

  mutating func setTranslation(_ translation: CGPoint) {
    zero = CGPoint(x: middle.x - translation.x, y: middle.y - translation.y)
  }

  private var currentMiddle: CGPoint {
    let sum = touches.reduce(CGPoint.zero) { sum, touch in
      let point = touch.location(in: nil)
      return CGPoint(x: sum.x + point.x, y: sum.y + point.y)
    }
    let count = CGFloat(max(1, touches.count))
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  /// Updates the middle after a change of the number of fingers, which is no movement.
  private mutating func shiftToNewMiddle() {
    let new = currentMiddle
    let (moved, translated) = (movement, translation)
    middle = new
    start = CGPoint(x: new.x - moved.x, y: new.y - moved.y)
    zero = CGPoint(x: new.x - translated.x, y: new.y - translated.y)
    samples = touches.map(\.timestamp).max().map { [(new, $0)] } ?? []
  }

  private mutating func measure(at time: TimeInterval) {
    guard let newest = samples.last, time - newest.time <= Self.memory else {
      velocity = .zero
      return
    }
    let earlier = samples.dropLast()
    let recent = earlier.first { time - $0.time <= Self.memory + 1e-9 }
    guard let oldest = recent ?? earlier.last, newest.time > oldest.time else { return }
    let seconds = CGFloat(newest.time - oldest.time)
    velocity = CGPoint(
      x: (newest.point.x - oldest.point.x) / seconds,
      y: (newest.point.y - oldest.point.y) / seconds)
  }
}

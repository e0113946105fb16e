import Foundation

/// The progress of a series of taps.
struct TapProgress {
  /// The fingers that are down, each with the point where it came down, in the window's
  /// coordinates.
  private(set) var down: [(touch: UITouch, origin: CGPoint)] = []
  /// The most fingers that were down at once in the current tap.
  private(set) var mostFingers = 0
  /// The number of complete taps.
  private(set) var completed = 0
  /// The middle of the first tap's fingers, in the window's coordinates.
  private(set) var firstOrigin: CGPoint?
  /// The timer that ends the series.
  var timer: GestureTimer?

  mutating func add(_ touches: Set<UITouch>) {
    for touch in touches { down.append((touch, touch.location(in: nil))) }
    mostFingers = max(mostFingers, down.count)
    guard completed == 0 else { return }
    let sum = down.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.origin.x, y: $0.y + $1.origin.y) }
    let count = CGFloat(down.count)
    firstOrigin = CGPoint(x: sum.x / count, y: sum.y / count)
  }

  mutating func lift(_ touches: Set<UITouch>) {
    down.removeAll { touches.contains($0.touch) }
  }

  mutating func completeTap() {
    completed += 1
    mostFingers = 0
  }

  /// The time when the last of the fingers that are down came down, in seconds.
  var pressBeginning: TimeInterval { down.map(\.touch.beginning).max() ?? 0 }

  /// Returns the distance of a finger from the point where it came down, in points.
  func movement(of touch: UITouch) -> CGFloat {
    guard let origin = down.first(where: { $0.touch === touch })?.origin else { return 0 }
    return touch.location(in: nil).distance(to: origin)
  }
}

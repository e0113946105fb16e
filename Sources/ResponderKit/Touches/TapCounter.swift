import Foundation

/// A counter of the times that fingers come down in the same place in quick succession, for one
/// window (R5.8).
///
/// It is an object of its own, so that a tap that only counts leaves the window as it was.
final class TapCounter: StatefulObject {
  /// The longest pause between two taps, in seconds.
  static let longestPause = 0.35
  /// The greatest distance between taps on each axis, in points.
  static let largestDistance: CGFloat = 45
  /// The longest time that a finger of a tap is down, in seconds.
  static let longestPress = 0.75

  private struct Run {
    var origin: CGPoint
    var count: Int
    var lastUp: TimeInterval
  }

  private var runs: [Run] = []

  override init() {
    super.init()
  }

  /// Returns the number of taps, including a finger that comes down.
  ///
  /// - Parameters:
  ///   - point: The location of the finger, in the window's coordinates.
  ///   - time: The time, in seconds on the clock.
  ///   - isAlone: Whether no other finger of the window is down.
  func count(at point: CGPoint, time: TimeInterval, isAlone: Bool) -> Int {
    willChange()
    runs.removeAll { time - $0.lastUp > Self.longestPause + 1e-9 }
    if let run = runs.first(where: { Self.isNear($0.origin, point) }) { return run.count + 1 }
    // A tap in another place ends the runs, unless it is another finger of the same taps.
    if isAlone { runs.removeAll() }
    return 1
  }

  /// Records a finger that lifts. A finger that was held down too long or moved away ends its run.
  func lifted(_ touch: UITouch, time: TimeInterval) {
    willChange()
    let index = runs.firstIndex { Self.isNear($0.origin, touch.origin) }
    guard touch.phase == .ended, time - touch.beginning <= Self.longestPress + 1e-9,
      Self.isNear(touch.origin, touch.position)
    else {
      if let index { runs.remove(at: index) }
      return
    }
    if let index, touch.tapCount > 1 {
      runs[index].count = touch.tapCount
      runs[index].lastUp = time
    } else {
      runs.append(Run(origin: touch.origin, count: touch.tapCount, lastUp: time))
    }
  }

  override func captureState() -> () -> Void {
    let runs = self.runs
    return { [self] in self.runs = runs }
  }

  private static func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) <= largestDistance && abs(a.y - b.y) <= largestDistance
  }
}

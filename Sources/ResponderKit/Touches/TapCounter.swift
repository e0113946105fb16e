import Foundation

/// Counts how often fingers come down in the same place in quick succession, for one window (R5.8).
///
/// An object of its own: a tap that only counts leaves the window as it was.
final class TapCounter: StatefulObject {
  /// The longest pause between two taps, in seconds.
  static let longestPause = 0.35
  /// How far apart taps may be on each axis, in points.
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

  /// Counts a finger that comes down.
  ///
  /// - Parameters:
  ///   - point: Where, in the window's coordinates.
  ///   - time: When.
  ///   - isAlone: Whether no other finger of the window is down.
  func count(at point: CGPoint, time: TimeInterval, isAlone: Bool) -> Int {
    willChange()
    runs.removeAll { time - $0.lastUp > Self.longestPause + 1e-9 }
    if let run = runs.first(where: { Self.isNear($0.origin, point) }) { return run.count + 1 }
    // A tap elsewhere ends what was counted, unless it is another finger of the same taps.
    if isAlone { runs.removeAll() }
    return 1
  }

  /// Takes note of a finger that lifts; one that was held or moved away ends its run.
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

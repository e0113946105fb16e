import Language
import ResponderKit
import Scenes
import Session

/// A sequence of touch samples over a time, one moment after the other.
struct TouchSequence {
  /// Samples that belong to one moment, and the pause before them in seconds.
  typealias Moment = (pause: Double, samples: [TouchSample])

  private(set) var moments: [Moment] = []
  private let fingers: [Int]

  /// Creates an empty sequence for some fingers.
  init(fingers: [Int]) {
    self.fingers = fingers
  }

  /// The number of events a second that the touch screen makes.
  static let rate = 60.0

  /// Adds a moment in which all fingers are in the same phase.
  mutating func add(_ phase: UITouch.Phase, at points: [CGPoint], after pause: Double = 0) {
    let samples = zip(fingers, points).map { TouchSample(phase, at: $1, finger: $0) }
    moments.append((pause, samples))
  }

  /// Adds moments in which all fingers come down, move along a path, and lift.
  ///
  /// - Parameters:
  ///   - duration: The time of the movement, in seconds.
  ///   - steps: The number of moves; nil for as many as the touch screen makes in that time, 3 to
  ///     600.
  ///   - points: Returns the points of the fingers at a part of the way, 0 to 1.
  mutating func move(for duration: Double, steps: Int? = nil, _ points: (Double) -> [CGPoint]) {
    add(.began, at: points(0))
    let count = steps ?? Int((duration * Self.rate).rounded(), within: 3...600)
    for step in 1...count {
      add(.moved, at: points(Double(step) / Double(count)), after: duration / Double(count))
    }
    add(.ended, at: points(1))
  }
}

extension Call {
  /// Returns fingers that a command may use: the lowest that are not down.
  ///
  /// - Parameter given: The number of fingers asked for; nil for one.
  func freeFingers(_ given: Located<Int>?) throws -> [Int] {
    try freeFingers(given?.value ?? 1, at: given?.range)
  }

  /// Returns fingers that a command needs: the lowest that are not down.
  ///
  /// - Parameter range: The place of the number in the line, for an error.
  func freeFingers(_ count: Int, at range: Range<Int>? = nil) throws -> [Int] {
    let free = scene.application.freeFingers
    guard count > 0, count <= free.count else {
      throw CommandError(
        .refused("\(count) fingers are not possible; use 1 to \(free.count)"), at: range)
    }
    return Array(free.prefix(count))
  }

  /// Returns points for several fingers side by side, 40 points apart.
  static func spread(_ count: Int, around point: CGPoint) -> [CGPoint] {
    (0..<count).map { index in
      CGPoint(x: point.x + 40 * (CGFloat(index) - CGFloat(count - 1) / 2), y: point.y)
    }
  }

  /// Sends a touch sequence as an event of its own.
  func send(_ sequence: TouchSequence, _ title: String) throws {
    rest()
    try happen(title) {
      for (pause, samples) in sequence.moments {
        scene.application.clock.advance(by: pause)
        try post(samples)
      }
    }
    session.state.needsRest = scene.application.touchDelivery.fingers.isEmpty
  }

  /// Lets a second pass between two gestures of which one command follows the other, so that they
  /// are not one gesture. The command `wait` makes a shorter pause.
  private func rest() {
    guard session.state.needsRest, !scene.application.eventQueue.isHeld else { return }
    session.state.needsRest = false
    session.letASecondPass()
  }
}

extension Command {
  /// The paragraph of help about the time between two gestures.
  static let pauseNote =
    "One second passes between two such commands; with 'wait 0.2' between them, 0.2 s pass. What "
    + "happens in this time, such as the end of waiting for a double tap, is shown by 'wait' or at "
    + "the beginning of the next such command. 'expect' and 'log' count it as part of the command "
    + "before."
}

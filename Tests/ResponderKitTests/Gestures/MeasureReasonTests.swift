import Foundation
import ResponderKit
import Testing

@Suite("R6.11: recognizers say what they measured, with the limit")
struct MeasureReasonTests {
  /// What fingers do to a recognizer, and its reason for the last state that it comes to.
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var make: @Sendable () -> UIGestureRecognizer
    var play: @Sendable (Story) -> Void
    var reason: GestureReport.Reason
    var state: UIGestureRecognizer.State

    init(
      _ title: String, _ make: @autoclosure @escaping @Sendable () -> UIGestureRecognizer,
      _ state: UIGestureRecognizer.State, _ reason: GestureReport.Reason,
      _ play: @escaping @Sendable (Story) -> Void
    ) {
      testDescription = title
      self.make = make
      self.state = state
      self.reason = reason
      self.play = play
    }
  }

  private static func measure(
    _ quantity: GestureReport.Measure.Quantity, _ value: Double,
    _ bound: GestureReport.Measure.Bound, _ limit: Double, tap: Int? = nil,
    direction: UISwipeGestureRecognizer.Direction? = nil
  ) -> GestureReport.Reason {
    .measured(.init(quantity, value, bound, limit, tap: tap, direction: direction))
  }

  private static func tap(_ taps: Int = 1, fingers: Int = 1) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (taps, fingers)
    return tap
  }

  private static func press(taps: Int = 0, fingers: Int = 1) -> UILongPressGestureRecognizer {
    let press = UILongPressGestureRecognizer()
    (press.numberOfTapsRequired, press.numberOfTouchesRequired) = (taps, fingers)
    return press
  }

  private static func pan(_ fingers: ClosedRange<Int> = 1...9) -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer()
    (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (
      fingers.lowerBound, fingers.upperBound
    )
    return pan
  }

  private static func edgePan(_ edges: UIRectEdge) -> UIScreenEdgePanGestureRecognizer {
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = edges
    return pan
  }

  private static func swipe(
    _ direction: UISwipeGestureRecognizer.Direction = .right, fingers: Int = 1
  ) -> UISwipeGestureRecognizer {
    let swipe = UISwipeGestureRecognizer()
    (swipe.direction, swipe.numberOfTouchesRequired) = (direction, fingers)
    return swipe
  }

  /// One finger comes down at (100, 100), moves, and lifts after a while.
  private static func stroke(
    _ x: CGFloat = 0, _ y: CGFloat = 0, after seconds: TimeInterval = 0
  ) -> @Sendable (Story) -> Void {
    { story in
      story.finger().down(100, 100)
      if x != 0 || y != 0 { story.finger().move(100 + x, 100 + y) }
      if seconds > 0 { story.wait(seconds) }
      story.finger().up()
      story.wait(1)
    }
  }

  /// Two fingers come down 100 points apart, the second moves, and both lift.
  private static func pair(
    _ x: CGFloat = 0, _ y: CGFloat = 0, liftAt lift: CGPoint? = nil
  ) -> @Sendable (Story) -> Void {
    { story in
      story.finger(1).down(100, 100)
      story.finger(2).down(200, 100)
      if x != 0 || y != 0 { story.finger(2).move(200 + x, 100 + y) }
      story.finger(1).up()
      if let lift { story.finger(2).up(lift.x, lift.y) } else { story.finger(2).up() }
    }
  }

  static let taps: [Case] = [
    Case("a tap", tap(), .ended, .tapped(taps: 1, fingers: 1), stroke()),
    Case("moved", tap(), .failed, measure(.distance, 46, .atMost, 45), stroke(46)),
    Case("held", tap(), .failed, measure(.hold, 0.75, .atMost, 0.75), stroke(after: 1)),
    Case("two fingers", tap(), .failed, measure(.fingers, 2, .exactly, 1), pair()),
    Case("one finger", tap(fingers: 2), .failed, measure(.fingers, 1, .exactly, 2), stroke()),
    Case("one of two", tap(2), .failed, measure(.pause, 0.35, .atMost, 0.35, tap: 2), stroke()),
    Case("apart", tap(2), .failed, measure(.tapDistance, 60, .atMost, 45)) { story in
      story.finger().tap(100, 100)
      story.finger().tap(160, 100)
    },
    Case("a press", press(), .began, measure(.hold, 0.5, .atLeast, 0.5)) { story in
      story.finger().down(100, 100)
      story.wait(0.6)
    },
    Case("short", press(), .failed, measure(.hold, 0.2, .atLeast, 0.5), stroke(after: 0.2)),
    Case("moved", press(), .failed, measure(.distance, 11, .atMost, 10), stroke(11)),
    Case("two fingers", press(), .failed, measure(.fingers, 2, .exactly, 1), pair()),
    Case("one finger", press(fingers: 2), .failed, measure(.fingers, 1, .exactly, 2), stroke()),
    Case("no press", press(taps: 1), .failed, measure(.pause, 0.35, .atMost, 0.35), stroke()),
    Case(
      "no tap", press(taps: 1), .failed, measure(.hold, 0.75, .atMost, 0.75), stroke(after: 1)),
  ]

  static let drags: [Case] = [
    Case("a pan", pan(), .began, measure(.distance, 12, .atLeast, 10)) { story in
      story.finger().down(100, 100)
      story.finger().move(100, 112)
    },
    Case("short", pan(), .failed, measure(.distance, 4, .atLeast, 10), stroke(4)),
    Case("where it lifts", pan(), .failed, measure(.distance, 0, .atLeast, 10)) { story in
      story.finger().down(100, 100)
      story.finger().up(100, 150)
    },
    Case("too few", pan(2...9), .failed, measure(.fingers, 1, .atLeast, 2), stroke(50)),
    Case(
      "no edge", edgePan(.left), .failed, measure(.edgeDistance, 100, .atMost, 20), stroke(50)),
    Case("none set", edgePan([]), .failed, measure(.edges, 0, .atLeast, 1), stroke(50)),
    Case(
      "a swipe", swipe(), .ended, measure(.distance, 60, .atLeast, 50, direction: .right),
      stroke(60)),
    Case("short", swipe(), .failed, measure(.distance, 30, .atLeast, 50), stroke(30, 4)),
    Case("aside", swipe(), .failed, measure(.aside, 31, .atMost, 30), stroke(60, 31)),
    Case(
      "left", swipe([.up, .right]), .failed, .wrongDirection(.left, needs: [.up, .right]),
      stroke(-60)),
    Case("slow", swipe(), .failed, measure(.duration, 0.5, .atMost, 0.5), stroke(after: 1)),
    Case("two fingers", swipe(), .failed, measure(.fingers, 2, .exactly, 1), pair()),
    Case("one finger", swipe(fingers: 2), .failed, measure(.fingers, 1, .exactly, 2), stroke(60)),
  ]

  static let pairs: [Case] = [
    Case("a pinch", UIPinchGestureRecognizer(), .ended, .bothLifted, pair(20)),
    Case(
      "short", UIPinchGestureRecognizer(), .failed, measure(.spread, 5, .atLeast, 10), pair(5)),
    Case(
      "where they lift", UIPinchGestureRecognizer(), .failed,
      measure(.spread, 5, .atLeast, 10), pair(5, liftAt: CGPoint(x: 300, y: 100))),
    Case(
      "one finger", UIPinchGestureRecognizer(), .failed, measure(.fingers, 1, .exactly, 2),
      stroke(50)),
    Case("a turn", UIRotationGestureRecognizer(), .ended, .bothLifted, pair(0, 20)),
    Case(
      "short", UIRotationGestureRecognizer(), .failed,
      measure(.turn, atan(0.05), .atLeast, 0.1), pair(0, 5)),
    Case(
      "one finger", UIRotationGestureRecognizer(), .failed, measure(.fingers, 1, .exactly, 2),
      stroke(50)),
  ]

  private func lastReport(_ play: (Story) -> Void, of recognizer: UIGestureRecognizer)
    -> GestureReport?
  {
    let (story, notes) = (Story(), EventLog())
    let view = story.view("view", 0, 0, 390, 800)
    view.isMultipleTouchEnabled = true
    view.addGestureRecognizer(recognizer)
    story.screen.application.eventObserver = notes
    play(story)
    story.screen.application.eventObserver = nil
    return notes.gestures.last
  }

  @Test("R6.11: every limit of taps, presses, drags and swipes", arguments: taps + drags + pairs)
  func limits(_ example: Case) throws {
    let recognizer = example.make()
    let report = try #require(lastReport(example.play, of: recognizer))
    guard case .state(_, let state) = report.change else {
      Issue.record("\(report.change)")
      return
    }
    #expect(state == example.state && report.recognizer == ObjectID(recognizer))
    #expect(report.view != nil)
    #expect(report.reason?.rounded == example.reason.rounded)
  }

  @Test("R6.11: a pinch and a rotation begin with their measures")
  func beginnings() throws {
    for (recognizer, move, quantity, value, limit) in [
      (UIPinchGestureRecognizer(), CGPoint(x: 220, y: 100), .spread, 20, 10),
      (UIRotationGestureRecognizer(), CGPoint(x: 200, y: 120), .turn, atan(0.2), 0.1),
    ] as [(UIGestureRecognizer, CGPoint, GestureReport.Measure.Quantity, Double, Double)] {
      let report = lastReport(
        { story in
          story.finger(1).down(100, 100)
          story.finger(2).down(200, 100)
          story.finger(2).move(move.x, move.y)
        }, of: recognizer)
      #expect(
        report?.reason?.rounded
          == .measured(.init(quantity, value, .atLeast, limit)).rounded)
    }
  }

  @Test("R6.4: an app's recognizer may give a reason in its own words, or none")
  func ownWords() {
    let recognizer = ScriptedRecognizer(log: CallLog())
    recognizer.script = { recognizer, phase, _, _ in
      if phase == .began { recognizer.setState(.began, because: .code("the code is right")) }
      if phase == .moved { recognizer.state = .changed }
    }
    #expect(
      lastReport({ $0.finger().down(100, 100) }, of: recognizer)?.reason
        == .code("the code is right"))
    let silent = ScriptedRecognizer(log: CallLog()).inPhase(.began, .failed)
    #expect(lastReport({ $0.finger().down(100, 100) }, of: silent)?.reason == nil)
  }
}

extension GestureReport.Reason {
  /// The reason without the dust of a calculation.
  fileprivate var rounded: Self {
    guard case .measured(var measure) = self else { return self }
    measure.value = (measure.value * 1e6).rounded() / 1e6
    return .measured(measure)
  }
}

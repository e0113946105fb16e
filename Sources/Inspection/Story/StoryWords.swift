import Foundation
import ResponderKit

/// What happens in the event system, in sentences.
struct StoryWords {
  let scene: Scene
  let look: Look
  /// The clock's time that counts as 0.
  let start: TimeInterval

  init(_ scene: Scene, _ look: Look, start: TimeInterval) {
    self.scene = scene
    self.look = look
    self.start = start
  }

  /// The line of an event, or nil for deliveries, which are told as routes.
  func row(_ event: SystemEvent, at time: TimeInterval) -> StoryRow? {
    switch event {
    case .hitTest(let test):
      return StoryRow(
        time: time, kind: .hitTest, line: line("hit-test \(test.point.text)", answer(test)))
    case .touch(let report):
      return StoryRow(
        time: time, kind: report.phase == .moved ? .move : .touch, line: touch(report))
    case .delivery: return nil
    case .withholding(let report):
      return StoryRow(time: time, kind: .withholding, line: withholding(report))
    case .gesture(let report):
      return StoryRow(time: time, kind: .gesture, line: gesture(report))
    case .controlEvent(let report):
      return StoryRow(
        time: time, kind: .controlEvent, line: controlEvent(report))
    case .action(let report): return StoryRow(time: time, kind: .action, line: action(report))
    case .firstResponder(let report):
      return StoryRow(time: time, kind: .firstResponder, line: firstResponder(report))
    case .note(let note): return row(note, at: time)
    }
  }

  func name(_ id: ObjectID) -> String { scene.label(of: id) }

  private func line(_ head: String, _ rest: TextLine) -> TextLine {
    TextLine(head + "  ") + rest
  }

  private func answer(_ test: HitTest) -> TextLine {
    test.answer.map { TextLine(name($0), .winner) } ?? TextLine("nobody claims it", .notice)
  }

  // A finger's line says where it is, and once what the filters made of it.
  private func touch(_ report: TouchReport) -> TextLine {
    let finger = "finger \(report.finger)"
    switch report.phase {
    case .began:
      var line = TextLine("\(finger) comes down at \(report.point.roundedText)")
      if let view = report.view { line.append(" in \(name(view))") }
      if report.tapCount > 1 { line.append(", tap \(report.tapCount)") }
      if let refusal = report.refusal {
        line.append(": \(words(refusal))", .notice)
      }
      if !report.recognizers.isEmpty {
        line.append("; seen by \(report.recognizers.map(name).joined(separator: ", "))", .dim)
      }
      return line
    case .moved: return TextLine("\(finger) moves to \(report.point.roundedText)")
    case .stationary: return TextLine("\(finger) rests at \(report.point.roundedText)")
    case .ended: return TextLine("\(finger) lifts at \(report.point.roundedText)")
    case .cancelled: return TextLine("\(finger) is taken away by the system (R5.7)", .notice)
    }
  }

  private func words(_ refusal: TouchReport.Refusal) -> String {
    switch refusal {
    case .secondFinger:
      "not delivered, the view has a finger and isMultipleTouchEnabled is off (R5.3)"
    case .exclusiveViewComesLate:
      "not delivered, isExclusiveTouch is on and another view is touched (R5.4)"
    case .exclusiveViewIsTouched:
      "not delivered, a view with isExclusiveTouch is touched (R5.4)"
    case .ignored: "not delivered, the application ignores interaction events (R1.12, claimed)"
    case .animating: "swallowed, the view is being animated without allowUserInteraction (R2.10)"
    }
  }

  private func withholding(_ report: Withholding) -> TextLine {
    let what = "\(report.method.rawValue) for \(name(report.view))"
    switch report.fate {
    case .held:
      let who = report.recognizer.map { ": \(name($0)) is undecided" } ?? ""
      return TextLine("\(what) is held back\(who) (R6.8)", .notice)
    case .released: return TextLine("\(what) is delivered late (R6.8)", .notice)
    case .dropped:
      return TextLine("\(what) is dropped: a recognizer has the finger (R6.8)", .notice)
    }
  }

  private func gesture(_ report: GestureReport) -> TextLine {
    var line = TextLine(name(report.recognizer), .name)
    let why = report.reason.map { ": \(words($0))" } ?? ""
    switch report.change {
    case .state(let old, .changed) where old.isActive:
      line.append("  changed", .good)
    case .state(let old, let new):
      let style: TextStyle = new == .failed || new == .cancelled ? .bad : .good
      line.append("  \(old.rawValue) \(arrow) ")
      line.append(new.rawValue, style)
      line.append(why)
    case .waits(let other):
      let until = report.deadline.map { ", until \(($0 - start).clockText) s" } ?? ""
      line.append("  waits for \(name(other)) to fail\(until)", .notice)
      line.append(why, .dim)
    case .declined: line.append("  does not see the finger\(why)", .notice)
    }
    return line
  }

  private var arrow: String { look.glyphs.arrow }

  private func words(_ reason: GestureReport.Reason) -> String {
    switch reason {
    case .own(let text): text
    case .preventedBy(let other): "\(name(other)) recognized, and only one may (R6.6)"
    case .requirementRecognized(let other): "\(name(other)), which had to fail, recognized (R6.5)"
    case .requirementFailed(let other): "\(name(other)) failed (R6.5)"
    case .waitedInVain(let other): "\(name(other)) did not fail in time (R6.5)"
    case .declinedByItself: "it does not receive such events (R1.3)"
    case .declinedByDelegate: "its delegate said no (R6.10)"
    case .refusedByView(let view): "gestureRecognizerShouldBegin of \(name(view)) said no (R6.9)"
    case .refusedByDelegate: "it or its delegate said no (R6.5)"
    case .disabled: "it was disabled, or taken from its view (R6.10)"
    case .touchesCancelled: "its fingers were taken away (R5.7)"
    case .sequenceEnded: "all fingers are up"
    }
  }

  private func controlEvent(_ report: ControlEventReport) -> TextLine {
    var line = TextLine(name(report.control), .name)
    line.append("  sends \(report.event)")
    if report.count == 0 { line.append("  (nobody is told)", .dim) }
    return line
  }

  private func action(_ report: ActionReport) -> TextLine {
    var line = TextLine("action \(report.action)", .strong)
    if let sender = report.sender { line.append("  from \(name(sender))") }
    let search = report.searchedFrom.map { ", found from \(name($0)) up (R7.8)" } ?? ""
    switch report.receiver {
    case .object(let receiver):
      line.append(" to ")
      line.append(name(receiver), .winner)
      line.append(search, .dim)
    case .other(let className): line.append(" to \(className)\(search)")
    case .closure: line.append(" to a closure")
    case .nobody:
      let from = report.searchedFrom.map { " from \(name($0)) up" } ?? ""
      line.append(": nobody\(from) performs it", .notice)
    }
    return line
  }

  private func firstResponder(_ report: FirstResponderReport) -> TextLine {
    let who = name(report.responder)
    switch report.outcome {
    case .became: return TextLine("\(who) is first responder now (R9.2)", .good)
    case .resigned: return TextLine("\(who) resigned as first responder (R9.4)")
    case .refusedWithoutWindow:
      return TextLine("\(who) is in no window: it cannot be first responder (R9.2)", .notice)
    case .refusedCannotBecome:
      return TextLine("\(who) cannot: canBecomeFirstResponder is off (R9.1)", .notice)
    case .refusedByCurrent(let current):
      return TextLine("\(who) cannot: \(name(current)) does not resign (R9.4)", .notice)
    case .refusedToResign: return TextLine("\(who) does not resign (R9.4)", .notice)
    }
  }
}

extension CGPoint {
  /// The point to one digit behind the point.
  var roundedText: String {
    CGPoint(x: (x * 10).rounded() / 10, y: (y * 10).rounded() / 10).text
  }
}

extension TimeInterval {
  /// A moment as a story prints it, in seconds.
  ///
  /// Rounded to a microsecond first, so that the clock's past does not show in the last digit.
  var clockText: String {
    String(format: "%.2f", ((self * 1e6).rounded() + 0.5) / 1e6)
  }
}

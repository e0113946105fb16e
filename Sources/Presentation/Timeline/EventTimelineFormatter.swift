import Explanation
import ResponderKit
import Scenes
import Text

/// A formatter that tells the events of an interaction in sentences.
struct EventTimelineFormatter {
  let scene: Scene
  let style: OutputStyle
  /// The time of the virtual clock that counts as 0, in seconds.
  let start: TimeInterval
  private let missing: [ObjectID: MissingAction]

  init(_ interaction: EventTrace, _ scene: Scene, _ style: OutputStyle) {
    self.scene = scene
    self.style = style
    start = interaction.beginning
    missing = interaction.missingActions(in: scene)
  }

  func told(_ row: EventTimelineRow) -> TextLine { Self.citing(row.rule, line(row)) }

  func lines(_ row: EventTimelineRow, width: Int) -> [TextLine] {
    let lines =
      if let route = row.route, case .route(_, let isRepeated) = row.content {
        text(of: route).lines(
          isRepeated: isRepeated, width: width, tail: Self.citing(row.rule, TextLine()))
      } else if case .code(let code) = row.content {
        self.lines(code, width: width)
      } else {
        told(row).wrapped(to: width, indent: 2)
      }
    // A name may be wider than the screen.
    return lines.map { $0.clipped(to: width, style) }
  }

  /// Returns the line of an event with its rule; nil for deliveries, which are told as routes.
  func told(_ event: SystemEvent) -> TextLine? { line(event).map { Self.citing(event.rule, $0) } }

  private static func citing(_ rule: RuleID?, _ line: TextLine) -> TextLine {
    rule.map { line + " " + TextLine("(\($0))", .dim) } ?? line
  }

  func line(_ row: EventTimelineRow) -> TextLine {
    switch row.content {
    case .event(let event): line(event) ?? TextLine()
    case .route(let route, let isRepeated): text(of: route).line(isRepeated: isRepeated)
    case .code(let code): line(code)
    case .moves(let count):
      TextLine(
        "\(style.glyphs.ellipsis) \(count.counted("more move")) with the same outcome", .dim)
    }
  }

  /// Returns the lines of code that ran, under the method that they are of.
  private func lines(_ code: CodeThatRan, width: Int) -> [TextLine] {
    var narrow = style
    narrow.width = width
    let (rows, hidden) = code.shown
    var lines = [heading(code)]
    lines += CodeLineWords(style: narrow).lines(rows, behind: TextLine())
    if hidden > 0 {
      lines.append(
        TextLine("    \(style.glyphs.ellipsis) \(hidden.counted("more line")): trace", .dim))
    }
    return lines
  }

  private func heading(_ code: CodeThatRan) -> TextLine {
    let source = code.lines.first.map { "  \($0.source)" } ?? ""
    return TextLine(name(code.object), .name) + TextLine("  runs \(code.method)")
      + TextLine(source, .dim)
  }

  private func line(_ code: CodeThatRan) -> TextLine {
    guard let last = code.lines.last else { return heading(code) }
    let words = CodeLineWords(style: style).words(last)
    return heading(code) + TextLine(":\(last.line)", .dim) + TextLine("  \(words)")
  }

  /// Returns the text of a method's way along the responder chain.
  func text(of route: EventTrace.Route) -> RouteText {
    RouteText(route, scene, style, missing)
  }

  /// Returns the line of an event; nil for deliveries, which are told as routes.
  func line(_ event: SystemEvent) -> TextLine? {
    switch event {
    case .hitTest(let test): TextLine("hit-test \(test.point.text)  ") + answer(test)
    case .touch(let report): touch(report)
    case .delivery: nil
    case .withholding(let report): withholding(report)
    case .gesture(let report): gesture(report)
    case .controlEvent(let report): controlEvent(report)
    case .action(let report): action(report)
    case .firstResponder(let report): firstResponder(report)
    case .note(let note):
      TextLine(sentence(note), EventTimelineRow.Kind(event) == .stage ? .dim : .notice)
    }
  }

  func name(_ id: ObjectID) -> String { scene.label(of: id) }

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
      if !report.recognizers.isEmpty {
        line.append("; seen by \(report.recognizers.map(name).joined(separator: ", "))", .dim)
      }
      if let refusal = report.refusal {
        let view = report.view.map { " to \(name($0))" } ?? ""
        line.append("; not delivered\(view): \(words(refusal))", .notice)
      }
      return line
    case .moved: return TextLine("\(finger) moves to \(report.point.roundedText)")
    case .stationary: return TextLine("\(finger) rests at \(report.point.roundedText)")
    case .ended: return TextLine("\(finger) lifts at \(report.point.roundedText)")
    case .cancelled: return TextLine("\(finger) is taken away by the system", .notice)
    }
  }

  private func words(_ refusal: TouchReport.Refusal) -> String {
    switch refusal {
    case .secondFinger: "it has a finger and isMultipleTouchEnabled is off"
    case .exclusiveViewComesLate: "its isExclusiveTouch is on and another view is touched"
    case .exclusiveViewIsTouched: "a view with isExclusiveTouch is touched"
    case .ignored:
      "the application ignores interaction events, and it is not certain that UIKit still hit-tests"
    case .animating: "it swallows touches while it is animated without allowUserInteraction"
    case .elsewhere(let window):
      "it is in \(window.map { "another window, \(name($0))" } ?? "no window")"
    }
  }

  private func withholding(_ report: Withholding) -> TextLine {
    let what = "\(report.method.rawValue) for \(name(report.view))"
    switch report.fate {
    case .held:
      let who = report.recognizer.map { ": \(name($0)) is undecided" } ?? ""
      return TextLine("\(what) is held back\(who)", .notice)
    case .released: return TextLine("\(what) is delivered late", .notice)
    case .dropped:
      return TextLine(
        "\(what) is dropped: \(name(report.view)) no longer gets this finger", .notice)
    }
  }

  private func controlEvent(_ report: ControlEventReport) -> TextLine {
    var line = TextLine(name(report.control), .name)
    line.append("  sends \(report.event)")
    if report.count == 0 { line.append("  (no target)", .dim) }
    return line
  }

  private func action(_ report: ActionReport) -> TextLine {
    var line = TextLine("action \(report.action)", .strong)
    if let sender = report.sender { line.append("  from \(name(sender))") }
    let search = report.searchedFrom.map { ", found from \(name($0)) up" } ?? ""
    switch report.receiver {
    case .object(let receiver):
      line.append(" to ")
      line.append(name(receiver), report.isPerformed ? .winner : .name)
      line.append(search, .dim)
    case .other(let className): line.append(" to \(className)\(search)")
    case .closure: line.append(" to a closure")
    case .nobody:
      let from = report.searchedFrom.map { " from \(name($0)) up" } ?? ""
      line.append(": nobody\(from) performs it", .notice)
    }
    if report.receiver != .nobody, !report.isPerformed {
      line.append(", which has no such method: an app stops here", .notice)
    }
    return line
  }

  private func firstResponder(_ report: FirstResponderReport) -> TextLine {
    let who = name(report.responder)
    switch report.outcome {
    case .became: return TextLine("\(who) is first responder now", .good)
    case .resigned: return TextLine("\(who) resigned as first responder")
    case .refusedWithoutWindow:
      return TextLine("\(who) is in no window: it cannot be first responder", .notice)
    case .refusedCannotBecome:
      return TextLine("\(who) cannot: canBecomeFirstResponder is off", .notice)
    case .refusedByCurrent(let current):
      return TextLine("\(who) cannot: \(name(current)) does not resign", .notice)
    case .refusedByDelegate:
      return TextLine("\(who) cannot: its delegate does not let editing begin", .notice)
    case .refusedToResign: return TextLine("\(who) does not resign", .notice)
    }
  }
}

extension TimeInterval {
  /// A time as a timeline prints it, in seconds.
  ///
  /// The time is rounded to a microsecond first, so that the clock's past does not show in the last
  /// digit.
  var clockText: String {
    let seconds = ((self * 1e6).rounded() + 0.5) / 1e6
    guard seconds >= 0, seconds < 1e9 else { return String(format: "%.2f", seconds) }
    let hundredths = Int((seconds * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest / 10)\(rest % 10)"
  }
}

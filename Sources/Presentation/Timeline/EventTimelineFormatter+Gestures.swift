import Explanation
import ResponderKit
import Text

extension EventTimelineFormatter {
  func gesture(_ report: GestureReport) -> TextLine {
    var line = TextLine(name(report.recognizer), .name)
    let why = report.reason.map { ": \(words($0))" } ?? ""
    switch report.change {
    case .state(let old, .changed) where old.isActive:
      line.append("  changed", .good)
    case .state(let old, let new):
      let textStyle: TextStyle = new == .failed || new == .cancelled ? .bad : .good
      line.append("  \(old.rawValue) \(style.glyphs.arrow) ")
      line.append(new.rawValue, textStyle)
      line.append(why)
    case .waits(let other):
      line.append("  \(waiting(for: other, report))", .notice)
      line.append(why, .dim)
    case .declined: line.append("  does not see the finger\(why)", .notice)
    }
    return line
  }

  /// Returns why a recognizer came to its state, or what it waits for; without its name.
  func note(on report: GestureReport) -> String {
    let reason = report.reason.map(words)
    let text =
      switch report.change {
      case .state(let old, .changed) where old.isActive: String?.none
      case .state, .declined: reason
      case .waits(let other):
        waiting(for: other, report) + (reason.map { ": \($0)" } ?? "")
      }
    guard let text else { return "" }
    return text.citing(SystemEvent.gesture(report).rule)
  }

  private func waiting(for other: ObjectID, _ report: GestureReport) -> String {
    let until = report.deadline.map { ", until \(($0 - start).clockText) s" } ?? ""
    return "waits for \(name(other)) to fail\(until)"
  }

  func words(_ reason: GestureReport.Reason) -> String {
    switch reason {
    case .measured(let measure): measure.words
    case .tapped(let taps, let fingers):
      (taps == 1 ? "a tap" : "\(taps) taps") + (fingers == 1 ? "" : " with \(fingers) fingers")
    case .bothLifted: "both lifted"
    case .wrongDirection(let actual, let needed):
      "moved \(actual.words), needs \(needed.words)"
    case .didNotScroll(let refusal): words(refusal)
    case .stoppedContent: "the finger stopped the content"
    case .panFailed: "the finger does not scroll"
    case .code(let text): text
    case .preventedBy(let other): "\(name(other)) recognized, and only one may"
    case .requirementRecognized(let other): "\(name(other)), which had to fail, recognized"
    case .requirementFailed(let other): "\(name(other)) failed"
    case .waitedInVain(let other): "\(name(other)) did not fail in time"
    case .declinedByItself: "it does not receive such events"
    case .declinedByDelegate: "its delegate said no"
    case .refusedByView(let view): "gestureRecognizerShouldBegin of \(name(view)) said no"
    case .refusedByDelegate: "it or its delegate said no"
    case .containerStays(let refusal): words(refusal)
    case .disabled: "it was disabled, or taken from its view"
    case .touchesCancelled: "its fingers were taken away"
    case .sequenceEnded: "all fingers are up"
    }
  }

  func words(_ refusal: SystemNote.ScrollRefusal) -> String {
    switch refusal {
    case .noRoom(let edge): "there is nothing more to see \(words(edge))"
    case .sheetMoves(let controller): "it is at its top, and the sheet of \(name(controller)) moves"
    case .contentKeepsTouches(let content):
      "canCancelContentTouches is off, so \(name(content)) keeps its touch"
    case .contentRefusesCancelling(let content):
      "touchesShouldCancel(in: \(name(content))) says no, so \(name(content)) keeps its touch"
    }
  }

  private func words(_ refusal: ContainerRefusal) -> String {
    switch refusal {
    case .barIsHidden: "UIKit's own delegate said no: the bar is hidden"
    case .noBackButton: "UIKit's own delegate said no: there is no back button"
    }
  }

  private func words(_ edge: UIRectEdge) -> String {
    switch edge {
    case .left: "to the left"
    case .right: "to the right"
    case .top: "above"
    default: "below"
    }
  }
}

extension GestureReport.Measure {
  /// The measure in words, such as `moved 12 pt, needs 10`.
  var words: String {
    let (value, limit) = numbers
    let needs = bound == .atMost ? "allows \(limit)" : "needs \(limit)"
    switch quantity {
    case .distance:
      let way = direction.map { " \($0.words)" } ?? ""
      return "moved \(value) pt\(way), \(needs)"
    case .aside: return "not straight: \(value) pt aside, \(needs)"
    case .tapDistance: return "the next tap is \(value) pt away, \(needs)"
    case .edgeDistance: return "began \(value) pt from the edge, \(needs)"
    case .spread: return "the distance changed by \(value) pt, \(needs)"
    case .turn: return "turned \(value)°, \(needs)° (\(self.limit.shortText) rad)"
    case .hold:
      if bound == .atMost { return "held longer than \(limit) s" }
      return value == limit ? "held for \(limit) s" : "held for \(value) s, \(needs)"
    case .pause: return "no \(tap.map { "tap \($0)" } ?? "touch") within \(limit) s"
    case .duration: return "took longer than \(limit) s"
    case .delay:
      let milliseconds = "\((self.limit * 1000).shortText) ms"
      return self.value < self.limit
        ? "lifted before \(milliseconds)" : "\(milliseconds) without a drag"
    case .fingers:
      let fingers = self.value == 1 ? "1 finger" : "\(value) fingers"
      return "\(fingers), \(bound == .atMost ? "at most" : "needs") \(limit)"
    case .edges: return "\(value) edges, \(needs)"
    }
  }

  /// The value and the limit with as many digits as it takes to see which is greater; angles in
  /// degrees.
  private var numbers: (value: String, limit: String) {
    let factor = quantity == .turn ? 180 / Double.pi : 1
    let (value, limit) = (value * factor, limit * factor)
    let shortValue = value.rounded(to: quantity.unit == .seconds ? 100 : 10)
    let shortLimit = limit.rounded(to: 100)
    if value.isInOrder(with: limit, like: shortValue, shortLimit) {
      return (shortValue.shortText, shortLimit.shortText)
    }
    return value.shortText == limit.shortText
      ? (value.exactText, limit.exactText) : (value.shortText, limit.shortText)
  }
}

extension Double {
  fileprivate func rounded(to parts: Double) -> Double { (self * parts).rounded() / parts }

  /// Returns whether the number compares to another one (smaller, equal or greater) as two further
  /// numbers compare to each other.
  fileprivate func isInOrder(with other: Double, like left: Double, _ right: Double) -> Bool {
    (self < other) == (left < right) && (self > other) == (left > right)
  }
}

extension UISwipeGestureRecognizer.Direction {
  var names: [String] {
    let names: [(Self, String)] = [
      (.right, "right"), (.left, "left"), (.up, "up"), (.down, "down"),
    ]
    return names.filter { contains($0.0) }.map(\.1)
  }

  var words: String { names.joined(separator: " or ") }
}

extension UIRectEdge {
  var names: [String] {
    let names: [(Self, String)] = [
      (.top, "top"), (.left, "left"), (.bottom, "bottom"), (.right, "right"),
    ]
    return names.filter { contains($0.0) }.map(\.1)
  }
}

extension UIGestureRecognizer.State {
  var style: TextStyle {
    switch self {
    case .possible: .plain
    case .began, .changed, .ended: .good
    case .cancelled, .failed: .bad
    }
  }
}

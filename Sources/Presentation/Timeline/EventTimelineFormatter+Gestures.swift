import Explanation
import Foundation
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
      let style: TextStyle = new == .failed || new == .cancelled ? .bad : .good
      line.append("  \(old.rawValue) \(look.glyphs.arrow) ")
      line.append(new.rawValue, style)
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
    return report.reason?.fact.rule.map { "\(text) (\($0))" } ?? text
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
    case .disabled: "it was disabled, or taken from its view"
    case .touchesCancelled: "its fingers were taken away"
    case .sequenceEnded: "all fingers are up"
    }
  }

  func words(_ refusal: SystemNote.ScrollRefusal) -> String {
    switch refusal {
    case .noRoom(let edge): "there is nothing more to see \(words(edge))"
    case .contentKeepsTouches(let content):
      "canCancelContentTouches is off, so \(name(content)) keeps its touch"
    case .contentRefusesCancelling(let content):
      "touchesShouldCancel(in: \(name(content))) says no, so \(name(content)) keeps its touch"
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

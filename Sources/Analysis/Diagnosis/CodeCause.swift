import Explanation
import ResponderKit

/// The line of the app's code that decided what a view answers, and the condition that led to it.
package struct CodeCause {
  /// The line that ended the method.
  package let line: CodeLine
  /// The condition right before it, with its value; nil if there is none.
  package let condition: CodeLine?
  /// All lines of the method that ran.
  let lines: [CodeLine]

  /// Finds it among the lines that ran for the answer, in their order; nil if none of them ended it.
  init?(_ lines: [CodeLine]) {
    // Other methods that the first one called come between.
    let depth = lines.lazy.map(\.depth).min() ?? 0
    let own = lines.filter { $0.depth <= depth }
    guard let last = own.last, last.role == .result || last.role == .statement else { return nil }
    line = last
    self.lines = own
    condition = own.dropLast().last.flatMap { $0.role == .condition ? $0 : nil }
  }

  /// Returns whether a method answers no to a question about the touch, or ends early because of a
  /// condition.
  func isRefusal(of method: String) -> Bool {
    guard line.role == .result else { return false }
    return line.value == "false"
      ? Self.questions[method] != nil : line.value == nil && condition != nil
  }

  func ground(of method: String) -> RuledFact {
    Self.questions[method].map { .event($0) } ?? .standing(.actionRunsMethod)
  }

  /// The methods whose no keeps something from happening, with the facts that follow.
  private static let questions: [String: EventFact] = [
    "gestureRecognizerShouldBegin(_:)": .refusedByDelegate,
    "gestureRecognizer(_:shouldReceive:)": .declinedByDelegate,
    "shouldReceive(_:)": .declinedByItself, "beginTracking(_:with:)": .didNotTrack,
    "canBecomeFirstResponder": .cannotBecomeFirst, "becomeFirstResponder()": .cannotBecomeFirst,
    "textFieldShouldBeginEditing(_:)": .editingRefused,
    "canPerformAction(_:withSender:)": .actionUnperformed,
  ]
}

extension Diagnoser {
  /// Returns the line of the code of a view's class that decided its answer; nil if UIKit's own methods
  /// or overrides as values did.
  func cause(of view: UIView) -> CodeCause? {
    let overrides: [(any ViewOverride)?] = [view.hitTestBehavior, view.pointInsideBehavior]
    guard overrides.contains(where: { ($0 as? any CodedOverride)?.canRun == true }) else {
      return nil
    }
    return ask(view).decision(of: ObjectID(view)).flatMap { CodeCause($0.lines) }
  }
}

/// A line of code that was read, and not compiled, with what it came to.
public struct CodeLine: Sendable, Hashable {
  /// A part that a line plays in its method.
  public enum Role: String, CaseIterable, Sendable {
    /// It calls something.
    case statement
    /// It gives a value to a variable.
    case assignment
    /// It is the head of a loop, which takes the next element.
    case element
    /// It is a condition, which holds or does not.
    case condition
    /// It ends the method.
    case result
    /// It would have an effect that nothing stands for, and is not run.
    case notRun
    /// It ends the app, or never ends, so that the method answers nothing.
    case failed
    /// It needs a value that nothing tells, so that UIKit's own method answers in place of its method.
    case open
  }

  /// The name of the text of code.
  public var source: String
  /// The number of the line in it.
  public var line: Int
  /// The part that the line plays.
  public var role: Role
  /// The statement, or the condition in it, as it is written; of several lines the first.
  public var text: String
  /// The variable that got a value; nil if none did, or several.
  public var name: String?
  /// What it came to, in few words; nil if it came to nothing.
  public var value: String?
  /// The number of calls of other methods of the code around it, from 0.
  public var depth = 0

  /// Creates a line that has not run.
  public init(source: String, line: Int, role: Role, text: String, name: String? = nil) {
    (self.source, self.line, self.role) = (source, line, role)
    (self.text, self.name) = (text, name)
  }
}

extension UIView {
  /// Records a line of the view's own code, which ran to answer about a point in its coordinates.
  package final func note(_ line: CodeLine, at point: CGPoint, with event: UIEvent?) {
    recorder(of: event)?.ran(line, of: self, at: point)
  }

  /// Records that a line of the view's own code, from 1, decides its answer about a point.
  package final func noteDecision(byLine line: Int, at point: CGPoint, with event: UIEvent?) {
    recorder(of: event)?.ruled(by: line - 1, self, at: point)
  }

  /// Returns whether the decisions of the hit-tests of an event are recorded.
  package final func isRecorded(for event: UIEvent?) -> Bool { recorder(of: event) != nil }
}

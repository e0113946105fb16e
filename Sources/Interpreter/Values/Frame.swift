/// The variables of a function, or of a closure, while it runs.
final class Frame {
  /// The variables, by their slots.
  var slots: [CodeValue]
  /// The frame of the function that a closure stands in.
  let outer: Frame?
  /// The object or the value that the method is of.
  var me: CodeValue

  init(count: Int, me: CodeValue = .none, outer: Frame? = nil) {
    slots = [CodeValue](repeating: .none, count: count)
    (self.me, self.outer) = (me, outer)
  }

  /// Returns the frame some functions further out.
  func up(_ levels: Int) -> Frame {
    var frame = self
    for _ in 0..<levels { frame = frame.outer ?? frame }
    return frame
  }
}

/// What a statement leads to.
enum Flow {
  case next
  case returned(CodeValue)
  case broken(String?)
  case continued(String?)
  case fallenThrough
}

/// An expression that is ready to run.
typealias Run = (Frame) throws(CodeStop) -> CodeValue
/// What matches a value with a pattern, and gives names their values.
typealias Match = (Frame, CodeValue) throws(CodeStop) -> Bool
/// A statement that is ready to run.
typealias Step = (Frame) throws(CodeStop) -> Flow

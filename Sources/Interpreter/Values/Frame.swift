import ResponderKit

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

  /// The variables as the journal knows them, while it needs them.
  private weak var captured: CapturedVariables?

  /// Returns the frame some functions further out, of which a closure is about to change a variable.
  /// A closure that was kept may do so in a later event, which can be taken back.
  func changing(_ levels: Int, _ observer: (any ChangeObserver)?) -> Frame {
    guard levels > 0 else { return self }
    let frame = up(levels)
    let variables = frame.captured ?? CapturedVariables(of: frame, observer)
    frame.captured = variables
    variables.willChange()
    return frame
  }
}

/// The variables of a function that ended, of which a closure still knows.
private final class CapturedVariables: CompanionObject {
  private let frame: Frame

  init(of frame: Frame, _ observer: (any ChangeObserver)?) {
    self.frame = frame
    super.init(of: nil)
    changeObserver = observer
  }

  override func captureState() -> () -> Void {
    let (frame, slots) = (frame, frame.slots)
    return { frame.slots = slots }
  }

  override func captureComparison() -> () -> Bool {
    let (frame, slots) = (frame, frame.slots)
    return { zip(frame.slots, slots).allSatisfy(CodeValue.areEqual) }
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

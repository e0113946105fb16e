import ResponderKit

// Unsafe here: statements compute a value first, and store it then.
/// The variables of a function, or of a closure, while it runs.
final class Frame {
  /// The object or the value that the method is of.
  @exclusivity(unchecked) var me: CodeValue
  /// What the function returns, once it has.
  @exclusivity(unchecked) var result = CodeValue.void
  /// The frame of the function that a closure stands in.
  let outer: Frame?
  private let slots: UnsafeMutablePointer<CodeValue>
  private let count: Int

  /// Creates a frame.
  ///
  /// - Parameter first: The values of the first variables; the others have none.
  init(count: Int, me: CodeValue = .none, _ first: [CodeValue] = [], outer: Frame? = nil) {
    (self.me, self.outer, self.count) = (me, outer, count)
    slots = .allocate(capacity: count)
    for slot in 0..<count {
      (slots + slot).initialize(to: slot < first.count ? first[slot] : .none)
    }
  }

  deinit {
    slots.deinitialize(count: count)
    slots.deallocate()
  }

  /// A variable, by its slot.
  subscript(slot: Int) -> CodeValue {
    get { slot < count ? slots[slot] : .none }
    set { if slot < count { slots[slot] = newValue } }
  }

  /// All variables, by their slots.
  fileprivate var values: [CodeValue] {
    get { (0..<count).map { slots[$0] } }
    set { for (slot, value) in newValue.enumerated() { self[slot] = value } }
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
    let (frame, values) = (frame, frame.values)
    return { frame.values = values }
  }

  override func captureComparison() -> () -> Bool {
    let (frame, values) = (frame, frame.values)
    return { zip(frame.values, values).allSatisfy(CodeValue.areEqual) }
  }
}

/// What a statement leads to.
enum Flow {
  case next
  /// The frame has the result.
  case returned
  case broken(LoopLabel?)
  case continued(LoopLabel?)
  case fallenThrough
}

/// The label of a loop: a number, as it is compared each time that a loop goes on.
struct LoopLabel: Equatable { var number: Int }

/// An expression that is ready to run.
typealias Run = (Frame) throws(CodeStop) -> CodeValue
/// What matches a value with a pattern, and gives names their values.
typealias Match = (Frame, CodeValue) throws(CodeStop) -> Bool
/// A statement that is ready to run.
typealias Step = (Frame) throws(CodeStop) -> Flow

/// A position in a walk, which keys change.
struct StepPosition: Equatable {
  /// An outcome of pressing a key.
  enum Outcome: Equatable {
    /// Another step is shown, or the same one again.
    case show
    /// The last step has no next one.
    case atEnd
    /// The keys are shown, or the step again.
    case help
    case leave
    case nothing
  }

  /// The index of the step, from 0.
  private(set) var index = 0
  let count: Int

  /// Creates the position of the first step.
  ///
  /// - Parameter count: The number of steps, at least one.
  init(count: Int) {
    self.count = count
  }

  /// Changes the position as a key asks.
  ///
  /// - Parameter nextStop: Returns the first step behind another that meets a breakpoint.
  mutating func press(_ key: Key, nextStop: (Int) -> Int?) -> Outcome {
    let last = count - 1
    switch key {
    case .enter, .space, .character("n"), .right, .down:
      guard index < last else { return .atEnd }
      index += 1
    case .character("b"), .left, .up, .backspace: index = max(0, index - 1)
    case .character("c"): index = nextStop(index) ?? last
    case .character("s"): index = last
    case .character("r"): index = 0
    case .character("?"): return .help
    case .character("q"), .escape, .interrupt, .endOfInput: return .leave
    case .redraw: return .show
    case .character: return .nothing
    }
    return .show
  }
}

/// Where somebody stands in a walk, and what keys do about it.
struct StepPosition: Equatable {
  /// What a key asks for.
  enum Outcome: Equatable {
    /// Another step is shown, or the same one again.
    case show
    /// There is nothing behind the last step.
    case atEnd
    /// The keys are shown, or the step again.
    case help
    case leave
    case nothing
  }

  /// The step, from 0.
  private(set) var index = 0
  let count: Int

  /// - Parameter count: How many steps there are, at least one.
  init(count: Int) {
    self.count = count
  }

  /// Moves as a key says.
  ///
  /// - Parameter nextStop: The first step behind another that meets a breakpoint.
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

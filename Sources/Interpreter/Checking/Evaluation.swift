/// Expressions and statements that run one after the other.
///
/// What is in a list is retained each time that it is taken out, so that short ones stand in closures.
enum Evaluation {
  /// Returns what gives the values of expressions, in their order.
  static func values(
    of expressions: [Checker.Checked]
  ) -> (Frame) throws(CodeStop) -> [CodeValue] {
    switch expressions.count {
    case 0: return { _ in [] }
    case 1:
      let only = expressions[0].run
      return { frame throws(CodeStop) in [try only(frame)] }
    case 2:
      let (first, second) = (expressions[0].run, expressions[1].run)
      return { frame throws(CodeStop) in [try first(frame), try second(frame)] }
    default:
      return { frame throws(CodeStop) in
        var values: [CodeValue] = []
        values.reserveCapacity(expressions.count)
        for expression in expressions { values.append(try expression.run(frame)) }
        return values
      }
    }
  }

  /// Returns a statement that runs others until one of them leaves them.
  static func sequence(_ steps: ArraySlice<CheckedStep>) -> Step {
    switch steps.count {
    case 0: return { _ in .next }
    case 1: return steps[steps.startIndex].run
    default:
      // Halves, so that a long text does not stand on the stack.
      let middle = steps.startIndex + steps.count / 2
      let (first, rest) = (sequence(steps[..<middle]), sequence(steps[middle...]))
      return { frame throws(CodeStop) in
        let flow = try first(frame)
        if case .next = flow { return try rest(frame) }
        return flow
      }
    }
  }
}

/// A statement that was checked.
struct CheckedStep {
  let run: Step
}

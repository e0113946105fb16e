import Code
import ResponderKit

extension Checker {
  /// The names of the methods; those of Objective-C have the first label in them.
  private static let animating: Set = [
    "animate", "performWithoutAnimation", "transition", "animateWithDuration",
    "animateKeyframesWithDuration", "transitionWithView",
  ]

  /// Checks a call of UIView that animates. The changes are made at once, as UIKit makes those of the
  /// model, and the completion runs behind them; no time passes.
  func animation(
    _ name: String, of type: ValueType, _ arguments: [CodeArgument], in scope: Scope
  ) throws(CodeFault) -> Checked? {
    guard Self.animating.contains(name), case .object(let owner) = type,
      library.inherits(owner, from: "UIView")
    else { return nil }
    var calls: [(run: Run, isEnd: Bool)] = []
    for argument in arguments {
      let isCode = if case .closure = argument.value.kind { true } else { false }
      guard isCode || argument.label == "animations" else { continue }
      let isEnd = argument.label == "completion" || !calls.isEmpty
      let expected = ValueType.function(isEnd ? [.bool] : [], .void)
      let checked = try expression(argument.value, expecting: expected, in: scope)
      calls.append((checked.run, isEnd))
    }
    guard !calls.isEmpty else { return nil }
    let all = calls
    return Checked(.void) { frame throws(CodeStop) in
      for call in all {
        _ = try Self.call(try call.run(frame), call.isEnd ? [.bool(true)] : [])
      }
      return .void
    }
  }
}

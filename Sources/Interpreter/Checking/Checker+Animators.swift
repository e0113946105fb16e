import Code
import ResponderKit

/// Animators, which run on the clock of the application and call closures of the code.
extension Checker {
  private static let changes = ValueType.function([], .void)

  /// The initializers of an animator, whose closure may be left out.
  var animatorInitializers: [Candidate] {
    let type = ValueType.object("UIViewPropertyAnimator")
    let curve = animatorInitializer("curve", UIView.AnimationCurve.codeType, type) {
      UIViewPropertyAnimator(duration: $0, curve: UIView.AnimationCurve.from($1) ?? .easeInOut)
    }
    let spring = animatorInitializer("dampingRatio", .real, type) {
      UIViewPropertyAnimator(duration: $0, dampingRatio: CGFloat.from($1) ?? 1)
    }
    return [curve, spring]
  }

  private func animatorInitializer(
    _ label: String, _ kind: ValueType, _ type: ValueType,
    _ make: @escaping (Double, CodeValue) -> UIViewPropertyAnimator
  ) -> Candidate {
    let program = program
    let signature = Signature(
      "init(duration:\(label):animations:)", ["duration", label, "animations"],
      [.real, kind, Self.changes], mayOmit: [false, false, true], type)
    return Candidate(signature: signature, leftOut: .unset) { _, values in
      guard values.count == 3 else { return .none }
      let animator = make(Double.from(values[0]) ?? 0, values[1])
      animator.changeObserver = program.heap.changeObserver
      if case .function(let function) = values[2] {
        animator.addAnimations { [weak program] in program?.asked(function, for: nil, []) }
      }
      return .object(animator)
    }
  }

  /// Returns the methods of an animator that take closures.
  func animatorMethods(_ name: String, of type: ValueType) -> [Candidate] {
    guard type == .object("UIViewPropertyAnimator") else { return [] }
    let program = program
    switch name {
    case "addAnimations":
      return [
        Candidate(signature: Signature("addAnimations(_:)", [nil], [Self.changes], .void)) {
          me, values in
          guard case .function(let function)? = values.first else { return .void }
          (me.object as? UIViewPropertyAnimator)?.addAnimations { [weak program] in
            program?.asked(function, for: nil, [])
          }
          return .void
        }
      ]
    case "addCompletion":
      let told = ValueType.function([UIViewAnimatingPosition.codeType], .void)
      return [
        Candidate(signature: Signature("addCompletion(_:)", [nil], [told], .void)) { me, values in
          guard case .function(let function)? = values.first else { return .void }
          (me.object as? UIViewPropertyAnimator)?.addCompletion { [weak program] position in
            program?.asked(function, for: nil, [position.codeValue])
          }
          return .void
        }
      ]
    default: return []
    }
  }
}

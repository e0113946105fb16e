import Code
import ResponderKit

/// Initializers that call others of the same object.
extension Checker {
  /// Checks `super.init(…)`: the object is made already, so that only the superclass of the code
  /// has something to do, and the frame is set.
  func superInit(
    _ owner: OwnType, _ arguments: [CodeArgument], _ expression: CodeExpression, in scope: Scope
  ) throws(CodeFault) -> Checked {
    if isC, arguments.isEmpty, let withFrame = owner.initializerWithFrame {
      // UIView's own `init` sends `initWithFrame:` to the object, whose class may override it.
      let program = program
      return Checked(.void) { frame throws(CodeStop) in
        try program.runInitializer(withFrame, on: frame.me, [CGRect.zero.codeValue])
        return .void
      }
    }
    let found = initializing(owner.ownSuperclass?.allInitializers ?? [], owner)
    return try resolved(
      found, "init", arguments, expression, base: { frame in frame.me }, in: scope)
  }

  /// Checks `self.init(…)`, as convenience initializers call it.
  func selfInit(
    _ owner: OwnType, _ method: OwnType.Method, _ arguments: [CodeArgument],
    _ expression: CodeExpression, in scope: Scope
  ) throws(CodeFault) -> Checked {
    guard owner.kind == .class else {
      let made = try make(.own(owner), arguments, expression, in: scope).run
      return Checked(.void) { frame throws(CodeStop) in
        frame.me = try made(frame)
        return .void
      }
    }
    let found = initializing(owner.allInitializers.filter { $0 !== method }, owner)
    return try resolved(
      found, "init", arguments, expression, base: { frame in frame.me }, in: scope)
  }

  /// Returns the initializers of the code, and those of UIKit's that none of them overrides.
  private func initializing(_ methods: [OwnType.Method], _ owner: OwnType) -> [Candidate] {
    let program = program
    var found = methods.map { method in
      var signature = Signature(method)
      signature.result = .void
      return Candidate(signature: signature, leftOut: .unset) { me, values throws(CodeStop) in
        try program.runInitializer(method, on: me, values)
        return .void
      }
    }
    let overridden = Set(methods.map(\.declaration.fullName))
    if let base = owner.baseClass, library.inherits(base, from: "UIView"),
      !overridden.contains("init(frame:)")
    {
      found.append(
        Candidate(signature: Signature("init(frame:)", ["frame"], [.value("CGRect")], .void)) {
          me, values in
          if let view = me.object as? UIView,
            let frame = values.first.flatMap({ CGRect.from($0) }),
            view.frame != frame
          {
            view.frame = frame
          }
          return .void
        })
    }
    if let base = owner.baseClass, library.inherits(base, from: "UIGestureRecognizer"),
      !overridden.contains("init(target:action:)")
    {
      var signature = Signature.ofRecognizer(.void)
      signature.mayOmit = [false, false]
      found.append(
        Candidate(signature: signature) { me, values in
          if let recognizer = me.object as? UIGestureRecognizer { Self.target(recognizer, values) }
          return .void
        })
    }
    for initializer in controllerInitializers(of: owner)
    where !overridden.contains(initializer.signature(.void).name) {
      found.append(
        Candidate(signature: initializer.signature(.void)) { me, values in
          initializer.apply(me, values)
          return .void
        })
    }
    if !overridden.contains("init()") {
      found.append(Candidate(signature: Signature("init()", [], [], .void)) { _, _ in .void })
    }
    if !overridden.contains("init(coder:)") {
      found.append(
        Candidate(signature: Signature("init(coder:)", ["coder"], [.any], .void)) { _, _ in .void })
    }
    return found
  }
}

/// An initializer of a class of UIKit's, as it is called for an object that is made already.
struct InheritedInitializer {
  let labels: [String]
  let types: [ValueType]
  var apply: (CodeValue, [CodeValue]) -> Void = { _, _ in }

  func signature(_ type: ValueType) -> Signature {
    Signature("init(\(labels.map { $0 + ":" }.joined()))", labels, types, type)
  }
}

extension Checker {
  /// Returns the initializers with arguments that a class of controllers inherits from UIKit's.
  func controllerInitializers(of owner: OwnType) -> [InheritedInitializer] {
    guard let base = owner.baseClass, library.inherits(base, from: "UIViewController") else {
      return []
    }
    var found = [
      InheritedInitializer(
        labels: ["nibName", "bundle"], types: [.optional(.string), .optional(.any)])
    ]
    if library.inherits(base, from: "UINavigationController") {
      found.append(
        InheritedInitializer(labels: ["rootViewController"], types: [.object("UIViewController")]) {
          ($0.object as? UINavigationController)?.viewControllers =
            [$1.first?.object as? UIViewController].compactMap { $0 }
        })
    }
    return found
  }
}

extension OwnType {
  /// The initializer of a controller that takes the name of an archive, if a class of the code declares
  /// one.
  var initializerWithNib: Method? {
    allInitializers.first { $0.declaration.fullName == "init(nibName:bundle:)" }
  }

  /// The initializer of a view that takes its frame, if a class of the code declares one.
  var initializerWithFrame: Method? {
    guard kind == .class else { return nil }
    return allInitializers.first { $0.declaration.fullName == "init(frame:)" }
  }
}

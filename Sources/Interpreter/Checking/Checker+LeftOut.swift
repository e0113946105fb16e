import Code
import ResponderKit

/// Statements that are not run, as nothing stands for what they name, and of which no value is
/// needed: analytics, haptics, drawing.
extension Checker {
  /// Returns a step that tells a statement and does not run it.
  ///
  /// - Parameter expression: The call, or the target of the assignment.
  /// - Throws: The reason, if it is a mistake: a name that is nearly a known one, or that the texts
  ///   declare and that cannot be read, one in an argument of what does not only print, or a call
  ///   with code in it, which might change views.
  func leftOut(
    _ expression: CodeExpression, _ range: Range<Int>, for fault: CodeFault, in scope: Scope
  ) throws(CodeFault) -> Step {
    if isInert(fault, in: scope), expression.isLed(by: fault.range) { return { _ in .next } }
    guard let name = fault.unknownName,
      expression.isOfSuper || !mayDeclare(name, fault), !expression.givesAddress,
      expression.isPrinting || expression.isLed(by: fault.range)
    else { throw fault }
    let (machine, line) = (machine, line(.notRun, range))
    program.leftOut.insert(line)
    // It may be what gives a view its size: 'pay.pin.all()'.
    let object = expression.owner(ofNameAt: fault.range).flatMap { owner in
      try? self.expression(owner, in: scope).run
    }
    return { frame throws(CodeStop) in
      machine.tell(line, nil)
      if let object { (try object(frame).object as? UIView)?.sizeWasLeftOut() }
      return .next
    }
  }

  /// Returns whether a name is unknown because it is that of an inert member: a statement that sets or
  /// calls it decides nothing, which need not be told.
  private func isInert(_ fault: CodeFault, in scope: Scope) -> Bool {
    let (owner, member): (ValueType?, String)
    switch fault.fact {
    case .unknownMember(let name, let type, _):
      owner = program.types[type].map { .own($0) } ?? .object(type)
      member = name
    case .unknownName(let name, _): (owner, member) = (scope.function.me, name)
    default: return false
    }
    guard let owner, !mayDeclare(member, fault) else { return false }
    return library.isInert(member, of: owner)
  }

  /// Returns whether the texts may declare a name that is unknown: anywhere, or as a member of a type.
  private func mayDeclare(_ name: String, _ fault: CodeFault) -> Bool {
    guard case .unknownMember(_, let type, _) = fault.fact, library.classes[type] != nil else {
      return program.declaredNames.contains(name)
    }
    // Of a class of UIKit's only extensions declare members.
    return library.lineage(ofClass: type).contains {
      program.namesInExtensions[$0]?.contains(name) ?? false
    }
  }
}

extension CodeFault {
  /// The name that it is about, if that is like no known one.
  fileprivate var unknownName: String? {
    switch fact {
    case .unknownName(let name, []), .unknownMember(let name, _, []): name
    // A way to make a text, such as 'String(format:)'.
    case .unknownLabel(_, of: "String", _): "String"
    default: nil
    }
  }
}

extension CodeExpression {
  /// Returns what is named in front of a name, if that is only names, which change nothing: `pay` of
  /// `pay.pin.all()` for `pin`.
  fileprivate func owner(ofNameAt place: Range<Int>) -> CodeExpression? {
    switch kind {
    case .member(let base, _) where range == place: base.hasOnlyNames ? base : nil
    case .member(let base, _), .optionalChain(let base), .forced(let base), .element(let base, _),
      .call(let base, _):
      base.owner(ofNameAt: place)
    default: nil
    }
  }

  private var hasOnlyNames: Bool {
    switch kind {
    case .name: true
    case .member(let base, _), .optionalChain(let base), .forced(let base): base.hasOnlyNames
    default: false
    }
  }

  /// Indicates whether it is a call of C that is told where to write something.
  fileprivate var givesAddress: Bool {
    guard case .call(_, let arguments) = kind else { return false }
    return arguments.contains { if case .prefix("&", _) = $0.value.kind { true } else { false } }
  }

  /// Indicates whether it calls a method of `super`, which the class may declare itself.
  fileprivate var isOfSuper: Bool {
    guard case .call(let callee, _) = kind, case .member(let base, _) = callee.kind else {
      return false
    }
    return base.name == "super"
  }

  /// Indicates whether it is a call that only prints.
  fileprivate var isPrinting: Bool {
    guard case .call(let callee, _) = kind, let name = callee.name else { return false }
    return ["print", "debugPrint", "NSLog", "dump", "os_log"].contains(name)
  }

  /// Returns whether a name stands at a place in what an expression calls or asks, as against in an
  /// argument; false if there is code in an argument.
  fileprivate func isLed(by place: Range<Int>) -> Bool {
    switch kind {
    case .name: range == place
    case .member(let base, _): range == place || base.isLed(by: place)
    case .optionalChain(let base), .forced(let base), .element(let base, _):
      base.isLed(by: place)
    case .call(let callee, let arguments):
      (range == place || callee.isLed(by: place))
        && !arguments.contains { if case .closure = $0.value.kind { true } else { false } }
    default: false
    }
  }
}

/// Messages with blocks that are loops: what a block's `return` ends is one round.
extension ObjectiveCParser {
  /// Returns the condition that `dispatch_once(&token, ^{ … })` is; nil of anything else.
  func once(_ expression: CodeExpression, from start: Int) -> CodeStatement? {
    guard case .call(let callee, let arguments) = expression.kind, callee.name == "dispatch_once",
      arguments.count == 2, case .prefix("&", let token) = arguments[0].value.kind,
      case .closure(let closure) = arguments[1].value.kind
    else { return nil }
    let place = expression.range.lowerBound..<expression.range.lowerBound
    let test = CodeExpression(.prefix("!", token), at: place)
    let one = CodeExpression(.integer(1), at: place)
    let mark = CodeStatement(.assignment(token, sign: nil, one), at: place)
    return made(
      .condition([.expression(test)], then: [mark] + closure.body, otherwise: nil), from: start)
  }

  /// Returns the loop that `[list enumerateObjectsUsingBlock:^(…) { … }]` is; nil of anything else.
  func enumeration(
    _ expression: CodeExpression, from start: Int
  ) -> CodeStatement? {
    guard case .call(let callee, let arguments) = expression.kind,
      case .member(let list, let name) = callee.kind, let last = arguments.last,
      case .closure(let closure) = last.value.kind, let parameters = closure.parameters,
      name == "enumerateObjectsUsingBlock" || name == "enumerateObjectsWithOptions",
      let object = parameters.first, let objectName = object.name
    else { return nil }
    // What nobody wrote has no text, and is not told.
    let place = expression.range.lowerBound..<expression.range.lowerBound
    func integer(_ value: Int) -> CodeExpression { CodeExpression(.integer(value), at: place) }
    let binding = CodePattern.binding(objectName, isVariable: false)
    let type = object.type.flatMap { $0.isAnyObject ? nil : $0.unwrapped }
    let element = type.map { CodePattern.cast(binding, $0) } ?? binding
    let isReversed = arguments.count == 2 && arguments[0].value.name == "NSEnumerationReverse"
    var before: [CodeStatement] = []
    // What ends the block goes on with the next round.
    let label = "block \(start)"
    var body = closure.body.map { $0.continuing(label) }
    // The block of a set has no index.
    let hasIndex = parameters.count > 1 && parameters[1].type?.name != "Bool"
    if hasIndex, let index = parameters[1].name {
      let count = CodeExpression(.member(list, "count"), at: place)
      before.append(variable(index, as: isReversed ? count : integer(-1)))
      let name = CodeExpression(.name(index), at: place)
      body.insert(
        CodeStatement(.assignment(name, sign: isReversed ? "-" : "+", integer(1)), at: place), at: 0
      )
    }
    if let stop = parameters.dropFirst(hasIndex ? 2 : 1).first?.name {
      before.append(variable(stop, as: CodeExpression(.boolean(false), at: place)))
      let test = CodeCondition.expression(CodeExpression(.name(stop), at: place))
      let end = CodeStatement(.breaking(label: nil), at: place)
      body.insert(CodeStatement(.condition([test], then: [end], otherwise: nil), at: place), at: 0)
    }
    let reversed = CodeExpression(.member(list, "reversed"), at: place)
    let order = isReversed ? CodeExpression(.call(reversed, []), at: place) : list
    let rounds = made(.forLoop(element, order, where: nil, body), from: start)
    let loop = made(.labelled(label, rounds), from: start)
    return before.isEmpty ? loop : made(.block(before + [loop]), from: start)
  }

  private func variable(_ name: String, as value: CodeExpression) -> CodeStatement {
    let variable = CodeVariable(
      pattern: .binding(name, isVariable: true), value: value, isConstant: false,
      range: value.range)
    return CodeStatement(.variable(variable), at: value.range)
  }
}

extension CodeStatement {
  /// Returns the statement of a block as one of a loop: what ends the block goes on with the loop of a
  /// label.
  fileprivate func continuing(_ label: String) -> CodeStatement {
    func all(_ statements: [CodeStatement]) -> [CodeStatement] {
      statements.map { $0.continuing(label) }
    }
    let kind: Kind =
      switch self.kind {
      case .returning: .continuing(label: label)
      case .condition(let conditions, let then, let otherwise):
        .condition(conditions, then: all(then), otherwise: otherwise.map(all))
      case .block(let body, let isTransparent): .block(all(body), isTransparent: isTransparent)
      case .whileLoop(let conditions, let body): .whileLoop(conditions, all(body))
      case .repeatLoop(let body, let test): .repeatLoop(all(body), test)
      case .forLoop(let pattern, let list, let test, let body):
        .forLoop(pattern, list, where: test, all(body))
      case .countingLoop(let initial, let test, let after, let body):
        .countingLoop(initial, test, after: after, all(body))
      case .selection(let subject, let cases):
        .selection(
          subject,
          cases.map { CodeCase(patterns: $0.patterns, body: all($0.body), range: $0.range) })
      default: self.kind
      }
    return CodeStatement(kind, at: range)
  }
}

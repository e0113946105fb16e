import Code
import Language
import ResponderKit
import Scenes
import Session
import Text

/// Calls of methods and functions.
extension SwiftReader {
  /// Returns the command that a call is, or that shows an object or a property.
  func doing(_ expression: CodeExpression) throws(CommandError) -> SwiftMeaning {
    guard case .call(let callee, let arguments) = expression.bare.kind else {
      return try showing(expression)
    }
    switch callee.bare.kind {
    case .member(let receiver, let name):
      return try calling(name, of: receiver, arguments, at: callee.range)
    case .name(let name): return try calling(name, arguments, at: callee.range)
    default: throw CommandError(.swift(.notReadable), at: callee.range)
    }
  }

  /// Returns the command of a call without a receiver: a method of `self`, a function that prints,
  /// or a command with its arguments in brackets.
  private func calling(
    _ name: String, _ arguments: [CodeArgument], at range: Range<Int>
  ) throws(CommandError) -> SwiftMeaning {
    if ["print", "debugPrint", "dump"].contains(name), arguments.count == 1 {
      let value = arguments[0].value
      // Code prints an object as an app does.
      if let place = try? place(of: value), case .object? = try? self.value(at: place) {
        throw CommandError(.swift(.notReadable), at: range)
      }
      return try doing(value)
    }
    let patterns = SwiftMethodPattern.all.filter { $0.name == name }
    let isLabelled = arguments.contains { $0.label != nil }
    if isLabelled || session.kit.byWord[name] == nil, !patterns.isEmpty {
      let receiver = CodeExpression(.name("self"), at: range)
      return try calling(name, of: receiver, arguments, at: range)
    }
    if session.kit.byWord[name] != nil || session.isShorthand(name) {
      return try commands(([name] + arguments.map { source(of: $0.value) }).joined(separator: " "))
    }
    throw unknownMethod(name, at: range)
  }

  /// Returns the property or method that `value(forKey: "frame")` asks for; nil of any other call.
  static func key(_ name: String, _ arguments: [CodeArgument]) -> String? {
    guard ["value", "valueForKey"].contains(name), arguments.count == 1,
      name == "valueForKey" || arguments[0].label == "forKey",
      case .text(let pieces) = arguments[0].value.kind, pieces.count == 1,
      case .letters(let key) = pieces[0]
    else { return nil }
    return key
  }

  private func unknownMethod(_ name: String, at range: Range<Int>) -> CommandError {
    if let instead = SwiftMethod.instead[name] {
      return CommandError(.swift(.noCommand(name, instead: instead)), at: range)
    }
    let known = Set(SwiftMethodPattern.all.map(\.name)).sorted()
    return CommandError(
      .swift(.unknownMethod(name, suggestions: session.suggestions(for: name, in: known))),
      at: range)
  }

  /// Returns the command of a call of a method.
  private func calling(
    _ name: String, of receiver: CodeExpression, _ given: [CodeArgument], at range: Range<Int>
  ) throws(CommandError) -> SwiftMeaning {
    // What happens afterwards happens at once here.
    let arguments = given.filter { $0.label != "completion" }
    if let key = Self.key(name, arguments) { return try calling(key, of: receiver, [], at: range) }
    if name == "toggle", arguments.isEmpty { return try toggling(receiver) }
    if name == "exchangeSubview" { return try exchanging(arguments, of: receiver, at: range) }
    let patterns = SwiftMethodPattern.all.filter { $0.name == name && $0.receiver != nil }
    guard !patterns.isEmpty else {
      // A method without arguments may be a property of Objective-C: [card frame].
      if arguments.isEmpty, SwiftMethod.instead[name] == nil {
        let property = CodeExpression(.member(receiver, name), at: range)
        if let meaning = try? showing(property) { return meaning }
      }
      throw unknownMethod(name, at: range)
    }
    guard case .object(let object) = try value(receiver) else {
      throw CommandError(
        .swift(.wrongArgument(source(of: receiver), expected: "an object")), at: receiver.range)
    }
    let fitting = patterns.filter { $0.labels == arguments.map(\.label) }
    guard !fitting.isEmpty else {
      throw CommandError(
        .swift(.wrongArguments(name, forms: Set(patterns.map(\.form)).sorted())), at: range)
    }
    var firstError: CommandError?
    for pattern in fitting {
      do throws(CommandError) {
        return try meaning(of: pattern, object, receiver, arguments)
      } catch {
        firstError = firstError ?? error
      }
    }
    throw firstError ?? unknownMethod(name, at: range)
  }

  private func meaning(
    of pattern: SwiftMethodPattern, _ object: StatefulObject, _ receiver: CodeExpression,
    _ arguments: [CodeArgument]
  ) throws(CommandError) -> SwiftMeaning {
    var texts: [String: String] = [:]
    if let slot = pattern.receiver, let kind = SwiftSlot.all[slot] {
      texts[slot] = try text(of: .object(object), as: kind, receiver)
    }
    for (slot, argument) in zip(pattern.arguments, arguments) {
      guard let slot, let kind = SwiftSlot.all[slot] else { continue }
      texts[slot] = try text(of: try value(argument.value), as: kind, argument.value)
    }
    if let requirement = pattern.method.requirement, let argument = arguments.first {
      try check(requirement, object, argument.value)
    }
    return try commands(pattern.method.command.replacingSlots(by: texts))
  }

  /// Returns the text of a value in a command.
  private func text(
    of value: SwiftValue, as slot: SwiftSlot, _ expression: CodeExpression
  ) throws(CommandError) -> String {
    switch (slot, value) {
    case (.object(_, let fits), .object(let object)) where fits(object),
      (.optional(_, let fits), .object(let object)) where fits(object):
      return try reference(to: object, at: expression.range)
    case (.optional, .none): return "nil"
    case (.integer, .plain(let plain)) where plain.as(.number).map { $0 == $0.rounded() } == true:
      return try number(expression).exactText
    case (.number, .plain(let plain)) where plain.isOf(.number):
      return try number(expression).exactText
    case (.bool, .plain(let plain)) where plain.isOf(.bool),
      (.point, .plain(let plain)) where plain.isOf(.point),
      (.geometry, .plain(let plain)) where plain.isOf(.point) || plain.isOf(.rect):
      return plain.scriptText
    case (.point, .word("zero")), (.geometry, .word("zero")): return CGPoint.zero.exactText
    case (.text, .plain(let plain)) where plain.isOf(.text): return plain.scriptText
    case (.text, .none): return "none"
    case (.events, .word(let word)): return try events([word], at: expression.range)
    case (.events, .list(let items)):
      let words = items.compactMap { if case .word(let word) = $0 { word } else { nil } }
      if words.count == items.count, !words.isEmpty {
        return try events(words, at: expression.range)
      }
    case (.selector, let value): if let name = value.selectorName { return name }
    case (_, .words):
      // A variable of commands is what the slot takes it for.
      for type in slot.types {
        guard let value = fit(value, type) else { continue }
        return try text(of: .plain(value), as: slot, expression)
      }
    default: break
    }
    throw CommandError(
      .swift(.wrongArgument(source(of: expression), expected: slot.expected)),
      at: expression.range)
  }

  private func events(_ words: [String], at range: Range<Int>) throws(CommandError) -> String {
    for word in words where UIControl.Event(name: word) == nil {
      throw CommandError(
        .unknownControlEvent(
          word, suggestions: session.suggestions(for: word, in: ControlEventWords.all)), at: range)
    }
    return words.joined(separator: ",")
  }

  private func check(
    _ requirement: SwiftMethod.Requirement, _ owner: StatefulObject, _ argument: CodeExpression
  ) throws(CommandError) {
    guard case .object(let object) = try value(argument) else { return }
    let isThere =
      switch requirement {
      case .subview: (object as? UIView)?.superview === owner
      case .recognizer: (object as? UIGestureRecognizer)?.view === owner
      }
    if isThere { return }
    throw CommandError(
      .swift(
        .notThere(
          scene.label(of: object), in: scene.label(of: owner),
          isSubview: requirement == .subview)), at: argument.range)
  }

  /// Returns the command of `card.isHidden.toggle()`.
  private func toggling(_ property: CodeExpression) throws(CommandError) -> SwiftMeaning {
    let opposite = CodeExpression(.prefix("!", property), at: property.range)
    return try assigning(opposite, nil, to: property)
  }

  /// Returns the command of `card.exchangeSubview(at: 0, withSubviewAt: 1)`.
  private func exchanging(
    _ arguments: [CodeArgument], of receiver: CodeExpression, at range: Range<Int>
  ) throws(CommandError) -> SwiftMeaning {
    guard arguments.map(\.label) == ["at", "withSubviewAt"] else {
      throw CommandError(
        .swift(
          .wrongArguments("exchangeSubview", forms: ["exchangeSubview(at: 0, withSubviewAt: 1)"])),
        at: range)
    }
    guard case .object(let parent as UIView) = try value(receiver) else {
      throw CommandError(
        .swift(.wrongArgument(source(of: receiver), expected: "a view")), at: receiver.range)
    }
    var names: [String] = []
    for argument in arguments {
      let index = try number(argument.value)
      guard index == index.rounded(), (0..<Double(parent.subviewCount)).contains(index) else {
        let count = parent.subviewCount.counted("subview")
        throw CommandError(
          .swift(
            .wrongArgument(
              source(of: argument.value),
              expected: "an index of a subview; '\(scene.label(of: parent))' has \(count)")),
          at: argument.value.range)
      }
      names.append(try reference(to: parent.subviews[Int(index)], at: argument.value.range))
    }
    return try commands("swap \(names[0]) \(names[1])")
  }
}

extension SwiftMethodPattern {
  /// The call in the words of an error.
  var form: String {
    let call = method.swift.drop { $0 != "." }.dropFirst()
    return String(call).replacingSlots(by: SwiftSlot.all.mapValues(\.example))
  }
}

extension String {
  /// Returns a text of the table of methods with texts in place of the capitals.
  func replacingSlots(by texts: [String: String]) -> String {
    let bytes = Array(utf8)
    var lexer = CodeLexer(bytes, from: 0)
    var result: [UInt8] = []
    var position = 0
    for token in lexer.statement() {
      guard case .name(let name) = token.kind, let text = texts[name] else { continue }
      result += bytes[position..<token.range.lowerBound]
      result += Array(text.utf8)
      position = token.range.upperBound
    }
    return String(decoding: result + bytes[position...], as: UTF8.self)
  }
}

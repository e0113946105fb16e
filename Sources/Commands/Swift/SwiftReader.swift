import Code
import Language
import ResponderKit
import Scenes
import Session

struct SwiftMeaning {
  var commands: [[Word]]
  /// A remark on what is left out, because it does not matter for touches.
  var remark: String?
}

/// A reader of a statement of Swift: it finds the commands that do the same in a scene.
struct SwiftReader {
  let session: Session
  /// The statement, as one word.
  let code: Word
  var scene: Scene { session.scene }

  init(_ code: Word, in session: Session) {
    (self.code, self.session) = (code, session)
  }

  func meaning() throws(CommandError) -> SwiftMeaning {
    if let operand = try debuggerOperand() { return try operand.reader.shown(as: operand.word) }
    let statement = try statement()
    switch statement.kind {
    case .assignment(let place, let sign, let value): return try assigning(value, sign, to: place)
    case .variable(let variable):
      guard let name = variable.name, let value = variable.value, !variable.isComputed else {
        break
      }
      return try declaring(name, at: range(ofNameIn: variable), as: value)
    case .expression(let expression):
      if let setting = setting(expression) {
        return try assigning(setting.value, nil, to: setting.property)
      }
      return try doing(expression)
    default: break
    }
    throw CommandError(.swift(.notReadable), at: statement.range)
  }

  /// Returns the statement as it is written.
  func statement() throws(CommandError) -> CodeStatement {
    do throws(CodeProblem) { return try parsed() } catch {
      throw CommandError(.code(CodeTrouble(error)), at: error.range)
    }
  }

  /// Indicates whether more is to be typed before the statement can be read.
  var isUnfinished: Bool {
    do throws(CodeProblem) {
      _ = try parsed()
      return false
    } catch {
      return switch error.fact {
      case .unclosed, .unexpected(nil, _): true
      default: false
      }
    }
  }

  private func parsed() throws(CodeProblem) -> CodeStatement {
    // It keeps its place in the line.
    let start = code.range.lowerBound
    let source = CodeSource(
      name: "", text: String(repeating: " ", count: start) + code.text, in: .swift)
    var parser = SwiftCodeParser(
      source, from: start, as: PromptDialect(isName: session.isName))
    return try parser.onlyStatement()
  }

  /// Returns the place of the name that a variable is declared under.
  private func range(ofNameIn variable: CodeVariable) -> Range<Int> {
    let text = source(at: variable.range)
    guard let name = variable.name,
      let found = text.dropFirst("let".count).firstRange(of: name)
    else { return variable.range }
    let start = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
    let lower = variable.range.lowerBound + start
    return lower..<(lower + name.utf8.count)
  }

  /// Returns the property that `[card setHidden:YES]` sets, and the value; nil of anything else.
  private func setting(
    _ expression: CodeExpression
  ) -> (property: CodeExpression, value: CodeExpression)? {
    guard case .call(let callee, let arguments) = expression.kind, arguments.count == 1,
      case .member(let receiver, let name) = callee.kind, name.hasPrefix("set"),
      let first = name.dropFirst(3).first, first.isUppercase,
      source(of: expression).hasPrefix("[")
    else { return nil }
    let property = first.lowercased() + name.dropFirst(4)
    return (CodeExpression(.member(receiver, property), at: callee.range), arguments[0].value)
  }

  /// Returns the meaning of commands. Errors in them are about the whole statement.
  func commands(_ texts: String...) throws(CommandError) -> SwiftMeaning {
    var commands: [[Word]] = []
    for text in texts where !text.isEmpty {
      var lexer = Lexer(text)
      do throws(LanguageError) {
        let words = try lexer.commands().first ?? []
        commands.append(
          words.map { word in
            var word = word
            word.range = code.range
            return word
          })
      } catch {
        throw CommandError(.language(error.fact), at: code.range)
      }
    }
    return SwiftMeaning(commands: commands)
  }

  /// Returns an expression as it was typed.
  func source(of expression: CodeExpression) -> String { source(at: expression.range) }

  /// Returns a part of the statement as it was typed.
  func source(at range: Range<Int>) -> String {
    let start = range.lowerBound - code.range.lowerBound
    let bytes = Array(code.text.utf8)
    return String(
      decoding: bytes[(start..<(start + range.count)).clamped(to: 0..<bytes.count)],
      as: UTF8.self)
  }

  /// Returns the text by which commands refer to an object.
  func reference(
    to object: StatefulObject, at range: Range<Int>
  ) throws(CommandError) -> String {
    if let text = scene.reference(toObject: object) { return text }
    throw CommandError(
      .swift(.wrongArgument(source(at: range), expected: "an object with a name")), at: range)
  }
}

/// An object, or a property of an object, or a part of that.
struct SwiftPlace {
  /// A name behind a dot.
  struct Member {
    var name: String
    /// The place of the expression that ends with it.
    var range: Range<Int>
  }

  var object: StatefulObject
  /// The property and the parts of its value; empty for the object itself.
  var members: [Member]
  var range: Range<Int>
}

extension SwiftReader {
  /// Returns what an expression of names and dots means.
  func place(of expression: CodeExpression) throws(CommandError) -> SwiftPlace {
    var members: [SwiftPlace.Member] = []
    var base = expression.bare
    while case .member(let whole, let name) = base.kind {
      let inner = whole.bare
      if inner.name.map({ object(named: $0) == nil && $0.first?.isUppercase == true }) ?? false {
        break  // A member of a type.
      }
      members.insert(SwiftPlace.Member(name: name, range: base.range), at: 0)
      base = inner
    }
    switch base.kind {
    case .name, .member, .call: break
    default: throw CommandError(.swift(.notReadable), at: base.range)
    }
    guard case .object(var object) = try value(base) else {
      throw CommandError(
        .swift(.unknownName(source(of: base), suggestions: [])), at: base.range)
    }
    // In an app's controller, 'self.card' is the view that it has under that name.
    if base.name == "self", let first = members.first,
      scene.property(first.name, of: object) == nil, let named = self.object(named: first.name)
    {
      object = named
      members.removeFirst()
    }
    return following(SwiftPlace(object: object, members: members, range: expression.range))
  }

  /// Follows the properties that are objects: `card.superview.frame` is the frame of another view.
  private func following(_ place: SwiftPlace) -> SwiftPlace {
    var place = place
    while let first = place.members.first,
      let property = scene.property(first.name, of: place.object),
      case .responder(let next?)? = property.get(place.object)?.content,
      property.set == nil
        || place.members.count > 1
    {
      place = SwiftPlace(
        object: next, members: Array(place.members.dropFirst()), range: place.range)
    }
    return place
  }

  /// Returns the property that a place is, or is a part of, with the parts; nil for an object.
  func property(
    at place: SwiftPlace
  ) throws(CommandError) -> (property: Property, parts: ArraySlice<SwiftPlace.Member>)? {
    let (object, members) = (place.object, place.members)
    guard let first = members.first else { return nil }
    if members.count > 1,
      let property = PropertyTable.property("\(first.name).\(members[1].name)", of: object)
    {
      return (property, members.dropFirst(2))
    }
    // Objective-C names some properties without 'is'.
    let names = [first.name, "is" + first.name.prefix(1).uppercased() + first.name.dropFirst()]
    for name in names {
      if let property = scene.property(name, of: object) {
        return (property, members.dropFirst())
      }
    }
    let full = members.map(\.name).joined(separator: ".")
    if let instead = SwiftProperties.instead[full] {
      throw CommandError(.swift(.noCommand(first.name, instead: instead)), at: first.range)
    }
    let known = scene.listedProperties(of: object).map(\.name) + SwiftProperties.appearance
    throw CommandError(
      .unknownProperty(
        full, owner: scene.label(of: object),
        suggestions: session.suggestions(for: full, in: known)), at: first.range)
  }

  /// Returns the value that a place has now.
  func value(at place: SwiftPlace) throws(CommandError) -> SwiftValue {
    guard let (property, parts) = try property(at: place) else { return .object(place.object) }
    guard let value = property.get(place.object) else { return .none }
    if parts.isEmpty {
      switch value.content {
      case .responder(let responder): return responder.map(SwiftValue.object) ?? .none
      case .recognizer(let recognizer): return recognizer.map(SwiftValue.object) ?? .none
      case .views(let views): return .list(views.map(SwiftValue.object))
      case .text(nil): return .none
      case .word(let word): return .word(word)
      default: return .plain(value)
      }
    }
    return .plain(try part(parts, of: value))
  }
}

extension CodeExpression {
  /// The expression without the `?` or `!` behind it, which no command needs.
  var bare: CodeExpression {
    switch kind {
    case .optionalChain(let inner), .forced(let inner): inner.bare
    default: self
    }
  }
}

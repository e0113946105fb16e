import Language
import ResponderKit
import Scenes
import Session

/// The meaning of a statement of Swift.
struct SwiftMeaning {
  /// The commands that do it.
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

  /// Returns the commands that the statement is.
  func meaning() throws(CommandError) -> SwiftMeaning {
    if let operand = try debuggerOperand() { return try operand.reader.shown(as: operand.word) }
    var lexer = SwiftLexer(
      code.text.utf8, offset: code.range.lowerBound, isName: session.isName)
    var parser = SwiftParser(try lexer.tokens())
    switch try parser.statement() {
    case .assignment(let place, let sign, let value): return try assigning(value, sign, to: place)
    case .declaration(let name, let range, let value):
      return try declaring(name, at: range, as: value)
    case .expression(let expression): return try doing(expression)
    }
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
  func source(of expression: SwiftExpression) -> String { source(at: expression.range) }

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
  func place(of expression: SwiftExpression) throws(CommandError) -> SwiftPlace {
    var members: [SwiftPlace.Member] = []
    var base = expression
    while case .member(let inner, let name) = base.kind {
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
    guard case .object(let object) = try value(base) else {
      throw CommandError(
        .swift(.unknownName(source(of: base), suggestions: [])), at: base.range)
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
    if let instead = SwiftProperties.instead[full] ?? SwiftProperties.instead[first.name] {
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
      case .views(let views): return .list(views.map(SwiftValue.object))
      case .text(nil): return .none
      case .word(let word): return .word(word)
      default: return .plain(value)
      }
    }
    return .plain(try part(parts, of: value))
  }
}

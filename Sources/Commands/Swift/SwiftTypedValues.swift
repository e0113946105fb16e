import Code
import Language
import ResponderKit
import Scenes
import Session

/// Values as those of a type, which decides what `.zero` or `.init(x: 1, y: 2)` is.
extension SwiftReader {
  /// Returns the value of an expression as one of the type of a property, or of a part of one.
  func fitting(
    _ expression: CodeExpression, _ type: PropertyType, of name: String
  ) throws(CommandError) -> PropertyValue {
    if let value = try value(expression, as: type) { return value }
    throw CommandError(
      .badValue(source(of: expression), property: name, expected: type.swiftPhrase),
      at: expression.range)
  }

  /// Returns the value of an expression as one of a type; nil if it is none.
  func value(
    _ expression: CodeExpression, as type: PropertyType
  ) throws(CommandError) -> PropertyValue? {
    if case .integer(let range) = type.spelling {
      return try integer(expression, in: range).map { PropertyValue(type, .integer($0)) }
    }
    return fit(try typedValue(expression, type), type)
  }

  /// Returns the value of an expression where the type is known: `.init(x: 1, y: 2)`, `.zero`.
  private func typedValue(
    _ expression: CodeExpression, _ type: PropertyType
  ) throws(CommandError) -> SwiftValue {
    if case .call(let callee, let arguments) = expression.kind,
      case .implicitMember("init") = callee.kind, let name = type.swift.typeName
    {
      return .plain(
        try SwiftFunction.value(of: name, arguments, self, at: expression.range))
    }
    // .normal + 1, of a window's level
    if case .binary(let sign, let left, let right) = expression.kind,
      case .one(let read)? = type.swift.words, case .word(let word) = try value(left),
      case .number(let level)? = read(word.lastName)
    {
      return .plain(
        .number(try Self.calculated(level, sign, try number(right), at: expression.range)))
    }
    return try value(expression)
  }

  func fit(_ value: SwiftValue, _ type: PropertyType) -> PropertyValue? {
    if case .words(let words) = value { return fit(words, type) }
    return content(of: value, as: type).map { PropertyValue(type, $0) }
  }

  private func content(of value: SwiftValue, as type: PropertyType) -> PropertyContent? {
    switch (value, type.swift.words, type.spelling) {
    case (.plain(let plain), _, let spelling):
      if case (.integer(let number), .numbers(.number)) = (plain.content, spelling) {
        return .number(Double(number))
      }
      return plain.isOf(type) ? plain.content : nil
    case (.none, _, _): return type.swift.none
    case (.object(let object as UIResponder), _, .responder): return .responder(object)
    case (.word(let word), let words, _):
      if let constant = type.swift.constants[word] { return constant }
      return switch words {
      case .one(let read)?: read(word.lastName)
      case .some(let read)?: read([word.lastName])
      case nil: nil
      }
    case (.list(let items), .some(let read)?, _): return words(items).flatMap(read)
    case (.list(let items), _, .views):
      let views = items.compactMap { item in
        if case .object(let view as UIView) = item { view } else { nil }
      }
      return views.count == items.count ? .views(views) : nil
    default: return nil
    }
  }

  private func words(_ items: [SwiftValue]) -> [String]? {
    let words = items.compactMap { if case .word(let word) = $0 { word.lastName } else { nil } }
    return words.count == items.count ? words : nil
  }

  /// Returns the value that the words of a variable are in a command.
  private func fit(_ words: [Word], _ type: PropertyType) -> PropertyValue? {
    guard !words.isEmpty else { return nil }
    var reader = Reader(words, from: 0, session)
    let value = try? reader.value(of: type)
    return reader.isAtEnd ? value ?? nil : nil
  }
}

extension String {
  /// The name behind the last dot.
  fileprivate var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}

import Language
import ResponderKit
import Scenes
import Text

/// Values as those of a type, which decides what `.zero` or `.init(x: 1, y: 2)` is.
extension SwiftReader {
  /// Returns the value of an expression as one of the type of a property, or of a part of one.
  func fitting(
    _ expression: SwiftExpression, _ type: PropertyType, of name: String
  ) throws(CommandError) -> PropertyValue {
    if let value = try value(expression, as: type) { return value }
    throw CommandError(
      .badValue(source(of: expression), property: name, expected: type.swiftPhrase),
      at: expression.range)
  }

  /// Returns the value of an expression as one of a type; nil if it is none.
  func value(
    _ expression: SwiftExpression, as type: PropertyType
  ) throws(CommandError) -> PropertyValue? {
    if case .integer(let range) = type {
      return try integer(expression, in: range).map(PropertyValue.integer)
    }
    return fit(try typedValue(expression, type), type)
  }

  /// Returns the value of an expression where the type is known: `.init(x: 1, y: 2)`, `.zero`.
  private func typedValue(
    _ expression: SwiftExpression, _ type: PropertyType
  ) throws(CommandError) -> SwiftValue {
    if case .call(let callee, let arguments) = expression.kind,
      case .implicitMember("init") = callee.kind, let name = type.swiftName
    {
      return .plain(
        try SwiftFunction.value(of: name, arguments, self, at: expression.range))
    }
    // .normal + 1, of a window's level
    if case .binary(let sign, let left, let right) = expression.kind, type == .number,
      case .word(let word) = try value(left), let level = Self.levels[word.lastName]
    {
      return .plain(
        .number(try Self.calculated(level, sign, try number(right), at: expression.range)))
    }
    return try value(expression)
  }

  /// The window levels of UIKit, which are numbers to a command.
  private static let levels: [String: Double] = [
    "normal": UIWindow.Level.normal.rawValue, "statusBar": UIWindow.Level.statusBar.rawValue,
    "alert": UIWindow.Level.alert.rawValue,
  ]

  /// Returns a value as one of a type; nil if it is none.
  func fit(_ value: SwiftValue, _ type: PropertyType) -> PropertyValue? {
    switch (value, type) {
    case (.plain(.integer(let number)), .number): return .number(Double(number))
    case (.plain(let plain), _): return plain.isOf(type) ? plain : nil
    case (.none, .text): return .text(nil)
    case (.none, .responder): return .responder(nil)
    case (.object(let object as UIResponder), .responder): return .responder(object)
    case (.word(let word), .number):
      return Self.levels[word.lastName].map(PropertyValue.number)
    case (.word(let word), .choice(let names)):
      return names.contains(word.lastName) ? .word(word.lastName) : nil
    case (.word(let word), .options), (.word(let word), .mask):
      return fit(.list([.word(word)]), type)
    case (.word("zero"), .rect): return .rect(.zero)
    case (.word("zero"), .point): return .point(.zero)
    case (.word("zero"), .size): return .size(.zero)
    case (.word("zero"), .insets): return .insets(.zero)
    case (.word("identity"), .transform): return .transform(.identity)
    case (.list(let items), .mask):
      guard let words = words(items) else { return nil }
      return UIView.AutoresizingMask(text: words.isEmpty ? "none" : words.joined(separator: "+"))
        .map(PropertyValue.mask)
    case (.list(let items), .options(let names)):
      guard let words = words(items) else { return nil }
      var bits: UInt = 0
      for word in words {
        guard let bit = names.firstIndex(of: word) else { return nil }
        bits |= 1 << UInt(bit)
      }
      return .options(bits, names: names)
    case (.list(let items), .views):
      let views = items.compactMap { item in
        if case .object(let view as UIView) = item { view } else { nil }
      }
      return views.count == items.count ? .views(views) : nil
    case (.words(let words), _): return fit(words, type)
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

extension PropertyType {
  /// The type of Swift whose initializer `.init` means.
  fileprivate var swiftName: String? {
    switch self {
    case .rect: "CGRect"
    case .point: "CGPoint"
    case .size: "CGSize"
    case .insets: "UIEdgeInsets"
    case .transform: "CGAffineTransform"
    case .number: "Level"
    default: nil
    }
  }
}

extension String {
  /// The name behind the last dot.
  fileprivate var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}

extension PropertyValue {
  /// Returns whether the value is one of a type.
  fileprivate func isOf(_ type: PropertyType) -> Bool {
    switch (self, type) {
    case (.bool, .bool), (.number, .number), (.point, .point), (.size, .size), (.rect, .rect),
      (.transform, .transform), (.insets, .insets), (.text, .text), (.mask, .mask),
      (.responder, .responder), (.views, .views), (.options, .options):
      true
    default: false
    }
  }
}

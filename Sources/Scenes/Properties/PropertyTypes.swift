import ResponderKit
import Text

// One row for each type of values. Nothing else has to know of a type: commands, completion, Swift,
// imports and help ask its row.

extension PropertyCodec<Bool> {
  /// `on` or `off`.
  package static let bool = PropertyCodec(
    "on/off", "on or off", example: "on",
    .word { text, _ in text.truth.map(PropertyContent.bool) },
    choices: .words(["on", "off"], isMarked: true),
    swift: SwiftSpelling(phrase: "true or false"), implied: .bool(true),
    printed: { ["YES": .bool(true), "NO": .bool(false)][$0] }, captured: { .bool($0 != 0) },
    text: { isOn, _ in isOn ? "on" : "off" }, swiftText: { "\($0)" },
    wrap: { .bool($0) }, unwrap: { if case .bool(let value) = $0 { value } else { nil } })
}

extension PropertyCodec<CGFloat> {
  /// A number; of a window's level also UIKit's name.
  package static let number = PropertyCodec(
    "number", "a number", example: "0.5", .numbers(.number),
    swift: SwiftSpelling(typeName: "Level", words: .one { levels[$0].map { .number($0) } }),
    captured: { .number($0) },
    text: { number, _ in number.exactText }, swiftText: { $0.exactText },
    wrap: { .number(Double($0)) },
    unwrap: { if case .number(let value) = $0 { CGFloat(value) } else { nil } })

  private static let levels: [String: Double] = [
    "normal": UIWindow.Level.normal.rawValue, "statusBar": UIWindow.Level.statusBar.rawValue,
    "alert": UIWindow.Level.alert.rawValue,
  ]
}

extension PropertyCodec<Int> {
  package static let integer = integer(in: NumberRule.counts)

  /// Returns the type of the whole numbers in a range.
  package static func integer(in range: ClosedRange<Int>) -> PropertyCodec {
    PropertyCodec(
      "whole number", "a whole number", example: "2", .integer(range),
      printed: { text in Int(text).flatMap { range.contains($0) ? .integer($0) : nil } },
      captured: { number in
        Int(exactly: number.rounded(.towardZero)).map {
          .integer(min(range.upperBound, max(range.lowerBound, $0)))
        }
      },
      text: { integer, _ in String(integer) }, swiftText: { String($0) },
      wrap: { .integer($0) },
      unwrap: { if case .integer(let value) = $0 { value } else { nil } })
  }
}

extension PropertyCodec<CGPoint> {
  /// `X,Y`.
  package static let point = PropertyCodec(
    "point", "a point such as 20,40", example: "20,40", .numbers(.point),
    swift: SwiftSpelling(
      phrase: "a point such as CGPoint(x: 20, y: 40)", typeName: "CGPoint",
      constants: ["zero": .numbers(PropertyNumbers(0, 0))],
      parts: SwiftSpelling.numbers("x", "y")),
    text: { point, _ in point.text }, script: \.exactText, swiftText: \.swiftText,
    wrap: { .numbers(PropertyNumbers($0.x, $0.y)) },
    unwrap: { if case .numbers(let n) = $0 { CGPoint(x: n.a, y: n.b) } else { nil } })
}

extension PropertyCodec<CGSize> {
  /// `WxH`.
  package static let size = PropertyCodec(
    "size", "a size such as 100x44", example: "100x44", .numbers(.size),
    swift: SwiftSpelling(
      phrase: "a size such as CGSize(width: 100, height: 44)", typeName: "CGSize",
      constants: ["zero": .numbers(PropertyNumbers(0, 0))],
      parts: SwiftSpelling.numbers("width", "height")),
    text: { size, _ in size.text }, script: \.exactText, swiftText: \.swiftText,
    wrap: { .numbers(PropertyNumbers($0.width, $0.height)) },
    unwrap: { if case .numbers(let n) = $0 { CGSize(width: n.a, height: n.b) } else { nil } })
}

extension PropertyCodec<CGRect> {
  /// `X,Y WxH`.
  package static let rect = PropertyCodec(
    "rectangle", "a rectangle such as 20,40 100x44", example: "20,40 100x44", .numbers(.rect),
    swift: SwiftSpelling(
      phrase: "a rectangle such as CGRect(x: 20, y: 40, width: 100, height: 44)",
      typeName: "CGRect", constants: ["zero": .numbers(PropertyNumbers(0, 0, 0, 0))],
      parts: [
        SwiftSpelling.Part(name: "origin", type: .point, range: 0..<2),
        SwiftSpelling.Part(name: "size", type: .size, range: 2..<4),
      ]),
    text: { rect, _ in rect.text }, script: \.exactText, swiftText: \.swiftText,
    wrap: {
      .numbers(PropertyNumbers($0.origin.x, $0.origin.y, $0.size.width, $0.size.height))
    },
    unwrap: {
      guard case .numbers(let n) = $0 else { return nil }
      return CGRect(x: n.a, y: n.b, width: n.c, height: n.d)
    })
}

extension PropertyCodec<CGAffineTransform> {
  /// Six numbers, or `identity`.
  package static let transform = PropertyCodec(
    "transform", "six numbers a b c d tx ty, or identity", example: "identity",
    .numbers(.transform), choices: .words(["identity"]),
    swift: SwiftSpelling(
      phrase: ".identity, CGAffineTransform(rotationAngle: .pi / 4) or "
        + "CGAffineTransform(scaleX: 2, y: 2)",
      typeName: "CGAffineTransform",
      constants: ["identity": .numbers(PropertyNumbers(1, 0, 0, 1, 0, 0))],
      parts: SwiftSpelling.numbers("a", "b", "c", "d", "tx", "ty")),
    text: { transform, _ in transform.text }, script: \.exactText, swiftText: \.swiftText,
    wrap: { .numbers(PropertyNumbers($0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty)) },
    unwrap: {
      guard case .numbers(let n) = $0 else { return nil }
      return CGAffineTransform(a: n.a, b: n.b, c: n.c, d: n.d, tx: n.e, ty: n.f)
    })
}

extension PropertyCodec<UIEdgeInsets> {
  /// Four numbers: top, left, bottom, right.
  package static let insets = PropertyCodec(
    "insets", "four numbers top,left,bottom,right", example: "10,10,10,10", .numbers(.four),
    swift: SwiftSpelling(
      phrase: "UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)", typeName: "UIEdgeInsets",
      constants: ["zero": .numbers(PropertyNumbers(0, 0, 0, 0))],
      parts: SwiftSpelling.numbers("top", "left", "bottom", "right")),
    text: { insets, _ in insets.text },
    script: { i in [i.top, i.left, i.bottom, i.right].map(\.exactText).joined(separator: ",") },
    swiftText: { i in
      "UIEdgeInsets(top: \(i.top.exactText), left: \(i.left.exactText), "
        + "bottom: \(i.bottom.exactText), right: \(i.right.exactText))"
    },
    wrap: { .numbers(PropertyNumbers($0.top, $0.left, $0.bottom, $0.right)) },
    unwrap: {
      guard case .numbers(let n) = $0 else { return nil }
      return UIEdgeInsets(top: n.a, left: n.b, bottom: n.c, right: n.d)
    })
}

extension PropertyCodec<String?> {
  /// Text, or none.
  package static let text = PropertyCodec(
    "text", "text, or none", example: "\"Buy\"",
    .word { text, isBare in .text(isBare && text == "none" ? nil : text) },
    choices: .words(["none"]),
    swift: SwiftSpelling(phrase: "a text in double quotes, or nil", none: .text(nil)),
    text: { text, _ in text.map(\.quotedText) ?? "none" },
    swiftText: { $0?.swiftLiteral ?? "nil" },
    wrap: { .text($0) }, unwrap: { if case .text(let value) = $0 { .some(value) } else { nil } })
}

extension PropertyCodec<UIView.AutoresizingMask> {
  /// Words such as `W+H`.
  package static let mask = PropertyCodec(
    "mask", "a mask such as W+H, or none", example: "W+H",
    .word { text, _ in Value(text: text).map { .bits($0.rawValue) } },
    choices: .joined(Value.names),
    swift: SwiftSpelling(
      phrase: "a mask such as [.flexibleWidth, .flexibleHeight]",
      words: .some { words in
        Value(text: words.isEmpty ? "none" : words.joined(separator: "+")).map {
          .bits($0.rawValue)
        }
      }),
    captured: { .bits(UInt(max(0, min(63, $0)))) },
    text: { mask, _ in mask.text }, swiftText: \.swiftNames.swiftOptions,
    json: { .strings($0.words) },
    wrap: { .bits($0.rawValue) },
    unwrap: { if case .bits(let bits) = $0 { Value(rawValue: bits) } else { nil } })
}

extension PropertyCodec<UInt> {
  /// Returns the type of bits with names, the lowest bit first, which are joined by `+`.
  package static func options(_ names: [String]) -> PropertyCodec {
    @Sendable func words(_ bits: UInt) -> [String] {
      names.enumerated().filter { bits & (1 << $0.offset) != 0 }.map(\.element)
    }
    @Sendable func bits(_ words: [String]) -> PropertyContent? {
      var bits: UInt = 0
      for word in words {
        guard let bit = names.firstIndex(of: word) else { return nil }
        bits |= 1 << UInt(bit)
      }
      return .bits(bits)
    }
    return PropertyCodec(
      "options", "one of \(names.joined(separator: ", ")), or some joined by '+'",
      example: names.first ?? "none",
      .word { text, isBare in
        bits(
          isBare && text == "none"
            ? [] : text.split(whereSeparator: "+,".contains).map(String.init))
      },
      choices: .joined(names),
      swift: SwiftSpelling(
        phrase: "one of \(names.map { ".\($0)" }.joined(separator: ", ")), or some in brackets",
        words: .some(bits)),
      printed: { text in
        // A capture prints the bits themselves.
        if let number = UInt(text), number < 1 << UInt(names.count) { return .bits(number) }
        return bits(text.split(whereSeparator: { ",|+ ".contains($0) }).map { $0.lowercased() })
      },
      text: { bits, _ in
        let words = words(bits)
        return words.isEmpty ? "none" : words.joined(separator: "+")
      },
      swiftText: { words($0).swiftOptions }, json: { .strings(words($0)) },
      wrap: { .bits($0) }, unwrap: { if case .bits(let bits) = $0 { bits } else { nil } })
  }
}

extension PropertyCodec<String> {
  /// One word, for properties that can only be read.
  package static let word = PropertyCodec(
    "word", "a word", example: "none", .word { text, _ in .word(text) },
    text: { word, _ in word }, swiftText: { ".\($0)" },
    wrap: { .word($0) }, unwrap: { if case .word(let value) = $0 { value } else { nil } })
}

extension PropertyCodec where Value: Sendable {
  /// Returns the type of a few values that commands write by their names.
  package static func choice(_ names: [String], _ value: @escaping @Sendable (String) -> Value?)
    -> PropertyCodec
  {
    PropertyCodec(
      "word", "one of \(names.joined(separator: ", "))", example: names.first ?? "none",
      .word { text, _ in names.contains(text) ? .word(text) : nil }, choices: .words(names),
      swift: SwiftSpelling(
        phrase: "one of \(names.map { ".\($0)" }.joined(separator: ", "))",
        words: .one { names.contains($0) ? .word($0) : nil }),
      text: { value, _ in "\(value)" }, swiftText: { ".\($0)" },
      wrap: { .word("\($0)") },
      unwrap: { if case .word(let word) = $0 { value(word) } else { nil } })
  }
}

extension PropertyCodec where Value: CaseIterable & Sendable, Value.AllCases: Sendable {
  /// The cases of an enumeration, by their names.
  package static var choice: PropertyCodec {
    choice(Value.allCases.map { "\($0)" }) { word in
      Value.allCases.first { "\($0)" == word }
    }
  }
}

extension PropertyCodec<UIResponder?> {
  /// Another responder, or nil.
  package static let responder = PropertyCodec(
    "responder", "a responder, or nil", example: "nil", .responder,
    swift: SwiftSpelling(none: .responder(nil)),
    text: { responder, label in responder.map(label) ?? "nil" }, script: { _ in "nil" },
    swiftText: { _ in "nil" },
    wrap: { .responder($0) },
    unwrap: { if case .responder(let value) = $0 { .some(value) } else { nil } })
}

extension PropertyCodec<UIGestureRecognizer?> {
  /// A recognizer, or nil.
  package static let recognizer = PropertyCodec(
    "recognizer", "a recognizer, or nil", example: "nil", .recognizer,
    swift: SwiftSpelling(none: .recognizer(nil)),
    text: { recognizer, label in recognizer.map(label) ?? "nil" }, script: { _ in "nil" },
    swiftText: { _ in "nil" },
    wrap: { .recognizer($0) },
    unwrap: { if case .recognizer(let value) = $0 { .some(value) } else { nil } })
}

extension PropertyCodec<[UIView]> {
  /// Views, joined by commas.
  package static let views = PropertyCodec(
    "views", "views joined by ',', or none", example: "none", .views,
    swift: SwiftSpelling(phrase: "views in brackets, such as [card, buy]"),
    text: { views, label in views.isEmpty ? "none" : views.map(label).joined(separator: ",") },
    script: { _ in "none" }, swiftText: { _ in "nil" },
    wrap: { .views($0) }, unwrap: { if case .views(let value) = $0 { value } else { nil } })
}

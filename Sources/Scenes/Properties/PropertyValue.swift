import ResponderKit
import Text

/// The value of a property, with its type, which has the words for it.
package struct PropertyValue: Equatable {
  /// The kind of value.
  package let type: PropertyType
  /// The value itself.
  package let content: PropertyContent

  /// Creates a value.
  package init(_ type: PropertyType, _ content: PropertyContent) {
    self.type = type
    self.content = content
  }

  /// Returns whether two values are of types of one name, and the same.
  package static func == (left: PropertyValue, right: PropertyValue) -> Bool {
    left.content == right.content && left.isOf(right.type)
  }

  /// Returns whether the value is one of a type, or of one that differs in the words it takes.
  package func isOf(_ other: PropertyType) -> Bool { type === other || type.word == other.word }

  /// Returns the value as one of a type of Swift; nil if it is one of another type.
  package func `as`<Value>(_ codec: PropertyCodec<Value>) -> Value? {
    isOf(codec.type) ? codec.unwrap(content) : nil
  }

  /// Returns whether two values are the same; numbers may differ by a tolerance.
  package func matches(_ other: PropertyValue, within tolerance: Double) -> Bool {
    // Large ones, which a Double rounds.
    if case .integer = content, case .integer = other.content, tolerance < 1 {
      return self == other
    }
    let (left, right) = (numbers, other.numbers)
    guard let left, let right, left.count == right.count else { return self == other }
    return zip(left, right).allSatisfy { abs($0 - $1) <= tolerance }
  }

  /// The numbers that the value consists of; nil if it does not consist of numbers.
  package var numbers: [Double]? {
    switch content {
    case .number(let number): [number]
    case .integer(let integer): [Double(integer)]
    case .numbers(let numbers): numbers.all
    default: nil
    }
  }

  /// Returns the value as reports print it, with texts as in the command language.
  ///
  /// - Parameter label: Returns the text that an object is called by.
  package func text(_ label: (StatefulObject) -> String) -> String { type.text(content, label) }

  /// The value as a script writes it, exactly.
  package var scriptText: String { type.scriptText(content) }

  /// The value in Swift.
  package var swiftText: String { type.swiftText(content) }

  /// Returns the value as JSON: numbers as numbers, and values that consist of numbers as a list.
  ///
  /// - Parameter label: Returns the text that a responder is called by.
  package func json(_ label: (StatefulObject) -> String) -> JSONValue {
    if let json = type.json { return json(content) }
    return switch content {
    case .bool(let isOn): .bool(isOn)
    case .number(let number): .number(number)
    case .integer(let integer): .integer(integer)
    case .numbers(let numbers): .numbers(numbers.all)
    case .text(let text): .text(text)
    case .word(let word): .string(word)
    case .bits(let bits): .integer(Int(truncatingIfNeeded: bits))
    case .responder(let responder): .text(responder.map(label))
    case .recognizer(let recognizer): .text(recognizer.map(label))
    case .views(let views): .strings(views.map(label))
    }
  }
}

/// What a value consists of: few shapes, which can be compared and counted whatever they mean.
package enum PropertyContent: Equatable, @unchecked Sendable {
  case bool(Bool)
  case number(Double)
  case integer(Int)
  /// Several numbers, such as those of a rectangle.
  case numbers(PropertyNumbers)
  /// Text, or none.
  case text(String?)
  /// One of a few words.
  case word(String)
  /// Bits that have names, the lowest first.
  case bits(UInt)
  /// Another responder, or none.
  case responder(UIResponder?)
  /// A recognizer, or none.
  case recognizer(UIGestureRecognizer?)
  case views([UIView])
}

/// Up to six numbers, without an array, as every listing of properties reads many.
package struct PropertyNumbers: Equatable, Sendable {
  let count: Int
  let a, b, c, d, e, f: Double

  init(_ a: Double, _ b: Double) { self.init(count: 2, a, b) }

  init(_ a: Double, _ b: Double, _ c: Double, _ d: Double) { self.init(count: 4, a, b, c, d) }

  init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double) {
    self.init(count: 6, a, b, c, d, e, f)
  }

  private init(
    count: Int, _ a: Double, _ b: Double, _ c: Double = 0, _ d: Double = 0, _ e: Double = 0,
    _ f: Double = 0
  ) {
    (self.count, self.a, self.b, self.c, self.d, self.e, self.f) = (count, a, b, c, d, e, f)
  }

  /// Creates a list of as many numbers as there are; nil for more than six.
  package init?(_ all: [Double]) {
    guard all.count <= 6 else { return nil }
    let n = all + Array(repeating: 0, count: 6 - all.count)
    self.init(count: all.count, n[0], n[1], n[2], n[3], n[4], n[5])
  }

  /// The numbers.
  package var all: [Double] { Array([a, b, c, d, e, f].prefix(count)) }
}

/// Parts of values that Swift gives names.
extension PropertyValue {
  /// The parts, such as the origin of a rectangle.
  package var parts: [(name: String, value: PropertyValue)] {
    type.swift.parts.compactMap { part in
      self.value(of: part).map { (part.name, $0) }
    }
  }

  private func value(of part: SwiftSpelling.Part) -> PropertyValue? {
    guard let numbers, part.range.upperBound <= numbers.count else { return nil }
    let own = Array(numbers[part.range])
    return own.count == 1
      ? PropertyValue(part.type, .number(own[0]))
      : PropertyNumbers(own).map { PropertyValue(part.type, .numbers($0)) }
  }

  /// Returns the value in which the part at the end of a path is another one.
  package func replacing(_ path: some Collection<String>, by new: PropertyValue) -> PropertyValue {
    guard let first = path.first,
      let part = type.swift.parts.first(where: { $0.name == first }), let old = value(of: part)
    else { return new }
    let value = old.replacing(path.dropFirst(), by: new)
    guard var numbers, let changed = value.numbers, changed.count == part.range.count else {
      return self
    }
    numbers.replaceSubrange(part.range, with: changed)
    return PropertyNumbers(numbers).map { PropertyValue(type, .numbers($0)) } ?? self
  }
}

import Foundation

/// A JSON object whose values are plain texts, numbers and lists of numbers: all that a page sends.
///
/// Its own reader, as a decoder for all of JSON takes the second of two members of a name, and
/// goes down as deep as a text wants.
struct FlatObject: Equatable {
  enum Value: Equatable {
    case text(String)
    case number(Double)
    case numbers([Double])
  }

  /// The members by their names.
  private(set) var members: [String: Value] = [:]

  /// Reads an object; nil if the text is anything else.
  init?(_ bytes: some Sequence<UInt8>) {
    var rest = Array(bytes)[...]
    guard Self.take("{", &rest) else { return nil }
    if !Self.take("}", &rest) {
      repeat {
        guard let name = Self.text(&rest), Self.take(":", &rest), members[name] == nil,
          let value = Self.value(&rest)
        else { return nil }
        members[name] = value
      } while Self.take(",", &rest)
      guard Self.take("}", &rest) else { return nil }
    }
    guard Self.next(&rest) == nil else { return nil }
  }

  private static func next(_ rest: inout ArraySlice<UInt8>) -> UInt8? {
    rest = rest.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    return rest.first
  }

  private static func take(_ mark: Unicode.Scalar, _ rest: inout ArraySlice<UInt8>) -> Bool {
    guard next(&rest) == UInt8(ascii: mark) else { return false }
    rest.removeFirst()
    return true
  }

  private static func value(_ rest: inout ArraySlice<UInt8>) -> Value? {
    switch next(&rest) {
    case UInt8(ascii: "\""): return text(&rest).map { .text($0) }
    case UInt8(ascii: "["):
      rest.removeFirst()
      var numbers: [Double] = []
      if take("]", &rest) { return .numbers([]) }
      repeat {
        guard let number = number(&rest) else { return nil }
        numbers.append(number)
      } while take(",", &rest)
      return take("]", &rest) ? .numbers(numbers) : nil
    default: return number(&rest).map { .number($0) }
    }
  }

  /// Reads a text without escapes, which no page needs here.
  private static func text(_ rest: inout ArraySlice<UInt8>) -> String? {
    guard take("\"", &rest) else { return nil }
    let text = rest.prefix { $0 != UInt8(ascii: "\"") }
    guard text.endIndex < rest.endIndex,
      text.allSatisfy({ (0x20...0x7E).contains($0) && $0 != UInt8(ascii: "\\") })
    else { return nil }
    rest = rest[(text.endIndex + 1)...]
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads a number as JSON spells it.
  private static func number(_ rest: inout ArraySlice<UInt8>) -> Double? {
    _ = next(&rest)
    let text = rest.prefix { "+-.0123456789eE".utf8.contains($0) }
    rest = rest[text.endIndex...]
    let digits = text.first == UInt8(ascii: "-") ? text.dropFirst() : text
    guard text.count <= 32, let first = digits.first,
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first),
      let last = digits.last, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(last)
    else { return nil }
    let second = digits.dropFirst().first
    if first == UInt8(ascii: "0"), let second, "0123456789".utf8.contains(second) { return nil }
    let spelled = String(decoding: text, as: UTF8.self)
    guard !spelled.lowercased().contains(".e"), let number = Double(spelled), number.isFinite
    else { return nil }
    return number
  }
}

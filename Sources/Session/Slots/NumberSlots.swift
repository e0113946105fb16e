import Language
import ResponderKit
import Scenes

extension Reader where Context == Session {
  /// Reads a number, strictly: no hexadecimal, no NaN, nothing infinite or huge.
  static func number(_ text: some StringProtocol, at range: Range<Int>) throws -> Double {
    if let value = text.shortDecimals({ $0.only() }) { return value }
    let allowed = text.utf8.allSatisfy {
      ($0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9")) || "+-.eE".utf8.contains($0)
    }
    guard allowed, let value = Double(text) else {
      let isWordForInfinity = ["inf", "infinity"].contains(
        text.lowercased().trimmingPrefix("-"))
      throw CommandError(
        isWordForInfinity ? .notFinite(String(text)) : .badNumber(String(text)), at: range)
    }
    guard value.magnitude <= NumberRule.largest else {
      throw CommandError(.hugeNumber(String(text)), at: range)
    }
    return value
  }

  mutating func number() throws -> Double? {
    guard words[position].quoting == .bare else { return nil }
    if let value = words[position].text.shortDecimals({ $0.only() }) {
      position += 1
      return value
    }
    let word = words[position]
    if !Word.looksNumeric(word.text) {
      guard ["nan", "inf", "-inf", "infinity", "-infinity"].contains(word.text.lowercased())
      else { return nil }
    }
    let value = try Self.number(word.text, at: word.range)
    position += 1
    return value
  }

  mutating func integer(in range: ClosedRange<Int> = NumberRule.counts) throws -> Int? {
    let word = words[position]
    guard word.quoting == .bare, Word.looksNumeric(word.text) else { return nil }
    let hasSign = word.text.hasPrefix("-") || word.text.hasPrefix("+")
    let isWhole = word.text.dropFirst(hasSign ? 1 : 0).utf8.allSatisfy {
      (0x30...0x39).contains($0)
    }
    guard let value = Int(word.text), range.contains(value) else {
      throw CommandError(
        isWhole ? .hugeInteger(word.text, range) : .notWhole(word.text), at: word.range)
    }
    position += 1
    return value
  }

  /// Reads the numbers in a word, separated by commas, spaces or semicolons and perhaps in
  /// brackets; returns nil if it does not look like numbers.
  func numbersInWord() throws -> [Double]? {
    let word = words[position]
    guard word.quoting == .bare else { return nil }
    if let numbers = word.text.shortDecimals({ $0.list() }) { return numbers }
    var text = Substring(word.text)
    if let first = text.first, "([{".contains(first) {
      text = text.dropFirst()
      if let last = text.last, ")]}".contains(last) { text = text.dropLast() }
    }
    let parts = text.split(whereSeparator: { $0 == "," || $0 == ";" || $0 == " " || $0 == "\t" })
    guard let first = parts.first, Word.looksNumeric(first) || first.lowercased() == "nan" else {
      return nil
    }
    return try parts.map { try Self.number($0, at: word.range) }
  }

  /// Reads a word of some numbers; nil if it holds another number of them.
  fileprivate mutating func numbers(_ counts: Set<Int>) throws -> [Double]? {
    guard let numbers = try numbersInWord(), counts.contains(numbers.count) else { return nil }
    position += 1
    return numbers
  }

  /// Reads the six numbers of a transform, in one word or several.
  mutating func transform() throws -> CGAffineTransform? {
    let start = position
    guard var numbers = try numbersInWord() else { return nil }
    position += 1
    while numbers.count < 6, position < words.count, let number = try number() {
      numbers.append(number)
    }
    guard numbers.count == 6 else {
      position = start
      return nil
    }
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  /// Returns the names of the numbers that are missing if all remaining words are numbers, but too
  /// few.
  package func missing(of names: [String]) -> String? {
    guard let count = numbersToTheEnd, count < names.count else { return nil }
    return names[count...].joined(separator: " ")
  }

  /// The number of numbers in the remaining words; nil if there is anything else among them.
  var numbersToTheEnd: Int? {
    var count = 0
    var reader = self
    while !reader.isAtEnd {
      guard let numbers = (try? reader.numbersInWord()) ?? nil else { return nil }
      count += numbers.count
      reader.position += 1
    }
    return count
  }
}

extension Part where Context == Session, Value == Double {
  /// Returns a slot for a number.
  package static func number(_ label: String) -> Part {
    .slot(Slot(label, "a number") { try $0.number() })
  }

  /// Returns a slot for a time in seconds that is not negative, and at most a day.
  package static func seconds(_ label: String = "SECONDS") -> Part {
    .slot(
      Slot(label, "a time in seconds such as 0.5") { reader in
        let word = reader.word
        guard let seconds = try reader.number() else { return nil }
        guard (0...longestTime).contains(seconds) else {
          throw CommandError(.badTime(word.text), at: word.range)
        }
        return seconds
      })
  }

  /// The longest time that a command may take, in seconds: a day.
  private static var longestTime: Double { 86_400 }
}

extension Part where Context == Session, Value == Int {
  /// Returns a slot for a whole number.
  package static func integer(_ label: String) -> Part {
    .slot(Slot(label, "a whole number") { try $0.integer() })
  }

  /// Returns a slot for `NAME=N`, a whole number that has a name.
  package static func option(_ name: String) -> Part {
    var slot = Slot<Session, Int>("\(name)=N", "\(name)= and a whole number") { reader in
      guard let value = reader.word.value(of: name) else { return nil }
      var number = Reader([value], from: 0, reader.session)
      guard let number = try number.integer() else {
        throw CommandError(.badNumber(value.text), at: value.range)
      }
      reader.position += 1
      return number
    }
    slot.candidates = { $0.choice.picked([Candidate(name, "a whole number", suffix: "=")]) }
    return .slot(slot)
  }
}

extension Part where Context == Session, Value == [Double] {
  /// Returns a slot for a factor, or one for each axis.
  package static func factors(_ label: String) -> Part {
    .slot(Slot(label, "a factor such as 2, or two such as 2,1") { try $0.numbers([1, 2]) })
  }

  /// Returns a slot for a distance, one for each axis, or one for each edge.
  package static func distances(_ label: String) -> Part {
    .slot(
      Slot(label, "a distance such as -20, two such as -20,-10, or four") {
        try $0.numbers([1, 2, 4])
      })
  }

  /// Returns a slot for a distance, or one for each axis, above zero.
  package static func steps(_ label: String) -> Part {
    .slot(
      Slot(label, "a distance such as 10, or two such as 10,20") { reader in
        guard let numbers = try reader.numbers([1, 2]), numbers.allSatisfy({ $0 > 0 }) else {
          return nil
        }
        return numbers
      })
  }
}

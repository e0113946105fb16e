import ResponderKit
import Scenes

extension WordReader {
  /// Whether a text looks like a number, so that it can be nothing else.
  static func looksNumeric(_ text: some StringProtocol) -> Bool {
    var rest = text.utf8.makeIterator()
    guard var byte = rest.next() else { return false }
    if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
      guard let next = rest.next() else { return false }
      byte = next
    }
    if byte == UInt8(ascii: ".") {
      guard let next = rest.next() else { return false }
      byte = next
    }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Reads a number, strictly: no hexadecimal, no NaN, nothing infinite or huge.
  static func number(_ text: some StringProtocol, at range: Range<Int>) throws -> Double {
    if let value = shortDecimal(text.utf8) { return value }
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

  /// The value of a number of a few digits with or without a point, as most are; nil if it is written
  /// in another way. Both parts are whole numbers that a Double holds exactly, so the quotient is
  /// rounded once, as the standard library rounds.
  private static func shortDecimal(_ text: some Sequence<UInt8>) -> Double? {
    var (digits, divisor, count) = (0, 1, 0)
    var (isNegative, hasPoint, isFirst) = (false, false, true)
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
        count += 1
        if hasPoint { divisor *= 10 }
      case UInt8(ascii: ".") where !hasPoint: hasPoint = true
      case UInt8(ascii: "-") where isFirst: isNegative = true
      default: return nil
      }
      guard count <= 15 else { return nil }
      isFirst = false
    }
    guard count > 0 else { return nil }
    let value = Double(digits) / Double(divisor)
    return isNegative ? -value : value
  }

  mutating func number() throws -> Double? {
    let word = words[position]
    guard word.quoting == .bare else { return nil }
    if !Self.looksNumeric(word.text) {
      guard ["nan", "inf", "-inf", "infinity", "-infinity"].contains(word.text.lowercased())
      else { return nil }
    }
    let value = try Self.number(word.text, at: word.range)
    position += 1
    return value
  }

  /// The longest time that a command may take, in seconds: a day.
  static let longestTime = 86_400.0

  mutating func seconds() throws -> Argument? {
    let word = words[position]
    guard let seconds = try number() else { return nil }
    guard (0...Self.longestTime).contains(seconds) else {
      throw CommandError(.badTime(word.text), at: word.range)
    }
    return .number(seconds)
  }

  mutating func integer() throws -> Int? {
    let word = words[position]
    guard word.quoting == .bare, Self.looksNumeric(word.text) else { return nil }
    guard let value = Int(word.text) else {
      throw CommandError(.notWhole(word.text), at: word.range)
    }
    guard value.magnitude <= 1_000_000_000 else {
      throw CommandError(.hugeNumber(word.text), at: word.range)
    }
    position += 1
    return value
  }

  /// The numbers that a word holds, separated by commas, spaces or semicolons and perhaps in
  /// brackets; nil if it does not look like numbers.
  func numbersInWord() throws -> [Double]? {
    let word = words[position]
    guard word.quoting == .bare else { return nil }
    if let numbers = Self.plainNumbers(word.text.utf8) { return numbers }
    var text = Substring(word.text)
    if let first = text.first, "([{".contains(first) {
      text = text.dropFirst()
      if let last = text.last, ")]}".contains(last) { text = text.dropLast() }
    }
    let parts = text.split(whereSeparator: { $0 == "," || $0 == ";" || $0 == " " || $0 == "\t" })
    guard let first = parts.first, Self.looksNumeric(first) || first.lowercased() == "nan" else {
      return nil
    }
    return try parts.map { try Self.number($0, at: word.range) }
  }

  /// Numbers of a few digits with commas between them, as most are written; nil for all others.
  private static func plainNumbers(_ text: String.UTF8View) -> [Double]? {
    var numbers: [Double] = []
    for part in text.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      guard let number = shortDecimal(part) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  mutating func point() throws -> CGPoint? {
    guard let numbers = try numbersInWord() else { return nil }
    if numbers.count == 2 {
      position += 1
      return CGPoint(x: numbers[0], y: numbers[1])
    }
    guard numbers.count == 1, position + 1 < words.count else { return nil }
    var next = self
    next.position += 1
    guard let y = try next.number() else { return nil }
    position = next.position
    return CGPoint(x: numbers[0], y: y)
  }

  mutating func size() throws -> CGSize? {
    let word = words[position]
    guard word.quoting == .bare, Self.looksNumeric(word.text),
      let cross = word.text.utf8.firstIndex(of: UInt8(ascii: "x"))
    else { return nil }
    let width = try Self.number(word.text[..<cross], at: word.range)
    let height = try Self.number(
      word.text[word.text.utf8.index(after: cross)...], at: word.range)
    guard width >= 0, height >= 0 else {
      throw CommandError(.negativeSize(word.text), at: word.range)
    }
    position += 1
    return CGSize(width: width, height: height)
  }

  mutating func rect() throws -> CGRect? {
    let start = position
    if Self.looksNumeric(words[position].text), words[position].text.contains("x") { return nil }
    guard var numbers = try numbersInWord() else { return nil }
    position += 1
    if numbers.count == 2, position < words.count, let size = try size() {
      return CGRect(origin: CGPoint(x: numbers[0], y: numbers[1]), size: size)
    }
    while numbers.count < 4, position < words.count, let number = try number() {
      numbers.append(number)
    }
    guard numbers.count == 4 else {
      position = start
      return nil
    }
    guard numbers[2] >= 0, numbers[3] >= 0 else {
      throw CommandError(
        .negativeSize(words[start..<position].map(\.text).joined(separator: " ")),
        at: words[start].range.lowerBound..<words[position - 1].range.upperBound)
    }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  mutating func numbers(_ kind: SlotKind) throws -> Argument? {
    guard var numbers = try numbersInWord() else { return nil }
    let start = position
    position += 1
    let counts: [Int]
    switch kind {
    case .distances: counts = [1, 2, 4]
    case .factors, .steps: counts = [1, 2]
    default:
      counts = [6]
      while numbers.count < 6, position < words.count, let number = try number() {
        numbers.append(number)
      }
    }
    guard counts.contains(numbers.count), kind != .steps || numbers.allSatisfy({ $0 > 0 }) else {
      position = start
      return nil
    }
    return .numbers(numbers)
  }
}

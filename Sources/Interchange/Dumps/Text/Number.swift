import ResponderKit
import Scenes

/// A number as `%g` prints it, with up to 17 digits, or `inf` and `nan`.
struct Number {
  /// The value, finite and within the limit.
  let value: Double
  /// Indicates whether another value was printed: NaN, which reads as 0, or a value beyond the
  /// limit.
  let isClamped: Bool

  init(_ printed: Double) {
    value = printed.isNaN ? 0 : min(NumberRule.largest, max(-NumberRule.largest, printed))
    isClamped = value != printed
  }

  /// Reads the number that fills a range, or nil if it is none.
  init?(_ source: SourceText, in range: Range<Int>) {
    guard let printed = Self.short(source, range) ?? Self.long(source, range) else { return nil }
    self.init(printed)
  }

  /// Reads up to 15 digits with at most one point: mantissa and power of ten are exact, so one
  /// division rounds correctly.
  private static func short(_ source: SourceText, _ range: Range<Int>) -> Double? {
    var position = range.lowerBound
    guard position < range.upperBound, range.count <= 17 else { return nil }
    let isNegative = source.bytes[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    var mantissa = 0
    var (digits, decimals) = (0, 0)
    var pointSeen = false
    for byte in source.bytes[position..<range.upperBound] {
      if byte == UInt8(ascii: "."), !pointSeen {
        pointSeen = true
      } else if byte.isDigit {
        mantissa = mantissa * 10 + Int(byte - UInt8(ascii: "0"))
        digits += 1
        if pointSeen { decimals += 1 }
      } else {
        return nil
      }
    }
    guard (1...15).contains(digits) else { return nil }
    let value = Double(mantissa) / powersOfTen[decimals]
    return isNegative ? -value : value
  }

  private static func long(_ source: SourceText, _ range: Range<Int>) -> Double? {
    // Longer than any %g; also keeps hexadecimal and other spellings out.
    guard range.count <= 32 else { return nil }
    let text = source.string(range)
    let spelled = text.lowercased()
    if ["inf", "-inf", "nan", "-nan"].contains(spelled) { return Double(spelled) }
    guard text.utf8.allSatisfy({ $0.isDigit || "+-.eE".utf8.contains($0) }) else { return nil }
    return Double(text)
  }

  private static let powersOfTen = (0...15).map { pow(10, Double($0)) }
}

/// The numbers of a rectangle, point, size or matrix, whatever brackets and separators it has.
struct NumberList {
  private(set) var values: [Double] = []
  /// Indicates whether a number had to be clamped.
  private(set) var isClamped = false

  /// Reads a text of the given count of numbers; nil if it is something else.
  init?(_ text: some StringProtocol, count: Int) {
    let source = SourceText(String(text))
    self.init(source, in: source.bytes.indices, count: count)
  }

  /// Reads a list of the given count of numbers; nil if the range holds something else.
  init?(_ source: SourceText, in range: Range<Int>, count: Int) {
    values.reserveCapacity(count)
    var position = range.lowerBound
    while position < range.upperBound {
      let byte = source.bytes[position]
      if byte.isBlank || Self.isPunctuation(byte) {
        position += 1
        continue
      }
      let start = position
      while position < range.upperBound, !source.bytes[position].isBlank,
        !Self.isPunctuation(source.bytes[position])
      {
        position += 1
      }
      guard values.count < count, let number = Number(source, in: start..<position) else {
        return nil
      }
      values.append(number.value)
      if number.isClamped { isClamped = true }
    }
    guard values.count == count else { return nil }
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"):
      true
    default: false
    }
  }
}

// Values from the numbers that a dump prints for them, and sane ones: near those given, so that no
// arithmetic of a view turns them into NaN. A dump's own are sane, but a ``DumpedView`` may come from
// elsewhere.

extension CGFloat {
  var sane: CGFloat { CGFloat(Number(Double(self)).value) }
}

extension CGPoint {
  init(values: [Double]) {
    self.init(x: values[0], y: values[1])
  }

  var sane: CGPoint { CGPoint(x: x.sane, y: y.sane) }
}

extension CGSize {
  init(values: [Double]) {
    self.init(width: values[0], height: values[1])
  }

  var sane: CGSize { CGSize(width: width.sane, height: height.sane) }
}

extension CGRect {
  init(values: [Double]) {
    self.init(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  /// Sane, and of no negative size.
  var sane: CGRect { CGRect(origin: origin.sane, size: size.sane).standardized }

  /// Sane, and so near that its edges and its centre are sane, too.
  var roomy: CGRect {
    let most = CGFloat(NumberRule.largest / 4)
    func near(_ number: CGFloat) -> CGFloat { Swift.min(most, Swift.max(-most, number.sane)) }
    return CGRect(
      x: near(origin.x), y: near(origin.y), width: near(size.width), height: near(size.height)
    ).standardized
  }
}

extension UIEdgeInsets {
  init(values: [Double]) {
    self.init(top: values[0], left: values[1], bottom: values[2], right: values[3])
  }

  var sane: UIEdgeInsets {
    UIEdgeInsets(top: top.sane, left: left.sane, bottom: bottom.sane, right: right.sane)
  }
}

extension CGAffineTransform {
  init(values: [Double]) {
    self.init(
      a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
  }

  var sane: CGAffineTransform {
    CGAffineTransform(
      a: a.sane, b: b.sane, c: c.sane, d: d.sane, tx: tx.sane, ty: ty.sane)
  }
}

extension UIView.AutoresizingMask {
  private static let names: [Substring: Self] = [
    "LM": .flexibleLeftMargin, "W": .flexibleWidth, "RM": .flexibleRightMargin,
    "TM": .flexibleTopMargin, "H": .flexibleHeight, "BM": .flexibleBottomMargin,
  ]

  /// Reads a mask such as `W+H`.
  init?(_ text: String) {
    self = []
    guard text.utf8.count <= 16 else { return nil }
    for name in text.split(separator: "+", omittingEmptySubsequences: false) {
      guard let part = Self.names[Substring(name.uppercased())] else { return nil }
      insert(part)
    }
  }
}

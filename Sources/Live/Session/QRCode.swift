/// A QR code of a short text, such as an address: bytes, versions 1 to 10, error correction M.
package struct QRCode: Sendable, Equatable {
  /// The number of modules of a side, without the quiet zone.
  package private(set) var size: Int
  /// The modules, row by row; true is dark.
  private var modules: [Bool]
  /// The modules of patterns, which no mask changes.
  private var isFixed: [Bool]

  /// Creates the smallest code that holds a text; nil if it is longer than 213 bytes.
  package init?(_ text: String) {
    guard let version = QRVersion.smallest(for: text.utf8.count) else { return nil }
    size = version.size
    modules = Array(repeating: false, count: size * size)
    isFixed = modules
    drawPatterns(version)
    drawFormat(mask: 0)
    draw(QRCodewords.all(Array(text.utf8), version))
    var best: (penalty: Int, code: QRCode)?
    for mask in 0..<8 {
      var code = self
      code.apply(mask: mask)
      code.drawFormat(mask: mask)
      let penalty = code.penalty
      if best.map({ penalty < $0.penalty }) ?? true { best = (penalty, code) }
    }
    if let best { self = best.code }
  }

  /// Returns whether a module is dark. Around the code all are light.
  package subscript(x: Int, y: Int) -> Bool {
    (0..<size).contains(x) && (0..<size).contains(y) && modules[y * size + x]
  }

  // MARK: Patterns

  private mutating func fix(_ x: Int, _ y: Int, _ isDark: Bool) {
    modules[y * size + x] = isDark
    isFixed[y * size + x] = true
  }

  private mutating func drawPatterns(_ version: QRVersion) {
    for k in 0..<size {
      fix(6, k, k % 2 == 0)
      fix(k, 6, k % 2 == 0)
    }
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] { drawFinder(x, y) }
    let places = version.alignments
    for x in places {
      for y in places {
        // The finders stand in three corners.
        let corners = [(6, 6), (6, size - 7), (size - 7, 6)]
        if !corners.contains(where: { $0 == (x, y) }) { drawAlignment(x, y) }
      }
    }
    guard let bits = version.informationBits else { return }
    for k in 0..<18 {
      let isDark = bits >> k & 1 == 1
      fix(size - 11 + k % 3, k / 3, isDark)
      fix(k / 3, size - 11 + k % 3, isDark)
    }
  }

  private mutating func drawFinder(_ x: Int, _ y: Int) {
    for dy in -4...4 {
      for dx in -4...4 where (0..<size).contains(x + dx) && (0..<size).contains(y + dy) {
        let ring = max(abs(dx), abs(dy))
        fix(x + dx, y + dy, ring != 2 && ring != 4)
      }
    }
  }

  private mutating func drawAlignment(_ x: Int, _ y: Int) {
    for dy in -2...2 {
      for dx in -2...2 { fix(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) }
    }
  }

  /// Draws the level and the mask, twice.
  private mutating func drawFormat(mask: Int) {
    // The bits of level M are 00.
    var rest = mask << 10
    for k in (10..<15).reversed() where rest >> k & 1 == 1 { rest ^= 0x537 << (k - 10) }
    let bits = (mask << 10 | rest) ^ 0x5412
    func bit(_ k: Int) -> Bool { bits >> k & 1 == 1 }
    for k in 0..<6 { fix(8, k, bit(k)) }
    fix(8, 7, bit(6))
    fix(8, 8, bit(7))
    fix(7, 8, bit(8))
    for k in 9..<15 { fix(14 - k, 8, bit(k)) }
    for k in 0..<8 { fix(size - 1 - k, 8, bit(k)) }
    for k in 8..<15 { fix(8, size - 15 + k, bit(k)) }
    fix(8, size - 8, true)
  }

  // MARK: Contents

  /// Draws codewords in columns of two, up and down from the right.
  private mutating func draw(_ codewords: [UInt8]) {
    var place = 0
    for (k, right) in Self.columns(size).enumerated() {
      for step in 0..<size {
        let y = k % 2 == 0 ? size - 1 - step : step
        for x in [right, right - 1] where !isFixed[y * size + x] && place < codewords.count * 8 {
          modules[y * size + x] = codewords[place / 8] >> (7 - place % 8) & 1 == 1
          place += 1
        }
      }
    }
  }

  /// Returns the right ones of the columns of two; the timing pattern has a column of its own.
  private static func columns(_ size: Int) -> [Int] {
    stride(from: size - 1, to: 6, by: -2) + [5, 3, 1]
  }

  private mutating func apply(mask: Int) {
    for y in 0..<size {
      for x in 0..<size where !isFixed[y * size + x] && Self.isInverted(x, y, mask: mask) {
        modules[y * size + x].toggle()
      }
    }
  }

  private static func isInverted(_ x: Int, _ y: Int, mask: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }

  /// The number that tells how hard the code is to read.
  fileprivate var penalty: Int {
    let rows = (0..<size).map { y in (0..<size).map { self[$0, y] } }
    let columns = (0..<size).map { x in (0..<size).map { self[x, $0] } }
    return (rows + columns).reduce(0) { $0 + Self.penalty(line: $1) } + squares + imbalance
  }

  /// Returns the penalty for runs of five or more, and for what looks like a finder.
  private static func penalty(line: [Bool]) -> Int {
    var (total, run) = (0, 1)
    for k in 1...line.count {
      if k < line.count, line[k] == line[k - 1] {
        run += 1
        continue
      }
      if run >= 5 { total += run - 2 }
      run = 1
    }
    let finder = [true, false, true, true, true, false, true]
    let light = [false, false, false, false]
    // Around the code all is light.
    let padded = light + line + light
    for k in 0...(padded.count - 11) {
      let part = Array(padded[k..<(k + 11)])
      if part == finder + light || part == light + finder { total += 40 }
    }
    return total
  }

  /// The penalty for squares of one colour.
  private var squares: Int {
    var total = 0
    for y in 1..<size {
      for x in 1..<size {
        let isDark = self[x, y]
        if self[x - 1, y] == isDark, self[x, y - 1] == isDark, self[x - 1, y - 1] == isDark {
          total += 3
        }
      }
    }
    return total
  }

  /// The penalty for more dark than light, or less.
  private var imbalance: Int {
    let dark = modules.count { $0 }
    return abs(dark * 20 - modules.count * 10) / modules.count * 10
  }

  /// The number of light modules around the code that readers need.
  package static let quietZone = 4

  /// Returns the modules with the quiet zone, row by row: a `1` is dark, a `0` is light.
  package func rows() -> [String] {
    let places = -Self.quietZone..<size + Self.quietZone
    return places.map { y in String(places.map { x -> Character in self[x, y] ? "1" : "0" }) }
  }
}

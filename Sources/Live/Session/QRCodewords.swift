/// The size of a code, and how it holds bytes at error correction M.
struct QRVersion {
  let number: Int

  private static let totals = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346]
  private static let corrections = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26]
  private static let blockCounts = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5]

  /// Returns the smallest that holds a number of bytes; nil if none does.
  static func smallest(for count: Int) -> QRVersion? {
    (1...10).lazy.map { QRVersion(number: $0) }.first { count <= $0.capacity }
  }

  /// The number of modules of a side.
  var size: Int { 17 + 4 * number }
  var total: Int { Self.totals[number - 1] }
  /// The number of codewords of a block that correct errors.
  var correction: Int { Self.corrections[number - 1] }
  var blockCount: Int { Self.blockCounts[number - 1] }
  /// The number of codewords that hold data.
  var dataCount: Int { total - correction * blockCount }
  var lengthBits: Int { number < 10 ? 8 : 16 }
  /// The number of bytes that it holds.
  var capacity: Int { (dataCount * 8 - 4 - lengthBits) / 8 }

  /// The places of alignment patterns, in both directions.
  var alignments: [Int] {
    switch number {
    case 1: []
    case 2...6: [6, size - 7]
    // The distances are alike.
    default: [6, (size - 1) / 2, size - 7]
    }
  }

  /// The bits that tell the version; nil if the size is enough to tell.
  var informationBits: Int? {
    guard number >= 7 else { return nil }
    var rest = number << 12
    for k in (12..<18).reversed() where rest >> k & 1 == 1 { rest ^= 0x1F25 << (k - 12) }
    return number << 12 | rest
  }
}

enum QRCodewords {
  /// Returns all codewords for some bytes, in the order in which they are drawn.
  static func all(_ bytes: [UInt8], _ version: QRVersion) -> [UInt8] {
    let data = data(bytes, version)
    let divisor = generator(version.correction)
    // The blocks behind hold a byte more where the bytes do not come out even.
    let (least, more) = data.count.quotientAndRemainder(dividingBy: version.blockCount)
    var blocks: [ArraySlice<UInt8>] = []
    for k in 0..<version.blockCount {
      let start = blocks.last?.endIndex ?? 0
      blocks.append(data[start..<(start + least + (k >= version.blockCount - more ? 1 : 0))])
    }
    let corrections = blocks.map { remainder($0, divisor) }
    let interleaved = (0...least).flatMap { k in
      blocks.compactMap { k < $0.count ? $0[$0.startIndex + k] : nil }
    }
    return interleaved + (0..<version.correction).flatMap { k in corrections.map { $0[k] } }
  }

  /// Returns the mode, the length, the bytes, and what fills the rest.
  private static func data(_ bytes: [UInt8], _ version: QRVersion) -> [UInt8] {
    var bits: [Bool] = []
    func add(_ number: Int, _ count: Int) {
      for k in (0..<count).reversed() { bits.append(number >> k & 1 == 1) }
    }
    add(0b0100, 4)
    add(bytes.count, version.lengthBits)
    for byte in bytes { add(Int(byte), 8) }
    add(0, min(4, version.dataCount * 8 - bits.count))
    add(0, (8 - bits.count % 8) % 8)
    var data = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<(start + 8)].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    var fill: UInt8 = 0xEC
    while data.count < version.dataCount {
      data.append(fill)
      fill ^= 0xEC ^ 0x11
    }
    return data
  }

  // MARK: Error correction

  /// Returns the product in the field of 256 elements.
  private static func multiply(_ a: UInt8, _ b: UInt8) -> UInt8 {
    var product = 0
    for k in (0..<8).reversed() {
      product = product << 1 ^ (product >> 7 * 0x11D)
      if b >> k & 1 == 1 { product ^= Int(a) }
    }
    return UInt8(product)
  }

  /// Returns the polynomial whose roots are the first powers of 2, without its first coefficient.
  private static func generator(_ degree: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: degree - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<degree {
      for k in 0..<degree {
        result[k] = multiply(result[k], root) ^ (k + 1 < degree ? result[k + 1] : 0)
      }
      root = multiply(root, 2)
    }
    return result
  }

  private static func remainder(_ data: ArraySlice<UInt8>, _ divisor: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: divisor.count)
    for byte in data {
      let factor = byte ^ result.removeFirst()
      result.append(0)
      for k in result.indices { result[k] ^= multiply(divisor[k], factor) }
    }
    return result
  }
}

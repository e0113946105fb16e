/// The SHA-256 of bytes (FIPS 180-4), as browsers compare it with a page's script.
package struct SHA256 {
  private static let constants: [UInt32] = roots(64, of: 3)
  private var state: [UInt32] = roots(8, of: 2)

  /// Returns the hash of bytes, 32 bytes.
  ///
  /// - Complexity: O(length).
  package static func hash(_ bytes: [UInt8]) -> [UInt8] {
    var padded = bytes + [0x80]
    padded += Array(repeating: 0, count: (120 - padded.count % 64) % 64)
    let length = UInt64(bytes.count) * 8
    padded += stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: length >> $0) }
    var hash = SHA256()
    for start in stride(from: 0, to: padded.count, by: 64) { hash.add(padded[start..<start + 64]) }
    return hash.state.flatMap { word in
      stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> $0) }
    }
  }

  /// Returns the first 32 bits behind the point of the square or cube roots of the first primes.
  private static func roots(_ count: Int, of degree: Int) -> [UInt32] {
    var primes: [UInt64] = []
    var number: UInt64 = 2
    while primes.count < count {
      if !primes.contains(where: { number.isMultiple(of: $0) }) { primes.append(number) }
      number += 1
    }
    return primes.map { prime in
      // The largest whole number whose power is less than the prime, moved by 32 places.
      var (low, high): (UInt64, UInt64) = (0, 1 << 36)
      while high - low > 1 {
        let middle = (low + high) / 2
        if isPower(middle, degree, below: prime) { low = middle } else { high = middle }
      }
      return UInt32(truncatingIfNeeded: low)
    }
  }

  /// Returns whether (root / 2³²) to a power is less than a number.
  private static func isPower(_ root: UInt64, _ degree: Int, below number: UInt64) -> Bool {
    let square = root.multipliedFullWidth(by: root)
    guard degree == 3 else { return square.high < number }
    let low = square.low.multipliedFullWidth(by: root)
    let high = square.high.multipliedFullWidth(by: root)
    let (middle, carries) = high.low.addingReportingOverflow(low.high)
    let top = high.high + (carries ? 1 : 0)
    // The cube is top·2¹²⁸ + middle·2⁶⁴ + …, the number times 2⁹⁶ is number·2³² at 2⁶⁴.
    return top == 0 && middle < number << 32
  }

  private mutating func add(_ block: ArraySlice<UInt8>) {
    let bytes = Array(block)
    var words = (0..<16).map { k in
      bytes[4 * k..<4 * k + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    func turned(_ value: UInt32, _ count: UInt32) -> UInt32 {
      value >> count | value << (32 - count)
    }
    for k in 16..<64 {
      let (early, late) = (words[k - 15], words[k - 2])
      let first = turned(early, 7) ^ turned(early, 18) ^ early >> 3
      let second = turned(late, 17) ^ turned(late, 19) ^ late >> 10
      words.append(words[k - 16] &+ first &+ words[k - 7] &+ second)
    }
    var s = state
    for k in 0..<64 {
      let choice = (s[4] & s[5]) ^ (~s[4] & s[6])
      let first = turned(s[4], 6) ^ turned(s[4], 11) ^ turned(s[4], 25)
      let sum = s[7] &+ first &+ choice &+ Self.constants[k] &+ words[k]
      let majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2])
      let second = turned(s[0], 2) ^ turned(s[0], 13) ^ turned(s[0], 22)
      s = [sum &+ second &+ majority, s[0], s[1], s[2], s[3] &+ sum, s[4], s[5], s[6]]
    }
    for k in 0..<8 { state[k] &+= s[k] }
  }
}

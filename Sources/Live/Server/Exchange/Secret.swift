/// Texts that nobody can guess.
enum Secret {
  /// Returns hexadecimal digits from the system's random source.
  static func digits(bits: Int) -> String {
    var source = SystemRandomNumberGenerator()
    return (0..<bits / 64).map { _ in
      let digits = String(source.next(), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Returns whether a text is a secret, in a time that tells nothing about it but its length.
  static func isEqual(_ text: String, to secret: String) -> Bool {
    let (given, wanted) = (Array(text.utf8), Array(secret.utf8))
    guard given.count == wanted.count else { return false }
    return zip(given, wanted).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

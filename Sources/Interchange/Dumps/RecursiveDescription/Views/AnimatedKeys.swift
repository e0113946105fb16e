/// The key paths of printed animations: `{ position=<CASpringAnimation: 0x600003a94b60>; }`.
enum AnimatedKeys {
  static func read(_ text: String) -> [String] {
    text.split(separator: "=<").dropLast().compactMap { part in
      let key = part.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
      return key.isEmpty ? nil : String(key.reversed())
    }
  }
}

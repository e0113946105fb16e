/// What the codes of `why` and `audit` mean.
enum CodeBook {
  /// Codes on one subject.
  struct Section: Sendable {
    /// The command that gives them, and what they are about.
    let title: String
    /// The notes on them.
    let notes: [CodeNote]
  }

  /// The sections, in order.
  static let sections: [Section] = [
    Section(title: "why: the touch goes elsewhere", notes: windows + path + areas + covering),
    Section(title: "why: it arrives, and then", notes: recognizers + delays + controls),
    Section(title: "audit: what is wrong with a screen", notes: audit),
  ]

  /// All notes, in order.
  static let all: [CodeNote] = sections.flatMap(\.notes)

  /// The note on a code as it is printed.
  static func note(_ code: String) -> CodeNote? { byCode[code] }

  private static let byCode = Dictionary(
    all.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
}

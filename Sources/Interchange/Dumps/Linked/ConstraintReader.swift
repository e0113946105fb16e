/// A layout constraint as a debugger prints it.
package struct DumpedConstraint: Hashable, Sendable {
  /// The class, such as `NSContentSizeLayoutConstraint`.
  package var className: String
  /// The equation, with views as the text names them: `UIView:0x7f30.height == 0`.
  package var text: String
  /// The addresses of the views that it names.
  package var views: [String]
  /// The number of the line in the text, from 1.
  package var line: Int
}

/// A reader of a printed constraint:
/// `<NSLayoutConstraint:0x6000 UIView:0x7f30.height == 0   (active)>`.
struct ConstraintReader {
  /// The number of bytes of a constraint that are read.
  private static let longest = 1024

  let constraint: DumpedConstraint

  init?(_ line: SourceLine, of source: SourceText, objectAt start: Int) {
    let limit = line.range.upperBound
    let head = source.string((start..<limit).prefix(120)).dropFirst()
    guard let colon = head.firstRange(of: ":0x"),
      head[..<colon.lowerBound].hasSuffix("Constraint"),
      let space = head[colon.upperBound...].firstIndex(of: " ")
    else { return nil }
    let behind = start + 1 + head[..<space].utf8.count
    var text = source.string((behind..<limit).prefix(Self.longest))
    if let end = text.lastIndex(of: ">") { text = String(text[..<end]) }
    let words = text.split(separator: " ")
    guard !words.isEmpty else { return nil }
    constraint = DumpedConstraint(
      className: String(head[..<colon.lowerBound]), text: words.joined(separator: " "),
      views: Self.addresses(in: text), line: line.number)
  }

  /// Returns the addresses of the views in an equation, each once.
  private static func addresses(in text: String) -> [String] {
    var found: [String] = []
    for range in text.ranges(of: ":0x") {
      let digits = text[range.upperBound...].prefix { $0.isHexDigit }
      let address = "0x" + digits.lowercased()
      if !digits.isEmpty, !found.contains(address) { found.append(address) }
    }
    return found
  }
}

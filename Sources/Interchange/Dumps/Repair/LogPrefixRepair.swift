/// A repair that takes away the text that a log prints before each line: a time, a process, a
/// level.
///
/// The prefix of a view's line ends at its pipes. Other lines, such as dots in place of views or
/// the rest of a broken line, lose a prefix that looks the same.
struct LogPrefixRepair: Repair {
  func mend(_ source: SourceText) -> MendedText? {
    var lines: RepairedLines?
    var first: (line: SourceLine, prefix: Range<Int>)?
    var latest: Range<Int>?
    for line in SourceLines(source) {
      let prefix = prefix(of: line, in: source) ?? likeness(of: line, to: latest, in: source)
      guard let prefix else {
        lines?.add(line, in: source)
        continue
      }
      if lines == nil {
        first = (line, source.trimmed(prefix))
        lines = RepairedLines(like: source)
        for earlier in SourceLines(source).prefix(while: {
          $0.range.lowerBound < line.range.lowerBound
        }) {
          lines?.add(earlier, in: source)
        }
      }
      latest = prefix
      lines?.add(prefix.upperBound..<line.range.upperBound, of: line, in: source)
    }
    guard let lines, let first else { return nil }
    return MendedText(
      source: lines.source,
      damage: .logPrefixes(first: source.string(first.prefix.prefix(60))), line: first.line.number)
  }

  /// Returns the text before the pipes and the object of a line.
  private func prefix(of line: SourceLine, in source: SourceText) -> Range<Int>? {
    var content = line.range.lowerBound
    while content < line.range.upperBound, Ladder.isRung(source.bytes[content]) { content += 1 }
    guard content < line.range.upperBound, source.bytes[content] != UInt8(ascii: "<"),
      !source.bytes[line.range.lowerBound..<content].contains(UInt8(ascii: "|")),
      let head = ObjectHead.find(in: content..<line.range.upperBound, of: source),
      head.isView(source, before: line.range.upperBound)
    else { return nil }
    var end = head.start
    while end > content, Ladder.isRung(source.bytes[end - 1]) { end -= 1 }
    let words = content..<end
    guard source.bytes[words].contains(where: { $0.isIdentifier }),
      ObjectNames(source, in: words) == nil
    else { return nil }
    return line.range.lowerBound..<end
  }

  /// Returns the beginning of a line that is printed like the prefix of an earlier one, except for
  /// its digits.
  private func likeness(of line: SourceLine, to latest: Range<Int>?, in source: SourceText)
    -> Range<Int>?
  {
    guard let latest, line.range.count >= latest.count else { return nil }
    let prefix = line.range.prefix(latest.count)
    let isAlike = zip(source.bytes[latest], source.bytes[prefix]).allSatisfy {
      $0 == $1 || ($0.isDigit && $1.isDigit)
    }
    return isAlike ? prefix : nil
  }
}

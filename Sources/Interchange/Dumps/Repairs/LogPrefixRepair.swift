/// A repair that takes away the text that a log prints before each line: a time, a process, a
/// level.
///
/// The prefix of a view's line ends at its pipes. Other lines, such as dots in place of views or
/// the rest of a broken line, lose a prefix that looks the same.
struct LogPrefixRepair: Repair {
  func mend(_ source: SourceText) -> RepairedText? {
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
    return RepairedText(
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

/// A repair that takes away the sign of a comment or a citation before every line.
struct CommentRepair: Repair {
  private static let marks = ["//", "*", ">", "#"].map { Array($0.utf8) }

  func mend(_ source: SourceText) -> RepairedText? {
    for mark in Self.marks {
      if let mended = withoutMark(mark, in: source) { return mended }
    }
    return nil
  }

  private func withoutMark(_ mark: [UInt8], in source: SourceText) -> RepairedText? {
    var count = 0
    var firstLine: Int?
    for line in SourceLines(source) where !isFrame(line, in: source) {
      guard contentStart(of: line, behind: mark, in: source) != nil else { return nil }
      count += 1
      firstLine = firstLine ?? line.number
    }
    guard let firstLine, count > 1 else { return nil }
    var lines = RepairedLines(like: source)
    for line in SourceLines(source) {
      let start =
        isFrame(line, in: source)
        ? line.range.upperBound : contentStart(of: line, behind: mark, in: source)
      lines.add((start ?? line.range.lowerBound)..<line.range.upperBound, of: line, in: source)
    }
    return RepairedText(
      source: lines.source, damage: .comments(mark: String(decoding: mark, as: UTF8.self)),
      line: firstLine)
  }

  /// Returns the position behind the mark of a line, which may be repeated: `///`, `> >`.
  private func contentStart(of line: SourceLine, behind mark: [UInt8], in source: SourceText)
    -> Int?
  {
    var position = line.range.lowerBound
    while position < line.range.upperBound, source.bytes[position].isBlank { position += 1 }
    guard source.bytes[position..<line.range.upperBound].starts(with: mark) else { return nil }
    while position < line.range.upperBound, source.bytes[position] == mark[0] { position += 1 }
    // The mark is set off by a blank.
    return source.has(" ", at: position, before: line.range.upperBound) ? position + 1 : position
  }

  /// Returns whether a line is blank or only begins or ends the comment.
  private func isFrame(_ line: SourceLine, in source: SourceText) -> Bool {
    let content = source.trimmed(line.range)
    return content.isEmpty
      || content.count <= 3
        && (source.has("/*", at: content.lowerBound, before: content.upperBound)
          || source.string(content).hasSuffix("*/")
          || source.has("```", at: content.lowerBound, before: content.upperBound))
  }
}

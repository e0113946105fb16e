/// A repair that takes away the sign of a comment or a citation before every line.
struct CommentRepair: Repair {
  private static let marks = ["//", "*", ">", "#"].map { Array($0.utf8) }

  func mend(_ source: SourceText) -> MendedText? {
    for mark in Self.marks {
      if let mended = withoutMark(mark, in: source) { return mended }
    }
    return nil
  }

  private func withoutMark(_ mark: [UInt8], in source: SourceText) -> MendedText? {
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
    return MendedText(
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

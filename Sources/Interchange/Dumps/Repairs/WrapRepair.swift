/// A repair that joins lines that were broken at a width.
///
/// A line is broken if its view continues in the lines behind it, which begin with neither pipes
/// nor a view, and ends there.
struct WrapRepair: Repair {
  /// The number of lines in which the end of a view is looked for at most.
  private static let mostLines = 100

  func mend(_ source: SourceText) -> RepairedText? {
    var broken: [BrokenLine] = []
    var lines = SourceLines(source)
    while let line = lines.next() {
      guard let whole = brokenLine(line, before: lines, in: source) else { continue }
      broken.append(whole)
      for _ in whole.pieces.dropFirst() { _ = lines.next() }
    }
    // A label's text may have line breaks of its own.
    guard let first = broken.first, !broken.allSatisfy(\.isBrokenInText) else { return nil }
    let joint = LineJoint(broken, in: source)
    let isValue = broken.allSatisfy { line in
      let end = source.trimmed(line.pieces[0].range).last
      return end.map { source.bytes[$0] == UInt8(ascii: "{") } ?? false
    }
    return RepairedText(
      source: join(broken, by: joint, in: source),
      damage: isValue ? .valueOverLines : .wrapped(columns: joint.columns),
      line: first.pieces[0].number)
  }

  /// Returns a line with those in which it continues; nil if it is whole, or cut for good.
  private func brokenLine(_ line: SourceLine, before lines: SourceLines, in source: SourceText)
    -> BrokenLine?
  {
    var nesting = Nesting()
    nesting.read(line.range, in: source)
    guard nesting.isOpen, begins(line, in: source) else { return nil }
    var whole = BrokenLine(line, in: source)
    for next in IteratorSequence(lines).prefix(Self.mostLines) {
      guard goesOn(next, in: source) || !nesting.objectSeen else { return nil }
      whole.pieces.append(next)
      nesting.read(next.range, in: source)
      if !nesting.isOpen { return whole }
    }
    return nil
  }

  /// Returns whether a view begins in a line and may be broken, even within its head, or the line
  /// holds nothing but pipes.
  private func begins(_ line: SourceLine, in source: SourceText) -> Bool {
    guard let start = line.range.first(where: { source.bytes[$0] == UInt8(ascii: "<") }) else {
      return line.range.allSatisfy { Ladder.isRung(source.bytes[$0]) }
        && source.bytes[line.range].contains(UInt8(ascii: "|"))
    }
    guard let head = ObjectHead.find(in: line.range, of: source) else {
      return line.range.dropFirst(start + 1 - line.range.lowerBound).allSatisfy {
        source.bytes[$0].isIdentifier || source.bytes[$0].isBlank
          || source.bytes[$0] == UInt8(ascii: ":")
      }
    }
    if head.end == line.range.upperBound { return true }
    if head.isView(source, before: line.range.upperBound) {
      return DumpAttributes(source, from: head.end, before: line.range.upperBound).isCut
    }
    return isBeginningOfName(head.end..<line.range.upperBound, in: source)
  }

  /// Returns whether a range holds no more than the beginning of an attribute that only a view has:
  /// `; fra`.
  private func isBeginningOfName(_ range: Range<Int>, in source: SourceText) -> Bool {
    let name = source.string(source.trimmed(range.prefix(16))).drop { $0 == ";" || $0 == " " }
    return ["frame = ", "baseClass = ", "reactTag: "].contains { $0.hasPrefix(name) }
  }

  /// Returns whether a line may be the rest of the one before it.
  private func goesOn(_ line: SourceLine, in source: SourceText) -> Bool {
    let content = source.trimmed(line.range)
    guard let first = content.first, source.bytes[first] != UInt8(ascii: "|"),
      !Ladder.isElision(content, in: source), !Prompt.begins(content, in: source)
    else { return false }
    guard source.bytes[first] == UInt8(ascii: "<"),
      let head = ObjectHead(source, at: first, before: line.range.upperBound)
    else { return true }
    return !head.isView(source, before: line.range.upperBound)
  }

  private func join(_ broken: [BrokenLine], by joint: LineJoint, in source: SourceText)
    -> SourceText
  {
    var result = RepairedLines(like: source)
    var rest = broken[...]
    var lines = SourceLines(source)
    while let line = lines.next() {
      result.begin(at: line.place)
      guard let whole = rest.first, whole.pieces[0].range == line.range else {
        result.append(source.bytes[line.range])
        continue
      }
      _ = rest.popFirst()
      result.append(source.bytes[source.trimmed(line.range)])
      for (piece, next) in zip(whole.pieces, whole.pieces.dropFirst()) {
        if joint.isBlank(between: piece.range, and: next.range, in: source) {
          result.append(UInt8(ascii: " "))
        }
        result.append(source.bytes[source.trimmed(next.range)])
        _ = lines.next()
      }
    }
    return result.source
  }
}

/// A line and those in which it continues.
struct BrokenLine {
  var pieces: [SourceLine]
  /// Indicates whether the first piece ends within a quoted text.
  let isBrokenInText: Bool

  init(_ line: SourceLine, in source: SourceText) {
    pieces = [line]
    isBrokenInText =
      ObjectHead.find(in: line.range, of: source).map {
        DumpAttributes(source, from: $0.end, before: line.range.upperBound).endsInText
      } ?? false
  }
}

/// A count of the objects that are open at the end of the text read so far.
private struct Nesting {
  private var depth = 0
  private(set) var objectSeen = false

  /// Indicates whether the text is incomplete; pipes alone wait for their object.
  var isOpen: Bool { depth > 0 || !objectSeen }

  mutating func read(_ range: Range<Int>, in source: SourceText) {
    for position in range {
      if source.bytes[position] == UInt8(ascii: "<") {
        depth += 1
        objectSeen = true
      } else if source.bytes[position] == UInt8(ascii: ">") {
        depth = max(0, depth - 1)
      }
    }
  }
}

/// A test of whether a blank was lost where a line was broken.
///
/// A terminal breaks at one column, whatever stands there; other programs break at blanks, so that
/// the lines differ in width.
struct LineJoint {
  /// The width at which lines were broken, in characters.
  let columns: Int
  /// Indicates whether all lines were broken at that column, or before a blank there.
  private let isColumn: Bool

  init(_ broken: [BrokenLine], in source: SourceText) {
    let widths = broken.flatMap { line in
      line.pieces.dropLast().map { Self.width(of: $0.range, in: source) }
    }
    let columns = widths.max() ?? 0
    self.columns = columns
    isColumn = widths.allSatisfy { $0 >= columns - 1 }
  }

  /// Returns whether a blank belongs between the end of a line and the beginning of the next.
  func isBlank(between line: Range<Int>, and next: Range<Int>, in source: SourceText) -> Bool {
    guard let last = line.last, let first = next.first else { return false }
    if source.bytes[last].isBlank || source.bytes[first].isBlank { return true }
    switch (source.bytes[last], source.bytes[first]) {
    case (_, UInt8(ascii: ";")), (_, UInt8(ascii: ">")), (_, UInt8(ascii: ")")),
      (_, UInt8(ascii: "]")), (_, UInt8(ascii: ",")), (UInt8(ascii: "<"), _),
      (UInt8(ascii: "("), _), (UInt8(ascii: "["), _):
      return false
    case (UInt8(ascii: ";"), _), (UInt8(ascii: ":"), _), (UInt8(ascii: ","), _),
      (UInt8(ascii: "="), _), (_, UInt8(ascii: "=")), (_, UInt8(ascii: "<")):
      return true
    default:
      return !isColumn || Self.width(of: line, in: source) < columns
    }
  }

  /// Returns the number of characters in a range, each of which may take several bytes.
  private static func width(of range: Range<Int>, in source: SourceText) -> Int {
    source.bytes[range].count { $0 & 0xC0 != 0x80 }
  }
}

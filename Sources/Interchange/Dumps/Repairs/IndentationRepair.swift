/// A repair that puts pipes in the place of dashes, dots, blanks or drawn lines, in a text without
/// any pipes.
///
/// A view that is indented further than the one before it lies in it, as far as that can be.
struct IndentationRepair: Repair {
  func mend(_ source: SourceText) -> RepairedText? {
    guard !hasPipes(source) else { return nil }
    var lines = RepairedLines(like: source)
    var firstLine: Int?
    var isDrawn = false
    var widths: [Int] = []
    for line in SourceLines(source) {
      guard let indentation = indentation(of: line, in: source) else {
        lines.add(line, in: source)
        continue
      }
      // By characters, of which a drawn one takes several bytes.
      let width = source.bytes[indentation].count { $0 & 0xC0 != 0x80 }
      isDrawn = isDrawn || source.bytes[indentation].contains(Self.drawnLead)
      while let last = widths.last, last >= width { widths.removeLast() }
      lines.begin(at: line.place(of: indentation.upperBound))
      lines.append(repeatElement(UInt8(ascii: "|"), count: widths.count))
      lines.append(source.bytes[indentation.upperBound..<line.range.upperBound])
      if !widths.isEmpty { firstLine = firstLine ?? line.number }
      widths.append(width)
    }
    return firstLine.map {
      RepairedText(source: lines.source, damage: isDrawn ? .boxes : .indentation, line: $0)
    }
  }

  /// Returns whether any object of a text has pipes before it.
  private func hasPipes(_ source: SourceText) -> Bool {
    var pipeSeen = false
    for byte in source.bytes {
      if byte == UInt8(ascii: "|") {
        pipeSeen = true
      } else if byte == UInt8(ascii: "<"), pipeSeen {
        return true
      } else if !byte.isBlank || byte == UInt8(ascii: "\n") {
        pipeSeen = false
      }
    }
    return false
  }

  /// Returns the range before the object of a line; nil if the line has no object, or if other text
  /// is before it.
  private func indentation(of line: SourceLine, in source: SourceText) -> Range<Int>? {
    var position = line.range.lowerBound
    while position < line.range.upperBound {
      if isFiller(source.bytes[position]) {
        position += 1
      } else if isDrawn(source, at: position, before: line.range.upperBound) {
        position += 3
      } else {
        break
      }
    }
    guard position < line.range.upperBound, source.bytes[position] == UInt8(ascii: "<"),
      ObjectHead(source, at: position, before: line.range.upperBound) != nil
    else { return nil }
    return line.range.lowerBound..<position
  }

  /// The first byte of the characters of which lines are drawn, U+2500 to U+257F.
  private static let drawnLead: UInt8 = 0xE2

  private func isDrawn(_ source: SourceText, at position: Int, before limit: Int) -> Bool {
    position + 2 < limit && source.bytes[position] == Self.drawnLead
      && (0x94...0x95).contains(source.bytes[position + 1])
  }

  private func isFiller(_ byte: UInt8) -> Bool {
    Ladder.isSpace(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "|")
  }
}

/// A repair that breaks a line before each object that once began a line of its own.
struct OneLineRepair: Repair {
  func mend(_ source: SourceText) -> RepairedText? {
    let breaks = SourceLines(source).lazy.map { self.breaks(in: $0.range, of: source) }.joined()
    var rest = Array(breaks)[...]
    guard let first = rest.first else { return nil }
    var firstLine = 0
    var lines = RepairedLines(like: source)
    for line in SourceLines(source) {
      if line.range.contains(first) { firstLine = line.number }
      var start = line.range.lowerBound
      while let end = rest.first, end < line.range.upperBound {
        lines.add(start..<end, of: line, in: source)
        start = end
        _ = rest.popFirst()
      }
      lines.add(start..<line.range.upperBound, of: line, in: source)
    }
    return RepairedText(source: lines.source, damage: .joined, line: firstLine)
  }

  /// Returns the positions at which objects begin behind others, their pipes included.
  ///
  /// Within an object that seems open, as after a `<` in a text, only pipes and a view together
  /// count as a beginning.
  private func breaks(in range: Range<Int>, of source: SourceText) -> [Int] {
    var breaks: [Int] = []
    var nesting = 0
    var (hasObject, viewSeen) = (false, false)
    for position in range {
      switch source.bytes[position] {
      case UInt8(ascii: ">"): nesting = max(0, nesting - 1)
      case UInt8(ascii: "<"):
        guard let head = ObjectHead(source, at: position, before: range.upperBound) else {
          nesting += 1
          continue
        }
        let isView = head.isView(source, before: range.upperBound)
        if hasObject {
          var start = position
          while start > range.lowerBound, Ladder.isRung(source.bytes[start - 1]) { start -= 1 }
          let hasPipes = source.bytes[start..<position].contains(UInt8(ascii: "|"))
          if nesting == 0 ? hasPipes || (isView && viewSeen) : hasPipes && isView {
            breaks.append(start)
            nesting = 0
          }
        }
        hasObject = true
        viewSeen = viewSeen || isView
        nesting += 1
      default: break
      }
    }
    return breaks
  }
}

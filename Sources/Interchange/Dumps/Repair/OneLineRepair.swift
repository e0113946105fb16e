/// A repair that breaks a line before each object that once began a line of its own.
struct OneLineRepair: Repair {
  func mend(_ source: SourceText) -> MendedText? {
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
    return MendedText(source: lines.source, damage: .joined, line: firstLine)
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

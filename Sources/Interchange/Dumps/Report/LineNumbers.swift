/// The numbers of lines, told in few words.
struct LineNumbers {
  private var ranges: [ClosedRange<Int>] = []

  init(_ lines: some Sequence<Int>) {
    for line in lines {
      if let last = ranges.last, line <= last.upperBound + 1 {
        ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, line)
      } else {
        ranges.append(line...line)
      }
    }
  }

  /// Returns the numbers in words: `line 7`, `lines 3–17, 20`. Behind a number of ranges, the words
  /// tell only how many lines follow.
  func text(most limit: Int, dash: String) -> String {
    let shown = ranges.prefix(limit).map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)\(dash)\($0.upperBound)"
    }
    let more = ranges.dropFirst(limit).reduce(0) { $0 + $1.count }
    let isOne = ranges.count == 1 && ranges[0].count == 1
    return (isOne ? "line " : "lines ") + shown.joined(separator: ", ")
      + (more > 0 ? " and \(more) more" : "")
  }
}

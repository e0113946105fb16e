import Text

extension HelpSearch {
  /// The number of pages that are listed at most.
  static let limit = 15

  /// Returns the pages, one per line, each with an excerpt that shows the words.
  func lines(_ look: OutputStyle) -> [TextLine] {
    let shown = hits.prefix(Self.limit)
    let quoted = words.map { "'\($0)'" }.joined(separator: " and ")
    let count = hits.count == 1 ? "1 page has" : "\(hits.count) pages have"
    var lines = HelpPages.paragraph(
      "\(count) \(quoted); 'help NAME' opens one:", look, indent: 0, .dim)
    let column = 4 + (shown.map(\.page.name.text.count).max() ?? 0)
    for hit in shown {
      var line = TextLine("  \(hit.page.name.text)", .name)
      line.pad(to: column)
      lines.append(line + excerpt(hit.text, HelpPages.width(look) - column, look.glyphs.ellipsis))
    }
    if hits.count > shown.count {
      let rest = hits.count - shown.count
      lines.append(TextLine("and \(rest) more; add a word to see fewer", .dim))
    }
    return lines
  }

  /// Returns an excerpt of a text that fits in a width and shows the words highlighted.
  private func excerpt(_ text: SearchedText, _ width: Int, _ ellipsis: String) -> TextLine {
    let ranges = text.ranges(of: words)
    let count = text.text.utf8.count
    let start = count <= width ? 0 : text.start(before: ranges.first?.lowerBound ?? 0, width / 2)
    var line = start > 0 ? TextLine(ellipsis + " ", .dim) : TextLine()
    var position = start
    for range in ranges where range.lowerBound >= position {
      line.append(text.part(position..<range.lowerBound))
      line.append(text.part(range), .strong)
      position = range.upperBound
    }
    line.append(text.part(position..<count))
    return line.clipped(to: width, ellipsis: ellipsis)
  }
}

extension SearchedText {
  /// Returns a part of the text.
  fileprivate func part(_ range: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }

  /// Returns the start of an excerpt that shows a word: the start of the sentence, or of a word
  /// near enough.
  fileprivate func start(before word: Int, _ distance: Int) -> Int {
    let words = part(0..<word).split(separator: " ", omittingEmptySubsequences: false).dropLast()
    var starts = [0]
    var sentences = [0]
    var position = 0
    for word in words {
      position += word.utf8.count + 1
      starts.append(position)
      if word.last == "." { sentences.append(position) }
    }
    let isNear = { (start: Int) in word - start <= distance }
    return sentences.last(where: isNear) ?? starts.first(where: isNear) ?? word
  }
}

extension TextLine {
  /// Returns the line cut to a width, with an ellipsis if anything is cut off.
  fileprivate func clipped(to width: Int, ellipsis: String) -> TextLine {
    guard self.width > width else { return self }
    var line = TextLine()
    let room = width - ellipsis.displayWidth
    for run in runs {
      guard line.width + run.text.displayWidth > room else {
        line.append(run.text, run.style)
        continue
      }
      line.append(run.text.clipped(to: room - line.width, ellipsis: ""), run.style)
      break
    }
    return line + TextLine(ellipsis, .dim)
  }
}

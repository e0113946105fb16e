import Testing

/// The fenced blocks of a Markdown text.
struct MarkdownBlock: CustomTestStringConvertible, Sendable {
  /// The word behind the fence.
  var language: String
  var lines: [String]
  /// The line of the fence, from 1.
  var line: Int
  /// Whether nothing but blank lines stands between this block and the one before.
  var followsDirectly = false

  var testDescription: String { "\(language) on line \(line)" }

  static func blocks(of text: String) -> [MarkdownBlock] {
    var blocks: [MarkdownBlock] = []
    var open: MarkdownBlock?
    var isDirect = false
    for (k, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```") {
        if let block = open {
          blocks.append(block)
          open = nil
          isDirect = true
        } else {
          open = MarkdownBlock(
            language: String(line.dropFirst(3)), lines: [], line: k + 1, followsDirectly: isDirect)
        }
      } else if open != nil {
        open?.lines.append(String(line))
      } else if !line.isEmpty {
        isDirect = false
      }
    }
    return blocks
  }
}

import EmbeddedFiles
import Text

/// A paper for the class: prose, commands, drawings, questions with room for an answer.
package struct Handout {
  /// A part of the paper.
  package enum Block {
    /// A heading; 1 is the title.
    case heading(String, level: Int)
    /// A paragraph, in which backquotes enclose code.
    case prose(String)
    /// Lines of code, as they are typed, in a language.
    case code([String], language: String)
    /// Lines of a drawing or of an answer.
    case output([TextLine])
    /// A question, with its answer or with room for it.
    case question(String, answer: String?)
    /// Terms with their explanations.
    case terms([(term: String, text: String)])
  }

  /// The parts, in order; the first one is the title.
  package var blocks: [Block]

  /// Creates a paper.
  package init(_ blocks: [Block] = []) {
    self.blocks = blocks
  }

  private var title: String {
    if case .heading(let text, _)? = blocks.first { text } else { "Handout" }
  }
}

// MARK: Markdown

extension Handout {
  /// The paper as Markdown, line by line.
  package var markdownLines: [String] {
    var lines: [String] = []
    for block in blocks {
      if !lines.isEmpty { lines.append("") }
      lines += block.markdown
    }
    return lines
  }
}

extension Handout.Block {
  private static let style = OutputStyle()

  fileprivate var markdown: [String] {
    switch self {
    case .heading(let text, let level): [String(repeating: "#", count: level) + " " + text]
    case .prose(let text): TextLine(text).wrapped(to: 72, indent: 0).map(Self.style.render)
    case .code(let lines, let language): Self.fenced(lines, language)
    case .output(let lines): Self.fenced(lines.map(Self.style.render), "text")
    case .question(let question, let answer):
      ["**\(question)**", "", "Answer: " + (answer ?? String(repeating: "_", count: 40))]
    case .terms(let terms): terms.map { "- **\($0.term)** \($0.text)" }
    }
  }

  private static func fenced(_ lines: [String], _ language: String) -> [String] {
    let longest = lines.map { $0.prefix { $0 == "`" }.count }.max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return [fence + language] + lines + [fence]
  }
}

// MARK: HTML

extension Handout {
  /// The paper as a page to print, line by line; it loads nothing and runs no script.
  package var htmlLines: [String] {
    [
      "<!DOCTYPE html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\">",
      "<meta http-equiv=\"Content-Security-Policy\""
        + " content=\"default-src 'none'; style-src 'unsafe-inline'\">",
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
      "<title>\(title.markupText)</title>", "<style>",
    ] + EmbeddedFiles.text("Page/handout.css").split(separator: "\n").map(String.init)
      + ["</style>", "</head>", "<body>"] + blocks.flatMap(\.html) + ["</body>", "</html>"]
  }
}

extension Handout.Block {
  fileprivate var html: [String] {
    switch self {
    case .heading(let text, let level): ["<h\(level)>\(Self.inline(text))</h\(level)>"]
    case .prose(let text): ["<p>\(Self.inline(text))</p>"]
    case .code(let lines, _):
      ["<pre class=\"code\">"] + lines.map(\.isolatedMarkup) + ["</pre>"]
    case .output(let lines): ["<pre class=\"output\">"] + lines.map(\.markup) + ["</pre>"]
    case .question(let question, let answer):
      [
        "<p class=\"question\">\(Self.inline(question))"
          + (answer.map { " <b>\(Self.inline($0))</b>" } ?? "<span class=\"blank\"></span>")
          + "</p>"
      ]
    case .terms(let terms):
      ["<dl>"]
        + terms.map {
          "<dt>\(Self.inline($0.term))</dt><dd>\(Self.inline($0.text))</dd>"
        } + ["</dl>"]
    }
  }

  private static func inline(_ text: String) -> String {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { k, part in
      let markup = String(part).isolatedMarkup
      return k % 2 == 1 ? "<code>\(markup)</code>" : markup
    }.joined()
  }
}

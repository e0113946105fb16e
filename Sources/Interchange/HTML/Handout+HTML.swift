import EmbeddedFiles
import Text

extension Handout {
  /// The paper as a page to print, line by line; it loads nothing and runs no script.
  package var htmlLines: [String] {
    [
      "<!DOCTYPE html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\">",
      "<meta http-equiv=\"Content-Security-Policy\""
        + " content=\"default-src 'none'; style-src 'unsafe-inline'\">",
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
      "<title>\(title.markupText)</title>", "<style>",
    ] + pictureRules
      + EmbeddedFiles.text("Page/handout.css").split(separator: "\n").map(String.init)
      + ["</style>", "</head>", "<body class=\"\(isSolved ? "solved" : "blank")\">"]
      + Self.sections(blocks).flatMap(Self.html)
      + ["</body>", "</html>"]
  }

  /// The rules of the pictures; those of one size share theirs.
  private var pictureRules: [String] {
    var known: Set<String> = []
    return pictures.filter { known.insert($0.kind).inserted }.flatMap(\.rules)
  }

  /// Tasks that stand side by side, or any other part alone.
  private enum Section {
    case one(Block)
    case pair(Task, Task)
  }

  /// Puts two short tasks with a picture each into one row.
  private static func sections(_ blocks: [Block]) -> [Section] {
    var sections: [Section] = []
    for block in blocks {
      if case .task(let second) = block, second.isNarrow,
        case .one(.task(let first))? = sections.last, first.isNarrow
      {
        sections[sections.count - 1] = .pair(first, second)
      } else {
        sections.append(.one(block))
      }
    }
    return sections
  }

  private static func html(_ section: Section) -> [String] {
    switch section {
    case .one(let block): block.html
    case .pair(let first, let second):
      ["<div class=\"pair\">"] + first.html + second.html + ["</div>"]
    }
  }
}

extension Handout.Task {
  /// The columns of code that fit into half a page.
  private static let mostColumns = 44

  /// Indicates whether the task fits into half a row, with its words below its picture.
  fileprivate var isNarrow: Bool {
    guard picture != nil, question == nil else { return false }
    return entries.allSatisfy { entry in
      switch entry {
      case .commands(let lines):
        lines.count <= 6 && lines.allSatisfy { $0.displayWidth <= Self.mostColumns }
      case .ask(let ask):
        ask.output.isEmpty && ask.room == 1 && ask.command.count == 1
          && ask.command[0].displayWidth + (ask.question?.displayWidth ?? 0) < 34
      case .output, .room: false
      }
    }
  }

  fileprivate var html: [String] {
    ["<section class=\"task\(picture == nil ? " plain" : "")\">"]
      + (picture?.html ?? [])
      + ["<div>"]
      + (question.map { ["<p class=\"question\">\($0.inlineMarkup)</p>"] } ?? [])
      + entries.flatMap(\.html) + ["</div>", "</section>"]
  }
}

extension Handout.Block {
  fileprivate var html: [String] {
    switch self {
    case .heading(let text, let level): ["<h\(level)>\(text.inlineMarkup)</h\(level)>"]
    case .prose(let text): ["<p>\(text.inlineMarkup)</p>"]
    case .code(let lines): pre(lines.map(\.isolatedMarkup), "code")
    case .task(let task): task.html
    case .rules(let rules):
      ["<footer>", "<h2>The rules</h2>"]
        + (rules.contains { $0.text != nil }
          ? ["<dl>"]
            + rules.map {
              "<div><dt>\($0.number)</dt><dd>\(($0.text ?? "").inlineMarkup)</dd></div>"
            } + ["</dl>"]
          : [
            "<p>\(rules.map(\.number).joined(separator: ", ")). "
              + "At the prompt, <code>help \(rules.first?.number ?? "")</code> explains one.</p>"
          ]) + ["</footer>"]
    }
  }
}

extension Handout.Entry {
  fileprivate var html: [String] {
    switch self {
    case .commands(let lines): pre(lines.map(\.isolatedMarkup), "code")
    case .output(let lines): pre(lines.map(\.markup), "output")
    case .room(let lines): [emptyLines(lines)]
    case .ask(let ask): ask.html
    }
  }
}

extension Handout.Ask {
  fileprivate var html: [String] {
    // A short output is the answer itself, in its line.
    let isShort = output.count == 1
    let first =
      "<div class=\"ask\"><b class=\"number\">\(number)</b>"
      + "<code>\(command.joined(separator: "\n").isolatedMarkup)</code>"
      + (question.map { "<span class=\"asked\">\($0.inlineMarkup)</span>" } ?? "")
      + (answer.map { "<b class=\"answer\">\($0.inlineMarkup)</b>" } ?? "")
      + (isShort ? "<span class=\"told\">\(output[0].markup)</span>" : "")
      + (answer == nil && output.isEmpty ? "<span class=\"line\"></span>" : "") + "</div>"
    return ["<div class=\"row\">", first]
      + (output.isEmpty && answer == nil && room > 1 ? [emptyLines(room - 1)] : [])
      + (output.isEmpty || isShort ? [] : pre(output.map(\.markup), "output")) + ["</div>"]
  }
}

private func emptyLines(_ lines: Int) -> String {
  "<div class=\"room\">" + String(repeating: "<i></i>", count: lines) + "</div>"
}

private func pre(_ lines: [String], _ kind: String) -> [String] {
  // A line break before the end would be an empty line on the paper.
  ["<pre class=\"\(kind)\">" + lines.joined(separator: "\n") + "</pre>"]
}

extension String {
  /// The text as markup; backquotes enclose code.
  fileprivate var inlineMarkup: String {
    split(separator: "`", omittingEmptySubsequences: false).enumerated().map { k, part in
      let markup = String(part).isolatedMarkup
      return k % 2 == 1 ? "<code>\(markup)</code>" : markup
    }.joined()
  }
}

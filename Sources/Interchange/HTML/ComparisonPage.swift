import Analysis
import EmbeddedFiles
import Presentation
import ResponderKit
import Scenes
import Text

/// Two screens side by side as a page for a browser: what lost its touch area is marked in both.
///
/// The page is one file without scripts.
package struct ComparisonPage {
  /// More changes than these are not told one by one.
  private static let most = 99

  private let comparison: ScreenComparison
  private let names: (old: String, new: String)
  private let report: ScreensReport
  private let changes: [TouchChange]

  /// Creates a page about two screens.
  package init(_ comparison: ScreenComparison, names: (old: String, new: String)) {
    self.comparison = comparison
    self.names = names
    report = ScreensReport(comparison, names: names)
    changes = Array(comparison.touches.prefix(Self.most))
  }

  /// The page, line by line.
  ///
  /// - Complexity: O(views + cells of two maps).
  package var lines: [String] {
    let (then, now) = (picture(of: \.old), picture(of: \.new))
    let title = "\(names.old) → \(names.new)".markupText
    return [
      "<!DOCTYPE html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\">",
      "<meta http-equiv=\"Content-Security-Policy\""
        + " content=\"default-src 'none'; style-src 'unsafe-inline'\">",
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
      "<title>\(title)</title>", "<style>",
    ] + then.style(scope: ".then") + now.style(scope: ".now")
      + EmbeddedFiles.text("Page/comparison.css").split(separator: "\n").map(String.init)
      + ["</style>", "</head>", "<body>"]
      + ["<header><h1>\(report.heading(Self.style).markup)</h1></header>", "<main>"]
      + figure(then, "then", names.old, "before") + figure(now, "now", names.new, "after")
      + ["</main>", "<section aria-label=\"Changes\">"] + touchAreas + others
      + ["</section>", "</body>", "</html>"]
  }

  private func picture(
    of screen: KeyPath<ScreenMatching, ScreenTree>
  ) -> SceneSVG {
    let tree = comparison.matching[keyPath: screen]
    let isOld = screen == \ScreenMatching.old
    var picture = SceneSVG(tree.scene, showing: nil, enlargement: 1.8)
    picture.marks = changes.enumerated().map { k, change in
      PictureMark(
        number: k + 1, kind: change.kind.rawValue,
        views: change.subjects.map { tree.nodes[isOld ? $0.places.old : $0.places.new].view })
    }
    return picture
  }

  private func figure(
    _ picture: SceneSVG, _ kind: String, _ name: String, _ when: String
  ) -> [String] {
    ["<figure>", "<figcaption>\(name.markupText) <span>\(when)</span></figcaption>"]
      + picture.element(kind, title: "The screen \(when)") + ["</figure>"]
  }

  private static let style = OutputStyle(width: .max)

  /// The changes of touch areas, with the numbers of their marks.
  private var touchAreas: [String] {
    guard !changes.isEmpty else { return [] }
    let rest = comparison.touches.count - changes.count
    return ["<h2>Touch areas</h2>", "<ol>"]
      + changes.map { change in
        let lines = report.lines(of: change, Self.style).map { "<p>\($0.markup)</p>" }
        return "<li class=\"\(change.kind.rawValue)\">\(lines.joined())</li>"
      }
      + ["</ol>"]
      + (rest > 0 ? ["<p>\(rest) more changes are told by 'diff' without 'html'.</p>"] : [])
  }

  /// What else differs, view by view.
  private var others: [String] {
    guard !comparison.differences.isEmpty else { return [] }
    var lines: [String] = []
    DifferencesReport(comparison, names: names).writeChangesOfViews(OutputStyle(width: 64)) {
      lines.append($0.markup)
    }
    return ["<h2>Views</h2>", "<pre>"] + lines + ["</pre>"]
  }
}

extension TextLine {
  /// The line as HTML writes it, with the meanings of its pieces as classes.
  var markup: String {
    runs.map { run in
      run.style == .plain
        ? run.text.isolatedMarkup
        : "<span class=\"\(run.style)\">\(run.text.isolatedMarkup)</span>"
    }.joined()
  }
}

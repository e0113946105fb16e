import Interchange
import Language
import ResponderKit
import Session
import Text

extension Command {
  package static let `import` = Command(
    name: "import", group: .session,
    summary: "imports a dump of a real app's screen, as 'po view.recursiveDescription()' prints it",
    changesScene: true,
    forms: [
      // Before the form that would take these words for files.
      Form(.parent, .flag("report")) { call, parent, isFull in
        try call.importText(of: nil, screen: nil, into: parent, isFull: isFull)
      },
      Form(
        .dump(), .optional(.word("screen", .integer("N"))), .parent, .flag("report")
      ) { call, file, screen, parent, isFull in
        try call.importText(of: file, screen: screen, into: parent, isFull: isFull)
      },
    ])
}

extension Part where Context == Session, Value == Located<UIView>? {
  /// `into VIEW`.
  fileprivate static var parent: Part { .optional(.word("into", .located(.view()))) }
}

extension Call {
  /// Imports a text.
  ///
  /// - Parameters:
  ///   - place: The file; nil for the standard input.
  ///   - screen: The number of the screen, if the text holds several.
  ///   - parent: The view to add to; nil if the scene is replaced.
  ///   - isFull: True to tell of everything that had to be guessed.
  fileprivate func importText(
    of place: Located<String>?, screen: Int?, into parent: Located<UIView>?, isFull: Bool
  ) throws {
    let file = place?.value ?? "-"
    guard var dump = try dump(of: file, screen: screen, at: place?.range) else {
      write(TextLine("nothing was imported", .notice))
      return
    }
    if scene.mustStop() { throw WorkInterrupted() }
    if let tree = dump.withChainAsTree, !scene.knows(dump) { dump = tree }
    let summary: ImportSummary
    let isPart = parent == nil && scene.isShowingMore(than: dump)
    if dump.roots.isEmpty || scene.isAnswered(by: dump) || (isPart && !dump.joined.isEmpty)
      || (parent == nil && dump.isSketch && scene.knows(dump))
    {
      summary = try join(dump, of: file, at: place?.range, into: parent)
    } else if isPart {
      throw CommandError(
        .badDump(
          path: file,
          reason: "its views are a part of the scene, which would be lost; 'reset' first to see "
            + "them alone"), at: place?.range)
    } else if let parent {
      summary = scene.add(dump, to: parent.value)
    } else {
      summary = scene.replace(by: dump, from: file == "-" ? nil : file)
    }
    if scene.mustStop() { throw WorkInterrupted() }
    if parent == nil, summary.viewCount > 0 { session.forgetEvents() }
    write(summary, of: file, isFull: isFull)
  }

  private func write(_ summary: ImportSummary, of file: String, isFull: Bool) {
    let report = ImportReport(summary, into: scene)
    facts(CommandFacts.importing, (file, report))
    if summary.viewCount > 0 { write(headline(summary, of: file)) }
    if isFull {
      report.writeAll(session.style, to: write)
    } else {
      report.write(session.style, of: file, to: write)
    }
    write(summary.joined, all: isFull)
  }

  private func headline(_ summary: ImportSummary, of file: String) -> TextLine {
    let trees = summary.rootCount == 1 ? "" : " in \(summary.rootCount) trees"
    // Who pasted it knows where it came from.
    let origin = file == "-" && session.isInteractive ? "" : " from \(file)"
    return TextLine("\(summary.viewCount.counted("view"))\(trees)", .strong)
      + TextLine(" imported\(origin)")
  }
}

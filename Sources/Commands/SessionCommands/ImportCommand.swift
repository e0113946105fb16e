import Inspection
import Interchange
import ResponderKit

extension Command {
  static let `import` = Command(
    name: "import", group: .session,
    summary: "reads a dump of a real app's screen, as 'po view.recursiveDescription()' prints it",
    details: [
      "It replaces the scene; 'undo' brings the old one back. 'into VIEW' adds to the scene "
        + "instead. Views are named after their classes: button1, label2 …; the addresses of the "
        + "dump name them, too."
    ],
    changesScene: true,
    forms: [
      Form([.slot("FILE", .dump), .optional([.word("into"), .slot("VIEW", .view)])]) { call in
        let file = call.text("FILE")
        let text = try call.session.read(file, at: call.arguments.range(of: "FILE"))
        let dump: HierarchyDump
        do throws(DumpError) {
          dump = try HierarchyDump(parsing: text)
        } catch {
          throw call.error(
            .badDump(path: file, reason: "line \(error.line): \(error.kind)"), at: "FILE")
        }
        let summary =
          call.optionalView("VIEW").map { call.scene.add(dump, to: $0) }
          ?? call.scene.replace(by: dump)
        if !call.has("into") { call.session.forgetEvents() }
        call.write(summary, of: file)
      }
    ])
}

extension Call {
  fileprivate func write(_ summary: ImportSummary, of file: String) {
    let views = "\(summary.viewCount) \(summary.viewCount == 1 ? "view" : "views")"
    let trees = summary.rootCount == 1 ? "" : " in \(summary.rootCount) trees"
    write(TextLine("\(views)\(trees)", .strong) + TextLine(" imported from \(file)"))
    facts([
      "path": .string(file), "views": .integer(summary.viewCount),
      "roots": .integer(summary.rootCount),
      "warnings": .objects(
        summary.warnings.map { ["line": .integer($0.line), "text": .string("\($0.kind)")] }),
    ])
    let shown = 8
    for warning in summary.warnings.prefix(shown) {
      write(TextLine("  \(warning)", .notice))
    }
    if summary.warnings.count > shown {
      write(TextLine("  and \(summary.warnings.count - shown) more remarks", .notice))
    }
  }
}

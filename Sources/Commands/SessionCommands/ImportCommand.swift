import Foundation
import Inspection
import Interchange
import ResponderKit

extension Command {
  static let `import` = Command(
    name: "import", group: .session,
    summary: "reads a dump of a real app's screen, as 'po view.recursiveDescription()' prints it",
    details: [
      "It replaces the scene; 'undo' brings the old one back. 'into VIEW' adds to the scene "
        + "instead. Views are named after their classes: button1, label2 …, or by accessibility "
        + "identifiers that can be names; the addresses of the dump name them, too.",
      "It reads recursiveDescription and chisel's pviews, EarlGrey and Detox (see dumps), and, as "
        + "far as accessible elements go, Appium, XCTest, idb and Maestro (see element-dumps).",
      "The file '-' is the standard input: tapscope -c 'import -; tree' < dump.txt",
      "What had to be repaired, guessed or left out is told in a few lines; 'report' tells it line "
        + "by line.",
    ],
    changesScene: true,
    forms: [
      Form([
        .slot("FILE", .dump), .optional([.word("into"), .slot("VIEW", .view)]),
        .optional([.word("report")]),
      ]) { call in
        let file = call.text("FILE")
        let limit = HierarchyDump.largestText + 1
        let place = call.arguments.range(of: "FILE")
        let text =
          try file == "-"
          ? call.session.input(atMost: limit, at: place)
          : call.session.data(file, atMost: limit, at: place)
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

extension Session {
  /// Reads the standard input, or as much as there may be of it.
  fileprivate func input(atMost limit: Int, at range: Range<Int>?) throws -> Data {
    guard let standardInput else {
      throw CommandError(
        .file(path: "-", action: "read", reason: "the standard input is where commands come from"),
        at: range)
    }
    do {
      return try standardInput.read(upToCount: limit) ?? Data()
    } catch {
      throw CommandError(.file(path: "-", action: "read", reason: error.reason), at: range)
    }
  }
}

extension Call {
  fileprivate func write(_ summary: ImportSummary, of file: String) {
    let views = "\(summary.viewCount) \(summary.viewCount == 1 ? "view" : "views")"
    let trees = summary.rootCount == 1 ? "" : " in \(summary.rootCount) trees"
    write(TextLine("\(views)\(trees)", .strong) + TextLine(" imported from \(file)"))
    let report = ImportReport(summary, into: scene)
    facts(JSONObject([("path", .string(file))]).merging(report.json))
    if has("report") {
      report.writeAll(session.look, to: write)
    } else {
      report.write(session.look, of: file, to: write)
    }
  }
}

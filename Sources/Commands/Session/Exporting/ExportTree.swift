import Interchange
import Text

extension Command {
  /// `export tree`.
  static let exportTree = Command.Form(
    .word("tree", .optional(.file())),
    summary: "the windows as 'po window.recursiveDescription()' prints them; 'import' reads it back"
  ) { call, file in
    let size = SceneDump.indentation(of: call.scene)
    guard size <= SceneDump.longestIndentation else {
      throw CommandError(
        .refused(
          "the views are nested so deeply that the indentation alone would take "
            + "\(size / 1_000_000) MB; use 'export script'"))
    }
    let dump = SceneDump(call.scene)
    try call.export(dump.lines, to: file)
    call.note("a dump cannot hold", dump.omissions, isInFile: file != nil)
  }
}

extension Call {
  /// Says what a format leaves out, unless it would stand in the exported text of a script.
  func note(_ heading: String, _ omissions: [String], isInFile: Bool) {
    guard !omissions.isEmpty, session.isInteractive || isInFile else { return }
    let line = TextLine("\(heading): \(omissions.joined(separator: ", "))", .notice)
    for piece in line.wrapped(to: session.look.width, indent: 2) { write(piece) }
  }
}

import Interchange
import Language
import ResponderKit
import Scenes
import Session
import Text

extension Command {
  package static let export = Command(
    name: "export", group: .session,
    summary: "writes the session or the scene in another format, to a file or to the output",
    forms: [
      Form(
        .word("markdown", .optional(.file())),
        summary: "a transcript of this session, for an issue or a slide"
      ) { call, file in
        guard let transcript = call.session.transcript else {
          throw CommandError(
            .refused(
              "a script keeps no transcript; begin with 'set-option transcript on', or run "
                + "it with --format markdown"))
        }
        try call.export(transcript.markdown, to: file)
      },
      Form(
        .word("script", .optional(.file())),
        summary: "a script that rebuilds the scene, as 'save' writes it"
      ) { call, file in
        try call.export(SceneScript(call.scene, mustStop: call.scene.mustStop).lines, to: file)
      },
      exportTreeOfView, exportTree, exportSwift, exportObjectiveC, exportJSON, exportSVG,
      exportHTML, exportHandout,
    ])

  static let exportTree = Command.Form(
    .word("tree", .optional(.file())),
    summary: "the windows as 'po window.recursiveDescription()' prints them; 'import' reads it back"
  ) { call, file in
    let dump = try call.sceneDump()
    try call.export(dump.lines, to: file)
    call.note("a dump cannot hold", dump.omissions, isInFile: file != nil)
  }

  /// `export tree of card`.
  static let exportTreeOfView = Command.Form(
    .word("tree", .word("of", .view())),
    summary: "a view as 'po view.recursiveDescription()' prints it"
  ) { call, view in
    try call.export(try call.sceneDump(of: view).lines, to: nil)
  }
}

extension Call {
  /// Returns the dump of the scene, or of a view, unless it would be too large.
  fileprivate func sceneDump(of view: UIView? = nil) throws -> SceneDump {
    let size = SceneDump.indentation(of: scene, view)
    guard size <= SceneDump.longestIndentation else {
      throw CommandError(
        .refused(
          "the views are nested so deeply that the indentation alone would take "
            + "\(size / 1_000_000) MB; use 'export script'"))
    }
    return SceneDump(scene, of: view)
  }

  /// Says what a format leaves out, unless it would stand in the exported text of a script.
  func note(_ heading: String, _ omissions: [String], isInFile: Bool) {
    guard !omissions.isEmpty, session.isInteractive || isInFile else { return }
    session.writeWrapped(
      TextLine("\(heading): \(omissions.joined(separator: ", "))", .notice))
  }
}

extension Command {
  static let exportJSON = Command.Form(
    .word("json", .optional(.file())),
    summary: "one JSON document: the windows with their views and all properties"
  ) { call, file in try call.export(SceneDocument(call.scene).lines, to: file) }

  static let exportSwift = Command.Form(
    .word("swift", .optional(.file())),
    summary: "Swift that rebuilds the scene with UIKit or ResponderKit, overrides as subclasses"
  ) { call, file in
    let swift = SwiftScene(call.scene)
    try call.export(swift.lines, to: file)
    call.note("left out", swift.omissions, isInFile: file != nil)
  }

  /// `export objc`.
  static let exportObjectiveC = Command.Form(
    .word("objc", .optional(.file())),
    summary: "the classes of Objective-C that 'code' read, as they were"
  ) { call, file in
    let texts = call.scene.code?.declarations.objectiveC ?? []
    guard !texts.isEmpty else {
      throw CommandError(.refused("no code of Objective-C was read; 'export swift' has the scene"))
    }
    let lines = texts.joined(separator: "\n\n").split(
      separator: "\n", omittingEmptySubsequences: false)
    try call.export(lines.map(String.init), to: file)
  }

  static let exportSVG = Command.Form(
    .word("svg", .optional(.file())),
    summary: "a picture: the views, a map of who gets the touch, and the path of the last hit-test"
  ) { call, file in
    try call.export(SceneSVG(call.scene, showing: call.session.lastInteraction).lines, to: file)
  }
}

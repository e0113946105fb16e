import Interchange

extension Command {
  /// `export json`.
  static let exportJSON = Command.Form(
    .word("json", .optional(.file())),
    summary: "one JSON document: the windows with their views and all properties"
  ) { call, file in try call.export(SceneDocument(call.scene).lines, to: file) }
}

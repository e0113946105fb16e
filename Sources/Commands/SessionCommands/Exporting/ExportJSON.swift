import Interchange

extension Command.Form {
  /// `export json`.
  static let exportJSON = Command.Form(
    [.word("json"), .optional([.slot("FILE", .file)])],
    "one JSON document: the windows with their views nested in them, all properties"
  ) { call in try call.export(SceneDocument(call.scene).lines) }
}

import Interchange

extension Command.Form {
  static let exportSVG = Command.Form(
    [.word("svg"), .optional([.slot("FILE", .file)])],
    "a picture: the views, who gets the touch where, and the way of the last hit-test"
  ) { call in
    try call.export(SceneSVG(call.scene, showing: call.session.lastInteraction).lines)
  }

  static let exportHTML = Command.Form(
    [.word("html"), .optional([.slot("FILE", .file)])],
    "a page: the views in space, the map, and every decision at the point that is clicked"
  ) { call in
    try call.export(ScenePage(call.scene, showing: call.session.lastInteraction).lines)
  }
}

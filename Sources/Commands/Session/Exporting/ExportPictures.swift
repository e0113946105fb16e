import Interchange

extension Command {
  static let exportSVG = Command.Form(
    .word("svg", .optional(.file())),
    summary: "a picture: the views, a map of who gets the touch, and the path of the last hit-test"
  ) { call, file in
    try call.export(SceneSVG(call.scene, showing: call.session.lastInteraction).lines, to: file)
  }

  static let exportHTML = Command.Form(
    .word("html", .optional(.file())),
    summary: "a web page: the views in 3D, the map, and every decision at a point you click"
  ) { call, file in
    try call.export(ScenePage(call.scene, showing: call.session.lastInteraction).lines, to: file)
  }
}

import Interchange

extension Command {
  static let exportSVG = Command.Form(
    .word("svg", .optional(.file())),
    summary: "a picture: the views, who gets the touch where, and the way of the last hit-test"
  ) { call, file in
    try call.export(SceneSVG(call.scene, showing: call.session.lastInteraction).lines, to: file)
  }

  static let exportHTML = Command.Form(
    .word("html", .optional(.file())),
    summary: "a page: the views in space, the map, and every decision at the point that is clicked"
  ) { call, file in
    try call.export(ScenePage(call.scene, showing: call.session.lastInteraction).lines, to: file)
  }
}

import Interchange

extension Command {
  /// `export swift`.
  static let exportSwift = Command.Form(
    .word("swift", .optional(.file())),
    summary: "Swift that rebuilds the scene with UIKit or ResponderKit, overrides as subclasses"
  ) { call, file in
    let swift = SwiftScene(call.scene)
    try call.export(swift.lines, to: file)
    call.note("left out", swift.omissions, isInFile: file != nil)
  }
}

import Interchange

extension Command.Form {
  /// `export swift`.
  static let exportSwift = Command.Form(
    [.word("swift"), .optional([.slot("FILE", .file)])],
    "Swift that rebuilds the scene with UIKit or ResponderKit, overrides as subclasses"
  ) { call in
    let swift = SwiftScene(call.scene)
    try call.export(swift.lines)
    call.note("left out", swift.omissions)
  }
}

import Interchange
import Language
import Session

extension Command {
  static let exportHandout = Command.Form(
    .word("handout", .file()),
    .optional(.oneOf(.word("blank", as: false), .word("solved", as: true))),
    summary: "a paper for the class to print, FILE.html: the talk or the lesson that is open, or "
      + "else this session; 'blank' asks, with room for answers, and 'solved' has the answers"
  ) { call, file, isSolved in
    guard file.value.hasSuffix(".html") || file.value.hasSuffix(".htm") else {
      throw call.error(.refused("a handout is a page to print; name it FILE.html"), at: file)
    }
    let handout = try call.handout(isSolved: isSolved ?? false)
    if call.scene.mustStop() { throw WorkInterrupted() }
    try call.export(handout.htmlLines, to: file)
  }
}

extension Call {
  fileprivate func handout(isSolved: Bool) throws -> Handout {
    if let mode = session.modes.lazy.compactMap({ $0 as? any PaperMode }).last {
      return mode.handout(isSolved: isSolved, in: session)
    }
    guard let transcript = session.transcript else {
      throw CommandError(
        .refused(
          "a script keeps no transcript; begin with 'set-option transcript on', or open a talk"))
    }
    let commands = WorthShowing.commands(among: transcript.ownCommands, session.kit)
    return HandoutMaker.handout(of: commands, isSolved: isSolved, in: session)
  }
}

import Interchange
import Language

extension Command {
  /// `export handout`.
  static let exportHandout = Command.Form(
    .word("handout", .file()),
    .optional(.oneOf(.word("blank", as: false), .word("solved", as: true))),
    summary: "a paper for the class, FILE.md or FILE.html: the talk or the lesson that is open, "
      + "or else this session; 'blank' asks who gets each event, 'solved' answers"
  ) { call, file, isSolved in
    let handout = try call.handout(isSolved: isSolved ?? false)
    let isPage = file.value.hasSuffix(".html") || file.value.hasSuffix(".htm")
    guard isPage || file.value.hasSuffix(".md") else {
      throw call.error(.refused("a handout is FILE.md or FILE.html"), at: file)
    }
    try call.export(isPage ? handout.htmlLines : handout.markdownLines, to: file)
  }
}

extension Call {
  fileprivate func handout(isSolved: Bool) throws -> Handout {
    if let mode = session.mode(TalkMode.self) {
      return HandoutMaker.handout(of: mode.talk, isSolved: isSolved)
    }
    if let mode = session.lesson {
      return HandoutMaker.handout(of: mode.lesson, isSolved: isSolved)
    }
    guard let transcript = try runner.transcript else {
      throw CommandError(
        .refused(
          "a script keeps no transcript; begin with 'set-option transcript on', or open a talk"))
    }
    // What looks, leaves the paper as it is.
    let lines = transcript.commands.filter { line in
      guard let command = Catalogue.byWord[String(line.prefix { $0 != " " })] else { return false }
      return ![.looking, .session, .expecting].contains(command.group) || command === Command.chain
    }
    return HandoutMaker.handout(of: lines, isSolved: isSolved)
  }
}

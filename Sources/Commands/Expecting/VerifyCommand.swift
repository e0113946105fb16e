import Session

extension Command {
  package static let verify = Command(
    name: "verify", group: .expecting,
    summary: "checks what a command prints, line by line",
    forms: [
      Form(.located(.command("COMMAND <<END"))) { call, command in
        var words = command.value
        guard let heredoc = words.popLast(), heredoc.quoting == .heredoc, !words.isEmpty else {
          throw CommandError(
            .refused("'verify' takes a command and '<<END', with the lines that it prints below"),
            at: command.range)
        }
        let printed = try call.session.printed { try call.carryOut(words, behind: "verify") }
        let expected = ExpectedOutput(heredoc.text)
        let holds = expected.matches(printed)
        let isAccepted = try call.runner.accept(
          holds ? expected.texts : expected.accepting(printed), inPlaceOf: expected.texts,
          for: heredoc)
        if holds || isAccepted { return }
        let command = words.map(\.text).joined(separator: " ")
        throw ExpectationFailure(
          "'\(command)' prints something else", notes: expected.difference(from: printed))
      }
    ])
}

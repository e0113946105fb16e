import Session

extension Command {
  package static let verify = Command(
    name: "verify", group: .expecting,
    summary: "checks what a command prints, line by line",
    details: [
      "The expected lines follow, up to a line that is only END (or any other word). '…' stands "
        + "for any text in a line; a line that is only '…' stands for any lines. The indentation "
        + "of END is removed from every line. Lines are 80 columns wide, whatever the terminal is. "
        + "'tapscope --accept' writes the actual output into the script."
    ],
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
    ],
    examples: [
      Example(
        "verify hit 10,10 <<END\n…\n└─ root  ✓ (10, 10) inside (0 0; 390 844)  ← hit\nEND",
        "the last line, exactly"),
      Example("verify get root alpha <<END\n1\nEND", "one line"),
    ])
}

import ResponderKit

extension Command {
  static let source = Command(
    name: "source", group: .session,
    summary: "runs a script; the path is relative to the script with this command",
    forms: [
      Form(.script()) { call, file in
        try call.runner.source(file.value, at: file.range)
      }
    ])
}

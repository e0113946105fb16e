import Scenes
import Text

extension Command {
  static let record = Command(
    name: "record", group: .session,
    summary: "writes what is done from now on into a script, with expectations of what was seen",
    details: [
      "The file begins with the scene as it is, so that it runs alone, and is complete after every "
        + "command. Variables, aliases, macros and scripts that are sourced are written as the "
        + "commands that they come to. Events are followed by what they hit, who handled them and "
        + "what was fired; a question becomes an expectation or a 'verify' of its answer; a command "
        + "that fails becomes an 'expect error'.",
      "Each line is tried in a scene of its own before it is written. What would not hold there, as "
        + "a 'trace' of an event before the recording began, stands in a comment.",
    ],
    forms: [
      Form("none", summary: "ends the recording") { call in
        guard let recording = call.session.recording else {
          throw CommandError(.refused("nothing is being recorded; 'record FILE' begins"))
        }
        call.session.recording = nil
        call.confirm("\(recording.summary) written into \(recording.name)")
      },
      Form(.file(), summary: "begins one, in place of what the file held") { call, file in
        let session = call.session
        if let recording = session.recording {
          throw CommandError(
            .refused(
              "the session is being recorded in '\(recording.name)' already; "
                + "'record none' ends that"))
        }
        guard call.scene.isAtRest else {
          throw CommandError(
            .refused(
              "a recording begins when no finger is down and nothing waits; "
                + "lift the fingers, or try 'wait 1'"))
        }
        guard try !call.runner.isInTest else {
          throw CommandError(.refused("a recording cannot begin within a test"))
        }
        let name = file.value
        guard !["stop", "off", "end"].contains(name) else {
          throw call.error(
            .refused("'record none' ends a recording; a file named '\(name)' is './\(name)'"),
            at: file)
        }
        let path = try session.writablePath(of: name, at: file.range)
        do throws(FileContents.Failure) {
          session.recording = try ScriptRecorder(session, name: name, path: path)
        } catch {
          throw call.error(.file(path: name, action: "write", reason: error.reason), at: file)
        }
        call.confirm("recording in \(name); 'record none' ends it")
      },
      Form(summary: "tells what is being recorded") { call in
        guard let recording = call.session.recording else {
          call.write(TextLine("nothing is being recorded; 'record FILE' begins", .notice))
          return
        }
        call.write(
          TextLine("recording in \(recording.name): ")
            + TextLine("\(recording.summary) so far", .strong))
      },
    ],
    examples: [
      Example("record", "tells whether, and how many", shows: "nothing is being recorded")
    ])
}

extension ScriptRecorder {
  /// The number of commands and expectations that were written, in words.
  var summary: String {
    let commands = commandCount == 1 ? "1 command" : "\(commandCount) commands"
    let expectations =
      expectationCount == 1 ? "1 expectation" : "\(expectationCount) expectations"
    return "\(commands) and \(expectations)"
  }
}

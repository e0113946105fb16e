import Interchange
import Language
import Text

extension Command {
  static let export = Command(
    name: "export", group: .session,
    summary: "writes the session or the scene for others to read, into a file or the output",
    details: [
      "The prompt keeps the last \(Transcript.limit) lines that were typed and printed. A "
        + "script does so after 'set-option transcript on'; 'tapscope --format markdown' writes "
        + "all of a run.",
      "'tree' holds what UIKit prints: no names, overrides or controllers. 'swift' writes overrides "
        + "as methods of subclasses. What a format cannot hold is told at the prompt, and wherever "
        + "the text goes into a file.",
    ],
    forms: [
      Form(
        .word("markdown", .optional(.file())),
        summary: "a transcript of this session, for an issue or a slide"
      ) { call, file in
        guard let transcript = try call.runner.transcript else {
          throw CommandError(
            .refused(
              "no transcript is kept in a script; begin with 'set-option transcript on', or run "
                + "it with --format markdown"))
        }
        try call.export(transcript.markdown, to: file)
      },
      Form(
        .word("script", .optional(.file())),
        summary: "a script that rebuilds the scene, as 'save' writes it"
      ) { call, file in try call.export(SceneScript(call.scene).lines, to: file) },
      exportTree, exportSwift, exportJSON, exportSVG, exportHTML,
    ],
    examples: [
      Example("export script", "the scene as commands", setup: "add red 0,0 90x90", shows: "red"),
      Example(
        "export markdown", "what was said and seen", setup: "set-option transcript on",
        shows: "# A Tapscope session"),
      Example(
        "export svg", "a picture for a browser", setup: "add red 0,0 90x90; tap red",
        shows: "<title>Who gets the touch</title>"),
      Example(
        "export html", "a page to click on", setup: "add red 0,0 90x90",
        shows: "<!DOCTYPE html>"),
      Example(
        "export tree", "the dump that 'import' reads", setup: "add red 0,0 90x90",
        shows: "frame = (0 0; 90 90)"),
      Example(
        "export swift", "the view, its class and the code of the override",
        setup: "add UIButton buy 0,0 90x44; inset buy -10",
        shows: "bounds.insetBy(dx: -10, dy: -10).contains(point)"),
      Example(
        "export json", "the scene for a program", setup: "add red 0,0 90x90",
        shows: "\"frame\":[0,0,90,90]"),
    ])
}

extension Call {
  /// Writes lines into the file that was named, or into the output.
  func export(_ lines: [String], to file: Located<String>?) throws {
    guard let file else {
      for line in lines { write(TextLine(line)) }
      return
    }
    try session.write(
      lines.joined(separator: "\n") + "\n", to: file.value, at: file.range)
    confirm("\(lines.count) lines written")
  }
}

import EmbeddedFiles
import Language
import Session

extension Command {
  package static let capture = Command(
    name: "capture", group: .session,
    summary: "prints what captures a screen of a running app for 'import'",
    details: [
      "A capture has what no dump has: targets, recognizers, controllers, windows, which methods "
        + "classes override, and what the app's own hitTest answers. 'import' compares these "
        + "answers with the simulator's. See captures.",
      "'tapscope capture swift > Tapscope.swift' does the same outside of the prompt.",
    ],
    forms: [
      Form(.word(of: CaptureFile.self), .optional(.file())) { call, file, target in
        var lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        try call.export(lines.map(String.init), to: target)
      }
    ],
    examples: [
      Example("capture swift", "one file for debug builds and tests", shows: "enum Tapscope"),
      Example("capture lldb", "a command for the debugger", shows: "command script add"),
      Example("capture help", "where to put them", shows: "~/.lldbinit"),
    ])
}

/// A file that captures a screen, or the words about them.
package enum CaptureFile: String, CaseIterable, Sendable {
  case swift, lldb, help

  /// The text, as it was when the program was built.
  package var text: String {
    switch self {
    case .swift: EmbeddedFiles.text("Capture/Tapscope.swift")
    case .lldb: EmbeddedFiles.text("Capture/tapscope_lldb.py")
    case .help: EmbeddedFiles.text("Capture/help.txt")
    }
  }
}

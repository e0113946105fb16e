import EmbeddedFiles
import Language
import Session

extension Command {
  package static let capture = Command(
    name: "capture", group: .session,
    summary: "prints what captures a screen of a running app for 'import'",
    forms: [
      Form(.word(of: CaptureFile.self), .optional(.file())) { call, file, target in
        var lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        try call.export(lines.map(String.init), to: target)
      }
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

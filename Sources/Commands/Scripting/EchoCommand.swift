import Scenes
import Session
import Text

extension Command {
  package static let echo = Command(
    name: "echo", group: .session, summary: "prints text",
    forms: [
      Form(.optional(.rest("TEXT"))) { call, text in
        let text = text ?? ""
        guard text.utf8.contains(UInt8(ascii: "\n")) else { return call.write(TextLine(text)) }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
          call.write(TextLine(String(line)))
        }
      }
    ])
}

import Foundation
import Session
import Text

/// The texts that commands at the prompt read: pasted ones, or those for which a person is asked.
final class PromptTexts {
  /// The text that was pasted behind the line being carried out.
  var pasted: [UInt8]?
  /// The editor that reads texts where lines can be edited.
  var editor: LineEditor?
  private let shell: Shell

  init(_ shell: Shell) {
    self.shell = shell
  }

  /// The texts that the editor hands over instead of inserting them into the line: dumps.
  var bulkText: PastedBlock {
    let session = shell.session
    return PastedBlock(
      isBulk: session.isDump, mayBegin: session.mayBeginDump, isCommand: session.isCommand,
      fits: session.takesDump)
  }

  func next() -> PromptedText {
    if let text = pasted {
      pasted = nil
      return .text(Data(text))
    }
    let question = shell.session.style.render(
      TextLine("paste the text; an empty line or Ctrl-D ends it, Ctrl-C gives up", .dim))
    shell.flush()
    guard let text = text(answering: question), text.contains(where: { $0 > 32 })
    else { return .givenUp }
    return .text(Data(text))
  }

  private func text(answering question: String) -> [UInt8]? {
    if let editor, Terminal.hasUsualSize { return editor.readText(answering: question) }
    FileHandle.standardOutput.write(Data((question + "\n").utf8))
    return plainText()
  }

  /// Reads the lines up to a blank one, where the terminal cannot edit.
  func plainText() -> [UInt8] {
    var text: [UInt8] = []
    while let line = readLine(strippingNewline: false), line.contains(where: { !$0.isWhitespace }) {
      text += Array(line.utf8)
    }
    return text
  }
}

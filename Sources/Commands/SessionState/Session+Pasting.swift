import Foundation
import Interchange
import Language

/// An answer of a person who was asked for a text.
package enum PromptedText {
  case text(Data)
  /// The person gave up.
  case givenUp
}

extension Session {
  /// The line that imports a pasted dump.
  package static let importOfPaste = "import -"

  /// Returns whether a pasted text is certainly a dump and not a script: it has a line that only
  /// dumps have, and no line up to it begins with a command.
  package func isDump(_ text: some Collection<UInt8>) -> Bool {
    guard let count = HierarchyDump.linesBeforeSign(in: text) else { return false }
    return text.split(maxSplits: count + 1, omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "\n")
    }
    .prefix(count + 1).allSatisfy { !isCommand($0) }
  }

  /// Returns whether a line can only be the first one of a dump.
  package func mayBeginDump(_ line: String) -> Bool {
    HierarchyDump.mayBegin(with: line.utf8) && !isCommand(line.utf8)
  }

  /// Returns whether a dump that is pasted behind a line belongs to it: the line is blank or says
  /// `import`.
  package func takesDump(_ line: String) -> Bool {
    guard let first = firstWord(of: line.utf8) else { return true }
    return trying { (try? command(for: first))?.name == Command.import.name }
  }

  private func isCommand(_ line: some Collection<UInt8>) -> Bool {
    guard let first = firstWord(of: line) else { return false }
    return aliases[first.text] != nil || macros[first.text] != nil
      || trying { (try? command(for: first)) != nil }
  }

  private func firstWord(of line: some Collection<UInt8>) -> Word? {
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || (9...13).contains(byte) }
    let word = line.drop(while: isBlank).prefix(64).prefix {
      !isBlank($0) && $0 != UInt8(ascii: ";")
    }
    guard !word.isEmpty else { return nil }
    return Word(text: String(decoding: word, as: UTF8.self), range: 0..<0, quoting: .bare)
  }
}

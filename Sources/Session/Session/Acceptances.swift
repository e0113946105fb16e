import Foundation
import Language

/// Outputs that are to be written into scripts in place of those that `verify` expects.
package struct Acceptances {
  private struct Edit {
    /// The lines of the heredoc when it was read.
    var old: [String]
    var lines: [String]
    /// Indicates whether different runs of the same command print different lines.
    var isAmbiguous = false

    /// Indicates whether the new lines differ from those of the script.
    var isNew: Bool { lines != old }
  }

  /// The new lines by file and by the number of the line with the heredoc.
  private var edits: [String: [Int: Edit]] = [:]

  /// Indicates whether there is nothing to write.
  package var isEmpty: Bool { !edits.values.contains { $0.values.contains(where: \.isNew) } }

  /// Adds the new lines of a heredoc, even if they are the old ones, because the same heredoc may
  /// be compared with other lines later.
  mutating func add(
    _ lines: [String], inPlaceOf old: [String], behind line: Int, of path: String
  ) {
    guard let earlier = edits[path]?[line] else {
      edits[path, default: [:]][line] = Edit(old: old, lines: lines)
      return
    }
    if earlier.lines != lines { edits[path]?[line]?.isAmbiguous = true }
  }

  /// An outcome of writing a file.
  package enum Outcome: Equatable {
    /// The given number of expectations were written.
    case rewritten(String, count: Int)
    /// Nothing was written, for the given reason.
    case refused(String, reason: String)
  }

  /// Writes the outputs into their scripts, each file at once.
  package func write() -> [Outcome] {
    // Nearly always; a list of none would take a tenth of a start.
    if edits.isEmpty { return [] }
    return edits.sorted { $0.key < $1.key }.compactMap { path, edits in
      let edits = edits.filter { $0.value.isNew || $0.value.isAmbiguous }
      if edits.isEmpty { return nil }
      if let line = edits.first(where: \.value.isAmbiguous)?.key {
        return .refused(
          path, reason: "the 'verify' in line \(line) prints something else each time")
      }
      do {
        let bytes = try FileContents.read(path)
        // The text that ran did not hold it.
        let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.prefix(3) : Data()
        let text = String(decoding: bytes.dropFirst(mark.count), as: UTF8.self)
        try FileContents.write(mark + Data(try Self.apply(edits, to: text).utf8), to: path)
        return .rewritten(path, count: edits.count)
      } catch let error as FileContents.Failure {
        return .refused(path, reason: error.reason)
      } catch {
        return .refused(path, reason: (error as? CommandError)?.message ?? "\(error)")
      }
    }
  }

  private static func apply(_ edits: [Int: Edit], to text: String) throws -> String {
    // Split by bytes: as characters, a carriage return and a line feed are one.
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    // From the end, so that the numbers of the lines before stay right.
    for (number, edit) in edits.sorted(by: { $0.key > $1.key }) {
      guard number >= 1, number <= lines.count,
        let name = lines[number - 1].heredocDelimiter,
        let end = lines[number...].firstIndex(where: { name.isClosed(by: $0.utf8) }),
        texts(of: lines[number..<end], indentedAs: lines[end]) == edit.old
      else { throw CommandError(.refused("the file changed while it ran")) }
      guard !edit.lines.contains(where: { name.isClosed(by: $0.utf8) }) else {
        throw CommandError(
          .refused(
            "the output in line \(number) has a line that says \(name.delimiter); "
              + "choose another word"))
      }
      let indentation = lines[end].indentation
      let isCRLF = lines[number - 1].utf8.last == UInt8(ascii: "\r")
      lines.replaceSubrange(
        number..<end,
        with: edit.lines.map { ($0.isEmpty ? "" : indentation + $0) + (isCRLF ? "\r" : "") })
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the lines of a heredoc as they are compared: without indentation and carriage returns.
  private static func texts(of lines: ArraySlice<String>, indentedAs end: String) -> [String] {
    lines.map { line in
      let text = line.last == "\r" ? line.dropLast() : line[...]
      return String(
        text.hasPrefix(end.indentation) ? text.dropFirst(end.indentation.count) : text)
    }
  }
}

extension String {
  fileprivate var indentation: Substring { prefix { $0 == " " || $0 == "\t" } }

  /// The heredoc that begins in a line.
  fileprivate var heredocDelimiter: Heredoc? {
    var lexer = Lexer(self)
    do {
      _ = try lexer.commands()
      return nil
    } catch {
      return lexer.heredoc
    }
  }
}

extension ScriptRunner {
  /// Keeps the output of a `verify` for its script, if that is asked for and there is a file to
  /// write.
  ///
  /// - Returns: True if it was kept, so that the expectation holds.
  package func accept(
    _ lines: @autoclosure () -> [String], inPlaceOf old: @autoclosure () -> [String],
    for heredoc: Word
  ) -> Bool {
    guard policy.accepts, let path = sources.last?.path, let statement else { return false }
    let before = statement.line.utf8.prefix(heredoc.range.lowerBound)
    // An alias or a macro's parameter brings its lines from elsewhere.
    guard statement.line.utf8.dropFirst(before.count).starts(with: "<<".utf8) else { return false }
    let line = statement.number + before.count { $0 == UInt8(ascii: "\n") }
    acceptances.add(lines(), inPlaceOf: old(), behind: line, of: path)
    return true
  }
}

import Code
import Foundation
import Interchange
import Language
import Scenes

/// A reader of the logical lines of a script from a file descriptor, as they come.
package struct ScriptReader {
  /// A line, or the reason why there is none.
  package enum Item {
    /// A line.
    case line(String)
    /// A line that is not valid UTF-8; the text has replacement characters.
    case invalid(String, offset: Int)
    /// A failure to read, with its reason.
    case failure(String)
  }

  private static let chunk = 1 << 16
  private let descriptor: Int32
  /// The bytes that may still come; nil for a standard input, which may go on for ever.
  private var rest: Int?
  private let willBlock: () -> Void
  private let isInterrupted: () -> Bool
  private var bytes: [UInt8] = []
  private var position = 0
  /// The position from which the search for the end of the line continues.
  private var searched = 0
  /// The position at which the last line of those that belong together begins.
  private var lineStart = 0
  private var joiner = LineJoiner()
  /// The number of the line that comes next.
  private var nextNumber = 1
  /// The number of the first line of the item that was read last.
  package private(set) var lineNumber = 1
  private var isAtEnd = false
  /// The reason why the beginning could not be read, until it is told.
  private var failure: String?
  private var isAtStart = true

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - descriptor: The open file descriptor; the standard input may be of any length.
  ///   - isInterrupted: Returns whether to give up; called after a signal.
  ///   - willBlock: Called before a read that may have to wait.
  package init(
    _ descriptor: Int32, isInterrupted: @escaping () -> Bool = { false },
    willBlock: @escaping () -> Void = {}
  ) {
    self.descriptor = descriptor
    rest = descriptor == STDIN_FILENO ? nil : FileContents.largest
    self.isInterrupted = isInterrupted
    self.willBlock = willBlock
  }

  /// Reads the next logical line: lines that end in a backslash are joined with the next. Returns
  /// nil at the end.
  package mutating func next() -> Item? {
    if let reason = failure {
      failure = nil
      return .failure(reason)
    }
    while true {
      while let end = lineEnd() {
        if lineStart == position { lineNumber = nextNumber }
        // A declaration whose last brace is missing takes no command with it.
        if lineStart > position, joiner.endsCode(before: bytes[lineStart..<end]) {
          searched = lineStart
          return take(to: lineStart - 1, skipping: 1)
        }
        nextNumber += 1
        let isEnd =
          isPlain(lineStart..<end)
          || joiner.isEnd(bytes[lineStart..<end], of: bytes[position..<end])
        (searched, lineStart) = (end + 1, end + 1)
        if isEnd { return take(to: end, skipping: 1) }
      }
      if isAtEnd {
        guard position < bytes.count else { return nil }
        if lineStart == position { lineNumber = nextNumber }
        return take(to: bytes.count, skipping: 0)
      }
      if let failure = fill() { return .failure(failure) }
    }
  }

  /// Returns whether the text is a dump of a screen and no script, as far as its beginning tells.
  /// Nothing of it is taken.
  package mutating func findsDump(isCommand: (String) -> Bool) -> Bool {
    // Who writes slowly has written a line at least.
    while failure == nil, !isAtEnd, lineEnd() == nil { failure = fill() }
    guard failure == nil else { return false }
    let text = String(decoding: bytes[position...], as: UTF8.self)
    let word = String(text.drop(while: \.isWhitespace).prefix { !$0.isWhitespace })
    if word.isEmpty || word.hasPrefix("#") || isCommand(word) || CodeBeginning.isComment(word) {
      return false
    }
    // Of a text with a syntax of its own the beginning makes no sense.
    if word.hasPrefix("<?xml") || word.hasPrefix("{") { return true }
    guard let dump = try? HierarchyDump(parsing: text) else { return false }
    return !dump.roots.isEmpty || dump.withChainAsTree != nil
  }

  /// Takes all bytes that are left, or more than a text may have.
  package mutating func takeAll() -> Data {
    while !isAtEnd, bytes.count <= FileContents.largest, fill() == nil {}
    defer { position = bytes.count }
    return Data(bytes[position...])
  }

  /// Returns whether a line certainly belongs to no other, as most do; found out sooner than what
  /// its marks mean.
  private func isPlain(_ line: Range<Int>) -> Bool {
    guard !joiner.isWithin else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      bytes[line].allSatisfy { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "\\") }
        && !CodeBeginning.goesOn(UnsafeBufferPointer(rebasing: bytes[line]))
    }
  }

  private func lineEnd() -> Int? {
    guard searched < bytes.count else { return nil }
    return bytes.withUnsafeBytes { buffer -> Int? in
      guard let base = buffer.baseAddress,
        let found = memchr(base + searched, 0x0A, buffer.count - searched)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }

  private mutating func take(to end: Int, skipping lineBreak: Int) -> Item {
    defer {
      position = end + lineBreak
      (searched, lineStart) = (position, position)
    }
    let (text, isASCII) = bytes.withUnsafeBufferPointer { bytes in
      let line = UnsafeBufferPointer(rebasing: bytes[position..<end])
      return (String(shortly: line), line.allSatisfy { $0 < 0x80 })
    }
    if isASCII { return .line(text) }
    let line = bytes[position..<end]
    if text.utf8.elementsEqual(line) { return .line(text) }
    let valid = zip(text.utf8, line).prefix { $0 == $1 }.count
    return .invalid(text, offset: valid)
  }

  /// Reads on; returns the reason if that cannot be.
  private mutating func fill() -> String? {
    willBlock()
    if isAtStart, let rest {
      var found = stat()
      if fstat(descriptor, &found) == 0, found.st_size > rest {
        return FileContents.tooLarge.reason
      }
    }
    searched = bytes.count - position
    lineStart -= position
    bytes.removeSubrange(..<position)
    position = 0
    var count = 0
    bytes += [UInt8](unsafeUninitializedCapacity: Self.chunk) { buffer, filled in
      repeat {
        count = read(descriptor, buffer.baseAddress, Self.chunk)
      } while count < 0 && errno == EINTR && !isInterrupted()
      filled = max(0, count)
    }
    if count <= 0 { isAtEnd = true }
    if count < 0, errno != EINTR { return FileContents.Failure().reason }
    rest? -= count
    if let rest, rest < 0 { return FileContents.tooLarge.reason }
    if bytes.count > FileContents.largest + Self.chunk {
      return "a line of it is longer than \(FileContents.largest >> 20) MB"
    }
    if isAtStart {
      isAtStart = false
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
      (searched, lineStart) = (position, position)
    }
    return nil
  }
}

/// A script, or a macro's body, that is being run.
package struct ScriptSource {
  /// The name in messages; nil at the prompt.
  package var name: String?
  /// The path of the file, if there is one.
  package var path: String?
  /// The folder that file names are relative to.
  var directory: String?
  /// Indicates whether it was called, as a macro is, and not sourced.
  package var isCalled = false
  /// Indicates whether somebody types the lines, at the prompt or behind `-c`.
  var isTyped = false
  /// Indicates whether it rebuilds a scene that was saved.
  var isRebuilding = false
  /// The code that the scene had before its first line.
  var codeBefore: (any SceneCode)?
  /// Indicates whether statements of Swift may stand among the commands.
  package var readsSwift = false
  /// The number of the line that comes next, where lines come one by one.
  var nextLine = 1
  /// The number of the line from which another script or a macro is being run.
  package var current = 1
}

extension String {
  /// The number of lines that the text takes in a script.
  package var lineCount: Int {
    var count = 1
    for byte in utf8 where byte == UInt8(ascii: "\n") { count += 1 }
    return count
  }
}

/// A command as a script says it, with its place: what a block repeats and an error points at.
package struct Statement {
  /// Its words; variables stand in them by name.
  var words: [Word]
  /// The line that it stands in, perhaps of several lines.
  package var line: String
  /// The number of the line's first line.
  var number: Int

  package init(words: [Word], line: String, number: Int) {
    (self.words, self.line, self.number) = (words, line, number)
  }

  /// The character of the line at which it begins, from 1.
  var column: Int {
    let start = words.first?.range.lowerBound ?? 0
    return String(decoding: line.utf8.prefix(start), as: UTF8.self).count + 1
  }

  /// The text of the command.
  package var text: String {
    guard let first = words.first, let last = words.last else { return "" }
    let utf8 = line.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: first.range.lowerBound)
    let end = utf8.index(utf8.startIndex, offsetBy: last.range.upperBound)
    return String(Substring(utf8[start..<end]))
  }
}

/// The lines of a script, those that belong together as one.
package struct LogicalLines: Sequence, IteratorProtocol {
  private var rest: Substring.UTF8View
  private var joiner = LineJoiner()

  /// Creates the lines of a text.
  package init(_ text: String) {
    rest = Substring(text).utf8
  }

  /// Returns the next line, without its line break, and goes on to the one behind it.
  package mutating func next() -> String? {
    guard !rest.isEmpty else { return nil }
    var start = rest.startIndex
    while let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) {
      let text = rest[rest.startIndex..<end]
      if start > rest.startIndex, joiner.endsCode(before: rest[start..<end]) {
        defer { rest = rest[start...] }
        return String(Substring(rest[rest.startIndex..<rest.index(before: start)]))
      }
      if joiner.isEnd(rest[start..<end], of: text) {
        defer { rest = rest[rest.index(after: end)...] }
        return String(Substring(text))
      }
      start = rest.index(after: end)
    }
    defer { rest = rest[rest.endIndex...] }
    return String(Substring(rest))
  }
}

/// A joiner that finds the lines of a script that belong together: a backslash at the end of a line
/// joins the next, `<<END` all lines up to one that says END, and a declaration of code all up to its
/// last brace.
struct LineJoiner {
  private var heredoc: Heredoc?
  private var code: CodeEnd?

  /// Indicates whether the lines belong to a text or to code that is not closed yet.
  var isWithin: Bool { heredoc != nil || code != nil }

  /// Returns whether code that is not closed ends before a line, as that can only be a command.
  mutating func endsCode(before line: some Collection<UInt8>) -> Bool {
    guard let code, code.isEnd(before: line) else { return false }
    self.code = nil
    return true
  }

  /// Returns whether a line ends what began with the lines before it.
  ///
  /// - Parameters:
  ///   - line: The line, without its line break.
  ///   - text: The lines since the last end, with this one.
  mutating func isEnd<Bytes: BidirectionalCollection<UInt8>>(_ line: Bytes, of text: Bytes) -> Bool
  {
    if let heredoc {
      guard heredoc.isClosed(by: line) else { return false }
      self.heredoc = nil
      return true
    }
    if code != nil { return takeCode(line) }
    if let first = text.first, let last = text.last,
      CodeBeginning.mayBegin(first) || CodeBeginning.mayLeaveOpen(last)
    {
      code = CodeEnd(of: String(decoding: text, as: UTF8.self))
      if code != nil { return takeCode(text) }
    }
    if Self.isContinued(line) { return false }
    guard line.contains(UInt8(ascii: "<")) else { return true }
    var lexer = Lexer(String(decoding: text, as: UTF8.self))
    _ = try? lexer.commands()
    heredoc = lexer.heredoc
    return heredoc == nil
  }

  /// Takes lines of code; returns whether they end it.
  private mutating func takeCode(_ lines: some Collection<UInt8>) -> Bool {
    if code?.take(String(decoding: lines, as: UTF8.self) + "\n") != nil { code = nil }
    return code == nil
  }

  /// Returns whether a line ends in a backslash that is not escaped itself.
  static func isContinued(_ line: some BidirectionalCollection<UInt8>) -> Bool {
    var end = line.endIndex
    if end > line.startIndex, line[line.index(before: end)] == UInt8(ascii: "\r") {
      line.formIndex(before: &end)
    }
    var isOdd = false
    while end > line.startIndex {
      line.formIndex(before: &end)
      guard line[end] == UInt8(ascii: "\\") else { break }
      isOdd.toggle()
    }
    return isOdd
  }
}

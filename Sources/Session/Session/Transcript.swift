import Text

/// A transcript of the commands and the output of a session, line by line.
package final class Transcript: SessionObserver {
  package let interests: SessionEvent.Kinds = [.reading, .output, .problems]
  /// The number of lines of commands and output that are kept.
  package static let limit = 10_000

  /// A piece of a session.
  enum Entry {
    /// A command as it was typed, perhaps of several lines; and whether it was typed in a mode that has
    /// put the session's own scene aside.
    case command(String, isApart: Bool)
    /// A line of output or of an error.
    case output(String)
  }

  private var entries: [Entry] = []
  private var cutCount = 0
  private var writer: MarkdownWriter?
  private var hasBegun = false
  private let style = OutputStyle()

  /// Creates a transcript that keeps the last ``limit`` lines.
  package init() {}

  /// Creates a transcript that keeps nothing and is written as Markdown at once.
  package init(writingTo write: @escaping (String) -> Void) {
    writer = MarkdownWriter(write)
  }

  /// Indicates whether the transcript is written at once and keeps nothing.
  fileprivate var isWrittenAtOnce: Bool { writer != nil }

  /// Closes a transcript that is written at once.
  package func end() { writer?.end() }

  package func observe(_ event: SessionEvent, in session: Session) {
    switch event {
    case .willRead(let line):
      hasBegun = true
      if !line.allSatisfy(\.isWhitespace) {
        add(.command(line, isApart: session.modes.contains(where: \.isApart)))
      }
    case .output(let line): add(line)
    case .problem(let diagnostic): diagnostic.lines(fitting: style.width).forEach(add)
    default: break
    }
  }

  private func add(_ line: TextLine) {
    // What belongs to a line before it is not kept without that line.
    if hasBegun { add(.output(style.render(line))) }
  }

  private func add(_ entry: Entry) {
    if writer != nil {
      writer?.add(entry)
      return
    }
    entries.append(entry)
    // Cut seldom, as cutting moves all that stays.
    if entries.count >= 2 * Self.limit { cut() }
  }

  /// Removes the earliest lines that exceed the limit.
  private func cut() {
    let excess = max(0, entries.count - Self.limit)
    entries.removeFirst(excess)
    cutCount += excess
  }

  /// The commands that are kept, without the one that is being carried out.
  package var commands: [String] {
    entries.compactMap { if case .command(let text, _) = $0 { text } else { nil } }.dropLast()
  }

  /// The commands about the session's own scene, without the one that is being carried out.
  package var ownCommands: [String] {
    entries.compactMap { entry -> (text: String, isApart: Bool)? in
      if case .command(let text, let isApart) = entry { (text, isApart) } else { nil }
    }.dropLast().filter { !$0.isApart }.map(\.text)
  }

  /// The transcript as Markdown, without the command that is being carried out.
  package var markdown: [String] {
    cut()
    var lines: [String] = []
    var writer = MarkdownWriter { lines.append($0) }
    if cutCount > 0 { writer.add(note: "Lines left out before these: \(cutCount).") }
    let last = entries.lastIndex(where: \.isCommand) ?? entries.endIndex
    for entry in entries[..<last] { writer.add(entry) }
    writer.end()
    return lines
  }
}

extension Transcript.Entry {
  fileprivate var isCommand: Bool { if case .command = self { true } else { false } }
}

extension Session {
  /// The transcript that is kept; nil if none is.
  package var transcript: Transcript? {
    observers.all.lazy.compactMap { $0 as? Transcript }.first { !$0.isWrittenAtOnce }
  }

  /// Keeps commands and output from the next line on, for `export markdown`; or keeps nothing any more.
  package func keepTranscript(_ isWanted: Bool) {
    if !isWanted, let transcript { remove(transcript) }
    if isWanted, transcript == nil { add(Transcript()) }
  }
}

/// Writes a session as Markdown: fenced blocks of commands, each followed by what they printed.
struct MarkdownWriter {
  private let write: (String) -> Void
  private var language = ""
  private var block: [String] = []

  init(_ write: @escaping (String) -> Void) {
    self.write = write
    write("# A Tapscope session")
  }

  /// Writes a sentence between the blocks.
  mutating func add(note: String) {
    end()
    write("")
    write(note)
  }

  /// Adds the next command or line of output.
  mutating func add(_ entry: Transcript.Entry) {
    switch entry {
    case .command(let text, _):
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
        String($0).harmless
      }
      add(lines, in: "scope")
    case .output(let line): add([line], in: "text")
    }
  }

  private mutating func add(_ lines: [String], in language: String) {
    if self.language != language { end() }
    self.language = language
    block += lines
  }

  /// Writes the block that is open.
  mutating func end() {
    guard !block.isEmpty else { return }
    // A longer fence than any in the text.
    let longest = block.map { $0.drop { $0 == " " }.prefix { $0 == "`" }.count }.max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    write("")
    write(fence + language)
    block.forEach(write)
    write(fence)
    block = []
  }
}

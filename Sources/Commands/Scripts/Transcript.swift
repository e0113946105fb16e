import Text

/// A transcript of the commands and the output of a session, line by line.
package final class Transcript {
  /// The number of lines of commands and output that are kept.
  package static let limit = 10_000

  /// A piece of a session.
  enum Entry {
    /// A command as it was typed, perhaps of several lines.
    case command(String)
    /// A line of output or of an error.
    case output(String)
  }

  private var entries: [Entry] = []
  private var cutCount = 0
  private var writer: MarkdownWriter?
  private let style = OutputStyle()

  /// Creates a transcript that keeps the last ``limit`` lines.
  package init() {}

  /// Creates a transcript that keeps nothing and is written as Markdown at once.
  ///
  /// - Parameter write: Receives a line.
  package init(writingTo write: @escaping (String) -> Void) {
    writer = MarkdownWriter(write)
  }

  /// Indicates whether the transcript is written at once and keeps nothing.
  var isWrittenAtOnce: Bool { writer != nil }

  /// Closes a transcript that is written at once.
  package func end() { writer?.end() }

  func add(command: String) {
    guard !command.allSatisfy(\.isWhitespace) else { return }
    add(.command(command))
  }

  func add(_ line: TextLine) { add(.output(style.render(line))) }

  func add(_ diagnostic: Diagnostic) {
    for line in diagnostic.lines(fitting: style.width) { add(line) }
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
  var commands: [String] {
    entries.compactMap { if case .command(let text) = $0 { text } else { nil } }.dropLast()
  }

  /// The transcript as Markdown, without the command that is being carried out.
  var markdown: [String] {
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

extension ScriptRunner {
  /// Sets the transcript that keeps commands and output from now on; nil to keep nothing.
  package func keep(_ transcript: Transcript?) {
    self.transcript = transcript
    guard transcript != nil, !isListening else { return }
    isListening = true
    let (output, report) = (session.output, report)
    session.output = { [unowned self] in
      self.transcript?.add($0)
      output($0)
    }
    self.report = { [unowned self] in
      self.transcript?.add($0)
      report($0)
    }
  }

  /// Adds a line to the transcript before it is carried out, if there is one and nobody else adds
  /// it.
  func transcribe(_ line: String) {
    let isWanted = session.options.keepsTranscript
    if isWanted != (transcript != nil), transcript?.isWrittenAtOnce != true {
      keep(isWanted ? Transcript() : nil)
    }
    if sources.count == 1 { transcript?.add(command: line) }
  }
}

/// Writes a session as Markdown: fenced blocks of commands, each followed by what they printed.
struct MarkdownWriter {
  private let write: (String) -> Void
  private var language = ""
  private var block: [String] = []

  /// - Parameter write: Receives a line.
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
    case .command(let text):
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

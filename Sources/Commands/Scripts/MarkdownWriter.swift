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
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).harmless }
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

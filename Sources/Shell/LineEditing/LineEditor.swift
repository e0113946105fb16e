import CEditLine
import Session
import Text

/// An editor of lines that can be edited, completed and recalled.
///
/// There is one editor for the life of the process. While it reads, its terminal is in the editor's
/// mode, and between reads in the mode in which it was found.
final class LineEditor {
  /// The text of the prompt; it can be set between reads.
  var promptText = "> "
  var prompt: StyledPrompt { StyledPrompt(promptText, style: style.code(of: .prompt)) }
  /// A closure that returns the completions for the Tab key. The cursor and the range in the answer
  /// count Unicode scalars from the start of the line.
  var completer: ((_ line: String, _ cursor: Int) -> PromptCompletions)?
  /// A closure that returns the decoration of a line; nil to leave lines plain.
  var decorator: ((_ line: String) -> LineDecoration)?
  /// The line that Enter enters where nothing is typed.
  var lineOfEnter: String?
  /// The lines that Page Down and Page Up enter where nothing is typed; nil if these keys do
  /// nothing.
  var pageKeyLines: (down: String, up: String)?
  /// The texts that do not go into the line; nil if all do.
  var bulkText: PastedBlock?
  /// The number of bytes that are kept of a text that does not go into the line.
  var largestText = FileContents.largest
  /// The style of the prompt, lists and hints.
  var style = OutputStyle()

  /// Carries out what somebody else than the terminal wants as far as nothing is printed, while a
  /// line is being read; returns whether something is left for ``visit``.
  var visitQuietly: () -> Bool = { false }
  /// Carries out what somebody else than the terminal wants.
  var visit: () -> Void = {}
  /// The work for a moment in which nobody types; nil if there is none.
  var idleWork: IdleWork?

  /// Work that can wait, and that ends early once somebody types.
  struct IdleWork {
    /// The time without a key after which it begins, in milliseconds.
    let delay: Int32
    /// Returns whether there is something to do.
    let isWanted: () -> Bool
    let run: () -> Void
  }

  /// The sequence that clears the cursor's row.
  static let clearedRow = "\r\u{1B}[K"
  /// The sequence that clears the screen, and puts the cursor at its top.
  static let clearedScreen = "\u{1B}[H\u{1B}[2J"

  /// An action that the wait for the next key has to take once the line is drawn.
  enum PendingAction {
    case showList([CompletionCandidate], cursor: Int)
    /// The process is to stop until the reader's shell continues it.
    case suspend(cursor: Int)
    /// The line was given up; the next wait ends the read.
    case interrupt
    /// A text does not go into the line; the next wait ends the read with it.
    case handOver([UInt8], behind: String)
    /// A paste is too long for the line; the next wait ends the read.
    case refuse(lineCount: Int)

    /// Indicates whether the read ends as soon as the line is drawn.
    var endsRead: Bool {
      switch self {
      case .interrupt, .handOver, .refuse: true
      case .showList, .suspend: false
      }
    }
  }

  let history: HistoryStore
  var pendingAction: PendingAction?
  var search = HistorySearch()
  var drawn: Drawn?
  /// Indicates whether the line is drawn in the colours of another style.
  var hasOldColors = false
  /// The width of the terminal when the line was last drawn.
  var drawnColumns = 0
  /// The prompt as libedit draws it; it asks for a pointer that outlives the call.
  var promptBuffer: UnsafeMutableBufferPointer<wchar_t>
  /// Indicates whether Escape is a key of its own, and not only the start of other keys.
  private(set) var isVi = false
  var isPasting = false
  /// The input, which others read between the lines.
  let input: TerminalInput
  private(set) var editLine: OpaquePointer?
  private var wideHistory: OpaquePointer?
  private var historyRevision = -1

  /// Creates the editor; nil if the terminal cannot be edited on, or the user turned editing off.
  ///
  /// - Parameters:
  ///   - programName: The prefix of the lines in the user's `.editrc` that are for this program.
  ///   - history: The lines that the Up key recalls. Lines that are read have to be added to it.
  init?(programName: String, history: HistoryStore, input: TerminalInput) {
    self.history = history
    self.input = input
    promptBuffer = .allocate(capacity: 1)
    promptBuffer.initialize(repeating: 0)
    guard Terminal.canEditLines else { return nil }
    _ = cel_use_utf8()
    var callbacks = Self.callbacks
    // Unsafe here: the editor ends libedit's context, through which it is called, in its `deinit`.
    let context = Unmanaged.passUnretained(self).toOpaque()
    guard let editLine = cel_open(programName, &callbacks, context) else { return nil }
    self.editLine = editLine
    wideHistory = cel_history_open(editLine, Int32(HistoryStore.limit))
    KeyBinding.preferred.forEach(bind)
    el_source(editLine, nil)
    guard cel_is_editing(editLine) else { return nil }
    KeyBinding.required.forEach(bind)
    isVi = cel_is_vi(editLine)
    if isVi { bind(KeyBinding.loneEscape) }
  }

  deinit {
    if let editLine { cel_close(editLine) }
    if let wideHistory { history_wend(wideHistory) }
    promptBuffer.deallocate()
  }

  /// Reads one line. A Ctrl-C that comes behind its end is one for the command that it starts.
  func readLine() -> LineResult {
    loadHistory()
    pendingAction = nil
    drawn = nil
    hasOldColors = false
    search = HistorySearch()
    drawnColumns = Terminal.size.columns
    setPromptBuffer()
    cel_signals_begin(Self.pasteOff)
    // Before the prompt, because the terminal would echo what is typed as soon as it is seen.
    cel_prepare_terminal(editLine, true)
    // Text that was typed before that has been echoed; it is drawn again behind the prompt.
    cel_write(Self.clearedRow + Self.pasteOn)
    var count: Int32 = 0
    let characters = el_wgets(editLine, &count)
    cel_write(Self.pasteOff)
    cel_signals_end()
    if cel_has_unreported_interrupt() || input.takeInterrupt() { cel_interrupt() }

    if let pendingAction, pendingAction.endsRead { return ended(by: pendingAction) }
    guard let characters, count > 0 else {
      cel_write("\n")
      return .endOfInput
    }
    var line = String(wide: UnsafeBufferPointer(start: characters, count: Int(count)))
    // Pasted text may end with newlines of its own.
    while line.unicodeScalars.last == "\n" { line.unicodeScalars.removeLast() }
    return .line(line)
  }

  private func ended(by pendingAction: PendingAction) -> LineResult {
    el_reset(editLine)
    switch pendingAction {
    case .handOver(let text, let line):
      cel_write("\n")
      return .text(text, behind: line)
    case .refuse(let lineCount):
      cel_write("\n")
      return .tooLong(lineCount: lineCount)
    default:
      cel_write("^C\n")
      return .interrupted
    }
  }

  private func bind(_ binding: KeyBinding) {
    cel_bind(editLine, false, binding.key, binding.function)
    if binding.isForCommandMode { cel_bind(editLine, true, binding.key, binding.function) }
  }

  /// Takes another style for the line that is being read.
  func take(_ style: OutputStyle) {
    self.style = style
    setPromptBuffer()
    hasOldColors = true
  }

  /// Gives libedit the prompt.
  func setPromptBuffer() {
    let wide = prompt.marked(with: "\u{1}").wide
    promptBuffer.deallocate()
    promptBuffer = .allocate(capacity: wide.count)
    _ = promptBuffer.initialize(from: wide)
  }

  /// Gives libedit the entries for its own searches, such as `/` among vi's keys.
  private func loadHistory() {
    guard let wideHistory, historyRevision != history.revision else { return }
    historyRevision = history.revision
    cel_history_clear(wideHistory)
    for entry in history.entries { cel_history_add(wideHistory, entry.wide) }
  }
}

enum LineResult: Equatable {
  /// A line without its end; pasted text may have put `\n` inside it.
  case line(String)
  /// A text that does not go into the line it was pasted behind.
  case text([UInt8], behind: String)
  /// A paste that is neither such a text nor a line.
  case tooLong(lineCount: Int)
  /// Ctrl-C: the line was dropped, and the cursor stands on a new row.
  case interrupted
  /// Ctrl-D on an empty line, or the terminal went away.
  case endOfInput
}

extension LineEditor {
  /// Reads a text of any length: up to the end of a marked paste, an empty line with no input
  /// behind it, or Ctrl-D.
  ///
  /// - Parameter question: The text that is written first.
  /// - Returns: The text; nil if it was given up with Ctrl-C.
  func readText(answering question: String) -> [UInt8]? {
    cel_signals_begin(Self.pasteOff)
    cel_prepare_terminal(editLine, true)
    // Not before, because the terminal would echo, and cut, what answers it at once.
    cel_write(question + "\n" + Self.pasteOn)
    defer {
      cel_write(Self.pasteOff)
      cel_prepare_terminal(editLine, false)
      cel_signals_end()
    }
    var reader = PasteReader(isMarked: false, most: largestText)
    let end = collect(&reader) { reader, waited in
      switch waited {
      case 0: return 50
      case 50:
        cel_write("\r\u{1B}[K(\(reader.lineCountText))")
        return reader.endsInEmptyLine ? 150 : -1
      default: return nil
      }
    }
    cel_write("\r\u{1B}[K" + (end == .interrupt ? "^C\n" : "(pasted: \(reader.lineCountText))\n"))
    return end == .interrupt ? nil : reader.bytes
  }

  /// The callbacks of libedit, each of which calls the editor that is its context.
  static var callbacks: cel_callbacks {
    cel_callbacks(
      read: readHook,
      prompt: { LineEditor.owner(of: $0).promptBuffer.baseAddress },
      complete: { editLine, _ in LineEditor.owner(of: editLine).complete() },
      paste: { editLine, _ in LineEditor.owner(of: editLine).paste() },
      interrupt: { editLine, _ in LineEditor.owner(of: editLine).interrupt() },
      suspend: { editLine, _ in LineEditor.owner(of: editLine).requestSuspension() },
      older: { editLine, _ in LineEditor.owner(of: editLine).recallOlder() },
      newer: { editLine, _ in LineEditor.owner(of: editLine).recallNewer() },
      search: { editLine, _ in LineEditor.owner(of: editLine).searchHistory() },
      right: { editLine, _ in LineEditor.owner(of: editLine).moveRight() },
      end: { editLine, _ in LineEditor.owner(of: editLine).moveToEnd() },
      word: { editLine, _ in LineEditor.owner(of: editLine).moveBehindWord() },
      pageDown: { editLine, _ in LineEditor.owner(of: editLine).enter(\.down) },
      pageUp: { editLine, _ in LineEditor.owner(of: editLine).enter(\.up) })
  }

  /// The reading function, installed anew after each character that libedit's own reader has read.
  static let readHook: @convention(c) (OpaquePointer?, UnsafeMutablePointer<wchar_t>?) -> Int32 = {
    LineEditor.owner(of: $0).waitForCharacter($1!)
  }

  private static func owner(of editLine: OpaquePointer?) -> LineEditor {
    Unmanaged<LineEditor>.fromOpaque(cel_context(editLine!)).takeUnretainedValue()
  }
}

/// The values that a key function returns; libedit's constants are of another type.
enum KeyOutcome {
  static let done = UInt8(CC_NORM)
  static let redraw = UInt8(CC_REFRESH)
  static let moveCursor = UInt8(CC_CURSOR)
  static let beep = UInt8(CC_ERROR)
}

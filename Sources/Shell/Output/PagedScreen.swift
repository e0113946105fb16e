import CEditLine
import Session
import Text

/// An output that shows what is longer than the screen page by page, on a screen of its own. What
/// was read stays behind on the usual one.
final class PagedScreen: LongOutput {
  private static let enter = "\u{1B}[?1049h\u{1B}[?25l"
  private static let leave: StaticString = "\u{1B}[?25h\u{1B}[?1049l"
  /// The rows that are kept before the person is asked whether to go on.
  private static let batch = 20_000
  /// The time after which the first page is shown, even if more is to come.
  private static let patience = Duration.milliseconds(500)
  /// The rows that stay behind at most.
  private static let mostLeft = 500

  private let session: Session
  private let input: TerminalInput
  private let output: OutputBuffer
  private var pages: Pages
  /// The rows that had come when the person was asked last.
  private var rowsSeen = 0
  private var start = ContinuousClock.now
  private(set) var isAbandoned = false

  var isPaging: Bool { false }
  var lacksPager: Bool { false }

  /// Creates the output of a command; nil where there is no room for pages.
  ///
  /// - Parameter output: Receives what fits the screen, and what stays behind.
  init?(_ session: Session, input: TerminalInput, output: OutputBuffer) {
    let size = Terminal.size
    guard Terminal.canEditLines, size.columns >= 20, size.rows >= 5 else { return nil }
    (self.session, self.input, self.output) = (session, input, output)
    pages = Pages(size: size)
  }

  func write(_ line: TextLine, _ style: OutputStyle) {
    guard !isAbandoned else { return }
    pages.append(line)
    let isLate = isLong && rowsSeen == 0 && .now - start > Self.patience
    if isLate || pages.rowCount - rowsSeen > Self.batch, !pages.wantsEnd { read() }
  }

  /// Indicates whether the lines do not fit above the next prompt.
  private var isLong: Bool { pages.rowCount > max(1, Terminal.size.rows - 1) }

  func show() {
    pages.isComplete = true
    if rowsSeen > 0 || isLong { read() } else { leaveBehind() }
    pages = Pages(size: Terminal.size)
    (rowsSeen, start) = (0, .now)
  }

  /// Shows pages until the person leaves or needs lines that are still to come.
  private func read() {
    guard !isAbandoned, let keys = KeyReader(input) else { return leaveBehind() }
    // Even if there is nothing to hand over, the screen is not that of the progress any more.
    output.willFlush()
    output.flush()
    rowsSeen = pages.rowCount
    pages.goOn()
    keys.willSuspend = { cel_write("\(Self.leave)") }
    keys.didResume = { cel_write(Self.enter) }
    var outcome = Pages.Outcome.leave
    let hasRun = keys.run(farewell: Self.leave) {
      cel_write(Self.enter)
      draw()
      repeat {
        outcome = pages.press(keys.readKey())
        pages.resize(to: Terminal.size)
        if outcome == .show { draw() }
      } while outcome == .show || outcome == .nothing
      cel_write("\(Self.leave)")
    }
    guard !hasRun || outcome == .leave else { return }
    isAbandoned = !pages.isComplete
    leaveBehind()
  }

  private func draw() {
    let rows = pages.screen.map { session.style.render($0) + "\u{1B}[K" }
    cel_write("\u{1B}[H" + rows.joined(separator: "\r\n") + "\u{1B}[J")
  }

  private func leaveBehind() {
    for row in pages.rest(most: Self.mostLeft) { output.write(row, session.style) }
    output.flush()
  }
}

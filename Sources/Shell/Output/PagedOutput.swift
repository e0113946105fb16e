import CEditLine
import Foundation

/// An output that keeps the lines that one command prints at a terminal until it is clear whether
/// they fit the screen, and gives them to the user's pager as soon as they do not.
final class PagedOutput {
  private enum State {
    case gathering
    case paging(Pager, OutputBuffer)
    /// The reader left the pager while there was more to come.
    case abandoned
    /// The pager cannot be run.
    case plain
  }

  /// The capacity of a pipe at most, in bytes: when more has gone into it, the pager runs and
  /// reads.
  private static let room = 1 << 16

  private let command: String
  private let columns: Int
  private let limit: Int
  private let output: OutputBuffer
  private var state = State.gathering
  /// The lines that may have to be written without a pager.
  private var lines: [String] = []
  private var rows = 0
  private var bytes = 0

  /// Creates the output of a command.
  ///
  /// - Parameters:
  ///   - command: The pager, as a command of the shell.
  ///   - output: Receives everything that needs no pager.
  init(command: String, size: Terminal.Size, output: OutputBuffer) {
    self.command = command
    self.output = output
    columns = max(1, size.columns)
    // The next prompt needs a row.
    limit = max(1, size.rows - 1)
  }

  /// Indicates whether the pager has the screen.
  var isPaging: Bool { if case .paging = state { true } else { false } }

  /// Indicates whether the user has left the pager, so that nobody reads the rest.
  var isAbandoned: Bool { if case .abandoned = state { true } else { false } }

  /// Indicates whether everything was written without the pager, because that cannot be run.
  var lacksPager: Bool { if case .plain = state { true } else { false } }

  /// Adds a line.
  func write(_ line: String, width: Int) {
    switch state {
    case .gathering:
      lines.append(line)
      rows += max(1, (width + columns - 1) / columns)
      if rows > limit { startPager() }
    case .paging(let pager, let pipe):
      if bytes <= Self.room { lines.append(line) }
      send(line, to: pipe)
      if pipe.failure != nil { finish(pager, then: .abandoned) }
    case .plain: output.write(line)
    case .abandoned: break
    }
  }

  /// Shows the lines so far, before something else is written or waits.
  func show() {
    if case .paging(let pager, _) = state {
      finish(pager, then: .gathering)
    } else {
      writePlainly()
    }
    rows = 0
  }

  private func startPager() {
    output.flush()
    // Even if there was nothing to flush, the screen is the pager's now.
    output.willFlush()
    guard let pager = Pager(command) else {
      state = .plain
      return writePlainly()
    }
    let pipe = OutputBuffer(pager.input)
    // A pager that waits for a key does not read.
    pipe.givesUp = { cel_is_interrupted() }
    state = .paging(pager, pipe)
    bytes = 0
    for line in lines where pipe.failure == nil { send(line, to: pipe) }
    if pipe.failure != nil { finish(pager, then: .abandoned) }
  }

  private func send(_ line: String, to pipe: OutputBuffer) {
    pipe.write(line)
    pipe.flush()
    bytes += line.utf8.count + 1
    if bytes > Self.room, pipe.failure == nil { lines = [] }
  }

  /// Waits until the user leaves; a pager that could not be run has shown nothing.
  private func finish(_ pager: Pager, then next: State) {
    state = pager.finish() ? next : .plain
    if lacksPager { writePlainly() } else { lines = [] }
  }

  private func writePlainly() {
    lines.forEach(output.write)
    lines = []
  }
}

import CEditLine
import Foundation
import Platform
import Text

/// An output that keeps the lines that one command prints at a terminal until it is clear whether
/// they fit the screen, and gives them to the user's pager as soon as they do not.
final class PagedOutput: LongOutput {
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
  /// - Parameter command: The pager, as a command of the shell.
  init(command: String, size: Terminal.Size, output: OutputBuffer) {
    self.command = command
    self.output = output
    columns = max(1, size.columns)
    // The next prompt needs a row.
    limit = max(1, size.rows - 1)
  }

  var isPaging: Bool { if case .paging = state { true } else { false } }

  var isAbandoned: Bool { if case .abandoned = state { true } else { false } }

  var lacksPager: Bool { if case .plain = state { true } else { false } }

  func write(_ line: TextLine, _ style: OutputStyle) {
    let width = line.width
    let line = style.render(line)
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

/// A program that shows text page by page.
struct Pager {
  /// The file descriptor to which to write the text.
  let input: Int32
  private let process: pid_t
  private let brokenPipe: sigaction

  /// Starts a pager; nil if it cannot be started.
  init?(_ command: String) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
    if getenv("LESS") == nil { setenv("LESS", "FRX", 0) }
    var actions = SpawnOptions.fileActions
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The pager's reader may leave early.
    brokenPipe = Self.ignore(SIGPIPE)
    let words = ["sh", "-c", command].map { (word: String) in strdup(word) } + [nil]
    defer { words.forEach { free($0) } }
    var attributes = SpawnOptions.attributes
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var standard = sigset_t()
    sigemptyset(&standard)
    sigaddset(&standard, SIGPIPE)
    sigaddset(&standard, SIGXFSZ)
    posix_spawnattr_setsigdefault(&attributes, &standard)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var process = pid_t()
    let status = posix_spawn(&process, "/bin/sh", &actions, &attributes, words, environ)
    close(ends[0])
    input = ends[1]
    self.process = process
    guard status == 0 else {
      close(input)
      Self.restore(SIGPIPE, brokenPipe)
      return nil
    }
  }

  /// Closes the text, and waits until the user leaves.
  ///
  /// - Returns: True if there was such a program.
  func finish() -> Bool {
    // With nothing left to interrupt, Ctrl-C is for the pager.
    let interrupt = Self.ignore(SIGINT)
    close(input)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    Self.restore(SIGPIPE, brokenPipe)
    Self.restore(SIGINT, interrupt)
    // The statuses with which sh reports a command that is not found, and one that cannot be
    // executed.
    return status != 127 << 8 && status != 126 << 8
  }

  /// Ignores a signal and returns its former action with the flags, which `signal` would lose: a
  /// read must still wake at Ctrl-C.
  private static func ignore(_ number: Int32) -> sigaction {
    var found = sigaction()
    sigaction(number, nil, &found)
    signal(number, SIG_IGN)
    return found
  }

  private static func restore(_ number: Int32, _ action: sigaction) {
    var action = action
    sigaction(number, &action, nil)
  }
}

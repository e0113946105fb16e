import Foundation
import Inspection

/// Keeps what one command prints at a terminal until it is clear whether it fits the screen, and
/// gives it to the reader's pager if it does not.
final class PagedOutput {
  private let command: String
  private let columns: Int
  private let limit: Int
  private var lines: [String] = []
  private var rows = 0

  /// - Parameter command: The pager, as the shell calls it.
  init(command: String, size: Terminal.Size) {
    self.command = command
    columns = max(1, size.columns)
    // The next prompt needs a row.
    limit = max(1, size.rows - 1)
  }

  /// Adds a line.
  func write(_ line: String, width: Int) {
    lines.append(line)
    rows += max(1, (width + columns - 1) / columns)
  }

  /// Shows all lines.
  func show(on output: OutputBuffer) {
    let pager = rows > limit ? Pager(command) : nil
    guard let pager else {
      lines.forEach(output.write)
      return
    }
    output.flush()
    output.redirect(to: pager.input) { lines.forEach(output.write) }
    pager.finish()
  }
}

/// A program that shows text page by page.
struct Pager {
  /// Where to write the text.
  let input: Int32
  private let process: pid_t
  private let brokenPipe: sigaction
  private let interrupt: sigaction

  /// Starts a pager; nil if it cannot be started.
  init?(_ command: String) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
    if getenv("LESS") == nil { setenv("LESS", "FRX", 0) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The pager's reader may leave early, and Ctrl-C is for the pager.
    brokenPipe = Self.ignore(SIGPIPE)
    let words = ["sh", "-c", command].map { (word: String) in strdup(word) } + [nil]
    defer { words.forEach { free($0) } }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var standard = sigset_t()
    sigemptyset(&standard)
    sigaddset(&standard, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &standard)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var process = pid_t()
    let status = posix_spawn(&process, "/bin/sh", &actions, &attributes, words, environ)
    close(ends[0])
    input = ends[1]
    self.process = process
    interrupt = Self.ignore(SIGINT)
    guard status == 0 else {
      finish()
      return nil
    }
  }

  /// Says that the text is complete, and waits until the reader leaves.
  func finish() {
    close(input)
    if process > 0 { while waitpid(process, nil, 0) < 0 && errno == EINTR {} }
    var (brokenPipe, interrupt) = (brokenPipe, interrupt)
    sigaction(SIGPIPE, &brokenPipe, nil)
    sigaction(SIGINT, &interrupt, nil)
  }

  /// Ignores a signal; returns what it did, with the flags, which `signal` would lose: a read must
  /// still wake at Ctrl-C.
  private static func ignore(_ number: Int32) -> sigaction {
    var found = sigaction()
    sigaction(number, nil, &found)
    signal(number, SIG_IGN)
    return found
  }
}

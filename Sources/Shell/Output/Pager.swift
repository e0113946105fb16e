import Foundation

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
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The pager's reader may leave early.
    brokenPipe = Self.ignore(SIGPIPE)
    let words = ["sh", "-c", command].map { (word: String) in strdup(word) } + [nil]
    defer { words.forEach { free($0) } }
    var attributes = posix_spawnattr_t()
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

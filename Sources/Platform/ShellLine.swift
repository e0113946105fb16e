import Foundation

/// A line of the system's shell, run as a program.
package enum ShellLine {
  /// Runs a line and waits for its end.
  ///
  /// - Parameters:
  ///   - line: The line, in which `$0` is the argument.
  ///   - argument: The argument, which may hold any characters.
  ///   - takesKeys: Whether keys of this terminal are for it, as for an editor.
  /// - Returns: Whether it ended well.
  @discardableResult
  package static func run(_ line: String, _ argument: String, takesKeys: Bool) -> Bool {
    let words = ["sh", "-c", line, argument].map { (word: String) in strdup(word) } + [nil]
    defer { words.forEach { free($0) } }
    var attributes = SpawnOptions.attributes
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // It blocks no signals.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var flags = Int16(POSIX_SPAWN_SETSIGMASK)
    if !takesKeys {
      posix_spawnattr_setpgroup(&attributes, 0)
      flags |= Int16(POSIX_SPAWN_SETPGROUP)
    }
    posix_spawnattr_setflags(&attributes, flags)
    var process: pid_t = 0
    guard posix_spawnp(&process, "sh", nil, &attributes, words, environ) == 0 else { return false }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return false }
    }
    return status == 0
  }
}

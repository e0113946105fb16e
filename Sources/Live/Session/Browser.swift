import Foundation
import Platform

/// The browser of the person's desktop.
enum Browser {
  /// Opens an address, if there is a display that the person sees: not over SSH, and not where
  /// $BROWSER is `none`.
  static func open(_ address: String) {
    guard hasDisplay, variable("BROWSER") != "none" else { return }
    // The shell ends at once, so that nobody has to wait for the browser.
    let line = "(\(Desktop.opener) \"$0\" &) </dev/null >/dev/null 2>&1"
    let words = ["sh", "-c", line, address].map { (word: String) in strdup(word) } + [nil]
    defer { words.forEach { free($0) } }
    var attributes = SpawnOptions.attributes
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Keys of this terminal are not for the browser, and it blocks no signals.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGMASK))
    var process: pid_t = 0
    guard posix_spawnp(&process, "sh", nil, &attributes, words, environ) == 0 else { return }
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
  }

  private static var hasDisplay: Bool {
    guard variable("SSH_CONNECTION") == nil else { return false }
    let variables = Desktop.displayVariables
    return variables.isEmpty || variables.contains { variable($0) != nil }
  }

  /// The value of a variable; nil if it is empty or not set.
  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}

import Foundation
import Platform

/// The browser of the person's desktop.
enum Browser {
  /// Opens an address, if there is a display that the person sees: not over SSH, and not where
  /// $BROWSER is `none`.
  static func open(_ address: String) {
    guard hasDisplay, variable("BROWSER") != "none" else { return }
    // The shell ends at once, so that nobody has to wait for the browser.
    ShellLine.run(
      "(\(Desktop.opener) \"$0\" &) </dev/null >/dev/null 2>&1", address, takesKeys: false)
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

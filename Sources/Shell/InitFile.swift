import Commands
import Foundation

/// The user's own script, with aliases and macros for the prompt.
enum InitFile {
  /// Returns the usual file: `tapscope/init.scope` in $XDG_CONFIG_HOME, or in `~/.config`; nil
  /// without a home.
  static func path(environment: [String: String]) -> String? {
    if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") {
      return folder + "/tapscope/init.scope"
    }
    guard let home = environment["HOME"], !home.isEmpty else { return nil }
    return home + "/.config/tapscope/init.scope"
  }

  /// Runs the file if there is one. Its errors are reported, and the prompt comes anyway.
  static func run(in shell: Shell) {
    guard let path = path(environment: ProcessInfo.processInfo.environment),
      FileManager.default.fileExists(atPath: path)
    else { return }
    shell.runner.source(initFile: path)
    shell.flush()
  }
}

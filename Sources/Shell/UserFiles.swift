import Foundation

extension [String: String] {
  /// Returns the folder that a variable of the environment names, or else one in the home folder;
  /// nil without a home.
  func folder(_ variable: String, or path: String) -> String? {
    // A relative one is to be ignored, as the XDG specification says.
    if let folder = self[variable], folder.hasPrefix("/") { return folder }
    return self["HOME"].flatMap { $0.isEmpty ? nil : "\($0)/\(path)" }
  }
}

/// The folder for what lasts from one run to the next.
enum StateFolder {
  /// Returns `tapscope` in $XDG_STATE_HOME, or in `~/.local/state`; nil without a home.
  static func path(environment: [String: String]) -> String? {
    environment.folder("XDG_STATE_HOME", or: ".local/state").map { $0 + "/tapscope" }
  }

  static var sessions: String? {
    path(environment: ProcessInfo.processInfo.environment).map { $0 + "/sessions" }
  }
}

/// The user's own script, with aliases and macros for the prompt.
enum InitFile {
  /// Returns the usual file: `tapscope/init.scope` in $XDG_CONFIG_HOME, or in `~/.config`; nil
  /// without a home.
  static func path(environment: [String: String]) -> String? {
    environment.folder("XDG_CONFIG_HOME", or: ".config").map { $0 + "/tapscope/init.scope" }
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

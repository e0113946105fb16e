import Content
import Foundation

/// A file that `tapscope setup` writes or prints: the manual, or the completions of a shell.
package enum SetupFile: String, CaseIterable, Sendable {
  case man, bash, zsh, fish, schema

  /// The text, as it was when the program was built.
  package var text: String {
    switch self {
    case .man: Content.text("Setup/tapscope.1")
    case .bash: Content.text("Setup/tapscope.bash")
    case .zsh: Content.text("Setup/_tapscope")
    case .fish: Content.text("Setup/tapscope.fish")
    case .schema: Content.text("Setup/tapscope-2.schema.json")
    }
  }

  /// The program that reads the file; nil for one that every user has.
  var program: String? {
    switch self {
    case .bash, .zsh, .fish: rawValue
    case .man, .schema: nil
    }
  }

  /// Returns the place where the program looks for the files of a user, below the folder that the
  /// environment names; nil for a file that is only printed.
  ///
  /// - Parameter environment: The variables; without `HOME` there is no place.
  func path(in environment: [String: String]) -> String? {
    let data = environment.folder("XDG_DATA_HOME", or: ".local/share")
    switch self {
    case .man: return data.map { $0 + "/man/man1/tapscope.1" }
    case .bash:
      let own = environment["BASH_COMPLETION_USER_DIR"].flatMap { $0.isEmpty ? nil : $0 }
      return (own ?? data.map { $0 + "/bash-completion" }).map { $0 + "/completions/tapscope" }
    case .zsh: return data.map { $0 + "/zsh/site-functions/_tapscope" }
    case .fish:
      return environment.folder("XDG_CONFIG_HOME", or: ".config").map {
        $0 + "/fish/completions/tapscope.fish"
      }
    case .schema: return nil
    }
  }
}

extension [String: String] {
  /// Returns the folder that a variable names, or one in the home folder.
  fileprivate func folder(_ variable: String, or path: String) -> String? {
    // A relative one is to be ignored, as the XDG specification says.
    if let folder = self[variable], folder.hasPrefix("/") { return folder }
    return self["HOME"].flatMap { $0.isEmpty ? nil : "\($0)/\(path)" }
  }
}

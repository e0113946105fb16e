import Commands

/// The options of a run of the shell.
package struct ShellOptions: Sendable {
  /// A choice of when output has colour.
  package enum ColorChoice: String, CaseIterable, Sendable {
    /// Output has colour at a terminal, unless the environment says otherwise.
    case auto
    /// Output always has colour.
    case always
    /// Output never has colour.
    case never
  }

  /// A format of standard output.
  package enum Format: String, CaseIterable, Sendable {
    /// The text that the commands print.
    case text
    /// A JSON object per command.
    case json
    /// The commands and what they print, in fenced blocks.
    case markdown
    /// The results of tests in the Test Anything Protocol.
    case tap
  }

  /// Scripts to run, in order; `-` is standard input.
  package var scripts: [String] = []
  /// Commands to run after the scripts.
  package var commands: String?
  /// Indicates whether a prompt follows the scripts.
  package var isInteractive = false
  /// The choice of when output has colour.
  package var color = ColorChoice.auto
  /// Indicates whether only ASCII characters are drawn.
  package var isASCII = false
  /// The columns that lines should fit in; nil for the terminal's.
  package var width: Int?
  /// The format of standard output.
  package var format = Format.text
  /// The file that gets a report of the tests in the XML of JUnit.
  package var junitPath: String?
  /// Indicates whether errors are also written as annotations for GitHub Actions.
  package var annotatesGitHub = false
  /// Indicates whether the prompt begins with the user's init file.
  package var readsInitFile = true
  /// Indicates whether the prompt keeps a history on disk.
  package var keepsHistory = true
  /// Indicates whether commands may name files to read or write.
  package var allowsFiles = true
  /// The policy of the scripts, such as whether they go on after an error.
  package var policy = ScriptPolicy()

  /// Creates the options of a plain run.
  package init() {}
}

import Commands

/// What a run of the shell is asked for.
package struct ShellOptions: Sendable {
  /// When output has colour.
  package enum ColorChoice: String, CaseIterable, Sendable {
    /// At a terminal, unless the environment says otherwise.
    case auto
    /// Always.
    case always
    /// Never.
    case never
  }

  /// What standard output holds.
  package enum Format: String, CaseIterable, Sendable {
    /// What the commands print.
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
  /// Whether a prompt follows the scripts.
  package var isInteractive = false
  /// When output has colour.
  package var color = ColorChoice.auto
  /// Whether only ASCII characters are drawn.
  package var isASCII = false
  /// The columns that lines should fit in; nil for the terminal's.
  package var width: Int?
  /// What standard output holds.
  package var format = Format.text
  /// The file that gets a report of the tests in the XML of JUnit.
  package var junitPath: String?
  /// Whether errors are told to GitHub Actions, too.
  package var annotatesGitHub = false
  /// Whether the prompt begins with the user's init file.
  package var readsInitFile = true
  /// Whether the prompt keeps a history on disk.
  package var keepsHistory = true
  /// Whether commands may name files to read or write.
  package var allowsFiles = true
  /// What scripts may go on after.
  package var policy = ScriptPolicy()

  /// Creates the options of a plain run.
  package init() {}
}

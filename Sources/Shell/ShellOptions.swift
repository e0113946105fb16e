import Commands

/// What a run of the shell is asked for.
public struct ShellOptions: Sendable {
  /// When output has colour.
  public enum ColorChoice: String, CaseIterable, Sendable {
    /// At a terminal, unless the environment says otherwise.
    case auto
    /// Always.
    case always
    /// Never.
    case never
  }

  /// What standard output holds.
  public enum Format: String, CaseIterable, Sendable {
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
  public var scripts: [String] = []
  /// Commands to run after the scripts.
  public var commands: String?
  /// Whether a prompt follows the scripts.
  public var isInteractive = false
  /// When output has colour.
  public var color = ColorChoice.auto
  /// Whether only ASCII characters are drawn.
  public var isASCII = false
  /// The columns that lines should fit in; nil for the terminal's.
  public var width: Int?
  /// What standard output holds.
  public var format = Format.text
  /// The file that gets a report of the tests in the XML of JUnit.
  public var junitPath: String?
  /// Whether errors are told to GitHub Actions, too.
  public var annotatesGitHub = false
  /// Whether the prompt begins with the user's init file.
  public var readsInitFile = true
  /// Whether the prompt keeps a history on disk.
  public var keepsHistory = true
  /// Whether commands may name files to read or write.
  public var allowsFiles = true
  /// What scripts may go on after.
  public var policy = ScriptPolicy()

  /// Creates the options of a plain run.
  public init() {}
}

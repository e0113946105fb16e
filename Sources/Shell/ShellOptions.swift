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
  /// Whether the prompt keeps a history on disk.
  public var keepsHistory = true
  /// What scripts may go on after.
  public var policy = ScriptRunner.Policy()

  /// Creates the options of a plain run.
  public init() {}
}

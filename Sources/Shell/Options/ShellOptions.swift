import Commands
import Session
import Text

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
  /// The choice of colours.
  package var theme = ThemeChoice.auto
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
  /// Indicates whether the prompt begins with the page of the session.
  package var opensPage = false
  /// Indicates whether the prompt goes on with the latest session that was kept.
  package var resumes = false
  /// Indicates whether commands may name files to read or write.
  package var allowsFiles = true
  /// The variables that are set for all scripts.
  package var definitions: [Definition] = []
  /// The options of `tapscope test`; nil for a plain run.
  package var tests: TestOptions?
  /// The policy of the scripts, such as whether they go on after an error.
  package var policy = ScriptPolicy()

  /// Creates the options of a plain run.
  package init() {}

  /// Adds commands to run after the scripts, as lines below those that are there.
  package mutating func add(commands text: String) {
    commands = commands.map { "\($0)\n\(text)" } ?? text
  }
}

/// An exit status: the result of a run for the program that started it.
package enum ExitStatus: Int32, Sendable {
  /// Everything succeeded.
  case success = 0
  /// An expectation failed.
  case failedExpectation = 1
  /// The usage was wrong, or a file cannot be read.
  case usage = 2
  /// A command could not be carried out.
  case scriptError = 3
  /// An error occurred that should not occur, such as output that cannot be written.
  case internalError = 4
  /// Ctrl-C ended the run.
  case interrupted = 130
  /// SIGTERM ended the run.
  case terminated = 143
}

import ArgumentParser
import Commands
import Session
import Shell
import Text

/// The options that `tapscope` and `tapscope test` share.
struct RunOptions: ParsableArguments {
  @Option(help: "When to use colour: auto, always or never.")
  var color = ShellOptions.ColorChoice.auto

  @Option(help: "The colours: auto, for the terminal's background; dark, light or projector.")
  var theme = ThemeChoice.auto

  @Flag(name: .customLong("ascii"), help: "Draw with ASCII characters only.")
  var isASCII = false

  @Option(help: "The width of lines in columns.")
  var width: Int?

  @Flag(help: "Go on after an error in a script.")
  var keepGoing = false

  @Flag(help: "End the run at the first failure.")
  var failFast = false

  @Option(
    name: .customShort("D"),
    help: ArgumentHelp(
      "Set a variable before each script, instead of the 'let' for it.", valueName: "name=value"),
    transform: definition)
  var definitions: [Definition] = []

  @Flag(
    help:
      """
      Do not let commands use files, for scripts that you do not trust: no 'source', 'save', \
      'import', 'record' or 'export' with a file.
      """)
  var noFiles = false

  @Flag(help: "Write the actual output of each 'verify' into the scripts.")
  var accept = false

  @Option(
    help: ArgumentHelp("Write a report of the tests in JUnit's format.", valueName: "file"),
    completion: .file())
  var junit: String?

  @Flag(
    help: "Report the tests in the Test Anything Protocol (TAP); other output becomes comments.")
  var tap = false

  @Option(
    help: "Also report errors to a code host, which shows them beside the changed lines: github.")
  var annotate: CodeHost?

  enum CodeHost: String, CaseIterable, ExpressibleByArgument {
    case github
  }

  func validate() throws {
    if let width, !(20...1000).contains(width) {
      throw ValidationError("--width takes 20 to 1000 columns")
    }
  }

  /// The options as the shell takes them.
  var shellOptions: ShellOptions {
    var options = ShellOptions()
    options.color = color
    options.theme = theme
    options.isASCII = isASCII
    options.width = width
    if tap { options.format = .tap }
    options.junitPath = junit
    options.annotatesGitHub = annotate == .github
    options.allowsFiles = !noFiles
    options.definitions = definitions
    options.policy.accepts = accept
    options.policy.keepsGoing = keepGoing
    options.policy.failsFast = failFast
    return options
  }

  private static func definition(_ text: String) throws -> Definition {
    do { return try Definition(text) } catch let error as CommandError {
      throw ValidationError(error.message)
    }
  }
}

extension ShellOptions.ColorChoice: ExpressibleByArgument {}

extension ThemeChoice: ExpressibleByArgument {}

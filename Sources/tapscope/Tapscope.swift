import ArgumentParser
import Commands
import Foundation
import Shell

@main
struct Tapscope: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tapscope",
    abstract: "Explore a live view hierarchy: which view gets a touch, and why.",
    discussion: """
      Without a script, it starts a prompt on a terminal, and otherwise runs standard input as a \
      script. 'help' at the prompt lists the commands.

      Exit status: 0 all good, 1 an expectation failed, 2 bad usage or an unreadable file, \
      3 a command failed, 4 an internal error, 130 interrupted.

      'tapscope setup' installs the manual and the completions; see 'tapscope setup --help'.
      """,
    version: "tapscope 0.1.0")

  @Argument(
    help: ArgumentHelp(
      "Scripts to run, each with a new scene; '-' is standard input.", valueName: "script"),
    completion: .file(extensions: ["scope"]))
  var scripts: [String] = []

  @Option(
    name: .customShort("c"),
    help: ArgumentHelp("Commands to run after the scripts.", valueName: "commands"))
  var commands: String?

  @Flag(name: .short, help: "Start a prompt after the scripts.")
  var interactive = false

  @Option(help: "When to use colour: auto, always or never.")
  var color = ShellOptions.ColorChoice.auto

  @Flag(name: .customLong("ascii"), help: "Draw with ASCII characters only.")
  var isASCII = false

  @Option(help: "The width of lines in columns.")
  var width: Int?

  @Flag(help: "Print each command before its output.")
  var echo = false

  @Flag(help: "Go on after an error in a script.")
  var keepGoing = false

  @Flag(help: "Stop at the first expectation that fails.")
  var failFast = false

  @Flag(
    help:
      """
      Do not let commands use files, for scripts that you do not trust: no 'source', 'save', \
      'import', 'record' or 'export' with a file.
      """)
  var noFiles = false

  @Option(
    help:
      """
      The format of standard output: text; json, one object per command; or markdown, commands and \
      output in fenced blocks.
      """)
  var format = OutputFormat.text

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

  @Flag(help: "Do not keep a history of the lines typed at the prompt.")
  var noHistory = false

  @Flag(help: "Do not run the user's init file before the prompt.")
  var noInit = false

  enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
    case text, json, markdown

    var choice: ShellOptions.Format {
      switch self {
      case .text: .text
      case .json: .json
      case .markdown: .markdown
      }
    }
  }

  enum CodeHost: String, CaseIterable, ExpressibleByArgument {
    case github
  }

  func validate() throws {
    if let width, !(20...1000).contains(width) {
      throw ValidationError("--width takes 20 to 1000 columns")
    }
    if tap, format != .text {
      throw ValidationError(
        "--tap and --format \(format) both use standard output; choose one")
    }
  }

  mutating func run() {
    var options = ShellOptions()
    options.scripts = scripts
    options.commands = commands
    options.isInteractive = interactive
    options.color = color
    options.isASCII = isASCII
    options.width = width
    options.keepsHistory = !noHistory
    options.readsInitFile = !noInit
    options.format = tap ? .tap : format.choice
    options.junitPath = junit
    options.annotatesGitHub = annotate == .github
    options.allowsFiles = !noFiles
    options.policy.accepts = accept
    options.policy.echoes = echo
    options.policy.keepsGoing = keepGoing
    options.policy.failsFast = failFast
    Self.runOnLargeStack(options)
  }

  /// Runs the shell where overrides may nest deeply: each calls the next one's subviews.
  private static func runOnLargeStack(_ options: ShellOptions) -> Never {
    Shell.shareMemory()
    let thread = Thread {
      let shell = Shell(options)
      // The process ends without taking the scene and the steps to undo apart, which may be many.
      withExtendedLifetime(shell) { Foundation.exit(shell.run().rawValue) }
    }
    thread.stackSize = 1 << 30
    thread.start()
    // Signals are for the thread that reads: it must wake from its wait.
    var signals = sigset_t()
    sigfillset(&signals)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    while true { sleep(1000) }
  }

  /// Runs `setup`, or else the shell.
  ///
  /// A subcommand of the parser's cannot stand beside scripts, which are any words.
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "setup" {
      SetupCommand.run(Array(arguments.dropFirst()))
    } else {
      run(arguments)
    }
  }
}

extension ParsableCommand {
  /// Runs the command to the end of the process. Usage errors end with status 2, as the other
  /// tools' do.
  static func run(_ arguments: [String]) {
    do {
      var command = try parseAsRoot(arguments)
      try command.run()
    } catch {
      let code = exitCode(for: error)
      if error is ExitCode { Foundation.exit(code.rawValue) }
      guard code == .success else { fail(fullMessage(for: error)) }
      put(fullMessage(for: error) + "\n")
    }
  }

  /// Writes a text to standard output; ends with status 2 if that cannot be.
  static func put(_ text: String) {
    do {
      try FileContents.put(Data(text.utf8), into: STDOUT_FILENO)
    } catch {
      fail("tapscope: error: cannot write the output: \(error.reason)")
    }
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    Foundation.exit(ExitStatus.usage.rawValue)
  }
}

extension ShellOptions.ColorChoice: ExpressibleByArgument {}

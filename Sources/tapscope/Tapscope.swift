import ArgumentParser
import Foundation
import Live
import Session
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
      3 a command failed, 4 an internal error, 130 interrupted, 143 terminated.

      'tapscope test' runs the tests in scripts and folders; see 'tapscope test --help'.
      'tapscope capture' prints what captures a screen of an app; see 'tapscope capture help'.
      'tapscope lesson check' checks lessons; see 'tapscope lesson --help'.
      'tapscope setup' installs the manual and the completions; see 'tapscope setup --help'.
      'tapscope mcp' serves agents; see 'tapscope mcp --help'.
      """,
    version: "tapscope \(TapscopeVersion.number)")

  @ArgumentParser.Argument(
    help: ArgumentHelp(
      "Scripts to run, each with a new scene, and files of Swift, which the script behind them finds "
        + "read; '-' is standard input.", valueName: "script"),
    completion: .file(extensions: ["scope", "swift"]))
  var scripts: [String] = []

  @Option(
    name: .customShort("c"),
    help: ArgumentHelp(
      "Commands to run after the scripts; several -c are run in order.", valueName: "commands"))
  var commands: [String] = []

  @Flag(name: .short, help: "Start a prompt after the scripts.")
  var interactive = false

  @Flag(help: "Print each command before its output.")
  var echo = false

  @Option(
    help:
      """
      The format of standard output: text; json, one object per command; or markdown, commands and \
      output in fenced blocks.
      """)
  var format = OutputFormat.text

  @Flag(help: "Start a prompt with the last session, as it was when it ended or was cut off.")
  var resume = false

  @Flag(help: "Start a prompt with the page of the session, for the browser of a projector.")
  var live = false

  @Flag(help: "Keep nothing of what is typed at the prompt, for the history or for --resume.")
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

  @OptionGroup var common: RunOptions

  func validate() throws {
    if resume, !scripts.isEmpty || !commands.isEmpty {
      throw ValidationError("--resume goes on with a session; scripts cannot run before it")
    }
    if common.tap, format != .text {
      throw ValidationError(
        "--tap and --format \(format) both use standard output; choose one")
    }
  }

  mutating func run() {
    var options = common.shellOptions
    options.scripts = scripts
    for text in commands { options.add(commands: text) }
    options.isInteractive = interactive || resume || live
    options.opensPage = live
    options.resumes = resume
    options.keepsHistory = !noHistory
    options.readsInitFile = !noInit
    if format != .text { options.format = format.choice }
    options.policy.echoes = echo
    Self.run(options)
  }

  /// Runs a shell to the end of the process.
  static func run(_ options: ShellOptions) -> Never {
    runOnLargeStack {
      let shell = Shell(options)
      shell.liveHost = LivePage(version: TapscopeVersion.number)
      // The process ends without taking the scene and the steps to undo apart, which may be many.
      withExtendedLifetime(shell) { Foundation.exit(shell.run().rawValue) }
    }
  }

  /// Runs something where overrides may nest deeply, as each calls the next one's subviews.
  static func runOnLargeStack(_ run: @escaping @Sendable () -> Never) -> Never {
    Shell.shareMemory()
    guard LargeStack.start(run) else {
      let message = "tapscope: error: there is too little memory to start; see 'ulimit -v'\n"
      FileHandle.standardError.write(Data(message.utf8))
      Foundation.exit(ExitStatus.internalError.rawValue)
    }
    // Signals are for the thread that reads: it must wake from its wait.
    var signals = sigset_t()
    sigfillset(&signals)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    while true { sleep(1000) }
  }

  /// Runs `capture`, `lesson`, `mcp`, `setup` or `test`, or else the shell.
  ///
  /// A subcommand of the parser's cannot stand beside scripts, which are any words.
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "capture": CaptureCommand.run(Array(arguments.dropFirst()))
    case "lesson": LessonCommand.run(Array(arguments.dropFirst()))
    case "mcp": MCPCommand.run(Array(arguments.dropFirst()))
    case "setup": SetupCommand.run(Array(arguments.dropFirst()))
    case "test": TestCommand.run(Array(arguments.dropFirst()))
    default:
      if let options = ShellOptions(plainCall: arguments) {
        run(options)
      } else {
        run(arguments)
      }
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
      // The parser begins them with a capital letter; all our errors begin alike.
      guard code == .success else {
        fail(fullMessage(for: error).replacing(#/^Error: /#, with: "error: "))
      }
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

import ArgumentParser
import Foundation
import Shell

/// `tapscope test`: runs the tests of scripts, and prints what failed.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tapscope test",
    abstract: "Run the tests in scripts and folders; only those that fail print something.",
    discussion: """
      A folder stands for all scripts in it and in the folders below. A script without a 'test' is \
      one test, named by its path. The summary also goes to standard error if standard output is \
      not a terminal.

      Exit status: as that of tapscope; 143 if SIGTERM ended the run.
      """)

  @Argument(
    help: ArgumentHelp("Scripts and folders; the current folder if none.", valueName: "path"),
    completion: .file(extensions: ["scope"]))
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "Run only tests whose name, or 'path: name', contains a text.", valueName: "text"))
  var filter: String?

  @Flag(help: "List the tests with their places; run nothing.")
  var list = false

  @Flag(help: "Print only the summary and the first line of each failure.")
  var quiet = false

  @Option(
    help: ArgumentHelp(
      "Run one of N parts of the tests, such as 1/4. A test stays in its part when tests are added.",
      valueName: "i/n"),
    transform: shard)
  var shard: Shard?

  @Option(
    help: ArgumentHelp("Let each test fail that takes longer.", valueName: "seconds"))
  var timeout: Double?

  @Flag(help: "Run scripts again when they, or files that they read, change; Ctrl-C ends it.")
  var watch = false

  @Option(help: "The format of standard output: text; or json, one object per command.")
  var format = OutputFormat.text

  @OptionGroup var common: RunOptions

  enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  func validate() throws {
    if let timeout, !(timeout > 0 && timeout <= 86400) {
      throw ValidationError("--timeout takes more than 0 and at most 86400 seconds")
    }
    if common.tap, format != .text {
      throw ValidationError("--tap and --format json both use standard output; choose one")
    }
    let reports = common.tap || common.junit != nil || format != .text
    if list, watch || reports {
      throw ValidationError("--list runs nothing: it goes without --watch and without reports")
    }
    if watch, reports {
      throw ValidationError("--watch goes without --junit, --tap and --format json")
    }
  }

  mutating func run() {
    var options = common.shellOptions
    options.scripts = paths
    if format == .json { options.format = .json }
    options.policy.errorsEndTestsOnly = true
    options.policy.timeout = timeout.map { .seconds($0) }
    var tests = TestOptions()
    tests.filter = filter
    tests.lists = list
    tests.isQuiet = quiet
    tests.shard = shard
    tests.watches = watch
    options.tests = tests
    Tapscope.runOnLargeStack { [options] in
      Foundation.exit(TestRun(options).run().rawValue)
    }
  }

  private static func shard(_ text: String) throws -> Shard {
    guard let shard = Shard(text) else {
      throw ValidationError("it takes I/N with I from 1 to N, such as 1/4")
    }
    return shard
  }
}

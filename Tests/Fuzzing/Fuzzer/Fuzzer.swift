import ArgumentParser
import Foundation
import Platform

/// Makes scripts or dumps by their number and checks what they do.
@main
struct Fuzzer: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tapscope-fuzzer",
    abstract: "Make random scripts, or dumps, and check what they do.",
    discussion: """
      Build it with optimization: swift build -c release --product tapscope-fuzzer. The same seed \
      gives the same inputs. The first input that fails is written, without the lines that it can \
      do without, into the folder of what was found.
      """)

  @Argument(help: "Inputs to check, with all checks; otherwise inputs are made.")
  var files: [String] = []

  @Option(help: ArgumentHelp("'scripts', 'classes' or 'dumps'.", valueName: "kind"))
  var kind = InputKind.scripts

  @Option(help: ArgumentHelp("The seed of all inputs.", valueName: "n"))
  var seed = 1

  @Option(help: ArgumentHelp("The number of the first input.", valueName: "n"))
  var first = 0

  @Option(help: ArgumentHelp("The number of inputs.", valueName: "n"))
  var runs = 10_000

  @Option(help: ArgumentHelp("The time after which no more are made.", valueName: "n"))
  var seconds: Int?

  @Option(help: ArgumentHelp("The seconds that one input may take.", valueName: "n"))
  var limit = 120

  @Option(help: ArgumentHelp("The number of processes that work at once.", valueName: "n"))
  var jobs = 1

  @Option(
    name: .customLong("from"),
    help: ArgumentHelp("A folder of inputs to change; may be repeated.", valueName: "dir"))
  var folders: [String] = []

  @Option(help: ArgumentHelp("The folder for what is found.", valueName: "dir"))
  var found = ".build/fuzzing/found"

  @Option(
    help: ArgumentHelp(
      "A tapscope that is to run each input in a process of its own.", valueName: "file"))
  var product: String?

  @Flag(help: "Print the inputs and do not check them.")
  var show = false

  /// The checks of the inputs that are given, as the finding of one says it.
  @Option(help: .hidden)
  var checks = CheckPlan.all.rawValue

  /// The number of the worker that this process is.
  @Option(help: .hidden)
  var worker: Int?

  func run() throws {
    // All that grows in a process is what one input does.
    Machine.isOneSession = true
    guard files.isEmpty else {
      for file in files {
        Worker.check(
          Array(try Data(contentsOf: URL(fileURLWithPath: file))), kind, CheckPlan(rawValue: checks)
        )
      }
      return
    }
    let inputs = try InputMaker(
      kind, seed: seed, from: folders.map { URL(fileURLWithPath: $0, isDirectory: true) })
    let folder = URL(fileURLWithPath: found, isDirectory: true)
    let numbers = first..<(first + runs)
    let end = seconds.map { ContinuousClock.now + .seconds($0) }
    if show {
      for number in numbers {
        print(String(decoding: inputs.input(number).bytes, as: UTF8.self), terminator: "\n\n")
      }
    } else if let product {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let runs = ProductRuns(
        product: URL(fileURLWithPath: product), inputs: inputs, folder: folder)
      if let problem = try runs.run(numbers, until: end) {
        print(problem)
        throw ExitCode.failure
      }
    } else if let worker {
      let worked = Worker(
        inputs: inputs, progress: SharedNumber(folder.appendingPathComponent("worker-\(worker)")))
      worked.check(stride(from: first + worker, to: numbers.upperBound, by: jobs), until: end)
    } else {
      try supervise(
        Supervisor(
          program: program, inputs: inputs, folder: folder, jobs: jobs,
          limit: .seconds(limit)))
    }
  }

  private func supervise(_ supervisor: Supervisor) throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let finding = try supervisor.run(first..<(first + runs), arguments) else { return }
    print(
      """
      \(String(decoding: finding.text, as: UTF8.self))

      \(finding.message)
      To see it again:
        \(program.path) \(finding.arguments.joined(separator: " "))
      """)
    throw ExitCode.failure
  }

  private var program: URL {
    Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
  }
}

extension InputKind: ExpressibleByArgument {}

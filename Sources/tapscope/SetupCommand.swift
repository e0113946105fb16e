import ArgumentParser
import Foundation
import Shell

/// `tapscope setup`: installs or prints what belongs beside the program.
struct SetupCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tapscope setup",
    abstract: "Install the manual and the completions for your shells.",
    discussion: """
      Without --print, it writes the files to the user's folders for man, bash, zsh and fish, and \
      lists what it wrote. It changes no other file.
      """)

  @Option(
    name: .customLong("print"),
    help: "Print a file instead: man, bash, zsh, fish, or schema for --format json.")
  var printed: SetupFile?

  mutating func run() throws {
    if let printed {
      Self.put(printed.text)
      return
    }
    let setup = Setup()
    let steps = setup.run()
    if steps.isEmpty { throw ValidationError("HOME is not set: there is no folder to write to") }
    let report = setup.report(steps)
    Self.put(report.done.map { $0 + "\n" }.joined())
    for failure in report.failures {
      FileHandle.standardError.write(Data("tapscope: error: \(failure)\n".utf8))
    }
    if !report.failures.isEmpty { throw ExitCode(ExitStatus.usage.rawValue) }
  }
}

extension SetupFile: ExpressibleByArgument {}

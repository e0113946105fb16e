import ArgumentParser
import Commands

/// `tapscope capture`: prints what captures a screen of a running app.
struct CaptureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tapscope capture",
    abstract: "Print what captures a screen of a running app for 'import'.",
    discussion: "'tapscope capture help' says where to put the files.")

  @Argument(
    help: ArgumentHelp(
      "swift, a file for debug builds and tests; lldb, a command for the debugger; or help.",
      valueName: "file"))
  var file: CaptureFile

  mutating func run() throws {
    Self.put(file.text)
  }
}

extension CaptureFile: ExpressibleByArgument {}

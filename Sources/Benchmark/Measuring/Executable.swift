import Foundation

/// The benchmark's own program file.
enum Executable {
  static let current = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])

  /// Returns the shell that was built beside the benchmark; nil, with a note, if there is none.
  static func shell(for section: String, _ output: any ResultOutput) -> URL? {
    let shell = current.deletingLastPathComponent().appendingPathComponent("tapscope")
    if FileManager.default.isExecutableFile(atPath: shell.path) { return shell }
    output.note("\(section): not measured, because \(shell.lastPathComponent) is not built\n")
    return nil
  }
}

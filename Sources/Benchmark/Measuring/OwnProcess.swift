import Foundation

/// Another process of the benchmark itself.
enum OwnProcess {
  struct Failure: Error, CustomStringConvertible {
    let arguments: [String]
    let status: Int32

    var description: String {
      "the benchmark's own process failed with status \(status): \(arguments.joined(separator: " "))"
    }
  }

  /// Runs the benchmark with other arguments and returns what it prints.
  static func output(of arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = Executable.current
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(arguments: arguments, status: process.terminationStatus)
    }
    return data
  }
}

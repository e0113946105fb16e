import Foundation

/// Programs that tests run besides the one that is tested.
package enum Programs {
  /// The first Swift compiler in the path.
  package static let swiftCompiler: URL? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map {
      URL(fileURLWithPath: String($0)).appendingPathComponent("swiftc")
    }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  /// Runs a program to its end; returns its status and all that it printed.
  package static func run(
    _ executable: URL, _ arguments: [String]
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}

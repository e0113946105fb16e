import Foundation

/// One finished run of a command-line program.
struct CommandRun {
  /// The shell's status for a program that does not exist.
  static let notFound: Int32 = 127

  let status: Int32
  let output: String

  /// Runs a program that is looked up in the search path, with a stack as large as it likes:
  /// other toolkits recurse once per nested view.
  init(_ words: [String], environment: [String: String] = [:]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "ulimit -s unlimited 2>/dev/null; exec \"$@\"", "sh"] + words
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let child = process.processIdentifier
    let watchdog = DispatchWorkItem { kill(child, SIGTERM) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 180, execute: watchdog)
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    watchdog.cancel()
    status = process.terminationStatus
    output = String(decoding: data, as: UTF8.self)
  }

  /// The last line, where the programs print their result.
  var lastLine: String { output.split(separator: "\n").last.map(String.init) ?? "" }
}

import Foundation
import Platform

/// A program that is started with no input and its output discarded, and waited for.
///
/// Foundation's `Process` adds several milliseconds of its own, which would hide what is measured.
struct Spawn {
  enum Failure: Error {
    case notStarted(program: String, errno: Int32)
  }

  private let program: String
  private let arguments: [String]

  init(_ program: URL, arguments: [String]) {
    self.program = program.path
    self.arguments = arguments
  }

  /// Returns the exit status, or -1 if a signal ended the program.
  func run() throws -> Int32 {
    var actions = SpawnOptions.fileActions
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor: Int32 in 0...2 {
      posix_spawn_file_actions_addopen(
        &actions, descriptor, "/dev/null", descriptor == 0 ? O_RDONLY : O_WRONLY, 0)
    }
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    defer { words.forEach { free($0) } }
    words.append(nil)
    let inherited = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
    var environment: [UnsafeMutablePointer<CChar>?] = inherited.map { strdup($0) }
    defer { environment.forEach { free($0) } }
    environment.append(nil)

    var child: pid_t = 0
    let error = posix_spawn(&child, program, &actions, nil, words, environment)
    guard error == 0 else { throw Failure.notStarted(program: program, errno: error) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) == -1, errno == EINTR {}
    return status & 0x7f == 0 ? status >> 8 & 0xff : -1
  }
}

/// The benchmark's own program file.
enum Executable {
  static let current = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
}

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

import Foundation

/// An input that makes a check fail, and the way in which it does.
struct Finding {
  /// A process that checks one input.
  struct Trial {
    let program: URL
    let kind: InputKind
    let plan: CheckPlan
    let folder: URL
    /// The time that it is given.
    let limit: Duration

    /// Returns the message with which the check of an input fails; nil if it holds.
    func failure(of input: [UInt8]) throws -> String? {
      let file = folder.appendingPathComponent("trial")
      try Data(input).write(to: file)
      let process = try Child(program, arguments + [file.path], log: log)
      return process.wait(atMost: limit) == 0 ? nil : process.message
    }

    /// The arguments before the name of a file.
    var arguments: [String] { ["--kind", kind.rawValue, "--checks", "\(plan.rawValue)"] }

    private var log: URL { folder.appendingPathComponent("trial.log") }
  }

  let file: URL
  /// The arguments of the fuzzer that show it again.
  let arguments: [String]
  let message: String
  let text: [UInt8]

  /// Minimizes an input that fails by leaving out lines, and writes it into a folder; nil if the
  /// check of the input alone holds.
  init?(_ input: [UInt8], number: Int, _ trial: Trial) throws {
    guard let message = try trial.failure(of: input) else { return nil }
    var lines = input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    func joined(_ lines: [ArraySlice<UInt8>]) -> [UInt8] {
      Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    }
    let kind = Self.kind(of: message)
    var size = max(1, lines.count / 2)
    while true {
      var start = 0
      var isShorter = false
      while start < lines.count, lines.count > 1 {
        var rest = lines
        rest.removeSubrange(start..<min(lines.count, start + size))
        if let other = try trial.failure(of: joined(rest)), Self.kind(of: other) == kind {
          lines = rest
          isShorter = true
        } else {
          start += size
        }
      }
      if size == 1, !isShorter { break }
      size = max(1, size / 2)
    }
    text = joined(lines)
    self.message = try trial.failure(of: text) ?? message
    file = trial.folder.appendingPathComponent("\(trial.kind.rawValue)-\(number)")
    arguments = trial.arguments + [file.path]
    try Data(text).write(to: file)
  }

  /// The words of a message that tell which check fails: those before the first colon.
  private static func kind(of message: String) -> Substring { message.prefix { $0 != ":" } }
}

/// Another process of the fuzzer, with its errors in a file.
final class Child {
  private let process = Process()
  private let log: URL

  /// Starts a program. Its output is kept with its errors where it has a folder of its own.
  init(_ program: URL, _ arguments: [String], in folder: URL? = nil, log: URL) throws {
    self.log = log
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    process.executableURL = program
    process.arguments = arguments
    if let folder {
      process.currentDirectoryURL = folder
      process.standardInput = FileHandle.nullDevice
    }
    // A trap should end the process at once, not after a backtrace.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no", "EDITOR": "true"]) { $1 }
    let file = try FileHandle(forWritingTo: log)
    process.standardError = file
    if folder != nil { process.standardOutput = file }
    try process.run()
  }

  var isRunning: Bool { process.isRunning }

  /// Does what Ctrl-C does.
  func interrupt() { kill(process.processIdentifier, SIGINT) }

  /// Ends the process.
  func end() {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Waits for the process and returns its status; ends it if it takes too long.
  func wait(atMost time: Duration) -> Int32 {
    let end = ContinuousClock.now + time
    while process.isRunning, ContinuousClock.now < end { usleep(2000) }
    if process.isRunning { self.end() }
    return process.terminationReason == .exit ? process.terminationStatus : -1
  }

  /// Indicates whether the process ended as Ctrl-C ends one.
  var wasInterrupted: Bool {
    process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGINT
  }

  /// What the process has written.
  var text: String { (try? String(contentsOf: log, encoding: .utf8)) ?? "" }

  /// The last words of the process.
  var message: String {
    let text = text
    guard let range = text.range(of: "Fatal error: ") else {
      return text.isEmpty ? "a trap without a message, or no end" : text
    }
    return String(text[range.upperBound...].prefix(4000))
  }
}

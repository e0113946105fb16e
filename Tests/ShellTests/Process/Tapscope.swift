import Foundation

/// What a run of the executable left behind.
struct Run {
  var status: Int32
  var output: String
  var errors: String

  var lines: [String] { output.split(separator: "\n").map(String.init) }
}

/// Runs the built executable, which lies beside the test bundle.
enum Tapscope {
  static let executable: URL = {
    let bundle = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
    let start = bundle ?? URL(fileURLWithPath: CommandLine.arguments[0])
    var folder = start.deletingLastPathComponent()
    while folder.path != "/" {
      let candidate = folder.appendingPathComponent("tapscope")
      if FileManager.default.isExecutableFile(atPath: candidate.path), !isDirectory(candidate) {
        return candidate
      }
      folder.deleteLastPathComponent()
    }
    return start
  }()

  /// The folder of the package.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func isDirectory(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }

  /// Runs the executable to its end.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments.
  ///   - input: What stands on standard input.
  ///   - environment: What is added to a plain environment.
  ///   - folder: The working directory.
  static func run(
    _ arguments: String..., input: Data = Data(), environment: [String: String] = [:],
    in folder: URL? = nil
  ) throws -> Run {
    try run(arguments, input: input, environment: environment, in: folder)
  }

  /// What `Tests/Fuzzing/sanitize` asks of a sanitizer holds for the program, too.
  static let sanitizerOptions = ProcessInfo.processInfo.environment
    .filter { $0.key.hasSuffix("SAN_OPTIONS") }

  static func run(
    _ arguments: [String], input: Data = Data(), environment: [String: String] = [:],
    in folder: URL? = nil
  ) throws -> Run {
    try run(executable, arguments, input: input, environment: environment, in: folder)
  }

  /// Runs commands of bash that find the executable, in the folder of the package unless said.
  static func bash(_ commands: String, in folder: URL = package) throws -> Run {
    let path = "\(executable.deletingLastPathComponent().path):/usr/bin:/bin"
    return try run(
      URL(fileURLWithPath: "/bin/bash"), ["-c", commands], input: Data(),
      environment: ["PATH": path], in: folder)
  }

  private static func run(
    _ executable: URL, _ arguments: [String], input: Data, environment: [String: String],
    in folder: URL?
  ) throws -> Run {
    let scratch = try Scratch()
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": scratch.url.path, "TERM": "xterm"]
      .merging(sanitizerOptions) { $1 }.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = folder }
    // Files, not pipes: nothing fills up while the other end waits.
    let files = try ["in", "out", "err"].map { name in
      let url = scratch.url.appendingPathComponent(name)
      try (name == "in" ? input : Data()).write(to: url)
      return try FileHandle(forUpdating: url)
    }
    (process.standardInput, process.standardOutput, process.standardError) = (
      files[0], files[1], files[2]
    )
    try process.run()
    process.waitUntilExit()
    let texts = try ["out", "err"].map { name in
      String(
        decoding: try Data(contentsOf: scratch.url.appendingPathComponent(name)), as: UTF8.self)
    }
    return Run(status: process.terminationStatus, output: texts[0], errors: texts[1])
  }
}

/// A folder that lasts as long as a test.
final class Scratch {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file; returns its path.
  func write(_ name: String, _ text: String) throws -> String {
    try write(name, Data(text.utf8))
  }

  func write(_ name: String, _ data: Data) throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file.path
  }

  /// Returns the text of a file.
  func text(_ name: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }
}

extension Data {
  /// The bytes of a text.
  init(text: String) { self = Data(text.utf8) }
}

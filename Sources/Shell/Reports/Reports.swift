import Foundation
import Session
import Text

/// The reports that a run was asked for, which also take its output.
final class Reports {
  private let output: OutputBuffer
  private let format: ShellOptions.Format
  private let tap: TAPReport?
  private let junit: JUnitReport?
  private let junitPath: String?
  /// The reports that observe the session.
  let observers: [any SessionObserver]
  /// The transcript that is written as Markdown while the run goes on.
  private let transcript: Transcript?
  private let json: JSONReport?
  /// Indicates whether a report could not be written.
  private(set) var hasFailed = false

  init(_ options: ShellOptions, output: OutputBuffer) {
    self.output = output
    format = options.format
    junitPath = options.junitPath
    tap = options.format == .tap ? TAPReport(output.write) : nil
    junit = options.junitPath == nil ? nil : JUnitReport()
    transcript = options.format == .markdown ? Transcript(writingTo: output.write) : nil
    json =
      options.format == .json
      ? JSONReport(output.write, endsWithSummary: options.tests != nil) : nil
    let all: [(any SessionObserver)?] = [json, tap, junit, transcript]
    observers = all.compactMap { $0 }
  }

  func write(_ line: TextLine, _ style: OutputStyle) {
    switch format {
    case .text: output.write(line, style)
    case .tap: output.write("# " + style.render(line))
    // The objects and the blocks hold it.
    case .json, .markdown: break
    }
  }

  /// Checks, before anything runs, whether the reports can be written; returns the reason if not.
  func begin() -> String? {
    guard let junitPath, let reason = Self.reasonAgainst(writing: junitPath) else { return nil }
    hasFailed = true
    return "cannot write '\(junitPath)': \(reason)"
  }

  /// Checks a path without opening the file, because a run that is broken off must not leave an
  /// empty file.
  private static func reasonAgainst(writing path: String) -> String? {
    guard !path.isEmpty else { return "a name is missing" }
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    if exists, isDirectory.boolValue { return "it is a directory" }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard access(exists ? path : folder + "/.", W_OK) != 0 else { return nil }
    return errno == ENOENT ? "there is no such directory" : FileContents.Failure().reason
  }

  /// Completes the reports; returns the reason if one could not be written.
  func end() -> String? {
    tap?.end()
    json?.end()
    transcript?.end()
    guard let junit, let junitPath else { return nil }
    do {
      try FileContents.write(junit.data, to: junitPath)
      return nil
    } catch {
      hasFailed = true
      return "cannot write '\(junitPath)': \(error.reason)"
    }
  }
}

/// Writes an object per command, in lines, as `help json` describes them.
final class JSONReport: SessionObserver {
  let interests: SessionEvent.Kinds = [.records, .results]
  private let write: (String) -> Void
  private let endsWithSummary: Bool
  private var summary = RunSummary()

  /// - Parameter endsWithSummary: Whether a run of tests is told, which ends with its numbers.
  init(_ write: @escaping (String) -> Void, endsWithSummary: Bool) {
    self.write = write
    self.endsWithSummary = endsWithSummary
  }

  /// Says how the run went.
  func end() {
    if endsWithSummary { write(JSONObjectType.summary.object(of: summary).text) }
  }

  func observe(_ event: SessionEvent, in session: Session) {
    summary.add(event)
    switch event {
    case .ran(let command): write(command.json.text)
    case .testEnded(let test): write(test.json.text)
    default: break
    }
  }
}

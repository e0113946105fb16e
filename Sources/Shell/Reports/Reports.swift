import Commands
import Foundation

/// The reports that a run was asked for, and where its output goes with them.
final class Reports {
  private let output: OutputBuffer
  private let format: ShellOptions.Format
  private let tap: TAPReport?
  private let junit: JUnitReport?
  private let junitPath: String?
  /// What is told about the run.
  let observers: [any RunObserver]
  /// What is written as Markdown while the run goes on.
  let transcript: Transcript?
  /// Whether a report could not be written.
  private(set) var hasFailed = false

  init(_ options: ShellOptions, output: OutputBuffer) {
    self.output = output
    format = options.format
    junitPath = options.junitPath
    tap = options.format == .tap ? TAPReport(output.write) : nil
    junit = options.junitPath == nil ? nil : JUnitReport()
    transcript = options.format == .markdown ? Transcript(writingTo: output.write) : nil
    let json = options.format == .json ? JSONReport(output.write) : nil
    let all: [(any RunObserver)?] = [json, tap, junit]
    observers = all.compactMap { $0 }
  }

  /// Writes a line of a command's output.
  func write(_ line: String) {
    switch format {
    case .text: output.write(line)
    case .tap: output.write("# " + line)
    // The objects and the blocks hold it.
    case .json, .markdown: break
    }
  }

  /// Completes the reports; returns what went wrong.
  func end() -> String? {
    tap?.end()
    transcript?.end()
    guard let junit, let junitPath else { return nil }
    do {
      try junit.data.write(to: URL(fileURLWithPath: junitPath))
      return nil
    } catch {
      hasFailed = true
      return "cannot write '\(junitPath)': \(error.reason)"
    }
  }
}

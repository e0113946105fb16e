import Foundation

/// Another toolkit that answers the same question.
protocol Peer {
  /// The name in a table.
  var name: String { get }

  /// Compiles the toolkit's program.
  ///
  /// - Parameters:
  ///   - sources: The directory with the programs of all toolkits, never written to.
  ///   - scratch: The directory for the result.
  /// - Returns: The command to which the name of a tree's file is added.
  func compile(from sources: URL, into scratch: URL) throws -> [String]
}

/// A reason why a peer has no number.
enum PeerAbsence: Error {
  case notInstalled
  case doesNotCompile
  case fails
  case wrongAnswers

  var text: String {
    switch self {
    case .notInstalled: return "not installed"
    case .doesNotCompile: return "does not compile"
    case .fails: return "fails"
    case .wrongAnswers: return "wrong answers"
    }
  }
}

extension Peer {
  /// Runs a compiler. A missing compiler means that the toolkit is not installed.
  func build(_ words: [String]) throws -> String {
    let run = try CommandRun(words)
    if run.status == CommandRun.notFound { throw PeerAbsence.notInstalled }
    if run.status != 0 { throw PeerAbsence.doesNotCompile }
    return run.output
  }
}

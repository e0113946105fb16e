import Foundation

/// Another toolkit that answers the same question.
protocol Peer {
  var name: String { get }

  /// Compiles the toolkit's program.
  ///
  /// - Parameter sources: The directory with the programs of all toolkits, never written to.
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

/// Plain C over flat arrays: the views' corners, side by side, searched from back to front.
struct CArraysPeer: Peer {
  let name = "C arrays"

  func compile(from sources: URL, into scratch: URL) throws -> [String] {
    let program = scratch.appendingPathComponent("limit").path
    let source = sources.appendingPathComponent("climit/limit.c").path
    _ = try build(["cc", "-O3", source, "-o", program, "-lm"])
    return [program, "soa"]
  }
}

/// Qt: `QWidget::childAt`, or `QGraphicsScene::itemAt` of a flat scene, which finds items with a
/// binary space partition.
struct QtPeer: Peer {
  enum Mode: String {
    case widget, flat
  }

  let mode: Mode
  var name: String { mode == .widget ? "Qt" : "Qt scene" }

  func compile(from sources: URL, into scratch: URL) throws -> [String] {
    let program = scratch.appendingPathComponent("qtbench").path
    if FileManager.default.fileExists(atPath: program) { return [program, mode.rawValue] }
    guard try CommandRun(["pkg-config", "--exists", "Qt6Widgets"]).status == 0 else {
      throw PeerAbsence.notInstalled
    }
    let flags = try build(["pkg-config", "--cflags", "Qt6Widgets"])
    let libraries = try build(["pkg-config", "--libs", "Qt6Widgets"])
    let source = sources.appendingPathComponent("qt/qtbench.cpp").path
    _ = try build(
      ["c++", "-O2", "-fPIC", "-std=c++17"] + flags.words + [source, "-o", program]
        + libraries.words)
    return [program, mode.rawValue]
  }
}

extension String {
  fileprivate var words: [String] { split(whereSeparator: \.isWhitespace).map(String.init) }
}

/// Java's `Container.findComponentAt`.
struct SwingPeer: Peer {
  let name = "Swing"

  func compile(from sources: URL, into scratch: URL) throws -> [String] {
    _ = try build([
      "javac", "-d", scratch.path, sources.appendingPathComponent("swing/HitBench.java").path,
    ])
    return ["java", "-cp", scratch.path, "HitBench", "find"]
  }
}

/// The peers that were asked for, compiled, and the files with their trees.
struct PeerRunner {
  /// A peer and the command that runs it, or the reason why there is none.
  struct Entry {
    let name: String
    let command: Result<[String], PeerAbsence>
  }

  /// A line that a peer's program prints.
  private struct Line: Decodable {
    var nanoseconds: Double
    var min: Double
    var max: Double
    var checksum: Int

    enum CodingKeys: String, CodingKey {
      case nanoseconds = "ns_hit"
      case min, max, checksum
    }
  }

  let entries: [Entry]
  private let scratch: URL

  /// - Parameter sources: The directory with the peers' programs; nil for no peers at all.
  init(sources: URL?) throws {
    scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("tapscope-benchmark-\(ProcessInfo.processInfo.processIdentifier)")
    guard let sources else {
      entries = []
      return
    }
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    let peers: [any Peer] = [
      CArraysPeer(), QtPeer(mode: .flat), QtPeer(mode: .widget), SwingPeer(),
    ]
    entries = try peers.map { [scratch] peer in
      do {
        return Entry(
          name: peer.name, command: .success(try peer.compile(from: sources, into: scratch)))
      } catch let absence as PeerAbsence {
        return Entry(name: peer.name, command: .failure(absence))
      }
    }
  }

  /// Writes a tree where the peers can read it.
  func write(_ tree: SyntheticTree, named name: String) throws {
    guard !entries.isEmpty else { return }
    try tree.fileContents.write(to: file(of: name))
  }

  /// Measures one peer on one tree.
  func measure(
    _ entry: Entry, tree: String, checksum: Int
  ) throws -> Result<Timing, PeerAbsence> {
    switch entry.command {
    case .failure(let absence): return .failure(absence)
    case .success(let command):
      let run = try CommandRun(command + [file(of: tree).path])
      guard let line = try? JSONDecoder().decode(Line.self, from: Data(run.lastLine.utf8)) else {
        return .failure(.fails)
      }
      guard line.checksum == checksum else { return .failure(.wrongAnswers) }
      return .success(Timing(samples: [line.min, line.nanoseconds, line.max]))
    }
  }

  func cleanUp() {
    try? FileManager.default.removeItem(at: scratch)
  }

  private func file(of tree: String) -> URL { scratch.appendingPathComponent(tree + ".tree") }
}

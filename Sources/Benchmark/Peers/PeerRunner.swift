import Foundation

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
    let peers: [any Peer] = [SwingPeer(), QtPeer()]
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

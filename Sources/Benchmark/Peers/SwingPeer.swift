import Foundation

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

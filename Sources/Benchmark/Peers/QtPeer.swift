import Foundation

/// Qt's `QWidget::childAt`.
struct QtPeer: Peer {
  let name = "Qt"

  func compile(from sources: URL, into scratch: URL) throws -> [String] {
    let program = scratch.appendingPathComponent("qtbench").path
    guard try CommandRun(["pkg-config", "--exists", "Qt6Widgets"]).status == 0 else {
      throw PeerAbsence.notInstalled
    }
    let flags = try build(["pkg-config", "--cflags", "Qt6Widgets"])
    let libraries = try build(["pkg-config", "--libs", "Qt6Widgets"])
    let source = sources.appendingPathComponent("qt/qtbench.cpp").path
    _ = try build(
      ["c++", "-O2", "-fPIC", "-std=c++17"] + flags.words + [source, "-o", program]
        + libraries.words)
    return [program, "widget"]
  }
}

extension String {
  fileprivate var words: [String] { split(whereSeparator: \.isWhitespace).map(String.init) }
}

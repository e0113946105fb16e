import Foundation

/// A measurement of the time that it takes to find the view at a point, with and without recording
/// the hit-test, and with a move of a view before each hit-test.
///
/// Each tree is measured in a process of its own and in rounds: ours, then each peer, then ours
/// again, so that a busy moment of the machine does not meet only one of them.
struct HitTestSection: BenchmarkSection {
  func run(_ plan: Plan, into output: any ResultOutput) throws {
    let peers = try PeerRunner(sources: plan.peers)
    defer { peers.cleanUp() }
    var columns = [
      ("tree", "tree"), ("views", "views"), ("ns", "ns"), ("min", "min"), ("max", "max"),
      ("untraced", "in app"), ("traced", "traced"), ("tracedRatio", "ratio"), ("moved", "moving"),
    ]
    for peer in peers.entries {
      let key = peer.name.lowercased().filter(\.isLetter)
      columns += [(key, peer.name), (key + "Ratio", "ours/\(peer.name)")]
    }
    columns += [("buildNs", "build ns/view"), ("bytes", "bytes/view")]
    var table = ResultTable(
      section: "hit-test", caption: "ns per hit-test, median of \(plan.effort.rounds) rounds",
      columns: columns.map { (key: $0.0, heading: $0.1) })
    for shape in plan.shapes { table.rows.append(try row(for: shape, plan, peers)) }
    output.report(table)
  }

  private func row(
    for shape: TreeShape, _ plan: Plan, _ peers: PeerRunner
  ) throws -> [ResultTable.Value] {
    let tree = shape.makeTree()
    let checksum = ReferenceWalk(tree).checksum
    try peers.write(tree, named: shape.rawValue)
    var ours: [TreeMeasurement] = []
    var theirs = [[Result<Timing, PeerAbsence>]](repeating: [], count: peers.entries.count)
    for _ in 0..<plan.effort.rounds {
      ours.append(try measure(shape, plan.effort))
      for (i, peer) in peers.entries.enumerated() {
        theirs[i].append(try peers.measure(peer, tree: shape.rawValue, checksum: checksum))
      }
    }
    let mine = TreeMeasurement(rounds: ours)
    // The ratio is taken round by round, between neighbours in time.
    let tracedRatio = Timing(samples: ours.map { $0.traced.median / $0.untraced.median }).median
    var row: [ResultTable.Value] = [
      .text(shape.rawValue), .number(Double(mine.views)), .nanoseconds(mine.bare.median),
      .nanoseconds(mine.bare.fastest), .nanoseconds(mine.bare.slowest),
      .nanoseconds(mine.untraced.median), .nanoseconds(mine.traced.median),
      .number(tracedRatio, decimals: 2), .nanoseconds(mine.moved.median),
    ]
    for peer in theirs {
      do {
        let timing = Timing(rounds: try peer.map { try $0.get() })
        row += [
          .nanoseconds(timing.median),
          .number(mine.bare.median / timing.median, decimals: 3),
        ]
      } catch let absence as PeerAbsence {
        row += [.missing(absence.text), .missing("-")]
      }
    }
    return row + [.number(mine.buildNanosecondsPerView), .number(mine.bytesPerView)]
  }

  /// Measures a tree of ours in a new process.
  private func measure(_ shape: TreeShape, _ effort: Effort) throws -> TreeMeasurement {
    let run = try OwnProcess.output(
      of: ["--measure", shape.rawValue] + (effort == .quick ? ["--quick"] : []))
    return try JSONDecoder().decode(TreeMeasurement.self, from: run)
  }
}

extension ResultTable.Value {
  /// Returns a time that is short enough for decimals to count.
  fileprivate static func nanoseconds(_ value: Double) -> ResultTable.Value {
    .number(value, decimals: value < 1000 ? 1 : 0)
  }
}

import Foundation
import ResponderKit
import TestSupport
import Testing

@Suite("Random trees against UIKit's algorithm, word by word")
struct HitTestOracleTests {
  static let pointsPerTree = 60

  @Test("hitTest finds the oracle's view", arguments: RandomTree.Kind.allCases)
  func hits(kind: RandomTree.Kind) {
    for seed in seeds(100, of: 200) {
      var maker = RandomTree(kind, seed: seed)
      let tree = maker.make()
      let views = tree.makeViews()
      for _ in 0..<Self.pointsPerTree {
        let point = maker.point(in: tree)
        var oracle = OracleHitTest(tree)
        let expected = oracle.hitTest(0, point)
        let hit = views[0].hitTest(point.cgPoint, with: nil)
        #expect(hit?.tag == expected, "seed \(seed), \(tree.nodes.count) views, \(point)")
      }
    }
  }

  @Test(
    "explainedHitTest gives the same answer, and tells of the views that the oracle asks",
    arguments: RandomTree.Kind.allCases)
  func stories(kind: RandomTree.Kind) throws {
    for seed in seeds(100, of: 200) {
      var maker = RandomTree(kind, seed: seed, isRecorded: true)
      let tree = maker.make()
      let views = tree.makeViews()
      let numbers = Dictionary(uniqueKeysWithValues: views.map { (ObjectID($0), $0.tag) })
      for _ in 0..<Self.pointsPerTree / 3 {
        let point = maker.point(in: tree)
        var oracle = OracleHitTest(tree)
        let expected = oracle.hitTest(0, point)
        let (hit, story) = views[0].explainedHitTest(point.cgPoint)
        #expect(hit?.tag == expected, "seed \(seed)")
        #expect(story.answer.flatMap { numbers[$0] } == hit.map(\.tag), "seed \(seed)")
        let asked = story.asked.compactMap { numbers[$0] }
        #expect(asked == oracle.asked, "seed \(seed), \(point)")
        expectConsistent(story, numbers: numbers, tree: tree)
      }
    }
  }

  /// Points are in the coordinates of the views, runs are where they say they are.
  private func expectConsistent(
    _ story: HitTest, numbers: [ObjectID: Int], tree: OracleTree
  ) {
    for call in story.callsUnfolded {
      guard let node = numbers[call.view] else {
        Issue.record("a step of a view that is not in the tree")
        continue
      }
      switch call.kind {
      case .asked(let run):
        #expect(run.box?.containsHalfOpen(run.point) != true, "the box misses the point")
        #expect(
          run.views.allSatisfy { numbers[$0].map { tree.nodes[$0].isOpen } == true },
          "a view that refuses by itself has a line of its own")
      case .skip(let run, _):
        #expect(run.views.allSatisfy { tree.nodes[node].children.contains(numbers[$0] ?? -1) })
      case .inside(let point, .bounds(let bounds), _, let isInside):
        #expect(bounds.containsHalfOpen(point) == isInside)
      default: break
      }
    }
  }
}

extension OracleNode {
  /// Whether only its place can make it refuse.
  fileprivate var isOpen: Bool {
    !isHidden && isInteractive && Double(alpha) >= 0.01 && (!isControl || isEnabled)
      && transform.determinant != 0
  }
}

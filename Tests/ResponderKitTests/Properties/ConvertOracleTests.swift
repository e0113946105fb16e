import Foundation
import ResponderKit
import TestSupport
import Testing

@Suite("Random trees against matrices")
struct ConvertOracleTests {
  @Test("convert agrees with the oracle's matrices", arguments: RandomTree.Kind.allCases)
  func converts(kind: RandomTree.Kind) {
    for seed in seeds(60, of: 200) {
      var maker = RandomTree(kind, seed: seed)
      let tree = maker.make()
      let views = tree.makeViews()
      var random = SeededGenerator(seed: seed)
      // What lies in a view of no extent has no coordinates to convert.
      let regular = tree.nodes.indices.filter { node in
        tree.ancestors(of: node).allSatisfy { tree.nodes[$0].transform.determinant != 0 }
      }
      for _ in 0..<60 {
        let from = regular.randomElement(using: &random) ?? 0
        let to = regular.randomElement(using: &random) ?? 0
        let p = OraclePoint(
          x: Double.random(in: -200...400, using: &random),
          y: Double.random(in: -200...400, using: &random))
        let expected = tree.convert(p, from: from, to: to)
        expect(views[from].convert(p.cgPoint, to: views[to]), near: expected, seed)
        expect(views[to].convert(p.cgPoint, from: views[from]), near: expected, seed)

        let box = OracleBox(left: p.x, top: p.y, right: p.x + 30, bottom: p.y + 40)
        let expectedBox = tree.convert(box, from: from, to: to)
        let rect = views[from].convert(
          CGRect(x: p.x, y: p.y, width: 30, height: 40), to: views[to])
        expect(rect.origin, near: OraclePoint(x: expectedBox.left, y: expectedBox.top), seed)
        expect(
          CGPoint(x: rect.maxX, y: rect.maxY),
          near: OraclePoint(x: expectedBox.right, y: expectedBox.bottom), seed)
      }
    }
  }

  @Test("The frame is the oracle's bounding box", arguments: seeds(50, of: 50))
  func frames(seed: Int) {
    var maker = RandomTree(.free, seed: seed)
    let tree = maker.make()
    for (node, view) in zip(tree.nodes, tree.makeViews()) {
      let bounds = OracleBox(
        left: node.x, top: node.y, right: node.x + node.width, bottom: node.y + node.height)
      let box = bounds.mapped { node.toParent($0) }
      expect(view.frame.origin, near: OraclePoint(x: box.left, y: box.top), seed)
      expect(
        CGPoint(x: view.frame.maxX, y: view.frame.maxY),
        near: OraclePoint(x: box.right, y: box.bottom), seed)
    }
  }

  private func expect(_ point: CGPoint, near other: OraclePoint, _ seed: Int) {
    #expect(
      abs(Double(point.x) - other.x) < 1e-6 && abs(Double(point.y) - other.y) < 1e-6,
      "seed \(seed): \(point) is not \(other)")
  }
}

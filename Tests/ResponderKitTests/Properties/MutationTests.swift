import Foundation
import ResponderKit
import TestSupport
import Testing

@Suite("R12: random changes of the tree against a plain model")
struct MutationTests {
  @Test(
    "Subviews, superviews, indices, windows and hits stay those of the model",
    arguments: seeds(12, of: 40), [false, true])
  func mutations(seed: Int, isWide: Bool) {
    var twins = Twins(seed: seed, isWide: isWide)
    guard twins.views.count > 2 else { return }
    for step in 0..<300 {
      twins.step()
      if step % 20 == 0 { twins.expectSame("seed \(seed), step \(step)") }
      for _ in 0..<3 {
        let point = OraclePoint(
          x: Double(twins.any(below: 400)), y: Double(twins.any(below: 400)))
        var oracle = OracleHitTest(twins.model)
        let expected = oracle.hitTest(0, point)
        let hit = twins.views[0].hitTest(point.cgPoint, with: nil)
        #expect(hit?.tag == expected, "seed \(seed), step \(step)")
      }
    }
  }
}

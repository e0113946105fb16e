import Foundation
import ResponderKit
import Testing

@Suite("The random trees reach what they are meant to reach")
struct ReachTests {
  @Test("Deep hits, refusals of every kind, passed groups, answers and silences of overrides")
  func reach() {
    var counts: [String: Int] = [:]
    for seed in 0..<300 {
      let kind = RandomTree.Kind.allCases[seed % 3]
      var maker = RandomTree(kind, seed: seed, isRecorded: true)
      let tree = maker.make()
      let views = tree.makeViews()
      for _ in 0..<20 {
        let (hit, story) = views[0].explainedHitTest(maker.point(in: tree).cgPoint)
        counts[hit.map { $0.tag == 0 ? "root" : "deep" } ?? "nil", default: 0] += 1
        for word in story.words { counts[word, default: 0] += 1 }
      }
    }
    for what in [
      "root", "deep", "nil", "enter", "flags", "asked", "skip", "unseen", "hidden",
      "interactionDisabled", "transparent", "disabled", "singularTransform", "bounds",
      "bounds outside", "code", "code outside", "answer",
    ] {
      #expect(counts[what, default: 0] > 20, "\(what)")
    }
  }
}

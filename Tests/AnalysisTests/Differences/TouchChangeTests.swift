import Foundation
import ResponderKit
import SceneStage
import Testing

@testable import Analysis

/// What becomes of touch areas between two screens, as values.
@Suite struct TouchChangeTests {
  let then = Stage()
  let now = Stage()

  init() {
    for stage in [then, now] {
      stage.add("card", CGRect(0, 100, 390, 300))
      stage.add("buy", CGRect(20, 20, 100, 44), in: "card", class: "UIButton")
    }
  }

  private var changes: [TouchChange] { ScreenComparison(then.scene, now.scene).touches }

  @Test func nothingIsToldOfEqualScreens() { #expect(changes.isEmpty) }

  @Test func aTargetUnderAVeilIsLost() {
    now.add("veil", CGRect(0, 0, 390, 844))
    #expect(changes.map(\.kind) == [.lost])
    #expect(changes.first?.cause?.code == .coveredBy)
    #expect(changes.first?.cause?.culprit == ObjectID(now["veil"]))
    #expect(changes.first?.isAboutOldScreen == false)
  }

  @Test func aTargetWhoseVeilIsGoneIsGainedByACauseOfBefore() {
    then.add("veil", CGRect(0, 0, 390, 844))
    #expect(changes.map(\.kind) == [.gained])
    #expect(changes.first?.cause?.culprit == ObjectID(then["veil"]))
    #expect(changes.first?.isAboutOldScreen == true)
  }

  @Test func aTargetThatSticksOutIsShrunk() {
    now["card"].frame.size.height = 40
    #expect(changes.map(\.kind) == [.shrunk])
    #expect(changes.first?.subjects.map(\.percents.then) == [100])
    #expect(changes.first?.cause?.code == .outsideAncestorBounds)
  }

  @Test func aHiddenTargetIsAway() {
    now["buy"].isHidden = true
    #expect(changes.map(\.kind) == [.away])
  }
}

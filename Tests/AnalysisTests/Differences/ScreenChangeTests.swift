import Foundation
import ResponderKit
import SceneStage
import Testing

@testable import Analysis

/// What is gone, appeared or changed between two screens, as values.
@Suite struct ScreenChangeTests {
  let then = Stage()
  let now = Stage()

  init() {
    for stage in [then, now] {
      stage.add("card", CGRect(0, 100, 390, 300))
      stage.add("red", CGRect(0, 0, 90, 90), in: "card")
      stage.add("label", CGRect(0, 200, 90, 20), in: "card", class: "UILabel")
    }
  }

  private var changes: [SceneDifference] { ScreenComparison(then.scene, now.scene).differences }

  @Test func equalScreensHaveNone() { #expect(changes.isEmpty) }

  @Test func aViewThatMovedTellsHowFar() {
    now["red"].frame.origin = CGPoint(x: 10, y: -5)
    #expect(changes.map(\.change) == [.changed])
    #expect(changes.first?.move?.offset == CGPoint(x: 10, y: -5))
    #expect(changes.first?.move?.growth == .zero)
  }

  @Test func whatMovesWithItsSuperviewIsNotTold() {
    now["card"].frame.origin.y = 150
    #expect(changes.map(\.subjects.count) == [1])
    #expect(changes.first?.move?.offset == CGPoint(x: 0, y: 50))
  }

  @Test func roundingIsNoMove() {
    now["red"].frame.origin.x = 0.04
    now["red"].alpha = 1 - 1e-6
    #expect(changes.isEmpty)
  }

  @Test func valuesThatDecideAboutTouchesAreTold() {
    now["red"].isHidden = true
    #expect(changes.flatMap(\.rows).map(\.name) == ["isHidden"])
  }

  @Test func recognizersAreToldByTheirClasses() {
    now["red"].addGestureRecognizer(UITapGestureRecognizer())
    let row = changes.first?.rows.first { $0.name == "gestures" }
    guard case .classes(let then)? = row?.then, case .classes(let now)? = row?.now else {
      Issue.record("no classes")
      return
    }
    #expect(then == [])
    #expect(now == ["UITapGestureRecognizer"])
  }

  @Test func whatCameAndWentIsCountedWithWhatIsInIt() {
    now.add("sheet", CGRect(0, 500, 390, 300), class: "UIScrollView")
    now.add("title", CGRect(0, 0, 90, 20), in: "sheet", class: "UITextField")
    #expect(changes.map(\.change) == [.appeared])
    #expect(changes.map(\.inside) == [1])
  }
}

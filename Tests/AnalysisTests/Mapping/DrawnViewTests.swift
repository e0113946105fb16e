import Analysis
import Foundation
import ResponderKit
import SceneStage
import TestSupport
import Testing

/// Pictures show what a screen shows: clipped, faint, and above what it was drawn over.
@Suite struct DrawnViewTests {
  private func drawn(_ stage: Stage) -> [String: DrawnView] {
    Dictionary(
      DrawnView.all(in: stage.scene).map { (stage.scene.label(of: $0.view), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  private func levels(_ stage: Stage) -> [String: Int] {
    let views = DrawnView.all(in: stage.scene)
    return Dictionary(
      zip(views.map { stage.scene.label(of: $0.view) }, DrawingLevels.levels(of: views)),
      uniquingKeysWith: { first, _ in first })
  }

  @Test func aViewIsPaintedInItsOwnColourElseInThatOfItsName() throws {
    let stage = Stage.experiment(isRedLast: true)
    func color(_ name: String) throws -> UIColor? {
      ViewPaint(try #require(drawn(stage)[name]), in: stage.scene).color
    }
    #expect(try color("red") == .systemRed)
    #expect(try color("root") == nil)
    stage["red"].backgroundColor = .orange
    #expect(try color("red") == .orange)
  }

  @Test func roundCornersAreCutOffWhatIsPaintedAndNotOffWhatIsTouched() throws {
    let stage = Stage.experiment(isRedLast: true)
    let blue = stage["blue"]
    for radius in [40, 1e9] as [CGFloat] {
      blue.layer.cornerRadius = radius
      let seen = try #require(drawn(stage)["blue"])
      #expect(seen.visible.box == seen.face.box && seen.visible.corners.count == 4)
      let corner = CGPoint(x: seen.box.minX + 2, y: seen.box.minY + 2)
      #expect(
        !seen.face.overlaps(
          ConvexPolygon(CGRect(origin: corner, size: CGSize(width: 1, height: 1)))))
    }
    for radius in [-5, 0, .nan, .infinity] as [CGFloat] {
      blue.layer.cornerRadius = radius
      let seen = try #require(drawn(stage)["blue"])
      #expect(seen.face == seen.visible)
    }
  }

  @Test func aRowThatIsScrolledAwayIsNotSeen() throws {
    let stage = Stage()
    stage.add("list", CGRect(0, 100, 300, 200), class: "UIScrollView")
    stage.add("half", CGRect(0, 150, 300, 100), in: "list")
    stage.add("below", CGRect(0, 400, 300, 50), in: "list")
    stage["list"].clipsToBounds = true
    let views = drawn(stage)
    #expect(try #require(views["half"]).visible.box == CGRect(0, 250, 300, 50))
    #expect(try !#require(views["below"]).isSeen)
  }

  @Test func withoutClippingAViewReachesOutOfItsSuperview() throws {
    let stage = Stage()
    stage.add("card", CGRect(0, 100, 100, 100))
    stage.add("badge", CGRect(80, -20, 40, 40), in: "card")
    #expect(try #require(drawn(stage)["badge"]).visible.box == CGRect(80, 80, 40, 40))
  }

  @Test func theScreenClips() throws {
    let stage = Stage()
    stage.add("wide", CGRect(300, 0, 300, 50))
    stage.add("off", CGRect(0, 900, 50, 50))
    #expect(try #require(drawn(stage)["wide"]).visible.box == CGRect(300, 0, 90, 50))
    #expect(try !#require(drawn(stage)["off"]).isSeen)
  }

  @Test func aTurnedViewIsClippedToAPolygon() throws {
    let stage = Stage()
    stage.add("box", CGRect(0, 0, 100, 100))
    stage["box"].clipsToBounds = true
    let diamond = stage.add("diamond", CGRect(50, 0, 100, 100), in: "box")
    diamond.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let visible = try #require(drawn(stage)["diamond"]).visible
    // Half of the diamond, whose middle lies on the box's edge: cut by that edge and by the box's
    // top and bottom.
    #expect(visible.corners.count == 5)
    #expect(abs(visible.box.minX - (100 - 50 * 2.0.squareRoot())) < 0.01)
    #expect(visible.box.maxX == 100)
  }

  @Test func alphasAreMultiplied() throws {
    let stage = Stage()
    stage.add("veil", CGRect(0, 0, 100, 100)).alpha = 0.05
    stage.add("mist", CGRect(0, 0, 100, 100), in: "veil").alpha = 0.1
    let views = drawn(stage)
    #expect(try #require(views["veil"]).isSeen)
    #expect(try !#require(views["mist"]).isSeen)
  }

  @Test func whatCoversAButtonStandsAboveItWhereverItIsInTheTree() throws {
    let stage = Stage()
    stage.add("form", CGRect(0, 0, 390, 844))
    stage.add("row", CGRect(0, 100, 390, 100), in: "form")
    stage.add("buy", CGRect(100, 120, 100, 44), in: "row", class: "UIButton")
    stage.add("toast", CGRect(0, 90, 390, 120))
    let levels = levels(stage)
    #expect(try #require(levels["toast"]) > #require(levels["buy"]))
  }

  @Test func viewsSideBySideShareALevel() {
    let stage = Stage()
    for k in 0..<10 { stage.add("cell\(k)", CGRect(0, CGFloat(k) * 44, 390, 44)) }
    let levels = levels(stage)
    #expect(Set((0..<10).map { levels["cell\($0)"] }) == [levels["root"].map { $0 + 1 }])
  }

  @Test func aWindowInFrontStandsAboveAllThatItOverlaps() throws {
    let stage = Stage()
    for (name, parent) in [("a", "root"), ("b", "a"), ("c", "b")] {
      stage.add(name, CGRect(0, 0, 200, 200), in: parent)
    }
    stage.add(window: "alert", CGRect(0, 0, 100, 100))
    let levels = levels(stage)
    #expect(try #require(levels["alert"]) == #require(levels["c"]) + 1)
  }

  /// Of 40 random views each stands one above the highest of those drawn before that it overlaps.
  @Test(arguments: 0..<20) func levelsAreThoseOfTheDefinition(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let stage = Stage()
    for k in 0..<40 {
      let view = stage.add(
        "v\(k)",
        CGRect(
          .random(in: 0...300, using: &random), .random(in: 0...700, using: &random),
          .random(in: 1...150, using: &random), .random(in: 1...150, using: &random)))
      if k.isMultiple(of: 3) {
        view.transform = CGAffineTransform(rotationAngle: .random(in: 0...3, using: &random))
      }
    }
    let views = DrawnView.all(in: stage.scene)
    let levels = DrawingLevels.levels(of: views)
    for k in views.indices {
      let below = (0..<k).filter { views[$0].visible.overlaps(views[k].visible) }
      #expect(levels[k] == below.map { levels[$0] + 1 }.max() ?? 0)
    }
  }
}

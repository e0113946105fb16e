import Foundation
import ResponderKit
import Testing

@Suite("Shapes")
struct ShapeTests {
  @Test(
    "An ellipse touches the four sides, edge included",
    arguments: [
      (0, 50, true), (200, 50, true), (100, 0, true), (100, 100, true), (0, 0, false),
      (30, 10, false), (40, 25, true), (200, 100, false), (-1, 50, false),
    ] as [(CGFloat, CGFloat, Bool)])
  func ellipse(x: CGFloat, y: CGFloat, isIn: Bool) {
    let view = UIView(0, 0, 200, 100)
    view.pointInsideBehavior = Ellipse()
    #expect(view.contains(x, y) == isIn)
  }

  @Test("An empty ellipse contains nothing")
  func emptyEllipse() {
    let view = UIView(0, 0, 0, 100)
    view.pointInsideBehavior = Ellipse()
    #expect(!view.contains(0, 50))
  }

  @Test(
    "A path is even-odd: the hole of a frame does not belong to it",
    arguments: [(5, 5, true), (50, 50, false), (95, 50, true), (101, 50, false)]
      as [(CGFloat, CGFloat, Bool)])
  func path(x: CGFloat, y: CGFloat, isIn: Bool) {
    func square(_ from: CGFloat, _ to: CGFloat) -> [CGPoint] {
      [
        CGPoint(x: from, y: from), CGPoint(x: to, y: from), CGPoint(x: to, y: to),
        CGPoint(x: from, y: to),
      ]
    }
    let view = UIView(0, 0, 100, 100)
    view.pointInsideBehavior = PathShape(
      source: "M0 0h100v100h-100zM20 20h60v60h-60z", polygons: [square(0, 100), square(20, 80)])
    #expect(view.contains(x, y) == isIn)
  }

  @Test("A circle's default radius is half of the shorter side")
  func circle() {
    let view = UIView(0, 0, 100, 40)
    view.pointInsideBehavior = Circle()
    #expect(view.contains(30, 20) && view.contains(70, 20) && !view.contains(29.9, 20))
  }
}

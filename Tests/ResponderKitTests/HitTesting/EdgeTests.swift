import Foundation
import ResponderKit
import Testing

@Suite("R2.4, R2.5: bounds and their edges")
struct EdgeTests {
  static let edges: [(x: CGFloat, y: CGFloat, isIn: Bool)] = [
    (0, 0, true), (99, 99, true), (50, 50, true), (0, 99.999, true), (99.999, 0, true),
    (100, 100, false), (100, 50, false), (50, 100, false), (99, 100, false), (100, 0, false),
    (-0.001, 50, false), (50, -0.001, false), (0, 100, false), (-0.0, 0, true),
  ]

  @Test("R2.4, S-53: the default point(inside:) is half open", arguments: edges)
  func halfOpen(x: CGFloat, y: CGFloat, isIn: Bool) {
    let view = UIView(0, 0, 100, 100)
    #expect(view.contains(x, y) == isIn)
    #expect((view.hit(x, y) === view) == isIn)
  }

  @Test("R2.4: a subview's edges are half open, too", arguments: edges)
  func subviewEdges(x: CGFloat, y: CGFloat, isIn: Bool) {
    let child = UIView(30, 40, 100, 100)
    let root = UIView(0, 0, 300, 300).with(child)
    #expect(root.hit(30 + x, 40 + y) === (isIn ? child : root))
  }

  @Test("R2.4: two views that touch share no point")
  func neighbours() {
    let left = UIView(0, 0, 50, 100)
    let right = UIView(50, 0, 50, 100)
    let root = UIView(0, 0, 100, 100).with(left, right)
    for _ in 0..<2 {
      #expect(root.hit(50, 50) === right)
      #expect(root.hit(49.999, 50) === left)
      root.exchangeSubview(at: 0, withSubviewAt: 1)
    }
  }

  @Test("R2.4: edges at fractions are exact", arguments: [0.1, 0.3, 1 / 3, 0.7, 99.9] as [CGFloat])
  func fractions(edge: CGFloat) {
    let child = UIView(edge, edge, 10, 10)
    let root = UIView(0, 0, 300, 300).with(child)
    #expect(root.hit(edge, edge) === child)
    #expect(root.hit(edge.nextDown, edge) === root)
  }

  @Test("R2.5, S-35: bounds, not frame")
  func boundsNotFrame() {
    let view = UIView(200, 200, 100, 100)
    #expect(view.contains(50, 50))
    #expect(!view.contains(250, 250))
  }

  @Test("R2.5: bounds.origin shifts the test")
  func boundsOrigin() {
    let view = UIView(0, 0, 100, 100)
    view.bounds.origin = CGPoint(x: 10_000, y: 10_000)
    #expect(!view.contains(50, 50))
    #expect(view.contains(10_050, 10_050))
    let root = UIView(0, 0, 100, 100).with(view)
    #expect(root.hit(50, 50) === view)
  }

  @Test(
    "R2.5: zero width or height contains nothing, and no child can be hit",
    arguments: [(0, 100), (100, 0), (0, 0)] as [(CGFloat, CGFloat)])
  func zeroSize(width: CGFloat, height: CGFloat) {
    let container = UIView(0, 0, width, height).with(UIView(0, 0, 100, 100))
    let root = UIView(0, 0, 100, 100).with(container)
    #expect(!container.contains(0, 0))
    #expect(root.hit(0, 0) === root)
    #expect(root.hit(50, 50) === root)
  }

  @Test("R2.6, S-7: outside the bounds the branch is skipped", arguments: [true, false])
  func outsideIsDead(clips: Bool) {
    let outside = UIView(80, 0, 100, 100)
    let parent = UIView(0, 0, 100, 100).with(outside)
    parent.clipsToBounds = clips
    let root = UIView(0, 0, 400, 400).with(parent)
    #expect(root.hit(90, 50) === outside)
    #expect(root.hit(150, 50) === root)
  }

  @Test("R2.6: every ancestor must contain the point")
  func everyAncestor() {
    let leaf = UIView(0, 0, 300, 300)
    let narrow = UIView(0, 0, 100, 300).with(UIView(0, 0, 300, 300).with(leaf))
    let root = UIView(0, 0, 300, 300).with(narrow)
    #expect(root.hit(50, 250) === leaf)
    #expect(root.hit(150, 250) === root)
  }
}

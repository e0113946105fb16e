import Foundation
import Interchange
import ResponderKit
import Testing
import Text

@Suite struct GeometryTests {
  /// The view that a frame and further attributes give.
  private func placed(_ frame: String, _ attributes: String = "") throws -> UIView {
    try built("<UIView: 0x1; frame = (\(frame)); \(attributes)layer = <CALayer: 0x2>>").root
  }

  private func matrix(_ t: CGAffineTransform) -> String {
    "[\(t.a), \(t.b), \(t.c), \(t.d), \(t.tx), \(t.ty)]"
  }

  @Test func frameWithoutTransformIsExact() throws {
    let view = try placed("0.1 -7.3; 33.3333 17.7", "anchorPoint = (0, 1); ")
    #expect(view.frame == CGRect(x: 0.1, y: -7.3, width: 33.3333, height: 17.7))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 33.3333, height: 17.7))
    #expect(view.anchorPoint == CGPoint(x: 0, y: 1))
  }

  @Test func contentOffsetIsTheOriginOfTheBounds() throws {
    let view = try placed("5 6; 100 200", "contentOffset: {0, -59}; ")
    #expect(view.bounds == CGRect(x: 0, y: -59, width: 100, height: 200))
    #expect(view.frame == CGRect(x: 5, y: 6, width: 100, height: 200))
  }

  @Test func scaleIsTakenOutOfTheSize() throws {
    let view = try placed("10 20; 30.25 50", "transform = [0.5, 0, 0, 2, 0, 0]; ")
    #expect(view.bounds.size == CGSize(width: 60.5, height: 25))
    #expect(view.center == CGPoint(x: 25.125, y: 45))
  }

  @Test func quarterTurnSwapsTheSides() throws {
    let view = try placed(
      "10 20; 30 50", "transform = [6.123233995736766e-17, 1, -1, 6.123233995736766e-17, 0, 0]; ")
    #expect(view.bounds.size == CGSize(width: 50, height: 30))
    #expect(view.center == CGPoint(x: 25, y: 45))
  }

  @Test func translationMovesTheCentre() throws {
    let view = try placed("10 20; 30 50", "transform = [1, 0, 0, 1, 4, -3]; ")
    #expect(view.bounds.size == CGSize(width: 30, height: 50))
    #expect(view.center == CGPoint(x: 21, y: 48))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 50))
  }

  /// Prints what UIKit would print of a view and reads it back.
  @Test(arguments: [10.0, 22.5, 30, 44, 60, 90, 135.5, 180, 200], [0.25, 0.5, 1])
  func printedViewComesBack(degrees: Double, anchor: Double) throws {
    let original = UIView(frame: CGRect(x: 40, y: 30, width: 120, height: 50))
    original.anchorPoint = CGPoint(x: anchor, y: 1 - anchor)
    original.transform = CGAffineTransform(rotationAngle: degrees * .pi / 180).scaledBy(
      x: 1.5, y: 0.8)
    let box = original.frame
    let frame =
      "\(box.minX.shortText) \(box.minY.shortText); "
      + "\(box.width.shortText) \(box.height.shortText)"
    let view = try placed(
      frame, "anchorPoint = (\(anchor), \(1 - anchor)); transform = \(matrix(original.transform)); "
    )
    #expect(view.bounds.size == original.bounds.size)
    #expect(abs(view.center.x - original.center.x) < 0.001)
    #expect(abs(view.center.y - original.center.y) < 0.001)
  }

  @Test func printedBoundsNeedNoGuess() throws {
    let half = 0.70710678118654757
    let attributes =
      "transform = [\(half), \(half), -\(half), \(half), 0, 0]; bounds = (3 4; 150 50); "
    let view = try placed("0 0; 141.421 141.421", attributes)
    #expect(view.bounds == CGRect(x: 3, y: 4, width: 150, height: 50))
    #expect(try warnings("<A: 0x1; frame = (0 0; 141.421 141.421); \(attributes)>") == [])
  }

  @Test func printedBoundsTellTheOriginOfAnyView() throws {
    let view = try placed("10 20; 30 40", "bounds = (3 4; 30 40); ")
    #expect(view.bounds == CGRect(x: 3, y: 4, width: 30, height: 40))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func eighthTurnIsGuessedToBeSquare() throws {
    let half = 0.70710678118654757
    let attributes = "transform = [\(half), \(half), -\(half), \(half), 0, 0]; "
    let view = try placed("0 0; 141.421 141.421", attributes)
    #expect(abs(view.bounds.width - 100) < 0.01)
    #expect(view.bounds.width == view.bounds.height)
    #expect(
      try warnings("<A: 0x1; frame = (0 0; 141.421 141.421); \(attributes)>") == [.guessedSize])
  }

  @Test(arguments: ["[0, 0, 0, 0, 0, 0]", "[1, 0, 0, 0, 0, 0]", "[1, 1, 1, 1, 0, 0]"])
  func singularTransformTakesNoTouches(matrix: String) throws {
    let text =
      "<UIView: 0x1; frame = (0 0; 100 100)>\n"
      + "| <UIView: 0x2; frame = (0 0; 100 100); transform = \(matrix)>"
    #expect(try warnings(text) == [.singularTransform])
    #expect(try built(text).lineHit(at: 50, 50) == 1)
  }

  @Test(arguments: [
    ("0.8, 0, 0, 0; 0, 0.8, 0, 0; 0, 0, 1, -0.001; 5, 6, 0, 1", [DumpWarning.Kind]()),
    ("0.8, 0, 0, 0.01; 0, 0.8, 0, 0; 0, 0, 1, 0; 5, 6, 0, 1", [.approximatedTransform]),
    ("0.8, 0, 0, 0; 0, 0.8, 0, 0; 0, 0, 1, 0; 5, 6, 9, 1", [.approximatedTransform]),
  ])
  func spaceTransformIsTakenInThePlane(rows: String, kinds: [DumpWarning.Kind]) throws {
    let text = "<UIView: 0x1; frame = (0 0; 80 40); transform3D = [\(rows)]; tag = 1>"
    #expect(try warnings(text) == kinds)
    let view = try built(text).root
    #expect(view.transform == CGAffineTransform(a: 0.8, b: 0, c: 0, d: 0.8, tx: 5, ty: 6))
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
    #expect(view.center == CGPoint(x: 35, y: 14))
  }

  @Test func viewNeverHoldsNaN() {
    var dumped = DumpedView(
      className: "UIView", frame: CGRect(x: .nan, y: -.infinity, width: 1, height: 1))
    dumped.anchorPoint.x = .nan
    dumped.transform.a = .nan
    dumped.transform.tx = .infinity
    dumped.alpha = .nan
    dumped.contentOffset = CGPoint(x: CGFloat.nan, y: 1e300)
    let view = DumpBuilder().makeView(dumped).root
    #expect(view.frame.minX.isFinite && view.center.x.isFinite && view.bounds.minY.isFinite)
    #expect(view.alpha == 0)
  }
}

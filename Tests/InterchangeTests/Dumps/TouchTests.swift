import Foundation
import Interchange
import ResponderKit
import Testing

/// Whether an imported tree answers touches as the screen did that it was taken from.
@Suite struct TouchTests {
  @Test func contentOffsetMovesTheCells() throws {
    let built = try built(
      """
      <UIWindow: 0x1; frame = (0 0; 320 500); layer = <UIWindowLayer: 0x2>>
         | <UICollectionView: 0x3; frame = (0 0; 320 500); layer = <CALayer: 0x4>; \
      contentOffset: {0, -40}; contentSize: {320, 200}; adjustedContentInset: {40, 0, 0, 0}>
         |    | <Shop.Cell: 0x5; baseClass = UICollectionViewCell; frame = (20 30.5; 280 50)>
      """)
    #expect(built.lineHit(at: 100, 70.4) == 2)
    #expect(built.lineHit(at: 100, 70.5) == 3)
    #expect(built.lineHit(at: 100, 120.4) == 3)
    #expect(built.lineHit(at: 100, 120.5) == 2)
  }

  @Test func rotatedViewIsNotItsFrame() throws {
    // 80 by 80 points, turned by 30 degrees about (60, 60): the box is 109.282 wide.
    let built = try built(
      """
      <UIView: 0x1; frame = (0 0; 120 120); layer = <CALayer: 0x2>>
         | <UIView: 0x3; frame = (5.35898 5.35898; 109.282 109.282); transform = \
      [0.86602540378443871, 0.49999999999999994, -0.49999999999999994, 0.86602540378443871, 0, 0]; \
      layer = <CALayer: 0x4>>
      """)
    #expect(built.view(onLine: 2)?.bounds.width == 80)
    #expect(built.lineHit(at: 60, 60) == 2)
    #expect(built.lineHit(at: 10, 10) == 1)
    #expect(built.lineHit(at: 60, 10) == 1)
    #expect(built.lineHit(at: 60, 20) == 2)
  }

  @Test func viewOfNoHeightShutsOutItsChildren() throws {
    let built = try built(
      """
      <UIView: 0x1; frame = (0 0; 800 300); layer = <CALayer: 0x2>>
         | <Bar: 0x3; frame = (0 0; 800 0); layer = <CALayer: 0x4>>
         |    | <UIButton: 0x5; frame = (20 10; 44 44); layer = <CALayer: 0x6>>
      """)
    #expect(built.lineHit(at: 30, 20) == 1)
  }

  @Test func imageBeyondItsButtonIsNeverHit() throws {
    let built = try built(
      """
      <UIView: 0x1; frame = (0 0; 200 200); layer = <CALayer: 0x2>>
         | <UIButton: 0x3; frame = (90 90; 20 20); opaque = NO; layer = <CALayer: 0x4>>
         |    | <UIImageView: 0x5; frame = (-30 -30; 80 80); alpha = 0; opaque = NO; \
      userInteractionEnabled = NO; layer = <CALayer: 0x6>> - (null)
      """)
    #expect(built.lineHit(at: 95, 95) == 2)
    #expect(built.lineHit(at: 80, 95) == 1)
  }

  @Test(arguments: [
    ("transform = [0, 1, -1, 0, 0, 0]; ", 690.0, 30.0, 30.0, 10.0),
    ("transform = [0, -1, 1, 0, 0, 0]; ", 10, 970, 30, 10),
    ("transform = [-1, 0, 0, -1, 0, 0]; ", 670, 990, 30, 10),
  ])
  func turnedScreenConvertsPoints(
    transform: String, x: Double, y: Double, innerX: Double, innerY: Double
  ) throws {
    let built = try built(
      """
      <UIWindow: 0x1; frame = (0 0; 700 1000); layer = <UIWindowLayer: 0x2>>
      | <UIView: 0x3; frame = (0 0; 700 1000); \(transform)autoresize = W+H; layer = <CALayer: 0x4>>
      """)
    let inner = try #require(built.view(onLine: 2))
    let point = inner.convert(CGPoint(x: x, y: y), from: built.root)
    #expect(abs(point.x - innerX) < 1e-9 && abs(point.y - innerY) < 1e-9)
    #expect(built.lineHit(at: x, y) == 2)
  }

  @Test func hiddenAndTransparentViewsLetTouchesThrough() throws {
    let built = try built(
      """
      <UIWindow: 0x1; frame = (0 0; 100 100); layer = <UIWindowLayer: 0x2>>
         | <UIView: 0x3; frame = (0 0; 100 100); layer = <CALayer: 0x4>>
         | <UIButton: 0x5; frame = (0 0; 100 100); hidden = YES; layer = <CALayer: 0x6>>
         | <UIButton: 0x7; frame = (0 0; 100 100); alpha = 0.009; layer = <CALayer: 0x8>>
         | <UIButton: 0x9; frame = (0 0; 100 100); userInteractionEnabled = NO; layer = <CALayer: 0xa>>
      """)
    #expect(built.lineHit(at: 50, 50) == 2)
  }
}

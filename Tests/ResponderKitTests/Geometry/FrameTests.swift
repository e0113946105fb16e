import Foundation
import ResponderKit
import Testing

@Suite("R3.4, R3.5: frame, bounds, center, transform")
struct FrameTests {
  @Test("R3.5: setting the frame sets center and bounds.size, not bounds.origin")
  func settingFrame() {
    let view = UIView(0, 0, 10, 10)
    view.bounds.origin = CGPoint(x: 3, y: 4)
    view.frame = CGRect(x: 100, y: 200, width: 50, height: 20)
    #expect(view.center == CGPoint(x: 125, y: 210))
    #expect(view.bounds == CGRect(x: 3, y: 4, width: 50, height: 20))
    #expect(view.frame == CGRect(x: 100, y: 200, width: 50, height: 20))
  }

  @Test("R3.5: setting bounds.size grows about the center")
  func settingBounds() {
    let view = UIView(100, 100, 50, 50)
    view.bounds.size = CGSize(width: 100, height: 10)
    #expect(view.center == CGPoint(x: 125, y: 125))
    #expect(view.frame == CGRect(x: 75, y: 120, width: 100, height: 10))
  }

  @Test("R3.5: setting the center moves the frame")
  func settingCenter() {
    let view = UIView(0, 0, 50, 50)
    view.center = CGPoint(x: 100, y: 60)
    #expect(view.frame == CGRect(x: 75, y: 35, width: 50, height: 50))
  }

  @Test("R3.5: center is where the anchor point lies")
  func anchor() {
    let view = UIView(0, 0, 100, 100)
    view.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(view.center == CGPoint(x: 50, y: 50))
    #expect(view.frame == CGRect(x: 50, y: -50, width: 100, height: 100))
    view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(view.center == CGPoint(x: 10, y: 60))
  }

  @Test("R3.5, R8.4: bounds.origin moves the children by its negative; contentOffset is that")
  func boundsOrigin() {
    let child = UIView(0, 300, 10, 10)
    let scroll = UIScrollView(0, 0, 100, 100).with(child)
    let root = UIView(0, 0, 100, 100).with(scroll)
    scroll.contentOffset = CGPoint(x: 0, y: 280)
    #expect(scroll.bounds.origin == CGPoint(x: 0, y: 280))
    #expect(child.convert(.zero, to: root) == CGPoint(x: 0, y: 20))
    #expect(child.frame.origin == CGPoint(x: 0, y: 300))
    scroll.bounds.origin = .zero
    #expect(scroll.contentOffset == .zero)
  }

  @Test("R3.4: the frame is the bounding box of the transformed bounds")
  func boundingBox() {
    let view = UIView(0, 0, 100, 50)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -50, y: -25, width: 200, height: 100))
    view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(view.frame == CGRect(x: 25, y: -25, width: 50, height: 100))
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
    #expect(view.center == CGPoint(x: 50, y: 25))
  }

  @Test("R3.4: a frame of 100 under a scale of 0.5 makes bounds of 200")
  func frameUnderScale() {
    let view = UIView(0, 0, 10, 10)
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    #expect(view.bounds.size == CGSize(width: 200, height: 200))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 100))
    #expect(view.center == CGPoint(x: 60, y: 70))
  }

  @Test("R3.4: a rotated view is hit in its own shape, not in its bounding box")
  func rotatedShape() {
    let view = UIView(100, 100, 100, 100)
    let root = UIView(0, 0, 300, 300).with(view)
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(view.frame.contains(CGPoint(x: 85, y: 85)))
    #expect(root.hit(85, 85) === root, "a corner of the box")
    #expect(root.hit(82, 150) === view, "a corner of the shape, outside the old frame")
    #expect(root.hit(150, 150) === view)
  }

  @Test("A scaled child is hit where it appears")
  func scaledChild() {
    let child = UIView(10, 10, 10, 10)
    let parent = UIView(100, 100, 100, 100).with(child)
    let root = UIView(0, 0, 400, 400).with(parent)
    parent.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(root.hit(70, 70) === child)
    #expect(root.hit(69.9, 70) === parent)
    #expect(root.hit(90, 90) === parent)
  }
}

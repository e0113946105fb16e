import Foundation
import ResponderKit
import Testing

@Suite("R3.1, R3.2, R3.6: converting points")
struct ConvertTests {
  private func expect(_ point: CGPoint, near x: CGFloat, _ y: CGFloat) {
    #expect(abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9, "\(point)")
  }

  @Test("R3.1: without a transform: p + frame.origin - bounds.origin")
  func translation() {
    let child = UIView(30, 40, 100, 100)
    let parent = UIView(0, 0, 200, 200).with(child)
    child.bounds.origin = CGPoint(x: 7, y: 9)
    #expect(child.convert(CGPoint(x: 10, y: 10), to: parent) == CGPoint(x: 33, y: 41))
    #expect(parent.convert(CGPoint(x: 33, y: 41), to: child) == CGPoint(x: 10, y: 10))
    #expect(child.convert(CGPoint(x: 33, y: 41), from: parent) == CGPoint(x: 10, y: 10))
  }

  @Test("R3.1: a transform works about the anchor point")
  func transformAboutAnchor() {
    let child = UIView(100, 100, 100, 50)
    let parent = UIView(0, 0, 400, 400).with(child)
    child.transform = CGAffineTransform(rotationAngle: .pi / 2)
    expect(child.convert(CGPoint(x: 50, y: 25), to: parent), near: 150, 125)
    expect(child.convert(.zero, to: parent), near: 175, 75)
    expect(parent.convert(CGPoint(x: 175, y: 75), to: child), near: 0, 0)
    child.anchorPoint = .zero
    expect(child.convert(.zero, to: parent), near: 150, 125)
    expect(child.convert(CGPoint(x: 100, y: 50), to: parent), near: 100, 225)
  }

  @Test("R3.1: views that multiply to numbers beyond all bounds give some that can be set again")
  func numbersBeyondAllBounds() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    var innermost: UIView = window
    for scale in [1e15, 1e-15] {
      var parent: UIView = window
      for _ in 0..<25 {
        let view = UIView(0, 0, 390, 844)
        view.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: scale, y: scale)
        parent.addSubview(view)
        parent = view
      }
      innermost = parent
      for (from, to) in [(innermost, window), (window, innermost)] {
        let point = to.convert(CGPoint(x: 9, y: 9), from: from)
        let origin = to.convert(CGPoint.zero, from: from)
        let rect = to.convert(CGRect(x: 1, y: 1, width: 9, height: 9), from: from)
        for number in [point.x - origin.x, point.y - origin.y, rect.midX, rect.maxY, rect.width] {
          #expect(number.isFinite)
        }
        UIView(frame: rect).center = point
      }
    }
    #expect(window.convert(CGRect.null, from: innermost).isNull)
    for scale in [1e200, 1e-200] {
      window.transform = CGAffineTransform(scaleX: scale, y: scale)
      let far = CGPoint(x: 1e200, y: 1e200)
      #expect(window.convert(far, to: nil).x.isFinite)
      #expect(window.convert(far, from: nil).x.isFinite)
    }
  }

  @Test("R3.1: the formula: position + T·(p - anchor in bounds)")
  func formula() {
    let child = UIView(0, 0, 80, 40)
    let parent = UIView(0, 0, 400, 400).with(child)
    child.bounds.origin = CGPoint(x: 10, y: 20)
    child.anchorPoint = CGPoint(x: 0.25, y: 1)
    child.center = CGPoint(x: 200, y: 100)
    child.transform = CGAffineTransform(a: 2, b: 0, c: 1, d: 3, tx: 5, ty: 6)
    // The anchor in the bounds is (30, 60); p is (1, 2) from there.
    expect(child.convert(CGPoint(x: 31, y: 62), to: parent), near: 200 + 2 + 2 + 5, 100 + 6 + 6)
  }

  @Test("R3.1: siblings and cousins meet in the common ancestor")
  func cousins() {
    let a = UIView(10, 10, 50, 50)
    let b = UIView(5, 5, 20, 20)
    let root = UIView(0, 0, 500, 500).with(a, UIView(100, 200, 50, 50).with(b))
    #expect(a.convert(.zero, to: b) == CGPoint(x: -95, y: -195))
    #expect(b.convert(.zero, to: a) == CGPoint(x: 95, y: 195))
    #expect(a.convert(CGPoint(x: 3, y: 4), to: a) == CGPoint(x: 3, y: 4))
    #expect(root.convert(CGPoint(x: 10, y: 10), to: a) == .zero)
  }

  @Test("R3.2: nil means the window's coordinates, and for a window the screen's")
  func window() {
    let leaf = UIView(5, 6, 10, 10)
    let window = UIWindow(50, 60, 200, 200).with(UIView(10, 20, 100, 100).with(leaf))
    #expect(leaf.convert(.zero, to: nil) == CGPoint(x: 15, y: 26))
    #expect(leaf.convert(.zero, to: window) == CGPoint(x: 15, y: 26))
    #expect(leaf.convert(CGPoint(x: 15, y: 26), from: nil) == .zero)
    #expect(window.convert(.zero, to: nil) == CGPoint(x: 50, y: 60))
    #expect(window.convert(CGPoint(x: 50, y: 60), from: nil) == .zero)
  }

  @Test("R3.2: the window's own bounds origin is part of its coordinates")
  func scrolledWindow() {
    let leaf = UIView(5, 6, 10, 10)
    let window = UIWindow(50, 60, 200, 200).with(leaf)
    window.bounds.origin = CGPoint(x: 1, y: 2)
    #expect(leaf.convert(.zero, to: nil) == CGPoint(x: 5, y: 6))
    #expect(window.convert(CGPoint(x: 5, y: 6), to: nil) == CGPoint(x: 54, y: 64))
  }

  @Test("R3.2: views of two windows meet on the screen")
  func twoWindows() {
    let a = UIView(1, 2, 10, 10)
    let b = UIView(3, 4, 10, 10)
    let windows = [UIWindow(100, 0, 50, 50).with(a), UIWindow(0, 200, 50, 50).with(b)]
    #expect(a.convert(.zero, to: b) == CGPoint(x: 98, y: -202))
    #expect(windows[0].convert(.zero, to: windows[1]) == CGPoint(x: 100, y: -200))
  }

  @Test("R3.6: without a window the topmost view is the base")
  func noWindow() {
    let leaf = UIView(5, 6, 10, 10)
    let top = UIView(50, 60, 100, 100).with(leaf)
    #expect(leaf.convert(.zero, to: nil) == CGPoint(x: 5, y: 6))
    #expect(top.convert(CGPoint.zero, to: nil) == .zero)
    #expect(leaf.convert(CGPoint(x: 5, y: 6), from: nil) == .zero)
  }

  @Test("R7.16: the activation point is the middle of the view on the screen, unless it is set")
  func activationPoint() {
    let screen = Screen()
    screen.window.frame.origin = CGPoint(x: 10, y: 20)
    let (outer, view) = (UIView(100, 100, 90, 90), UIView(10, 0, 50, 30))
    outer.bounds.origin.y = 40
    screen.window.addSubview(outer)
    outer.addSubview(view)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.accessibilityFrame == CGRect(x: 95, y: 65, width: 100, height: 60))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 145, y: 95))
    view.accessibilityFrame = CGRect(x: 0, y: 0, width: 8, height: 6)
    #expect(view.accessibilityActivationPoint == CGPoint(x: 4, y: 3))
    view.accessibilityActivationPoint = CGPoint(x: 1, y: 2)
    #expect(view.accessibilityActivationPoint == CGPoint(x: 1, y: 2))
    #expect(UIView(4, 6, 10, 10).accessibilityActivationPoint == CGPoint(x: 5, y: 5))
  }

  @Test("R1.15: location(in: nil) is in window coordinates")
  func locationOfTouch() {
    let screen = Screen()
    screen.window.frame.origin = CGPoint(x: 10, y: 20)
    let view = UIView(100, 100, 50, 50)
    screen.window.addSubview(view)
    let touch = screen.application.touchDelivery.begin(at: CGPoint(x: 120, y: 130))
    #expect(touch.view === view)
    #expect(touch.location(in: nil) == CGPoint(x: 110, y: 110))
    #expect(touch.location(in: view) == CGPoint(x: 10, y: 10))
    #expect(touch.previousLocation(in: screen.window) == CGPoint(x: 110, y: 110))
  }
}

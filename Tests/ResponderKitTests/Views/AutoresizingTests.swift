import Foundation
import ResponderKit
import Testing

@Suite("R12.7: autoresizing")
struct AutoresizingTests {
  /// A child at (10, 20, 30, 40) in a parent of 100 × 100 that becomes 200 × 300.
  static let cases: [(mask: UInt, frame: CGRect)] = [
    (0, CGRect(x: 10, y: 20, width: 30, height: 40)),
    (1, CGRect(x: 110, y: 20, width: 30, height: 40)),
    (2, CGRect(x: 10, y: 20, width: 130, height: 40)),
    (4, CGRect(x: 10, y: 20, width: 30, height: 40)),
    (8, CGRect(x: 10, y: 220, width: 30, height: 40)),
    (16, CGRect(x: 10, y: 20, width: 30, height: 240)),
    (32, CGRect(x: 10, y: 20, width: 30, height: 40)),
    (2 | 16, CGRect(x: 10, y: 20, width: 130, height: 240)),
    (1 | 2, CGRect(x: 35, y: 20, width: 105, height: 40)),
    (1 | 2 | 4 | 8 | 16 | 32, CGRect(x: 20, y: 60, width: 60, height: 120)),
  ]

  @Test("R12.7: flexible parts share the change in proportion", arguments: cases)
  func masks(mask: UInt, frame: CGRect) {
    let child = UIView(10, 20, 30, 40)
    child.autoresizingMask = UIView.AutoresizingMask(rawValue: mask)
    let parent = UIView(0, 0, 100, 100).with(child)
    parent.frame = CGRect(x: 5, y: 5, width: 200, height: 300)
    #expect(child.frame == frame)
  }

  @Test("R12.7: the default mask is empty, and autoresizesSubviews switches it all off")
  func defaults() {
    let child = UIView(0, 0, 100, 100)
    let parent = UIView(0, 0, 100, 100).with(child)
    #expect(child.autoresizingMask.isEmpty && parent.autoresizesSubviews)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.autoresizesSubviews = false
    parent.bounds.size = CGSize(width: 50, height: 50)
    #expect(child.bounds.size == CGSize(width: 100, height: 100))
  }

  @Test("R12.7: only a change of size resizes; moving and scrolling do not")
  func onlySize() {
    let child = UIView(10, 10, 50, 50)
    child.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
    let parent = UIView(0, 0, 100, 100).with(child)
    parent.center = CGPoint(x: 500, y: 500)
    parent.bounds.origin = CGPoint(x: 20, y: 20)
    #expect(child.frame == CGRect(x: 10, y: 10, width: 50, height: 50))
  }

  @Test("R12.7: a resized child resizes its own children")
  func nested() {
    let leaf = UIView(0, 0, 100, 100)
    let middle = UIView(0, 0, 100, 100).with(leaf)
    let root = UIView(0, 0, 100, 100).with(middle)
    leaf.autoresizingMask = .flexibleWidth
    middle.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.frame.size = CGSize(width: 150, height: 200)
    #expect(leaf.frame.size == CGSize(width: 150, height: 100))
    #expect(root.hit(149, 99) === leaf)
  }
}

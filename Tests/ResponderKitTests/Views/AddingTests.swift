import Foundation
import ResponderKit
import Testing

@Suite("R12.1, R12.3, R12.5: adding, inserting, removing")
struct AddingTests {
  let a = UIView(0, 0, 1, 1)
  let b = UIView(0, 0, 1, 1)
  let c = UIView(0, 0, 1, 1)
  let parent = UIView(0, 0, 10, 10)

  init() {
    parent.with(a, b, c)
  }

  @Test("R12.1: addSubview appends in front")
  func appends() {
    #expect(parent.subviews == [a, b, c])
    #expect(a.superview === parent && a.indexInSuperview == 0 && c.indexInSuperview == 2)
    #expect(parent.subviewCount == 3)
  }

  @Test("R12.1: a view that is already a subview moves to the front")
  func alreadyChild() {
    parent.addSubview(a)
    #expect(parent.subviews == [b, c, a])
    parent.addSubview(a)
    #expect(parent.subviews == [b, c, a])
  }

  @Test("R12.1: a view leaves its old superview first")
  func leavesOld() {
    let other = UIView(0, 0, 10, 10).with(b)
    #expect(parent.subviews == [a, c] && other.subviews == [b])
    #expect(b.superview === other && c.indexInSuperview == 1)
  }

  @Test(
    "R12.3: inserting at an index from the back to the front",
    arguments: [(0, [3, 0, 1, 2]), (1, [0, 3, 1, 2]), (2, [0, 1, 3, 2]), (3, [0, 1, 2, 3])])
  func inserts(index: Int, order: [Int]) {
    let new = UIView()
    parent.insertSubview(new, at: index)
    let views = [a, b, c, new]
    #expect(parent.subviews == order.map { views[$0] })
  }

  @Test("R12.3: inserting above and below a sibling")
  func aboveAndBelow() {
    let new = UIView()
    parent.insertSubview(new, aboveSubview: a)
    #expect(parent.subviews == [a, new, b, c])
    parent.insertSubview(new, belowSubview: c)
    #expect(parent.subviews == [a, b, new, c])
    parent.insertSubview(c, aboveSubview: a)
    #expect(parent.subviews == [a, c, b, new])
    parent.insertSubview(a, aboveSubview: new)
    #expect(parent.subviews == [c, b, new, a])
    parent.insertSubview(a, belowSubview: c)
    #expect(parent.subviews == [a, c, b, new])
  }

  @Test(
    "R12.3: a view that is already a subview is moved, not duplicated",
    arguments: [(0, [2, 0, 1]), (1, [0, 2, 1]), (2, [0, 1, 2]), (3, [0, 1, 2])])
  func moves(index: Int, order: [Int]) {
    parent.insertSubview(c, at: index)
    let views = [a, b, c]
    #expect(parent.subviews == order.map { views[$0] })
  }

  @Test("R12.5, R4.7: removing leaves superview, window and chain")
  func removing() {
    let window = UIWindow(0, 0, 10, 10).with(parent)
    #expect(b.window === window && b.next === parent)
    parent.removeFromSuperview()
    #expect(parent.superview == nil && parent.window == nil && parent.next == nil)
    #expect(b.window == nil && b.superview === parent && parent.indexInSuperview == nil)
    #expect(window.subviews.isEmpty)
    parent.removeFromSuperview()
    #expect(parent.superview == nil)
  }

  @Test("A superview owns its subviews, and lets go of them")
  func ownership() {
    weak var weakChild: UIView?
    var root: UIView? = UIView()
    do {
      let child = UIView()
      weakChild = child
      root?.addSubview(child)
    }
    #expect(weakChild != nil)
    root = nil
    #expect(weakChild == nil)
    #expect(root == nil)
  }

  @Test("A subview that outlives its superview has neither superview nor window")
  func outlives() {
    let leaf = UIView()
    var middle: UIView? = UIView().with(leaf)
    var window: UIWindow? = UIWindow(0, 0, 10, 10)
    window?.addSubview(middle ?? leaf)
    #expect(leaf.window === window)
    middle = nil
    window = nil
    #expect(leaf.superview == nil && leaf.window == nil && leaf.indexInSuperview == nil)
    #expect(leaf.next == nil && middle == nil && window == nil)
  }
}

import Foundation
import ResponderKit
import Testing

/// The ways to switch a view off.
enum Refusal: CaseIterable {
  case notInteractive, hidden, transparent

  func apply(to view: UIView) {
    switch self {
    case .notInteractive: view.isUserInteractionEnabled = false
    case .hidden: view.isHidden = true
    case .transparent: view.alpha = 0.005
    }
  }
}

@Suite("R2.1, R2.2: the flags")
struct FlagTests {
  @Test("S-6, S-61, S-92: a refusing view answers nil itself", arguments: Refusal.allCases)
  func refuses(refusal: Refusal) {
    let view = UIView(0, 0, 100, 100)
    #expect(view.hit(50, 50) === view)
    refusal.apply(to: view)
    #expect(view.hit(50, 50) == nil)
  }

  @Test("S-93: siblings A and B in front: B refuses, A is asked", arguments: Refusal.allCases)
  func fallsToSibling(refusal: Refusal) {
    let a = UIView(0, 0, 100, 100)
    let b = UIView(0, 0, 100, 100)
    let root = UIView(0, 0, 200, 200).with(a, b)
    #expect(root.hit(50, 50) === b)
    refusal.apply(to: b)
    #expect(root.hit(50, 50) === a)
    refusal.apply(to: a)
    #expect(root.hit(50, 50) === root)
  }

  @Test("R2.2: a refusing ancestor removes the whole subtree", arguments: Refusal.allCases)
  func removesSubtree(refusal: Refusal) {
    let leaf = UIView(0, 0, 100, 100)
    let middle = UIView(0, 0, 100, 100).with(UIView(0, 0, 100, 100).with(leaf))
    let root = UIView(0, 0, 100, 100).with(middle)
    #expect(root.hit(50, 50) === leaf)
    refusal.apply(to: middle)
    #expect(root.hit(50, 50) === root)
  }

  @Test("R2.2: the getters do not look at ancestors")
  func gettersLookAtThemselves() {
    let child = UIView(0, 0, 10, 10)
    let parent = UIView(0, 0, 10, 10).with(child)
    parent.isHidden = true
    parent.isUserInteractionEnabled = false
    parent.alpha = 0
    #expect(!child.isHidden && child.isUserInteractionEnabled && child.alpha == 1)
  }

  @Test("R2.1, S-36: point(inside:) does not look at the flags", arguments: Refusal.allCases)
  func pointInsideIsUnaffected(refusal: Refusal) {
    let view = UIView(0, 0, 100, 100)
    refusal.apply(to: view)
    #expect(view.contains(50, 50))
  }

  @Test("R2.1: the flags come first: a refusing view is not asked for point(inside:)")
  func flagsFirst() {
    final class Curious: UIView {
      var asked = 0
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        asked += 1
        return super.point(inside: point, with: event)
      }
    }
    for refusal in Refusal.allCases {
      let view = Curious(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let root = UIView(0, 0, 100, 100).with(view)
      refusal.apply(to: view)
      #expect(root.hit(50, 50) === root)
      #expect(view.asked == 0)
    }
  }

  @Test("R2.1: an overridden getter counts")
  func overriddenGetters() {
    let stubborn = StubbornView(0, 0, 100, 100)
    let opaque = OpaqueView(0, 0, 100, 100)
    opaque.alpha = 0
    let root = UIView(0, 0, 200, 100).with(opaque, stubborn)
    #expect(root.hit(50, 50) === opaque)
    #expect(stubborn.hit(50, 50) == nil)
    stubborn.isHidden = false
    #expect(root.hit(50, 50) === opaque)
  }

  @Test("R2.1, S-10: no subview answers, so the view itself does; an empty point is nobody's")
  func selfAtLast() {
    let root = UIView(0, 0, 100, 100).with(UIView(0, 0, 10, 10))
    #expect(root.hit(50, 50) === root)
    #expect(root.hit(150, 50) == nil)
  }
}

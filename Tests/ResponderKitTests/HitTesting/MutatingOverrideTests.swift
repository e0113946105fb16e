import Foundation
import ResponderKit
import Testing

/// A view that changes the tree while it is asked, as no app should.
private final class Saboteur: UIView {
  var act: ((UIView) -> Void)?
  var callsSuper = true

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    act?(self)
    return callsSuper ? super.hitTest(point, with: event) : nil
  }
}

/// What is done to the tree.
struct Sabotage: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var act: @Sendable (UIView) -> Void

  static let all = [
    Sabotage(testDescription: "removes itself") { $0.removeFromSuperview() },
    Sabotage(testDescription: "removes its parent") { $0.superview?.removeFromSuperview() },
    Sabotage(testDescription: "removes its siblings") { view in
      view.superview?.subviews.forEach { if $0 !== view { $0.removeFromSuperview() } }
    },
    Sabotage(testDescription: "removes all of them") {
      $0.superview?.subviews.forEach { $0.removeFromSuperview() }
    },
    Sabotage(testDescription: "removes all of them and its parent") { view in
      let parent = view.superview
      parent?.subviews.forEach { $0.removeFromSuperview() }
      parent?.removeFromSuperview()
    },
    Sabotage(testDescription: "empties the whole tree") { view in
      var top = view
      while let parent = top.superview { top = parent }
      for view in top.subtree { view.removeFromSuperview() }
    },
    Sabotage(testDescription: "adds siblings") { view in
      for _ in 0..<40 { view.superview?.addSubview(UIView(0, 0, 100, 100)) }
    },
    Sabotage(testDescription: "adds siblings behind") { view in
      for _ in 0..<40 { view.superview?.insertSubview(UIView(0, 0, 100, 100), at: 0) }
    },
    Sabotage(testDescription: "goes to the back") { $0.superview?.sendSubviewToBack($0) },
    Sabotage(testDescription: "goes to another parent") {
      $0.superview?.superview?.insertSubview($0, at: 0)
    },
    Sabotage(testDescription: "moves and hides") { view in
      view.superview?.isHidden = true
      view.superview?.bounds.size = .zero
      view.frame.origin.x += 500
    },
  ]
}

@Suite("Changing the tree inside of a hitTest override must not crash")
struct MutatingOverrideTests {
  /// Ordinary siblings behind and in front of the one that changes the tree.
  static let siblings = [0, 1, 15, 16, 17, 40]

  @Test("Alone and explained, with and without super", arguments: Sabotage.all, siblings)
  func survives(sabotage: Sabotage, siblings: Int) {
    for isExplained in [false, true] {
      for callsSuper in [false, true] {
        var root: UIView? = makeTree(sabotage, siblings: siblings, callsSuper: callsSuper)
        var hit: UIView?
        if isExplained {
          let (view, story) = root?.explainedHitTest(CGPoint(x: 50, y: 50)) ?? (nil, nil)
          hit = view
          #expect(story?.answer == view.map(ObjectID.init))
          #expect(story?.asked.isEmpty == false)
        } else {
          hit = root?.hit(50, 50)
        }
        #expect(hit != nil)
        root = nil
        #expect(hit?.bounds.width.isNaN == false, "what was found lives")
        #expect(root == nil)
      }
    }
  }

  /// A root ⊃ parent ⊃ siblings, saboteur, siblings; only the tree holds on to them.
  private func makeTree(_ sabotage: Sabotage, siblings: Int, callsSuper: Bool) -> UIView {
    let saboteur = Saboteur(0, 0, 100, 100)
    saboteur.act = sabotage.act
    saboteur.callsSuper = callsSuper
    let parent = UIView(0, 0, 100, 100)
    for _ in 0..<siblings { parent.addSubview(UIView(0, 0, 100, 100)) }
    parent.addSubview(saboteur)
    for _ in 0..<siblings { parent.addSubview(UIView(200, 0, 100, 100)) }
    return UIView(0, 0, 100, 100).with(UIView(0, 0, 100, 100), UIView(0, 0, 100, 100).with(parent))
  }

  @Test("A sibling that is removed before its turn is not asked")
  func removedSibling() {
    let log = CallLog()
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let behind = LoggingView("behind", frame: frame, log: log)
    let saboteur = Saboteur(frame: frame)
    saboteur.callsSuper = false
    saboteur.act = { [unowned behind] _ in behind.removeFromSuperview() }
    let root = UIView(0, 0, 100, 100).with(behind, saboteur)
    #expect(root.hit(50, 50) === root)
    #expect(log.lines.isEmpty)
  }
}

import Foundation
import ResponderKit
import Testing

@Suite("Depth costs no stack: 100,000 nested views")
struct DepthTests {
  static let depth = 100_000

  /// Nested views, each a point further right and down in the one before by its bounds' origin.
  private func nested(in root: UIView) -> UIView {
    var deepest = root
    for _ in 0..<Self.depth {
      let view = UIView(0, 0, 100, 100)
      deepest.addSubview(view)
      deepest = view
    }
    return deepest
  }

  @Test("Hit-testing, alone and explained")
  func hitTest() {
    let root = UIView(0, 0, 100, 100)
    let deepest = nested(in: root)
    #expect(root.hit(50, 50) === deepest)
    let (view, story) = root.explainedHitTest(CGPoint(x: 50, y: 50))
    #expect(view === deepest && story.asked.count == Self.depth + 1)
    #expect(root.hit(100, 50) == nil)
  }

  @Test("Converting and looking for ancestors")
  func convert() {
    let root = UIView(0, 0, 100, 100)
    let deepest = nested(in: root)
    deepest.superview?.bounds.origin = CGPoint(x: 3, y: 4)
    #expect(deepest.convert(CGPoint(x: 10, y: 10), to: root) == CGPoint(x: 7, y: 6))
    #expect(deepest.convert(CGPoint(x: 7, y: 6), from: root) == CGPoint(x: 10, y: 10))
    let rect = CGRect(x: 10, y: 10, width: 1, height: 1)
    #expect(deepest.convert(rect, to: nil) == CGRect(x: 7, y: 6, width: 1, height: 1))
    #expect(deepest.isDescendant(of: root))
  }

  @Test("The chain, and a touch that climbs it")
  func chain() {
    let screen = Screen()
    let log = CallLog()
    let top = HandlingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), log: log)
    screen.window.addSubview(top)
    let deepest = nested(in: top)
    #expect(screen.tap(50, 50).view === deepest)
    #expect(log.lines == ["handling began", "handling ended"])
    #expect(ResponderChain(from: deepest).reduce(0) { count, _ in count + 1 } == Self.depth + 4)
  }

  @Test("Into a window and out of it, resizing, tags")
  func attach() {
    let top = UIView(0, 0, 100, 100)
    let deepest = nested(in: top)
    let window = UIWindow(0, 0, 100, 100)
    window.addSubview(top)
    #expect(deepest.window === window)
    deepest.tag = 5
    #expect(window.viewWithTag(5) === deepest)
    for view in top.subtree { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    top.bounds.size = CGSize(width: 200, height: 50)
    #expect(deepest.bounds.size == CGSize(width: 200, height: 50))
    top.removeFromSuperview()
    #expect(deepest.window == nil && deepest.superview != nil)
  }

  @Test("Tearing down")
  func tearDown() {
    weak var weakDeepest: UIView?
    do {
      let root = UIView(0, 0, 100, 100)
      weakDeepest = nested(in: root)
      #expect(weakDeepest != nil)
    }
    #expect(weakDeepest == nil)
  }

  @Test("100,000 siblings")
  func wide() {
    let root = UIView(0, 0, 1000, 1000)
    let views = (0..<Self.depth).map { UIView(CGFloat($0 % 1000), CGFloat($0 / 1000), 1, 1) }
    views.forEach(root.addSubview)
    #expect(root.hit(0.5, 0.5) === views[0] && root.hit(999.5, 99.5) === views[99_999])
    views[99_999].removeFromSuperview()
    #expect(root.hit(999.5, 99.5) === root && root.subviewCount == Self.depth - 1)
  }
}

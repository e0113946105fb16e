import Foundation
import ResponderKit
import Testing

@Suite("R2.3: alpha")
struct AlphaTests {
  @Test(
    "R2.3, S-11, S-12: alpha is a Float, and below 0.01 a view is ignored",
    arguments: [
      (0, false), (0.001, false), (0.005, false), (0.0099, false), (0.01, false),
      (0.0100001, true), (0.011, true), (0.02, true), (1, true),
    ] as [(CGFloat, Bool)])
  func threshold(alpha: CGFloat, isHit: Bool) {
    let view = UIView(0, 0, 100, 100)
    view.alpha = alpha
    #expect((view.hit(50, 50) === view) == isHit)
    let parent = UIView(0, 0, 100, 100).with(view)
    #expect((parent.hit(50, 50) === view) == isHit)
  }

  @Test("R2.3: an alpha of 0.01 reads 0.009999999776482582")
  func storedAsFloat() {
    let view = UIView()
    view.alpha = 0.01
    #expect(view.alpha == 0.009999999776482582)
  }

  @Test(
    "R2.3: opacity is clamped to 0...1",
    arguments: [(-1, 0), (0, 0), (0.5, 0.5), (1, 1), (7, 1)] as [(CGFloat, CGFloat)])
  func clamped(set: CGFloat, read: CGFloat) {
    let view = UIView()
    view.alpha = set
    #expect(view.alpha == read)
  }

  @Test("R2.3, S-61: alphas are not multiplied: 0.05 in 0.05 is tappable")
  func notMultiplied() {
    let child = UIView(0, 0, 100, 100)
    let parent = UIView(0, 0, 100, 100).with(child)
    let root = UIView(0, 0, 100, 100).with(parent)
    parent.alpha = 0.05
    child.alpha = 0.05
    #expect(root.hit(50, 50) === child)
  }

  @Test("R2.3, S-61: a transparent parent takes its opaque children with it")
  func transparentParent() {
    let parent = UIView(0, 0, 100, 100).with(UIView(0, 0, 100, 100))
    let root = UIView(0, 0, 100, 100).with(parent)
    parent.alpha = 0.005
    #expect(root.hit(50, 50) === root)
  }
}

import Foundation
import ResponderKit
import TestSupport
import Testing

@Suite("R8.7: adjusted insets of random scenes")
struct RandomInsetTests {
  /// A tree of plain and scroll views under the bars of a random controller.
  private func randomScene(_ screen: Screen, _ generator: inout SeededGenerator) -> [UIScrollView] {
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
      CGFloat.random(in: range, using: &generator).rounded()
    }
    let root = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [root]
    screen.window.rootViewController =
      [root, UINavigationController(rootViewController: root), tabs].randomElement(
        using: &generator) ?? root
    root.additionalSafeAreaInsets = UIEdgeInsets(
      top: number(0...9), left: number(0...9), bottom: number(0...9), right: number(0...9))
    var views: [UIView] = [root.view]
    var scrollViews: [UIScrollView] = []
    for _ in 0..<8 {
      let frame = CGRect(
        x: number(-20...100), y: number(-20...200), width: number(50...390),
        height: number(50...844))
      let view = generator.chance(0.6) ? UIScrollView(frame: frame) : UIView(frame: frame)
      (views.randomElement(using: &generator) ?? root.view).addSubview(view)
      views.append(view)
      guard let scroll = view as? UIScrollView else { continue }
      scroll.contentSize = CGSize(width: number(0...800), height: number(0...2000))
      scroll.contentInset = UIEdgeInsets(
        top: number(-5...30), left: number(0...30), bottom: number(0...30), right: number(0...30))
      scroll.contentInsetAdjustmentBehavior =
        UIScrollView.ContentInsetAdjustmentBehavior.allCases.randomElement(using: &generator)
        ?? .never
      scroll.alwaysBounceVertical = generator.chance(0.3)
      scroll.alwaysBounceHorizontal = generator.chance(0.3)
      scrollViews.append(scroll)
    }
    return scrollViews
  }

  @Test("R8.7: the limits are those of the adjusted inset, in hundreds of random scenes")
  func randomScenes() {
    for seed in seeds(300, of: 3000) {
      var generator = SeededGenerator(seed: seed)
      let screen = Screen()
      let scrollViews = randomScene(screen, &generator)
      for _ in 0..<3 {
        screen.application.layOutWindows()
        for scroll in scrollViews { check(scroll, seed) }
        // Something moves.
        guard let scroll = scrollViews.randomElement(using: &generator) else { break }
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: scroll.contentOffset.y = CGFloat(Int.random(in: -100...100, using: &generator))
        case 1: scroll.frame.origin.y = CGFloat(Int.random(in: -20...100, using: &generator))
        case 2:
          scroll.superview?.frame.origin.y = CGFloat(Int.random(in: -20...100, using: &generator))
        default: scroll.contentSize.height = CGFloat(Int.random(in: 0...2000, using: &generator))
        }
      }
    }
  }

  /// Expects that the inset is what the view's place gives, and that the content can be scrolled as
  /// far as it says, and no farther.
  private func check(_ scroll: UIScrollView, _ seed: Int) {
    let (safe, own) = (scroll.safeAreaInsets, scroll.contentInset)
    let (inset, size) = (scroll.adjustedContentInset, scroll.bounds.size)
    let added = UIEdgeInsets(
      top: inset.top - own.top, left: inset.left - own.left, bottom: inset.bottom - own.bottom,
      right: inset.right - own.right)
    let vertical = added.top == safe.top && added.bottom == safe.bottom
    let horizontal = added.left == safe.left && added.right == safe.right
    switch scroll.contentInsetAdjustmentBehavior {
    case .never: #expect(added == .zero, "seed \(seed)")
    case .always: #expect(added == safe, "seed \(seed)")
    case .automatic, .scrollableAxes:
      let isHigh = scroll.contentSize.height > size.height || scroll.alwaysBounceVertical
      let isWide = scroll.contentSize.width > size.width || scroll.alwaysBounceHorizontal
      #expect(isHigh ? vertical : true, "seed \(seed)")
      #expect(isWide ? horizontal : added.left == 0 && added.right == 0, "seed \(seed)")
    }
    let before = scroll.contentOffset
    defer { scroll.contentOffset = before }
    let (far, point) = (1e6, CGSize(width: 1, height: 1))
    scroll.scrollRectToVisible(
      CGRect(origin: CGPoint(x: -far, y: -far), size: point), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: -inset.left, y: -inset.top), "seed \(seed)")
    scroll.scrollRectToVisible(
      CGRect(origin: CGPoint(x: far, y: far), size: point), animated: false)
    let end = CGPoint(
      x: max(-inset.left, scroll.contentSize.width + inset.right - size.width),
      y: max(-inset.top, scroll.contentSize.height + inset.bottom - size.height))
    #expect(scroll.contentOffset == end, "seed \(seed)")
  }
}

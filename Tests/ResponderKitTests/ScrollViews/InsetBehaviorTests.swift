import Foundation
import ResponderKit
import Testing

@Suite("R8.7: what each behavior adds to the content inset")
struct InsetBehaviorTests {
  private let screen = Screen()
  /// The insets of a screen of 390 × 844 points.
  private let safeArea = UIEdgeInsets(top: 47, bottom: 34)

  /// A scroll view over the whole window, with content that is longer than the window.
  private func list(_ view: UIScrollView = UIScrollView()) -> UIScrollView {
    view.frame = screen.window.bounds
    view.contentSize = CGSize(width: 390, height: 2000)
    screen.window.addSubview(view)
    return view
  }

  private func layOut() { screen.application.layOutWindows() }

  /// What a behavior adds where the safe area has all four edges.
  struct Case: CustomTestStringConvertible {
    let behavior: UIScrollView.ContentInsetAdjustmentBehavior
    var content = CGSize(width: 100, height: 100)
    var bounces: (horizontal: Bool, vertical: Bool) = (false, false)
    var isFirst = false
    /// The edges that count, as in a drawing: `t`, `l`, `b`, `r`.
    let edges: String

    var testDescription: String {
      "\(behavior) \(content.width)x\(content.height) \(bounces) \(isFirst): \(edges)"
    }

    static let all: [Case] = [
      Case(behavior: .automatic, edges: ""),
      Case(behavior: .automatic, content: CGSize(width: 100, height: 845), edges: "tb"),
      Case(behavior: .automatic, content: CGSize(width: 391, height: 100), edges: "lr"),
      Case(behavior: .automatic, content: CGSize(width: 390, height: 844), edges: ""),
      Case(behavior: .automatic, bounces: (false, true), edges: "tb"),
      Case(behavior: .automatic, bounces: (true, false), edges: "lr"),
      Case(behavior: .automatic, isFirst: true, edges: "tb"),
      Case(
        behavior: .automatic, content: CGSize(width: 391, height: 1), isFirst: true, edges: "tlbr"),
      Case(behavior: .scrollableAxes, edges: ""),
      Case(behavior: .scrollableAxes, content: CGSize(width: 391, height: 845), edges: "tlbr"),
      Case(behavior: .scrollableAxes, bounces: (false, true), edges: "tb"),
      Case(behavior: .scrollableAxes, isFirst: true, edges: ""),
      Case(behavior: .never, content: CGSize(width: 391, height: 845), isFirst: true, edges: ""),
      Case(behavior: .never, bounces: (true, true), edges: ""),
      Case(behavior: .always, edges: "tlbr"),
      Case(behavior: .always, isFirst: true, edges: "tlbr"),
    ]
  }

  @Test("R8.7: what each behavior adds", arguments: Case.all)
  func behaviors(_ row: Case) {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    if row.isFirst {
      let stack = UINavigationController(rootViewController: controller)
      stack.isNavigationBarHidden = true
      screen.window.rootViewController = stack
    } else {
      screen.window.rootViewController = controller
    }
    let scroll = UIScrollView(frame: screen.window.bounds)
    scroll.contentSize = row.content
    (scroll.alwaysBounceHorizontal, scroll.alwaysBounceVertical) = row.bounces
    scroll.contentInsetAdjustmentBehavior = row.behavior
    scroll.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    controller.view.addSubview(scroll)
    layOut()
    func edge(_ letter: Character, _ value: CGFloat) -> CGFloat {
      row.edges.contains(letter) ? value : 0
    }
    #expect(
      scroll.adjustedContentInset
        == UIEdgeInsets(
          top: 10 + edge("t", 48), left: 20 + edge("l", 2), bottom: 30 + edge("b", 37),
          right: 40 + edge("r", 4)))
    #expect(scroll.contentInset == UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
  }

  @Test("R8.7: the behaviors have UIKit's numbers, and a new view has the first")
  func numbers() {
    let all = UIScrollView.ContentInsetAdjustmentBehavior.allCases
    #expect(all == [.automatic, .scrollableAxes, .never, .always])
    #expect(all.map(\.rawValue) == [0, 1, 2, 3])
    #expect(UITableView(frame: .zero).contentInsetAdjustmentBehavior == .automatic)
  }

  @Test("R8.7: a change of what the axes follow from counts in the next pass")
  func axesChange() {
    let scroll = list()
    scroll.contentSize = .zero
    layOut()
    #expect(scroll.adjustedContentInset == .zero && scroll.contentOffset == .zero)
    let changes: [(UIEdgeInsets, () -> Void)] = [
      (safeArea, { scroll.contentSize.height = 845 }),
      (.zero, { scroll.contentSize.height = 844 }),
      (safeArea, { scroll.frame.size.height = 843 }),
      (.zero, { scroll.frame.size.height = 844 }),
      (safeArea, { scroll.alwaysBounceVertical = true }),
      (.zero, { scroll.contentInsetAdjustmentBehavior = .never }),
      (safeArea, { scroll.contentInsetAdjustmentBehavior = .always }),
      (.zero, { scroll.contentInsetAdjustmentBehavior = .never }),
      (safeArea, { scroll.contentInsetAdjustmentBehavior = .automatic }),
    ]
    for (index, (inset, change)) in changes.enumerated() {
      change()
      layOut()
      let bottom = inset.bottom - (scroll.frame.height == 843 ? 1 : 0)
      #expect(
        scroll.adjustedContentInset == UIEdgeInsets(top: inset.top, bottom: bottom),
        "change \(index)")
      #expect(scroll.contentOffset == CGPoint(x: 0, y: -inset.top), "change \(index)")
    }
  }
}

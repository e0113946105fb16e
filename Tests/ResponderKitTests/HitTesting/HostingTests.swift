import Foundation
import ResponderKit
import Testing

@Suite("R1.11: content of SwiftUI, and windows that let touches through beside it")
struct HostingTests {
  private let application = UIApplication()
  private let behind = UIView(0, 0, 390, 844)
  private let host = UIView(0, 0, 390, 844)
  private let toast = UIView(20, 60, 350, 60)
  private let overlay: UIWindow

  init() {
    let screen = UIWindow(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), application: application)
    screen.addSubview(behind)
    overlay = UIWindow(frame: screen.frame, application: application)
    overlay.addSubview(host)
    host.addSubview(toast)
    host.hitTestBehavior = HostingHitTest()
    for window in [screen, overlay] { window.isHidden = false }
  }

  /// What a touch on the toast and one beside it hit.
  private func hits(_ version: Int, _ override: (any HitTestBehavior)?) -> [String] {
    application.systemVersion = version
    overlay.hitTestBehavior = override
    return [CGPoint(x: 100, y: 80), CGPoint(x: 100, y: 700)].map { point in
      switch application.hitTest(at: point, with: UIEvent())?.view {
      case toast: "toast"
      case host: "host"
      case behind: "behind"
      default: "nobody"
      }
    }
  }

  @Test("a hosting view answers for its content since iOS 18, and is the answer elsewhere")
  func answers() {
    #expect(hits(17, nil) == ["toast", "host"])
    #expect(hits(18, nil) == ["host", "host"])
    #expect(hits(26, nil) == ["host", "host"])
  }

  @Test(
    "each way to let touches through works in the version that it was found for, and fails in the next"
  )
  func ways() {
    let old = Except(host)
    let subviews = PassBesideContent(in: host, by: .subviews)
    let layers = PassBesideContent(in: host, by: .layers)
    #expect(hits(17, old) == ["toast", "behind"])
    #expect(hits(18, old) == ["behind", "behind"])
    #expect(hits(26, old) == ["behind", "behind"])
    #expect(hits(17, subviews) == ["toast", "behind"])
    #expect(hits(18, subviews) == ["host", "behind"])
    #expect(hits(26, subviews) == ["host", "host"])
    #expect(hits(26, layers) == ["host", "behind"])
  }

  @Test("content that takes no touches is none")
  func deafContent() {
    toast.isUserInteractionEnabled = false
    #expect(hits(18, PassBesideContent(in: host, by: .subviews)) == ["behind", "behind"])
    toast.isUserInteractionEnabled = true
    toast.isHidden = true
    #expect(hits(26, PassBesideContent(in: host, by: .layers)) == ["behind", "behind"])
  }

  @Test("a view that is gone lets all touches through, and nested overrides take no longer")
  func edges() {
    var gone: UIView? = UIView()
    let override = PassBesideContent(in: gone!, by: .subviews)
    gone = nil
    #expect(hits(18, override) == ["behind", "behind"])
    var parent = toast
    for _ in 0..<60 {
      let (outer, inner) = (UIView(0, 0, 350, 60), UIView(0, 0, 350, 60))
      parent.addSubview(outer)
      outer.addSubview(inner)
      inner.hitTestBehavior = HostingHitTest()
      outer.hitTestBehavior = PassBesideContent(in: inner, by: .subviews)
      parent = inner
    }
    parent.addSubview(UIView(0, 0, 350, 60))
    #expect(hits(18, PassBesideContent(in: host, by: .subviews)) == ["host", "behind"])
    // A host that holds the view that asks it.
    toast.hitTestBehavior = PassBesideContent(in: host, by: .subviews)
    #expect(hits(18, nil) == ["host", "host"])
  }

  @Test("a controller of content takes every touch in its view, and its content stands in subviews")
  func controllers() throws {
    struct Card: Equatable { var title = "Pay" }
    final class CardController: UIHostingController<Card> {
      override init(rootView: Card) { super.init(rootView: rootView) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let (parent, child) = (UIViewController(), CardController(rootView: Card()))
    parent.addChild(child)
    behind.addSubview(child.view)
    child.didMove(toParent: parent)
    child.view.frame = CGRect(x: 50, y: 200, width: 200, height: 100)
    child.rootView.title = "Buy"
    #expect(child.rootView == Card(title: "Buy"))
    let content = UIView(0, 0, 100, 100)
    child.view.addSubview(content)
    application.windows.last?.isHidden = true
    let window = try #require(application.windows.first)
    for (version, left) in [(17, content), (18, child.view), (26, child.view)] {
      application.systemVersion = version
      #expect(window.hitTest(CGPoint(x: 60, y: 250), with: nil) === left)
      #expect(window.hitTest(CGPoint(x: 240, y: 250), with: nil) === child.view)
    }
    #expect(child.view.next === child && child.parent === parent)
    #expect(child.view.description.hasPrefix("<_UIHostingView<Card>: 0x"))
  }

  @Test("a layer is found by its place alone, the frontmost and innermost first")
  func layers() {
    let (card, label) = (UIView(10, 10, 100, 100), UIView(20, 20, 50, 50))
    let front = UIView(60, 60, 100, 100)
    behind.addSubview(card)
    behind.addSubview(front)
    card.addSubview(label)
    label.isUserInteractionEnabled = false
    label.alpha = 0
    func found(_ x: CGFloat, _ y: CGFloat) -> UIView? {
      behind.layer.hitTest(CGPoint(x: x, y: y))?.view
    }
    #expect(found(40, 40) === label)
    #expect(found(12, 12) === card)
    #expect(found(70, 70) === front)
    #expect(found(300, 300) === behind)
    #expect(found(400, 10) == nil)
    front.isHidden = true
    #expect(found(75, 75) === label)
    card.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(found(40, 40) === behind)
  }
}

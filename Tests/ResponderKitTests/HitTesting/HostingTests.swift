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

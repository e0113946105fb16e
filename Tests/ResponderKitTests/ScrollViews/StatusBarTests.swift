import Foundation
import ResponderKit
import Testing

@Suite("R8.10: a tap on the status bar scrolls to the top")
struct StatusBarTests {
  private let stage = ScrollStage()
  private let delegate = TopDelegate()
  private var app: UIApplication { stage.screen.application }

  init() {
    stage.scroll.delegate = delegate
    stage.scroll.contentOffset = CGPoint(x: 0, y: 500)
  }

  private var refusals: [SystemNote.StatusBarOutcome] {
    stage.listener.notes.compactMap { note in
      if case .statusBar(_, let why) = note, why != .scrolls { why } else { nil }
    }
  }

  @Test("the one in sight, and its delegate is asked and told")
  func one() {
    delegate.allows = false
    app.tapStatusBar()
    stage.clock.advance(by: 1)
    #expect(stage.scroll.contentOffset.y == 500 && refusals == [.delegate])
    delegate.allows = true
    app.tapStatusBar()
    #expect(!delegate.isAtTop && !stage.scroll.isDecelerating)
    stage.clock.advance(by: 0.5)
    #expect(stage.scroll.contentOffset.y == 0 && delegate.isAtTop)
    app.tapStatusBar()
    #expect(refusals == [.delegate, .atTop])
  }

  @Test(
    "another one counts if it is in sight and wants to",
    arguments: [
      ("in sight", true), ("off", false), ("hidden", false), ("in a hidden view", false),
      ("transparent", false), ("off the screen", false), ("in a hidden window", false),
    ])
  func several(place: String, counts: Bool) {
    let (other, box) = (UIScrollView(0, 500, 300, 200), UIView(0, 0, 390, 844))
    box.addSubview(other)
    let window = stage.screen.addWindow(
      UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))
    window.addSubview(box)
    switch place {
    case "off": other.scrollsToTop = false
    case "hidden": other.isHidden = true
    case "in a hidden view": box.isHidden = true
    case "transparent": box.alpha = 0
    case "off the screen": other.frame.origin.y = 844
    case "in a hidden window": window.isHidden = true
    default: break
    }
    app.tapStatusBar()
    stage.clock.advance(by: 1)
    #expect((stage.scroll.contentOffset.y == 500) == counts)
    #expect(refusals == (counts ? [.several] : []))
  }

  @Test("an inset counts, and without any scroll view nothing happens")
  func inset() {
    stage.scroll.contentInset.top = 40
    app.tapStatusBar()
    stage.clock.advance(by: 1)
    #expect(stage.scroll.contentOffset.y == -40)
    stage.scroll.removeFromSuperview()
    app.tapStatusBar()
    #expect(refusals == [.none])
  }
}

private final class TopDelegate: UIScrollViewDelegate {
  var allows = true
  var isAtTop = false

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { allows }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { isAtTop = true }
}

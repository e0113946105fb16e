import ResponderKit
import Testing

/// The layout pass: who is marked, when it runs, and in which order views are laid out.
struct LayoutPassTests {
  /// A view that puts its first subview into its right half, and counts.
  private final class HalfView: UIView {
    var count = 0
    var log: (String) -> Void = { _ in }

    override func layoutSubviews() {
      super.layoutSubviews()
      count += 1
      log("layout \(tag)")
      subviews.first?.frame = CGRect(
        x: bounds.midX, y: 0, width: bounds.width / 2, height: bounds.height)
    }
  }

  private final class Controller: UIViewController {
    var calls: [String] = []
    override func viewWillLayoutSubviews() { calls.append("will") }
    override func viewDidLayoutSubviews() { calls.append("did") }
  }

  private let screen = Screen()

  private func makeHalf() -> HalfView {
    let half = HalfView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    half.addSubview(UIView(frame: .zero))
    screen.window.addSubview(half)
    return half
  }

  @Test("an override of layoutSubviews runs before the next touch, once")
  func runsBeforeEvents() {
    let half = makeHalf()
    #expect(half.count == 0)
    screen.tap(75, 20)
    #expect(half.count == 1)
    #expect(half.subviews[0].frame == CGRect(x: 50, y: 0, width: 50, height: 40))
    #expect(screen.hit(75, 20) === half.subviews[0])
    screen.tap(75, 20)
    #expect(half.count == 1)
  }

  @Test("a size that changes marks the view; a place that changes does not")
  func sizesMark() {
    let half = makeHalf()
    half.layoutIfNeeded()
    half.center.x += 10
    half.layoutIfNeeded()
    #expect(half.count == 1)
    half.bounds.size.width = 200
    #expect(half.count == 1)
    half.layoutIfNeeded()
    #expect(half.count == 2)
    #expect(half.subviews[0].frame.minX == 100)
  }

  @Test("a subview that comes or goes marks its superview")
  func subviewsMark() {
    let half = makeHalf()
    half.layoutIfNeeded()
    half.addSubview(UIView())
    half.layoutIfNeeded()
    #expect(half.count == 2)
    half.subviews[1].removeFromSuperview()
    half.layoutIfNeeded()
    #expect(half.count == 3)
  }

  @Test("layoutIfNeeded begins at the topmost marked view, and goes down")
  func beginsAtTheTop() {
    let outer = makeHalf()
    outer.tag = 1
    let middle = outer.subviews[0]
    let inner = HalfView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.tag = 2
    middle.addSubview(inner)
    var log: [String] = []
    (outer.log, inner.log) = ({ log.append($0) }, { log.append($0) })
    inner.layoutIfNeeded()
    #expect(log == ["layout 1", "layout 2"])
    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(log == ["layout 1", "layout 2", "layout 2"])
  }

  @Test("a view in no window is laid out when it is asked, and when it comes to a window")
  func detachedViews() {
    let half = HalfView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    half.addSubview(UIView())
    half.layoutIfNeeded()
    #expect(half.count == 1)
    let holder = UIView(frame: half.frame)
    half.setNeedsLayout()
    holder.addSubview(half)
    screen.tap(300, 300)
    #expect(half.count == 1)
    screen.window.addSubview(holder)
    screen.tap(300, 300)
    #expect(half.count == 2)
  }

  @Test("a controller is told before and after its view is laid out")
  func controllersAreTold() {
    let controller = Controller()
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    screen.window.addSubview(controller.view)
    screen.tap(10, 10)
    #expect(controller.calls == ["will", "did"])
    controller.view.frame.size.width = 60
    controller.view.layoutIfNeeded()
    #expect(controller.calls == ["will", "did", "will", "did"])
  }

  @Test("layouts that never settle end")
  func endlessLayoutsEnd() {
    final class Restless: UIView {
      override func layoutSubviews() { setNeedsLayout() }
    }
    screen.window.addSubview(Restless(frame: screen.window.bounds))
    screen.tap(10, 10)
  }

  @Test("a layout in an animation block is animated")
  func animatedLayout() {
    let half = makeHalf()
    half.layoutIfNeeded()
    UIView.animate(withDuration: 1) {
      half.frame.size.width = 200
      half.layoutIfNeeded()
    }
    #expect(half.subviews[0].isBeingAnimated)
  }
}

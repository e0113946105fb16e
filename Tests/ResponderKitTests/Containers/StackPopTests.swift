import Foundation
@testable import ResponderKit
import Testing

@Suite("R11.8: a drag from the left edge goes back in a stack")
struct StackPopTests {
  private let list = UIViewController()
  private let detail = UIViewController()
  private let stack: UINavigationController
  private let screen: Screen
  private let log = EventLog()

  init() {
    stack = UINavigationController(rootViewController: list)
    stack.pushViewController(detail, animated: false)
    screen = Screen(root: stack)
    screen.application.eventObserver = log
  }

  private func drag(from x: CGFloat, to end: CGFloat, y: CGFloat = 400, up: CGFloat = 0) {
    let finger = screen.finger()
    finger.down(x, y)
    for k in 1...10 {
      screen.wait(0.05)
      finger.move(x + (end - x) * CGFloat(k) / 10, y - up * CGFloat(k) / 10)
    }
    screen.wait(0.5)
    finger.up()
  }

  @Test(
    "past the middle it pops, from the edge only",
    arguments: [(5.0, 300.0, true), (5, 150, false), (30, 350, false)])
  func edge(start: CGFloat, end: CGFloat, pops: Bool) {
    drag(from: start, to: end)
    #expect(stack.topViewController === (pops ? list : detail))
    let child = ObjectID(pops ? list : detail)
    let note = SystemNote.wentBack(container: ObjectID(stack), child: child, isDone: pops)
    #expect(log.notes.contains(note) == (start < 20))
  }

  @Test("a quick drag needs less way, and one up or down is none")
  func directions() {
    drag(from: 5, to: 200, up: 300)
    #expect(stack.topViewController === detail)
    let finger = screen.finger()
    finger.down(5, 400)
    for k in 1...4 {
      screen.wait(0.01)
      finger.move(5 + 30 * CGFloat(k), 400)
    }
    finger.up()
    #expect(stack.topViewController === list)
    drag(from: 5, to: 300)
    #expect(stack.viewControllers == [list], "there is nothing to go back to")
  }

  @Test(
    "without the bar or its back button UIKit's delegate says no; another one, or none, decides",
    arguments: [ContainerRefusal.barIsHidden, .noBackButton])
  func refusals(refusal: ContainerRefusal) {
    switch refusal {
    case .barIsHidden: stack.isNavigationBarHidden = true
    case .noBackButton:
      detail.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close", primaryAction: nil)
    }
    drag(from: 5, to: 300)
    #expect(stack.topViewController === detail)
    #expect(log.gestures.contains { $0.reason == .containerStays(refusal) })
    let own = StubDelegate()
    own.mayBegin = { _ in false }
    stack.interactivePopGestureRecognizer?.delegate = own
    drag(from: 5, to: 300)
    #expect(stack.topViewController === detail)
    #expect(log.gestures.contains { $0.reason == .refusedByDelegate })
    stack.interactivePopGestureRecognizer?.delegate = nil
    drag(from: 5, to: 300)
    #expect(stack.topViewController === list)
  }

  @Test("items beside the back button do not keep it from beginning")
  func supplements() {
    detail.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: nil)
    detail.navigationItem.leftItemsSupplementBackButton = true
    drag(from: 5, to: 300)
    #expect(stack.topViewController === list)
  }

  @Test("the content loses the finger, and a vertical scroll view leaves a drag sideways alone")
  func content() {
    let button = UIButton(0, 380, 100, 44)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scroll.contentSize = CGSize(width: 390, height: 2000)
    scroll.contentInsetAdjustmentBehavior = .never
    detail.view.addSubview(scroll)
    scroll.addSubview(button)
    var ends: [String] = []
    button.addAction(UIAction { _ in ends.append("up") }, for: .touchUpInside)
    drag(from: 5, to: 300)
    #expect(stack.topViewController === list && ends.isEmpty && scroll.contentOffset == .zero)
  }

  @Test("R6.7: a pan of the content, which lies deeper, is first")
  func deeperPan() {
    detail.view.addGestureRecognizer(UIPanGestureRecognizer())
    drag(from: 5, to: 300)
    #expect(stack.topViewController === detail)
  }

  @Test("iOS 26 adds a pan from anywhere, and only iOS 26")
  func content26() {
    #expect(stack.view.gestureRecognizers?.count == 1)
    drag(from: 100, to: 380)
    #expect(stack.topViewController === detail)
    screen.application.systemVersion = 26
    #expect(
      stack.view.gestureRecognizers
        == [
          stack.interactivePopGestureRecognizer, stack.interactiveContentPopGestureRecognizer,
        ].compactMap(\.self))
    drag(from: 100, to: 380)
    #expect(stack.topViewController === list)
  }

  @Test("the recognizer goes with the stack's view, and may be taken from it")
  func life() {
    let pop = stack.interactivePopGestureRecognizer
    #expect(pop?.view === stack.view && stack.interactivePopGestureRecognizer === pop)
    stack.view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(pop?.view === stack.view && stack.view.gestureRecognizers == [pop].compactMap(\.self))
    let (other, taken) = (UIViewController(), stack.view)
    other.view = taken
    #expect(!stack.isViewLoaded && pop?.view == nil)
    #expect(stack.view.gestureRecognizers == [pop].compactMap(\.self), "its next view has it again")
    if let pop { stack.view.removeGestureRecognizer(pop) }
    #expect(pop?.view == nil && stack.view.gestureRecognizers == nil)
    var lonely: UINavigationController? = UINavigationController(
      rootViewController: UIViewController())
    let kept = lonely?.interactivePopGestureRecognizer
    #expect(kept?.view != nil)
    lonely = nil
    #expect(kept?.view == nil && kept?.ownController == nil)
  }

  @Test("a drag during which the app goes back tells nothing")
  func poppedMeanwhile() {
    let finger = screen.finger()
    finger.down(5, 400)
    finger.move(20, 400)
    stack.popViewController(animated: false)
    finger.move(300, 400)
    finger.up()
    #expect(log.notes.allSatisfy { if case .wentBack = $0 { false } else { true } })
    #expect(stack.viewControllers == [list])
  }

  @Test("a stack whose view changes in the middle of the drag ends it without harm")
  func changing() {
    let finger = screen.finger()
    finger.down(5, 400)
    finger.move(20, 400)
    finger.move(60, 400)
    stack.view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    finger.move(300, 400)
    finger.up()
    #expect(stack.viewControllers.count <= 2)
  }
}

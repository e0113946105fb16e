import Foundation
@testable import ResponderKit
import Testing

/// A sheet over the whole width, from y 57 on; at its medium height from y 422 on.
@Suite("R11.7: a sheet has a pan of its own")
struct SheetPullTests {
  private let root = UIViewController()
  private let sheet = UIViewController()
  private let screen: Screen
  private let log = EventLog()
  private let delegate = AskedDelegate()
  private var manager: UISheetPresentationController {
    sheet.sheetPresentationController
      ?? UISheetPresentationController(
        presentedViewController: sheet, presenting: nil)
  }

  init() {
    screen = Screen(root: root)
    screen.application.eventObserver = log
  }

  private func present(_ detents: UISheetPresentationController.Detent...) {
    if !detents.isEmpty { manager.detents = detents }
    manager.delegate = delegate
    root.present(sheet, animated: false)
  }

  /// Drags slowly, and lifts the finger after a rest.
  private func drag(_ x: CGFloat, from start: CGFloat, to end: CGFloat) {
    let finger = screen.finger()
    finger.down(x, start)
    for k in 1...10 {
      screen.wait(0.05)
      finger.move(x, start + (end - start) * CGFloat(k) / 10)
    }
    screen.wait(0.5)
    finger.up()
  }

  private var top: CGFloat { sheet.view.frame.minY }

  @Test("a pull over more than half of its height dismisses it, and the delegate is asked first")
  func dismissal() {
    present()
    drag(200, from: 100, to: 400)
    #expect(root.presentedViewController === sheet && top == 57)
    #expect(delegate.calls.isEmpty)
    drag(200, from: 100, to: 600)
    #expect(root.presentedViewController == nil)
    #expect(delegate.calls == ["shouldDismiss", "willDismiss", "didDismiss"])
    #expect(
      log.notes.contains(.dismissed(controller: ObjectID(sheet), by: .pull, isRefused: false)))
  }

  /// Moves a finger down by equal steps, 8 thousandths of a second apart, and lifts it at once.
  private func flick(from start: CGFloat, by step: CGFloat, times: Int) {
    let finger = screen.finger()
    finger.down(200, start)
    for k in 1...times {
      screen.wait(0.008)
      finger.move(200, start + step * CGFloat(k))
    }
    finger.up()
  }

  @Test(
    "from 1,000 points per second on it goes, whatever its way: after some 64 points, as measured",
    arguments: [(7.0, 9, false), (7.6, 8, false), (7.8, 8, false), (8, 8, true), (20, 3, true)])
  func quick(step: CGFloat, times: Int, goes: Bool) {
    present()
    flick(from: 100, by: step, times: times)
    #expect((root.presentedViewController == nil) == goes && (goes || top == 57))
  }

  @Test(
    "less than half of its height and a speed below the limit do not add up",
    arguments: [true, false])
  func wayAndSpeed(isQuick: Bool) {
    present()
    let finger = screen.finger()
    finger.down(200, 100)
    finger.move(200, 400)
    screen.wait(0.5)
    for k in 1...10 {
      screen.wait(0.01)
      finger.move(200, 400 + (isQuick ? 10 : 9) * CGFloat(k))
    }
    finger.up()
    #expect((root.presentedViewController == nil) == isQuick)
  }

  @Test("with two heights a quick pull goes to the lower one, and from there it goes away")
  func quickFromDetents() {
    present(.large(), .medium())
    drag(200, from: 500, to: 200)
    flick(from: 100, by: 16, times: 8)
    #expect(root.presentedViewController === sheet && top == 422)
    flick(from: 500, by: 8, times: 8)
    #expect(root.presentedViewController == nil)
  }

  @Test("a stack goes back by a limit of its own: a quick drag over a short way stays")
  func stackHasItsOwn() {
    let stack = UINavigationController(rootViewController: UIViewController())
    screen.window.rootViewController = stack
    stack.pushViewController(UIViewController(), animated: false)
    let finger = screen.finger()
    finger.down(5, 400)
    for k in 1...8 {
      screen.wait(0.008)
      finger.move(5 + 8 * CGFloat(k), 400)
    }
    finger.up()
    #expect(stack.viewControllers.count == 2)
  }

  @Test("it follows the finger, and goes back where only the app dismisses it")
  func modal() {
    present()
    sheet.isModalInPresentation = true
    let finger = screen.finger()
    finger.down(200, 100)
    finger.move(200, 110)
    #expect(top == 57)
    finger.move(200, 510)
    #expect(top > 157 && top < 357, "it follows less and less")
    finger.move(200, 840)
    screen.wait(0.5)
    finger.up()
    #expect(root.presentedViewController === sheet && top == 57)
    #expect(delegate.calls == ["didAttemptToDismiss"], "isModalInPresentation comes first")
    sheet.isModalInPresentation = false
    delegate.mayDismiss = false
    drag(200, from: 100, to: 800)
    #expect(root.presentedViewController === sheet && top == 57)
    #expect(delegate.calls.suffix(2) == ["shouldDismiss", "didAttemptToDismiss"])
  }

  @Test("with two heights it moves between them, and tells the delegate")
  func detents() {
    present(.large(), .medium())
    #expect(top == 422)
    drag(200, from: 500, to: 200)
    #expect(top == 57 && manager.selectedDetentIdentifier == .large)
    drag(200, from: 100, to: 450)
    #expect(top == 422 && manager.selectedDetentIdentifier == .medium)
    #expect(delegate.calls == ["didChangeDetent", "didChangeDetent"])
    drag(200, from: 500, to: 530)
    #expect(top == 422 && delegate.calls.count == 2)
    drag(200, from: 500, to: 840)
    #expect(root.presentedViewController == nil)
  }

  @Test("while it is pulled up it reaches to the bottom of the screen, and no higher than its top")
  func frames() {
    present(.medium(), .large())
    let finger = screen.finger()
    finger.down(200, 500)
    finger.move(200, 490)
    finger.move(200, 390)
    #expect(sheet.view.frame == CGRect(x: 0, y: 322, width: 390, height: 522))
    finger.move(200, 10)
    #expect(sheet.view.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
    finger.cancel()
    #expect(sheet.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
  }

  @Test("a drag sideways, or beside it, moves nothing")
  func elsewhere() {
    present()
    let finger = screen.finger()
    finger.down(100, 300)
    finger.move(300, 320)
    finger.up()
    drag(200, from: 20, to: 800)
    #expect(root.presentedViewController === sheet && delegate.calls.isEmpty)
  }

  @Test("a control of the app's loses a finger that moves up or down; a slider keeps one sideways")
  func controls() {
    present()
    let dial = UIControl(20, 100, 100, 100)
    let slider = UISlider(20, 300, 200, 40)
    sheet.view.addSubview(dial)
    sheet.view.addSubview(slider)
    var ends: [String] = []
    for (event, name) in [(UIControl.Event.touchCancel, "cancel"), (.touchUpInside, "up")] {
      dial.addAction(UIAction { _ in ends.append(name) }, for: event)
    }
    drag(70, from: 200, to: 230)
    #expect(ends == ["cancel"])
    let pan = sheet.sheetPanGestureRecognizer
    dial.setAnswers(AnswerRules(AnswerRule(.bool(false))), to: .gestureRecognizerShouldBegin)
    drag(70, from: 200, to: 230)
    #expect(ends == ["cancel", "up"] && pan?.state == .possible)
    let finger = screen.finger()
    finger.down(36, 377)
    for x in stride(from: 46.0, through: 186, by: 20) { finger.move(x, 379) }
    finger.up()
    #expect(slider.value > 0.5 && top == 57)
  }

  @Test("it ends with the presentation, and another presentation has its own")
  func life() {
    present()
    weak let first = sheet.sheetPanGestureRecognizer
    #expect(first?.view === sheet.presentationController?.containerView)
    sheet.dismiss(animated: false)
    #expect(first == nil && sheet.sheetPanGestureRecognizer == nil)
    present()
    #expect(sheet.sheetPanGestureRecognizer != nil)
    sheet.dismiss(animated: false)
    sheet.modalPresentationStyle = .fullScreen
    present()
    #expect(sheet.sheetPanGestureRecognizer == nil, "only a sheet has it")
  }

  @Test("a delegate that an app sets on it is asked")
  func ownDelegate() {
    present()
    let own = StubDelegate()
    own.mayBegin = { _ in false }
    sheet.sheetPanGestureRecognizer?.delegate = own
    drag(200, from: 100, to: 800)
    #expect(root.presentedViewController === sheet)
  }

  @Test("a tap on the grabber goes to the next height")
  func grabber() {
    present(.medium(), .large())
    manager.prefersGrabberVisible = true
    screen.tap(195, 429)
    #expect(top == 57)
    screen.tap(195, 64)
    #expect(top == 422)
    manager.prefersGrabberVisible = false
    screen.tap(195, 429)
    #expect(top == 422 && screen.hit(195, 429) === sheet.view)
  }

  @Test("the grabber is dragged, too")
  func draggedGrabber() {
    present(.medium(), .large())
    manager.prefersGrabberVisible = true
    drag(195, from: 429, to: 150)
    #expect(top == 57)
  }

  @Test("on a wide screen all heights are one place")
  func wideScreen() {
    screen.window.frame = CGRect(x: 0, y: 0, width: 1024, height: 768)
    present(.medium(), .large())
    let list = list()
    #expect(sheet.view.frame == CGRect(x: 242, y: 74, width: 540, height: 620))
    drag(500, from: 200, to: 100)
    #expect(list.contentOffset.y == 90 && manager.selectedDetentIdentifier == nil)
    drag(500, from: 600, to: 630)
    #expect(manager.selectedDetentIdentifier == nil && delegate.calls.isEmpty)
  }

  @Test("a view that has left the container is left alone")
  func movedAway() {
    present()
    let finger = screen.finger()
    finger.down(200, 300)
    finger.move(200, 320)
    root.view.addSubview(sheet.view)
    let frame = sheet.view.frame
    finger.move(200, 500)
    finger.up()
    #expect(sheet.view.frame == frame || root.presentedViewController == nil)
  }

  @Test("a rotated sheet keeps its size")
  func rotated() {
    present(.medium(), .large())
    sheet.view.transform = CGAffineTransform(rotationAngle: 0.5)
    let size = sheet.view.bounds.size
    let finger = screen.finger()
    finger.down(195, 633)
    finger.move(195, 650)
    finger.move(195, 700)
    #expect(sheet.view.bounds.size == size)
    finger.cancel()
    #expect(sheet.view.bounds.size == size && sheet.view.center == CGPoint(x: 195, y: 633))
  }

  // MARK: Scroll views

  private func list(_ height: CGFloat = 2000) -> UIScrollView {
    let list = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    list.contentSize = CGSize(width: 390, height: height)
    list.contentInsetAdjustmentBehavior = .never
    sheet.view.addSubview(list)
    return list
  }

  @Test(
    "a scroll view at its top hands the pull over; one further down scrolls",
    arguments: [(0.0, true), (200, false), (-20, true)])
  func handOver(offset: CGFloat, moves: Bool) {
    present()
    let list = list()
    list.contentOffset.y = offset
    drag(200, from: 200, to: 250)
    #expect((list.contentOffset.y == offset) == moves)
    #expect(
      log.notes.contains(.didNotScroll(view: ObjectID(list), why: .sheetMoves(ObjectID(sheet))))
        == moves)
  }

  @Test(
    "one in a medium sheet makes it larger first, unless the app wants it to scroll",
    arguments: [true, false])
  func expanding(expands: Bool) {
    present(.medium(), .large())
    manager.prefersScrollingExpandsWhenScrolledToEdge = expands
    let list = list()
    drag(200, from: 700, to: 450)
    #expect(top == (expands ? 57 : 422))
    #expect(list.contentOffset.y == (expands ? 0 : 240))
    let offset = list.contentOffset
    drag(200, from: top + 200, to: top + 150)
    #expect(list.contentOffset.y == (expands ? 40 : 280) && offset.y < list.contentOffset.y)
  }

  @Test("an outer scroll view that can follow the finger comes before the sheet")
  func nested() {
    present()
    let outer = list()
    outer.contentOffset.y = 300
    let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
    inner.contentSize = CGSize(width: 390, height: 600)
    outer.addSubview(inner)
    drag(200, from: 157, to: 217)
    #expect(inner.contentOffset.y == 0 && outer.contentOffset.y == 250)
    outer.contentOffset.y = 0
    drag(200, from: 400, to: 840)
    #expect(root.presentedViewController == nil)
  }

  @Test("a list that is upside down scrolls, as its top is not the sheet's")
  func upsideDown() {
    present(.medium(), .large())
    let list = list()
    list.transform = CGAffineTransform(scaleX: 1, y: -1)
    drag(200, from: top + 100, to: top + 300)
    #expect(list.contentOffset.y == 190 && top == 422)
  }

  @Test(
    "a pan of the sheet that cannot take the fingers takes nothing from a scroll view",
    arguments: ["disabled", "two fingers", "a delegate", "a pencil", "removed"])
  func disabled(why: String) {
    present()
    let list = list()
    let (pan, own) = (sheet.sheetPanGestureRecognizer, StubDelegate())
    switch why {
    case "disabled": pan?.isEnabled = false
    case "two fingers": pan?.minimumNumberOfTouches = 2
    case "a pencil": pan?.allowedTouchTypes = [2]
    case "removed": if let pan { pan.view?.removeGestureRecognizer(pan) }
    default:
      own.mayBegin = { _ in false }
      pan?.delegate = own
    }
    let finger = screen.finger()
    finger.down(200, 200)
    finger.move(200, 220)
    finger.move(200, 320)
    #expect(list.contentOffset.y < 0, "it bounces")
    finger.up()
  }
}

/// A delegate that notes what it is asked and told.
private final class AskedDelegate: UISheetPresentationControllerDelegate {
  var calls: [String] = []
  var mayDismiss = true

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    calls.append("shouldDismiss")
    return mayDismiss
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    calls.append("willDismiss")
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    calls.append("didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    calls.append("didAttemptToDismiss")
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    calls.append("didChangeDetent")
  }
}

import Foundation
@testable import ResponderKit
import Testing

/// A controller that notes when its view comes and goes.
private final class Noting: UIViewController {
  let name: String
  let note: (String) -> Void

  init(_ name: String, _ note: @escaping (String) -> Void) {
    (self.name, self.note) = (name, note)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { note("\(name) will appear") }
  override func viewDidAppear(_ animated: Bool) { note("\(name) did appear") }
  override func viewWillDisappear(_ animated: Bool) { note("\(name) will disappear") }
  override func viewDidDisappear(_ animated: Bool) { note("\(name) did disappear") }
}

@Suite("R11.4: styles of presentation")
struct StyleTests {
  let root = UIViewController()
  let sheet = UIViewController()
  let button = UIButton(20, 80, 100, 44)
  let screen: Screen

  init() {
    screen = Screen(root: root)
    root.view.addSubview(button)
  }

  private func present(_ style: UIModalPresentationStyle) {
    sheet.modalPresentationStyle = style
    root.present(sheet, animated: false)
  }

  @Test(
    "fullScreen takes the presenter's view out of the window, the chain goes on",
    arguments: [UIModalPresentationStyle.fullScreen, .currentContext])
  func fullScreen(style: UIModalPresentationStyle) {
    present(style)
    #expect(root.view.window == nil && sheet.view.window === screen.window)
    #expect(screen.hit(70, 102) === sheet.view)
    #expect(
      responders(from: sheet.view, first: 4) == [sheet.view, sheet, root, screen.window]
        as [UIResponder])
    sheet.dismiss(animated: false)
    #expect(screen.window.subviews == [root.view] && screen.hit(70, 102) === button)
  }

  @Test(
    "other styles leave the presenter's view where it is",
    arguments: [
      UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .popover, .overFullScreen,
      .overCurrentContext,
    ])
  func over(style: UIModalPresentationStyle) {
    present(style)
    #expect(root.view.window === screen.window && button.window === screen.window)
    root.dismiss(animated: false)
    #expect(screen.window.subviews == [root.view])
  }

  @Test("who is told that views come and go")
  func appearance() {
    var notes: [String] = []
    let (a, b) = (Noting("a") { notes.append($0) }, Noting("b") { notes.append($0) })
    screen.window.rootViewController = a
    notes = []
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: false)
    #expect(notes == ["a will disappear", "b will appear", "b did appear", "a did disappear"])
    notes = []
    a.dismiss(animated: false)
    #expect(notes == ["b will disappear", "a will appear", "a did appear", "b did disappear"])
    notes = []
    b.modalPresentationStyle = .pageSheet
    a.present(b, animated: false)
    a.dismiss(animated: false)
    #expect(
      notes == ["b will appear", "b did appear", "b will disappear", "b did disappear"],
      "a sheet leaves its presenter where it is")
  }

  @Test("a sheet is below the top inset or in the lower half, and dims the rest")
  func sheetPlaces() {
    present(.pageSheet)
    #expect(sheet.view.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
    #expect(screen.hit(70, 20) is UIDimmingView)
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    #expect(sheet.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
    #expect(screen.hit(70, 102) is UIDimmingView && screen.hit(70, 422) === sheet.view)
    sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    #expect(screen.hit(70, 102) === sheet.view)
  }

  @Test("an app that sets up a sheet gets one, without any style")
  func automaticSheet() {
    sheet.sheetPresentationController?.detents = [.medium()]
    root.present(sheet, animated: false)
    #expect(sheet.view.frame.minY == 422 && screen.hit(70, 102) is UIDimmingView)
  }

  @Test("Why 33: an undimmed sheet lets touches through, unless it is modal")
  func undimmed() {
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    present(.pageSheet)
    #expect(screen.hit(70, 102) === button && screen.hit(70, 500) === sheet.view)
    sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    #expect(screen.hit(70, 20) is UIDimmingView)
    sheet.sheetPresentationController?.selectedDetentIdentifier = .medium
    sheet.isModalInPresentation = true
    #expect(screen.hit(70, 102) is UIDimmingView)
  }

  @Test("a tap beside a sheet dismisses it, unless the app forbids that")
  func tapBeside() {
    final class Keeper: UIAdaptivePresentationControllerDelegate {
      var (mayDismiss, attempts, ends) = (false, 0, 0)
      func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
        mayDismiss
      }
      func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
        attempts += 1
      }
      func presentationControllerDidDismiss(_ controller: UIPresentationController) { ends += 1 }
    }
    let keeper = Keeper()
    sheet.modalPresentationStyle = .pageSheet
    sheet.presentationController?.delegate = keeper
    present(.pageSheet)
    screen.tap(70, 20)
    #expect(sheet.presentingViewController === root && keeper.attempts == 1)
    keeper.mayDismiss = true
    sheet.isModalInPresentation = true
    screen.tap(70, 20)
    #expect(sheet.presentingViewController === root && keeper.attempts == 2)
    sheet.isModalInPresentation = false
    screen.tap(70, 20)
    #expect(sheet.presentingViewController == nil && keeper.ends == 1)
    #expect(screen.window.subviews == [root.view])
  }

  @Test("a popover becomes a sheet on a narrow screen, unless its delegate answers none")
  func popover() {
    final class Keeper: UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(for controller: UIPresentationController)
        -> UIModalPresentationStyle
      { .none }
    }
    present(.popover)
    #expect(sheet.view.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
    root.dismiss(animated: false)
    let keeper = Keeper()
    sheet.popoverPresentationController?.delegate = keeper
    sheet.popoverPresentationController?.sourceView = button
    sheet.preferredContentSize = CGSize(width: 200, height: 100)
    root.present(sheet, animated: false)
    #expect(sheet.view.frame == CGRect(x: 10, y: 134, width: 200, height: 100))
    #expect(screen.hit(70, 102) is UIDimmingView)
  }

  @Test("the passthrough views of a popover get touches that are not covered")
  func passthroughViews() {
    let over = UIView(20, 80, 50, 44)
    let other = UIButton(200, 80, 100, 44)
    root.view.addSubview(over)
    root.view.addSubview(other)
    sheet.modalPresentationStyle = .popover
    sheet.change { $0.adaptiveStyle = .none }
    sheet.popoverPresentationController?.passthroughViews = [button]
    root.present(sheet, animated: false)
    #expect(screen.hit(100, 102) === button)
    #expect(screen.hit(30, 102) is UIDimmingView, "another view lies in front of it there")
    #expect(screen.hit(250, 102) is UIDimmingView)
  }

  @Test("in the current context the presented view covers its presenter only")
  func context() {
    let child = UIViewController()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.frame = CGRect(x: 0, y: 400, width: 390, height: 200)
    child.definesPresentationContext = true
    sheet.modalPresentationStyle = .overCurrentContext
    child.present(sheet, animated: false)
    #expect(sheet.view.convert(sheet.view.bounds, to: nil) == child.view.frame)
    #expect(screen.hit(70, 102) === button && screen.hit(70, 500) === sheet.view)
  }

  @Test("a new root view controller while the old one's view is away")
  func newRoot() {
    present(.fullScreen)
    let other = UIViewController()
    screen.window.rootViewController = other
    root.dismiss(animated: false)
    #expect(screen.window.subviews == [other.view] && root.view.window == nil)
  }
}

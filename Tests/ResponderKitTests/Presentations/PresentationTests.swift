import Foundation
import ResponderKit
import Testing

@Suite("R11.4: presenting")
struct PresentationTests {
  let root = UIViewController()
  let sheet = UIViewController()
  let screen: Screen

  init() {
    screen = Screen(root: root)
  }

  @Test("R4.3, R11.4, R11.6: a presented controller's next is the one that presents it")
  func chain() {
    let button = UIButton(10, 10, 50, 50)
    root.view.addSubview(button)
    root.present(sheet, animated: false)
    #expect(
      responders(from: sheet.view, first: 4) == [sheet.view, sheet, root, screen.window]
        as [UIResponder]
    )
    #expect(sheet.presentingViewController === root && root.presentedViewController === sheet)
    #expect(!sheet.view.isDescendant(of: root.view), "its view lies in a container of its own")
    #expect(screen.hit(20, 400) === sheet.view, "the presenter's views are not reached")
    #expect(screen.hit(20, 5) is UIDimmingView, "it is a sheet, with a view that dims beside it")
    #expect(root.view.window != nil, "R11.6: the presenter stays")
  }

  @Test("R11.4: dismissing puts everything back, whoever is asked", arguments: [true, false])
  func dismissing(asksSheet: Bool) {
    var isDone = false
    root.present(sheet, animated: false)
    (asksSheet ? sheet : root).dismiss(animated: false) { isDone = true }
    #expect(isDone && sheet.presentingViewController == nil && root.presentedViewController == nil)
    #expect(screen.window.subviews == [root.view])
    #expect(sheet.next == nil && screen.hit(20, 20) === root.view)
  }

  @Test("R11.4: a child presents, and its relatives know")
  func childPresents() {
    let child = UIViewController()
    root.addChild(child)
    root.view.addSubview(child.view)
    root.present(sheet, animated: false)
    #expect(child.presentedViewController === sheet)
    let inner = UIViewController()
    sheet.addChild(inner)
    sheet.view.addSubview(inner.view)
    #expect(inner.presentingViewController === root)
    #expect(inner.next === sheet.view, "the chain of a child follows its view")
  }

  @Test("R11.4: what a child is asked to present, its topmost parent presents")
  func childIsAsked() throws {
    let (middle, child) = (UIViewController(), UIViewController())
    root.addChild(middle)
    root.view.addSubview(middle.view)
    middle.addChild(child)
    middle.view.addSubview(child.view)
    middle.definesPresentationContext = true
    child.present(sheet, animated: false)
    #expect(sheet.presentingViewController === root && sheet.next === root)
    #expect(child.presentedViewController === sheet && root.presentedViewController === sheet)
    child.dismiss(animated: false)
    #expect(root.presentedViewController == nil)
  }

  @Test(
    "R11.4: in the current context the nearest parent that defines one presents",
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func currentContext(style: UIModalPresentationStyle) throws {
    let (middle, child) = (UIViewController(), UIViewController())
    root.addChild(middle)
    root.view.addSubview(middle.view)
    middle.addChild(child)
    middle.view.addSubview(child.view)
    sheet.modalPresentationStyle = style
    #expect(child.presenter(of: sheet) === root)
    middle.definesPresentationContext = true
    child.present(sheet, animated: false)
    #expect(sheet.presentingViewController === middle)
    #expect(middle.presentedViewController === sheet && child.presentedViewController === sheet)
    #expect(root.presentedViewController == nil)
    #expect(sheet.view.window === screen.window)
  }

  @Test("R11.4: sheets on sheets go together")
  func stacked() {
    let second = UIViewController()
    root.present(sheet, animated: false)
    sheet.present(second, animated: false)
    #expect(
      responders(from: second.view, first: 4) == [second.view, second, sheet, root] as [UIResponder]
    )
    root.dismiss(animated: false)
    #expect(second.presentingViewController == nil && sheet.presentedViewController == nil)
    #expect(screen.window.subviews == [root.view])
  }

  @Test("R11.4: nothing is presented twice, or from outside of a window")
  func refused() {
    let other = UIViewController()
    other.present(sheet, animated: false)
    #expect(other.presentedViewController == nil && !sheet.isViewLoaded)
    root.present(sheet, animated: false)
    root.present(other, animated: false)
    #expect(root.presentedViewController === sheet && other.presentingViewController == nil)
  }

  @Test("R11.4: what code keeps of a controller that has ended shows nothing, and does nothing")
  func outlived() throws {
    var gone: UIViewController? = UIViewController()
    let manager = try #require(gone?.sheetPresentationController)
    let edit = try #require(gone?.editButtonItem)
    weak let ended = gone
    gone?.modalPresentationStyle = .popover
    let popover = try #require(gone?.popoverPresentationController)
    gone = nil
    #expect(ended == nil)
    #expect(!manager.presentedViewController.isViewLoaded && manager.containerView == nil)
    #expect(!popover.presentedViewController.isViewLoaded && popover.presentedView == nil)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 390, height: 49))
    root.view.addSubview(bar)
    bar.items = [edit]
    screen.tap(30, 720)
    #expect(edit.title == "Edit")
  }
}

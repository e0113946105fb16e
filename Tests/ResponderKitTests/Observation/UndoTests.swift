import Foundation
import ResponderKit
import Testing

@Suite("Undoing changes that concern several responders")
struct UndoTests {
  let undoer = Undoer()

  private func watch(_ responders: UIResponder...) {
    responders.forEach { $0.changeObserver = undoer }
  }

  @Test("Places among the subviews")
  func places() {
    let views = (0..<5).map { _ in UIView(0, 0, 10, 10) }
    let root = UIView(0, 0, 10, 10)
    let other = UIView(0, 0, 10, 10)
    views.forEach(root.addSubview)
    root.addSubview(other)
    views.forEach { watch($0) }
    root.bringSubviewToFront(views[1])
    root.exchangeSubview(at: 0, withSubviewAt: 3)
    views[2].removeFromSuperview()
    other.addSubview(views[4])
    root.insertSubview(views[4], at: 0)
    undoer.undo()
    #expect(root.subviews == views + [other] && other.subviews.isEmpty)
    #expect(root.hit(5, 5) === other && root.subviews.map(\.indexInSuperview) == Array(0..<6))
  }

  @Test("A root controller, its view and the old one's")
  func rootController() {
    let old = UIViewController()
    let screen = Screen(root: old)
    let new = UIViewController()
    watch(screen.window, old, old.view, new, new.view)
    screen.window.rootViewController = new
    undoer.undo()
    #expect(screen.window.rootViewController === old && screen.window.subviews == [old.view])
    #expect(new.view.superview == nil && old.next === screen.window)
  }

  @Test("A window that goes to another scene")
  func windowScene() {
    let screen = Screen()
    let other = UIWindowScene(screenSize: .zero)
    watch(screen.window, screen.scene, other)
    screen.window.windowScene = other
    #expect(screen.window.next === other && screen.scene.windows.isEmpty)
    undoer.undo()
    #expect(screen.window.windowScene === screen.scene && screen.window.next === screen.scene)
    #expect(screen.scene.windows == [screen.window] && other.windows.isEmpty)
  }

  @Test("A view that goes to another controller")
  func viewOfController() {
    let first = UIViewController()
    let second = UIViewController()
    let view: UIView = first.view
    watch(first, second, view)
    second.view = view
    undoer.undo()
    #expect(first.viewIfLoaded === view && view.next === first && !second.isViewLoaded)
  }

  @Test("A child that goes to another parent")
  func containment() {
    let child = UIViewController()
    let old = UIViewController()
    let new = UIViewController()
    old.addChild(child)
    watch(child, old, new)
    new.addChild(child)
    undoer.undo()
    #expect(child.parent === old && old.children == [child] && new.children.isEmpty)
  }

  @Test("A presentation")
  func presentation() {
    let root = UIViewController()
    let sheet = UIViewController()
    let screen = Screen(root: root)
    watch(screen.window, root, root.view, sheet, sheet.view)
    root.present(sheet, animated: false)
    undoer.undo()
    #expect(root.presentedViewController == nil && sheet.presentingViewController == nil)
    #expect(screen.window.subviews == [root.view])
    root.present(sheet, animated: false)
    #expect(sheet.next === root)
    undoer.undo()
  }

  @Test("Autoresized subviews")
  func autoresizing() {
    let child = UIView(0, 0, 50, 50)
    child.autoresizingMask = .flexibleWidth
    let parent = UIView(0, 0, 100, 100).with(child)
    watch(child, parent)
    parent.frame.size.width = 200
    #expect(child.frame.width == 150)
    undoer.undo()
    #expect(child.frame.width == 50 && parent.frame.width == 100)
  }
}

/// Keeps what changes, so that it can be put back: what a debugger's undo does.
final class Undoer: ChangeObserver {
  private var saved: [(responder: StatefulObject, state: SavedState)] = []
  private var placements: [(view: UIView, parent: UIView?, index: Int)] = []
  /// How often anything told of a change.
  private(set) var count = 0

  func willChange(_ responder: StatefulObject) {
    count += 1
    if !saved.contains(where: { $0.responder === responder }) {
      saved.append((responder, responder.saveState()))
    }
  }

  func willMove(_ view: UIView) {
    count += 1
    placements.append((view, view.superview, view.indexInSuperview ?? 0))
  }

  /// Puts everything back, the last change first.
  func undo() {
    for placement in placements.reversed() {
      placement.view.restorePlacement(in: placement.parent, at: placement.index)
    }
    for (_, state) in saved.reversed() { state.restore() }
    forget()
  }

  /// Keeps what is now: later changes are taken back to here.
  func forget() {
    placements = []
    saved = []
  }
}

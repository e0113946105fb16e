import Foundation
import ResponderKit
import Testing

/// A view that writes down what it is told about the tree.
private final class Told: UIView {
  let name: String
  private let log: CallLog

  init(_ name: String, log: CallLog) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    log.write("\(name) willMove superview \((newSuperview as? Told)?.name ?? "nil")")
  }

  override func didMoveToSuperview() {
    log.write("\(name) didMove superview \((superview as? Told)?.name ?? "nil")")
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    log.write("\(name) willMove window \(newWindow == nil ? "nil" : "yes")")
  }

  override func didMoveToWindow() {
    log.write("\(name) didMove window \(window == nil ? "nil" : "yes")")
  }

  override func didAddSubview(_ subview: UIView) {
    log.write("\(name) didAdd \((subview as? Told)?.name ?? "?")")
  }

  override func willRemoveSubview(_ subview: UIView) {
    log.write("\(name) willRemove \((subview as? Told)?.name ?? "?") \(subview.superview == self)")
  }
}

@Suite("R12.6: what views are told")
struct CallbackTests {
  private let log = CallLog()

  @Test("R12.6: added outside of a window")
  func outsideWindow() {
    Told("parent", log: log).addSubview(Told("child", log: log))
    #expect(
      log.lines == [
        "child willMove superview parent", "child didMove superview parent", "parent didAdd child",
      ])
  }

  @Test("R12.6: added in a window; the window's calls reach all descendants")
  func inWindow() {
    let parent = Told("parent", log: log)
    let window = UIWindow(0, 0, 10, 10).with(parent)
    let child = Told("child", log: log).with(Told("leaf", log: log))
    _ = log.take()
    parent.addSubview(child)
    #expect(
      log.take() == [
        "child willMove superview parent", "child willMove window yes", "leaf willMove window yes",
        "child didMove window yes", "leaf didMove window yes", "child didMove superview parent",
        "parent didAdd child",
      ])
    child.removeFromSuperview()
    #expect(
      log.take() == [
        "child willMove superview nil", "child willMove window nil", "leaf willMove window nil",
        "parent willRemove child true", "child didMove window nil", "leaf didMove window nil",
        "child didMove superview nil",
      ])
    #expect(window.subviews == [parent])
  }

  @Test("R12.6: moved from a window to a view outside, in the order of removing and adding")
  func movedOut() {
    let old = Told("old", log: log)
    let new = Told("new", log: log)
    let child = Told("child", log: log)
    let window = UIWindow(0, 0, 10, 10).with(old)
    old.addSubview(child)
    _ = log.take()
    new.addSubview(child)
    #expect(
      log.take() == [
        "child willMove superview new", "child willMove window nil", "old willRemove child true",
        "child didMove window nil", "child didMove superview new", "new didAdd child",
      ])
    #expect(child.window == nil && window.subviews == [old])
  }

  @Test("R12.6: moved inside one window, nobody is told of a window")
  func movedInside() {
    let old = Told("old", log: log)
    let new = Told("new", log: log)
    let child = Told("child", log: log)
    let window = UIWindow(0, 0, 10, 10).with(old, new)
    old.addSubview(child)
    _ = log.take()
    new.addSubview(child)
    #expect(
      log.take() == [
        "child willMove superview new", "old willRemove child true", "child didMove superview new",
        "new didAdd child",
      ])
    new.bringSubviewToFront(child)
    #expect(log.take().isEmpty && child.window === window)
  }
}

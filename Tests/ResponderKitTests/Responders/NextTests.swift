import Foundation
import ResponderKit
import Testing

@Suite("R4: next")
struct NextTests {
  @Test("R4.1: a plain responder has no next")
  func plain() {
    #expect(UIResponder().next == nil)
  }

  @Test("R4.2, R4.7, S-17, S-85: a view's next is its superview; removal takes it out")
  func superview() {
    let child = UIView()
    let parent = UIView()
    #expect(child.next == nil)
    parent.addSubview(child)
    #expect(child.next === parent)
    child.removeFromSuperview()
    #expect(child.next == nil)
  }

  @Test(
    "R4.2, R11.2, S-17, S-42: a root view's next is its controller, whose next is the superview")
  func rootView() {
    let controller = UIViewController()
    let view: UIView = controller.view
    let container = UIView().with(view)
    #expect(view.next === controller && controller.next === container)
    view.removeFromSuperview()
    #expect(view.next === controller, "a root view keeps its controller")
    #expect(controller.next == nil)
  }

  @Test("R4.3: asking for next does not load the view")
  func doesNotLoad() {
    let controller = UIViewController()
    #expect(controller.next == nil)
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
  }

  @Test("R4.4, R4.5, S-19, S-20, S-96: root view, controller, window, scene, application, delegate")
  func wholeChain() {
    let controller = UIViewController()
    let screen = Screen(root: controller)
    let delegate = AppDelegate()
    screen.application.delegate = delegate
    let leaf = UIView()
    controller.view.addSubview(leaf)
    #expect(
      responders(from: leaf) == [
        leaf, controller.view, controller, screen.window, screen.scene, screen.application,
        delegate,
      ])
    #expect(Array(ResponderChain(after: leaf)) == Array(responders(from: leaf).dropFirst()))
  }

  @Test("R4.4: without scenes the window's next is the application")
  func withoutScenes() {
    let application = UIApplication()
    let window = UIWindow(
      frame: CGRect(x: 0, y: 0, width: 10, height: 10), application: application)
    #expect(responders(from: window) == [window, application])
    let scene = UIWindowScene(screenSize: .zero)
    window.windowScene = scene
    #expect(responders(from: window) == [window, scene], "a scene that is not connected")
    window.windowScene = nil
    #expect(application.windowsFrontToBack == [window])
  }

  @Test("R4.5, S-89: the delegate is in the chain only if it is a responder")
  func delegates() {
    let application = UIApplication()
    let plain = PlainDelegate()
    application.delegate = plain
    #expect(application.next == nil)
    let responder = AppDelegate()
    application.delegate = responder
    #expect(application.next === responder && responder.next == nil)
  }

  @Test("R4.5: not if it is a view, a controller, an application or a scene on the way")
  func delegatesThatAreNotAsked() {
    final class ViewDelegate: UIView, UIApplicationDelegate {}
    final class ControllerDelegate: UIViewController, UIApplicationDelegate {}
    final class ApplicationDelegate: UIApplication, UIApplicationDelegate {}
    final class SceneDelegate: UIWindowScene, UIApplicationDelegate {}
    let application = ApplicationDelegate()
    let scene = SceneDelegate(screenSize: .zero)
    application.connect(scene)
    let delegates: [any UIApplicationDelegate] = [
      ViewDelegate(), ControllerDelegate(), ApplicationDelegate(), application, scene,
    ]
    for delegate in delegates {
      application.delegate = delegate
      #expect(application.next == nil, "\(type(of: delegate))")
    }
  }

  @Test("R4.9: the chain of a detached subtree ends at its top view")
  func detached() {
    let leaf = UIView()
    let top = UIView().with(UIView().with(leaf))
    #expect(responders(from: leaf).last === top)
  }

  @Test("R4.1: an override of next changes every walk, as a method and as a value")
  func overridden() {
    let elsewhere = UIResponder()
    let detouring = DetouringView()
    detouring.detour = elsewhere
    let plain = UIView()
    plain.setNextOverride(elsewhere)
    let leaves = [UIView(), UIView()]
    let parent = UIView().with(detouring.with(leaves[0]), plain.with(leaves[1]))
    #expect(responders(from: leaves[0]) == [leaves[0], detouring, elsewhere])
    #expect(responders(from: leaves[1]) == [leaves[1], plain, elsewhere])
    detouring.detour = nil
    plain.setNextOverride(nil)
    #expect(responders(from: leaves[0]) == [leaves[0], detouring, parent])
    #expect(responders(from: leaves[1]) == [leaves[1], plain, parent])
  }

  @Test("A chain that an override bends back ends before the first repetition")
  func cycle() {
    let leaf = UIView()
    let middle = UIView().with(leaf)
    let root = UIView().with(middle)
    root.setNextOverride(middle)
    #expect(responders(from: leaf) == [leaf, middle, root])
    leaf.setNextOverride(leaf)
    #expect(responders(from: leaf) == [leaf])
  }

  @Test("R4.8, S-88: siblings are never in each other's chain")
  func siblings() {
    let a = UIView()
    let b = UIView()
    let root = UIView().with(a, b)
    #expect(
      !responders(from: a).contains(b) && !responders(from: b).contains(a)
        && responders(from: a) == [a, root])
  }
}

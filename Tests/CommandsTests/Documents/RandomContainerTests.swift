import Foundation
import ResponderKit
import Scenes
import Session
import SessionStage
import TestSupport
import Testing

/// Scenes at random with containers, presentations, detached views and conditional answers: what is
/// hit is what a plain walk finds, and every chain ends.
@Suite struct RandomContainerTests {
  @Test("R2.1, R4.1, R4.3: random scenes with containers", arguments: seeds(20, of: 200))
  func scenes(seed: Int) throws {
    var commands = RandomCommands(seed: seed)
    let desk = TestSession()
    for _ in 0..<60 { try? desk.session.execute(commands.next()) }
    let scene = desk.scene
    scene.eventObserver = nil
    scene.application.layOutWindows()
    for x in stride(from: CGFloat(3), to: 390, by: 43) {
      for y in stride(from: CGFloat(2), to: 844, by: 77) {
        let point = CGPoint(x: x, y: y)
        let hit = scene.application.hitTest(at: point, with: nil)?.view
        #expect(hit === walk(scene.application, at: point), "\(point)")
      }
    }
    for responder in Array(scene.views) as [UIResponder] + scene.controllers {
      check(chain(from: responder), of: responder)
    }
    for controller in scene.controllers { checkChildren(of: controller) }
  }

  // MARK: Hit-testing

  private func walk(_ application: UIApplication, at point: CGPoint) -> UIView? {
    for window in application.windowsFrontToBack {
      if let view = walk(window, window.convert(point, from: nil)) { return view }
    }
    return nil
  }

  /// Asks a view as R2.1 says. An override, which other tests have an oracle for, answers itself.
  private func walk(_ view: UIView, _ point: CGPoint) -> UIView? {
    if view.hitTestBehavior != nil { return view.hitTest(point, with: nil) }
    guard !view.isHidden, view.isUserInteractionEnabled, Float(view.alpha) >= 0.01,
      (view as? UIControl)?.isEnabled != false, view.isInvertible
    else { return nil }
    let isInside =
      view.pointInsideBehavior == nil
      ? view.bounds.minX <= point.x && point.x < view.bounds.maxX
        && view.bounds.minY <= point.y && point.y < view.bounds.maxY
      : view.point(inside: point, with: nil)
    guard isInside else { return nil }
    for subview in view.subviews.reversed() {
      if let hit = walk(subview, subview.convert(point, from: view)) { return hit }
    }
    return view
  }

  // MARK: Chains

  private func chain(from responder: UIResponder) -> [UIResponder] {
    Array(sequence(first: responder, next: \.next).prefix(1000))
  }

  private func check(_ chain: [UIResponder], of responder: UIResponder) {
    let hasOverride = chain.contains { !$0.answers(to: .next).rules.isEmpty }
    guard !hasOverride else { return }
    #expect(chain.count < 1000, "the chain of \(responder) does not end")
    // R4.2: a root view's controller follows it; R4.3: then the view that it lies in.
    for (one, next) in zip(chain, chain.dropFirst()) {
      guard let view = one as? UIView, !(view is UIWindow) else { continue }
      #expect(next === owner(of: view) ?? view.superview)
    }
  }

  private func owner(of view: UIView) -> UIViewController? {
    view.next.flatMap { $0 as? UIViewController }.flatMap { $0.viewIfLoaded === view ? $0 : nil }
  }

  // MARK: Containers

  /// What a container does not show is in no window; what it shows is where the container is.
  private func checkChildren(of controller: UIViewController) {
    let shown: UIViewController? =
      switch controller {
      case let stack as UINavigationController: stack.topViewController
      case let tabs as UITabBarController: tabs.selectedViewController
      default: nil
      }
    guard shown != nil else { return }
    for child in controller.children where child !== shown {
      #expect(child.viewIfLoaded?.isDescendant(of: controller.view) != true)
    }
  }
}

extension UIView {
  fileprivate var isInvertible: Bool { transform.a * transform.d - transform.b * transform.c != 0 }
}

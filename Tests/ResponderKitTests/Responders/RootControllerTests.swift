import Foundation
import ResponderKit
import Testing

@Suite("R11.5, R4.6: a window's root controller")
struct RootControllerTests {
  @Test("R11.5: setting it removes the old views and installs the new root view")
  func replacing() {
    let first = UIViewController()
    let screen = Screen(root: first)
    let second = UIViewController()
    #expect(screen.window.subviews == [first.view])
    screen.window.rootViewController = second
    #expect(screen.window.subviews == [second.view])
    #expect(first.view.superview == nil && first.next == nil && first.view.next === first)
    #expect(second.next === screen.window)
    screen.window.rootViewController = nil
    #expect(screen.window.subviews.isEmpty)
  }

  @Test("R11.5: the root view fills the window, and goes on doing so")
  func fills() {
    let controller = UIViewController()
    let screen = Screen()
    screen.window.frame.size = CGSize(width: 320, height: 480)
    screen.window.rootViewController = controller
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    screen.window.frame.size = CGSize(width: 480, height: 320)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 480, height: 320))
  }

  @Test("R4.6, S-5, S-18: realistic containers stand between the root view and the window")
  func containers() throws {
    let screen = Screen()
    screen.scene.usesPrivateContainers = true
    let controller = UIViewController()
    screen.window.rootViewController = controller
    let chain = Array(ResponderChain(from: controller.view))
    #expect(chain.count == 7)
    #expect(chain[0] === controller.view && chain[1] === controller)
    let shadow = try #require(chain[2] as? UIDropShadowView)
    let transition = try #require(chain[3] as? UITransitionView)
    #expect(shadow.superview === transition && transition.superview === screen.window)
    #expect(chain[4] === screen.window && chain[5] === screen.scene)
    #expect(chain[6] === screen.application)
    #expect(screen.hit(10, 10) === controller.view)
    let next = UIViewController()
    screen.window.rootViewController = next
    #expect(transition.superview == nil && screen.window.subviews.count == 1)
    #expect(next.view.isDescendant(of: screen.window))
  }
}

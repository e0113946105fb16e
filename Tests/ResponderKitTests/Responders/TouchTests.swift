import Foundation
import ResponderKit
import Testing

@Suite("R1.3, R1.4, R1.9, R12.8: a finger and its view")
struct TouchTests {
  private final class Counting: UIView {
    var hitTests = 0
    var phases: [UITouch.Phase] = []

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      hitTests += 1
      return super.hitTest(point, with: event)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      phases += touches.map(\.phase)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      phases += touches.map(\.phase)
    }
  }

  let screen = Screen()
  private let view = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    screen.window.addSubview(view)
  }

  @Test("R1.9: a finger is hit-tested when it comes down, and not when it lifts")
  func once() {
    let touch = screen.application.touchDelivery.begin(at: CGPoint(x: 10, y: 10))
    let count = view.hitTests
    #expect(count > 0 && touch.phase == .began)
    screen.application.touchDelivery.end(touch)
    #expect(view.hitTests == count)
    #expect(view.phases == [.began, .ended])
  }

  @Test("R12.8, R1.9: changing the tree during a touch leaves the finger with its view")
  func treeChanges() {
    let touch = screen.application.touchDelivery.begin(at: CGPoint(x: 10, y: 10))
    screen.window.addSubview(UIView(0, 0, 100, 100))
    view.isHidden = true
    view.frame.origin.x = 300
    screen.application.touchDelivery.end(touch)
    #expect(touch.view === view && touch.window === screen.window)
    #expect(view.phases == [.began, .ended])
  }

  @Test("R1.4: fingers that are down together share one event; the next sequence has its own")
  func oneEvent() {
    final class Events: UIView {
      var kept: [UIEvent] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let event { kept.append(event) }
      }
    }
    let left = Events(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
    let right = Events(frame: CGRect(x: 200, y: 0, width: 50, height: 50))
    screen.window.with(left, right)
    let delivery = screen.application.touchDelivery
    let first = delivery.begin(at: CGPoint(x: 110, y: 10))
    let second = delivery.begin(at: CGPoint(x: 210, y: 10))
    #expect(first !== second && left.kept.count == 1 && right.kept.count == 1)
    #expect(left.kept[0] === right.kept[0])
    #expect(left.kept[0].allTouches == [first, second])
    #expect(left.kept[0].touches(for: left) == [first])
    delivery.end(first)
    #expect(left.kept[0].allTouches == [second])
    delivery.end(second)
    screen.tap(110, 10)
    #expect(left.kept.count == 2 && left.kept[0] !== left.kept[1])
  }

  @Test("A finger that is not down cannot be lifted")
  func liftedTwice() {
    let touch = screen.tap(10, 10)
    screen.application.touchDelivery.end(touch)
    #expect(view.phases == [.began, .ended])
  }
}

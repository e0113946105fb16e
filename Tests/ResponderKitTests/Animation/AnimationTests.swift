import Foundation
import ResponderKit
import Testing

@Suite("Animated views and touches")
struct AnimationTests {
  let screen = Screen()
  let view = UIView(0, 0, 100, 100)
  let child = UIButton(0, 0, 100, 100)
  let listener = EventLog()
  var clock: VirtualClock { screen.application.clock }

  init() {
    screen.window.addSubview(view)
    view.addSubview(child)
    screen.application.eventObserver = listener
  }

  private func animate(
    _ options: UIView.AnimationOptions = [], for duration: TimeInterval = 1,
    _ change: () -> Void
  ) {
    UIView.animate(withDuration: duration, delay: 0, options: options, animations: change)
  }

  @Test("R2.10: the model has its new value at once, what is shown goes there evenly")
  func presentation() {
    animate {
      view.alpha = 0.5
      view.frame = CGRect(x: 100, y: 0, width: 200, height: 100)
    }
    #expect(view.alpha == 0.5 && view.frame.minX == 100)
    #expect(view.layer.presentation()?.opacity == 1)
    clock.advance(by: 0.5)
    #expect(view.layer.presentation()?.opacity == 0.75)
    #expect(
      view.layer.presentation()?.frame == CGRect(x: 50, y: 0, width: 150, height: 100))
    clock.advance(by: 0.5)
    #expect(view.layer.presentation()?.frame == view.frame && !view.isBeingAnimated)
  }

  @Test("R2.10 (a, b): an animated view swallows touches, its subviews are not asked")
  func swallows() {
    #expect(screen.hit(50, 50) === child)
    animate { view.alpha = 0.5 }
    #expect(screen.hit(50, 50) === view)
    let touch = screen.tap(50, 50)
    #expect(touch.view == nil && listener.touches.first?.refusal == .animating)
    clock.advance(by: 1)
    #expect(screen.hit(50, 50) === child && screen.tap(50, 50).view === child)
  }

  @Test("R2.10 (b): it swallows while it is still shown, although its alpha is 0 already")
  func fadesOut() {
    animate { view.alpha = 0 }
    #expect(screen.hit(50, 50) === view)
    clock.advance(by: 0.98)
    #expect(screen.hit(50, 50) === view)
    clock.advance(by: 0.015)
    #expect(screen.hit(50, 50) === screen.window, "what is shown is below 0.01")
    clock.advance(by: 1)
    #expect(screen.hit(50, 50) === screen.window)
  }

  @Test("R2.10 (b): a hidden view or one without interaction swallows nothing")
  func refuses() {
    animate { view.alpha = 0.5 }
    view.isHidden = true
    #expect(screen.hit(50, 50) === screen.window)
    view.isHidden = false
    view.isUserInteractionEnabled = false
    #expect(screen.hit(50, 50) === screen.window)
  }

  @Test("R2.10 (c): with allowUserInteraction the view is hit where it goes")
  func allowed() {
    animate(.allowUserInteraction) { view.frame.origin.x = 200 }
    #expect(screen.hit(50, 50) === screen.window && screen.hit(250, 50) === child)
    #expect(view.layer.presentation()?.frame.minX == 0)
  }

  @Test("R2.10: a trace says why nobody else is asked")
  func trace() throws {
    animate { view.alpha = 0.5 }
    let story = screen.application.explainedHitTest(at: CGPoint(x: 50, y: 50))
    #expect(story.answer == ObjectID(view))
    let call = try #require(
      story.calls.first { if case .enter = $0.kind { $0.view == ObjectID(view) } else { false } })
    guard case .enter(_, let override?) = call.kind else {
      Issue.record("the view's animation must be told")
      return
    }
    #expect(override.isSwallowing)
    #expect(
      story.calls.contains { if case .skip(_, .swallowed) = $0.kind { true } else { false } })
  }

  @Test("R5.7: starting an animation on a view with a finger takes the finger away")
  func cancels() {
    let log = CallLog()
    let touched = HandlingView(frame: CGRect(x: 200, y: 0, width: 50, height: 50), log: log)
    screen.window.addSubview(touched)
    let touch = screen.application.touchDelivery.begin(at: CGPoint(x: 210, y: 10))
    animate(.allowUserInteraction) { touched.alpha = 0.8 }
    #expect(log.take() == ["handling began"] && touch.view === touched)
    animate { touched.alpha = 0.5 }
    #expect(log.take() == ["handling cancelled"] && touch.view == nil)
    screen.application.touchDelivery.end(touch)
    #expect(log.take() == [])
  }

  @Test("The completion runs at the end, after the delay")
  func completion() {
    var finished: [Bool] = []
    UIView.animate(
      withDuration: 1, delay: 0.5, options: [], animations: { view.frame.origin.x = 100 },
      completion: { finished.append($0) })
    #expect(screen.hit(150, 50) === view, "it swallows during the delay, too")
    clock.advance(by: 1)
    #expect(view.layer.presentation()?.frame.minX == 50 && finished == [])
    clock.advance(by: 0.5)
    #expect(finished == [true] && screen.hit(150, 50) === child)
  }

  @Test("Another animation of the same property takes the place of the first")
  func replaced() {
    var finished: [Bool] = []
    UIView.animate(
      withDuration: 1, animations: { view.frame.origin.x = 100 },
      completion: { finished.append($0) })
    clock.advance(by: 0.5)
    animate(.beginFromCurrentState) { view.frame.origin.x = 250 }
    #expect(view.layer.presentation()?.frame.minX == 50)
    clock.advance(by: 0.5)
    #expect(view.layer.presentation()?.frame.minX == 150 && finished == [false])
    clock.advance(by: 0.5)
    #expect(!view.isBeingAnimated && view.layer.presentation()?.frame.minX == 250)
  }

  @Test("Nothing is animated in no window, in no time, or by no change")
  func nothing() {
    let alone = UIView(0, 0, 10, 10)
    var finished = 0
    UIView.animate(withDuration: 1) {
      alone.alpha = 0
    } completion: { _ in
      finished += 1
    }
    UIView.animate(withDuration: 0) {
      view.alpha = 0.5
    } completion: { _ in
      finished += 1
    }
    UIView.animate(withDuration: 1) {
      view.alpha = 0.5
    } completion: { _ in
      finished += 1
    }
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { view.alpha = 1 }
    }
    #expect(finished == 3 && !view.isBeingAnimated && !alone.isBeingAnimated)
    #expect(alone.layer.presentation() == nil && clock.nextDue == nil)
  }

  @Test("An animation inside another takes its duration, unless it has its own")
  func inherited() {
    let other = UIView(0, 300, 10, 10)
    screen.window.addSubview(other)
    animate {
      animate(for: 9) { view.alpha = 0.5 }
      animate(.overrideInheritedDuration, for: 9) { other.alpha = 0.5 }
    }
    clock.advance(by: 1)
    #expect(!view.isBeingAnimated && other.isBeingAnimated)
  }

  @Test("The observer is told when an animation begins and ends")
  func notes() {
    animate { view.frame = CGRect(x: 5, y: 5, width: 50, height: 50) }
    clock.advance(by: 1)
    #expect(
      listener.notes == [
        .animation(view: ObjectID(view), isRunning: true, allowsInteraction: false),
        .animation(view: ObjectID(view), isRunning: false, allowsInteraction: false),
      ])
  }

  @Test("An animation can be undone")
  func undo() {
    let undoer = Undoer()
    for part in [view] + screen.application.eventSystem { part.changeObserver = undoer }
    animate { view.alpha = 0 }
    clock.advance(by: 0.5)
    undoer.undo()
    #expect(view.alpha == 1 && !view.isBeingAnimated && clock.nextDue == nil)
    #expect(screen.hit(50, 50) === child)
  }
}

import ResponderKit
import Testing

/// Animators and transitions as apps write them, on the clock of the application.
@Suite struct AnimatorStatementTests {
  private let screen = Screen()
  private let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))

  init() { screen.window.addSubview(card) }

  private func wait(_ seconds: TimeInterval) { screen.application.clock.advance(by: seconds) }

  @Test("An animator runs to its end, and its views take touches meanwhile")
  func animator() {
    var end: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeOut) {
      self.card.center.y += 200
    }
    animator.addAnimations { self.card.alpha = 0.5 }
    animator.addCompletion { end = $0 }
    #expect(animator.state == .inactive && card.center.y == 150)
    animator.startAnimation()
    #expect(animator.isRunning && card.center.y == 350 && screen.hit(100, 350) === card)
    wait(0.2)
    #expect(animator.fractionComplete == 0.5 && card.layer.presentation()?.position.y == 250)
    wait(0.2)
    #expect(end == .end && animator.state == .inactive && !card.isBeingAnimated)
  }

  @Test("A finger scrubs an animator, and reverses it")
  func scrubbing() {
    var end: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.8) {
      self.card.frame.origin.y = 500
    }
    animator.addCompletion { end = $0 }
    animator.pauseAnimation()
    animator.fractionComplete = 0.25
    wait(10)
    #expect(animator.state == .active && !animator.isRunning)
    #expect(card.layer.presentation()?.position.y == 250)
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    wait(1)
    #expect(end == .start && card.frame.origin.y == 100)
  }

  @Test("An animator that is stopped keeps what is shown")
  func stopping() {
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, options: [.curveEaseInOut],
      animations: { self.card.frame.origin.y = 300 }, completion: nil)
    wait(0.5)
    animator.stopAnimation(true)
    #expect(card.frame.origin.y == 200 && animator.state == .inactive)
    wait(1)
    #expect(card.frame.origin.y == 200)
  }

  @Test("A stopped animator is finished where the app says")
  func finishing() {
    var end: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator(
      duration: 1, timingParameters: UICubicTimingParameters(animationCurve: .easeIn))
    animator.addAnimations { self.card.alpha = 0 }
    animator.addCompletion { end = $0 }
    animator.startAnimation(afterDelay: 0.5)
    wait(0.75)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    animator.finishAnimation(at: .start)
    #expect(end == .start && card.alpha == 1)
  }

  @Test("Transitions end on the clock, and their view keeps touches from those below")
  func transition() {
    var done: [String] = []
    UIView.transition(
      with: card, duration: 0.3, options: [.transitionCrossDissolve],
      animations: { self.card.backgroundColor = .red },
      completion: { _ in done.append("with") })
    #expect(done.isEmpty && card.blocksTouchesWhileAnimating)
    wait(0.3)
    #expect(done == ["with"] && !card.blocksTouchesWhileAnimating)
    let other = UIView(frame: card.frame)
    UIView.transition(
      from: card, to: other, duration: 0.2, options: .transitionFlipFromLeft
    ) { _ in done.append("from") }
    wait(0.2)
    #expect(done == ["with", "from"] && card.superview == nil && other.superview === screen.window)
  }

  @Test("Springs and key frames are animations of the same kind")
  func variants() {
    var done: [String] = []
    UIView.animate(
      withDuration: 0.5, delay: 0.1, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
      options: [.allowUserInteraction], animations: { self.card.transform = .identity },
      completion: { _ in done.append("spring") })
    UIView.animate(springDuration: 0.3, bounce: 0.2) { self.card.alpha = 0.9 }
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: []) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        self.card.center.x = 300
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        self.card.alpha = 0.8
      }
    } completion: { _ in
      done.append("keys")
    }
    wait(0.5)
    #expect(done == ["spring"] && card.center.x == 300)
    wait(0.5)
    #expect(done == ["spring", "keys"] && abs(card.alpha - 0.8) < 0.001)
  }

  @Test("A layer's transform in space moves touches as far as it is flat")
  func space() {
    card.layer.transform = CATransform3DMakeScale(0.5, 0.5, 1)
    #expect(card.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
    var turned = CATransform3DIdentity
    turned.m34 = -1 / 500
    turned = CATransform3DRotate(turned, .pi / 3, 0, 1, 0)
    card.layer.transform = turned
    #expect(card.layer.transform.m34 == turned.m34 && abs(card.transform.a - 0.5) < 1e-9)
    card.layer.transform = CATransform3DConcat(
      CATransform3DMakeTranslation(10, 0, 0), CATransform3DIdentity)
    #expect(card.transform.tx == 10 && CATransform3DIsIdentity(CATransform3DIdentity))
  }
}

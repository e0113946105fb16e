import Foundation
import ResponderKit
import TestSupport
import Testing

/// A random tree with random recognizers, and fingers that do random things to it.
final class RandomScene: ActionTarget {
  let screen = Screen()
  let witness: Witness
  var random: SeededGenerator
  private(set) var views: [RandomView] = []
  private(set) var recognizers: [UIGestureRecognizer] = []
  private var delegates: [RandomDelegate] = []
  private var isActing = false

  init(seed: Int, tells: Bool) {
    witness = Witness(tells: tells)
    random = SeededGenerator(seed: seed)
    screen.application.eventObserver = witness
    witness.name(screen.window, "w")
    witness.name(screen.scene, "scene")
    witness.name(screen.application, "application")
    for index in 0..<Int.random(in: 2...8, using: &random) { addView(index) }
    for index in 0..<Int.random(in: 1...9, using: &random) { addRecognizer(index) }
    for recognizer in recognizers where random.chance(0.3) {
      if let other = recognizers.randomElement(using: &random) { recognizer.require(toFail: other) }
    }
  }

  private func addView(_ index: Int) {
    let view = RandomView(frame: place(largest: 300))
    view.scene = self
    view.isMultipleTouchEnabled = random.chance(0.4)
    view.isExclusiveTouch = random.chance(0.1)
    witness.name(view, "v\(index)")
    let parent = random.chance(0.6) ? views.randomElement(using: &random) : nil
    (parent ?? screen.window).addSubview(view)
    views.append(view)
  }

  private func place(largest: CGFloat) -> CGRect {
    CGRect(
      x: CGFloat.random(in: 0...80, using: &random), y: .random(in: 0...80, using: &random),
      width: .random(in: 80...largest, using: &random),
      height: .random(in: 80...largest, using: &random))
  }

  private func addRecognizer(_ index: Int) {
    let recognizer = makeRecognizer()
    recognizer.name = "r\(index)"
    recognizer.cancelsTouchesInView = random.chance(0.7)
    recognizer.delaysTouchesBegan = random.chance(0.3)
    recognizer.delaysTouchesEnded = random.chance(0.7)
    if random.chance(0.6) {
      let delegate = RandomDelegate(seed: Int.random(in: 0...999, using: &random))
      delegate.scene = self
      delegates.append(delegate)
      recognizer.delegate = delegate
    }
    recognizer.addTarget(self, action: Selector(("act:")))
    witness.name(recognizer, "r\(index)")
    (views.randomElement(using: &random) ?? screen.window).addGestureRecognizer(recognizer)
    recognizers.append(recognizer)
  }

  private func makeRecognizer() -> UIGestureRecognizer {
    switch Int.random(in: 0...8, using: &random) {
    case 0, 1:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = Int.random(in: 1...3, using: &random)
      tap.numberOfTouchesRequired = Int.random(in: 1...2, using: &random)
      return tap
    case 2:
      let press = UILongPressGestureRecognizer()
      press.numberOfTapsRequired = Int.random(in: 0...1, using: &random)
      return press
    case 3: return UIPanGestureRecognizer()
    case 4: return UISwipeGestureRecognizer()
    case 5: return UIPinchGestureRecognizer()
    case 6: return UIRotationGestureRecognizer()
    case 7:
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = [.left, .top]
      return pan
    default:
      let recognizer = RandomRecognizer()
      recognizer.scene = self
      return recognizer
    }
  }

  func method(for action: Selector) -> ActionMethod? { { sender, _ in self.act(sender) } }

  private func act(_ sender: Any?) {
    if let sender = sender as? UIGestureRecognizer {
      if sender.state == .possible || sender.state == .failed {
        witness.fault("\(sender.name ?? "?") sends an action while \(sender.state)")
      }
    }
    actInHandler()
  }

  /// Does something to the tree now and then, in the middle of everything.
  func actInHandler() {
    guard !isActing, random.chance(0.08) else { return }
    isActing = true
    act()
    isActing = false
  }

  /// Changes the tree or a recognizer.
  func act() {
    guard let view = views.randomElement(using: &random),
      let recognizer = recognizers.randomElement(using: &random)
    else { return }
    switch Int.random(in: 0...7, using: &random) {
    case 0: view.removeFromSuperview()
    case 1: if view.superview == nil { screen.window.addSubview(view) }
    case 2: view.isHidden.toggle()
    case 3, 4: recognizer.isEnabled.toggle()
    case 5: view.addGestureRecognizer(recognizer)
    case 6: recognizer.view?.removeGestureRecognizer(recognizer)
    default: screen.application.touchDelivery.cancelAll()
    }
  }
}

import Foundation
import ResponderKit

/// A screen on which views, recognizers and targets write into one log.
struct Story {
  let screen: Screen
  let log = CallLog()
  let target: LogTarget

  init(_ screen: Screen = Screen()) {
    self.screen = screen
    target = LogTarget(log: log)
  }

  /// What was written since the last time.
  var lines: [String] { log.take() }

  /// Adds a view, to the window unless told otherwise.
  func view(
    _ name: String, _ x: CGFloat = 0, _ y: CGFloat = 0, _ width: CGFloat = 300,
    _ height: CGFloat = 300, in parent: UIView? = nil
  ) -> LoggedView {
    let frame = CGRect(x: x, y: y, width: width, height: height)
    let view = LoggedView(name, frame: frame, log: log)
    (parent ?? screen.window).addSubview(view)
    return view
  }

  /// Gives a recognizer a name, the target and a view.
  func add<Recognizer: UIGestureRecognizer>(
    _ name: String, _ recognizer: Recognizer, to view: UIView
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(target, action: Selector(("act:")))
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  func tap(
    _ name: String = "tap", on view: UIView, taps: Int = 1, touches: Int = 1
  ) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = taps
    tap.numberOfTouchesRequired = touches
    return add(name, tap, to: view)
  }

  func pan(_ name: String = "pan", on view: UIView) -> UIPanGestureRecognizer {
    add(name, UIPanGestureRecognizer(), to: view)
  }

  func longPress(on view: UIView) -> UILongPressGestureRecognizer {
    add("press", UILongPressGestureRecognizer(), to: view)
  }

  func swipe(on view: UIView) -> UISwipeGestureRecognizer {
    add("swipe", UISwipeGestureRecognizer(), to: view)
  }

  func scripted(_ name: String, on view: UIView) -> ScriptedRecognizer {
    add(name, ScriptedRecognizer(log: log), to: view)
  }

  func finger(_ number: Int = 1) -> Finger { screen.finger(number) }
  func wait(_ seconds: TimeInterval) { screen.wait(seconds) }
}

import ResponderKit
import Session
import Testing

/// What a finger does, as a test says it.
///
/// They are verbs of the window because a test has that in hand. The touches begin at the
/// application, so that a view of another window may get them, as with a real finger. Each does what
/// the command of its name does in a script. Time is the application's own clock: nothing waits.
/// Between two gestures one second passes, unless ``wait(_:sourceLocation:)`` says how long.
///
/// A gesture that cannot be made, and an action that its target has no method for, are issues at the
/// caller's place.
extension UIWindow {
  /// Puts a finger down and lifts it 0.05 seconds later.
  ///
  /// - Parameters:
  ///   - point: The point, in the coordinates of `view`.
  ///   - view: The view whose coordinates are meant; nil for the window's.
  ///   - count: The number of taps, 0.1 seconds apart, 1 to 100.
  ///   - fingers: The number of fingers, side by side.
  ///   - sourceLocation: The place of an issue.
  /// - Returns: What happened, as a script prints it.
  @discardableResult public func tap(
    at point: CGPoint, in view: UIView? = nil, count: Int = 1, fingers: Int = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Comment {
    gesture("tap", .point(point, in: view), "count=\(count) fingers=\(fingers)", sourceLocation)
  }

  /// Taps the centre of a view's bounds.
  ///
  /// - Parameters:
  ///   - view: The view, in any window of the application.
  ///   - count: The number of taps, 0.1 seconds apart, 1 to 100.
  ///   - fingers: The number of fingers, side by side.
  ///   - sourceLocation: The place of an issue.
  /// - Returns: What happened, as a script prints it.
  @discardableResult public func tap(
    _ view: UIView, count: Int = 1, fingers: Int = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Comment {
    gesture("tap", .view(view), "count=\(count) fingers=\(fingers)", sourceLocation)
  }

  /// Puts a finger down at a point, holds it, and lifts it.
  ///
  /// - Parameters:
  ///   - point: The point, in the window's coordinates.
  ///   - seconds: The time between the two, in seconds.
  ///   - sourceLocation: The place of an issue.
  /// - Returns: What happened, as a script prints it.
  @discardableResult public func press(
    at point: CGPoint, for seconds: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Comment {
    gesture("press", .point(point, in: nil), "for \(seconds)", sourceLocation, [seconds])
  }

  /// Puts a finger down at the centre of a view's bounds, holds it, and lifts it.
  ///
  /// - Parameters:
  ///   - view: The view, in any window of the application.
  ///   - seconds: The time between the two, in seconds.
  ///   - sourceLocation: The place of an issue.
  /// - Returns: What happened, as a script prints it.
  @discardableResult public func press(
    _ view: UIView, for seconds: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Comment {
    gesture("press", .view(view), "for \(seconds)", sourceLocation, [seconds])
  }

  /// Puts a finger down, moves it in a line by 60 events a second, and lifts it while it moves.
  ///
  /// - Parameters:
  ///   - start: The point where it comes down, in the window's coordinates.
  ///   - end: The point where it lifts, in the window's coordinates.
  ///   - seconds: The time of the movement, in seconds.
  ///   - sourceLocation: The place of an issue.
  /// - Returns: What happened, as a script prints it.
  @discardableResult public func drag(
    from start: CGPoint, to end: CGPoint, for seconds: Double = 0.3,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Comment {
    let place = convert(end, to: nil).word
    return gesture(
      "drag", .point(start, in: nil), "to \(place) for \(seconds)", sourceLocation,
      [end.x, end.y, seconds])
  }

  /// Moves a finger by 150 points within 0.15 seconds, from the centre of a view's bounds.
  ///
  /// - Parameters:
  ///   - view: The view, in any window of the application.
  ///   - direction: One direction, on the screen.
  ///   - sourceLocation: The place of an issue.
  /// - Returns: What happened, as a script prints it.
  @discardableResult public func swipe(
    _ view: UIView, _ direction: UISwipeGestureRecognizer.Direction,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Comment {
    let words: [UISwipeGestureRecognizer.Direction: String] = [
      .left: "left", .right: "right", .up: "up", .down: "down",
    ]
    return gesture("swipe", .view(view), words[direction] ?? "several ways", sourceLocation)
  }

  /// Moves two fingers apart or together for 0.3 seconds, round the centre of a view's bounds.
  ///
  /// - Parameters:
  ///   - view: The view, in any window of the application.
  ///   - scale: The distance of the fingers at the end, in parts of that at the beginning: above 0
  ///     and at most 100.
  ///   - sourceLocation: The place of an issue.
  /// - Returns: What happened, as a script prints it.
  @discardableResult public func pinch(
    _ view: UIView, by scale: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Comment {
    gesture("pinch", .view(view), "\(scale)", sourceLocation, [scale])
  }

  /// Lets time pass on the application's clock. What is due in it happens and belongs to the last
  /// event: a long press begins, a double tap fails, a scroll view goes on scrolling.
  ///
  /// - Parameters:
  ///   - seconds: The time, in seconds, up to a day.
  ///   - sourceLocation: The place of an issue.
  /// - Returns: What happened, as a script prints it.
  @discardableResult public func wait(
    _ seconds: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Comment {
    guard seconds.isFinite else { return refuse("wait", sourceLocation) }
    return WindowSession.run(on: self, at: sourceLocation, .moreOfEvent) {
      try $0.session.execute("wait \(seconds)")
    }
  }

  /// Types a text on the keyboard: each character is a key that is pressed and released. What the
  /// first responder of the key window does not type goes up its chain.
  ///
  /// - Parameters:
  ///   - text: The text. A line break is the return key.
  ///   - sourceLocation: The place of an issue.
  /// - Returns: What happened, as a script prints it.
  @discardableResult public func type(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Comment {
    WindowSession.run(on: self, at: sourceLocation, .event) { try $0.session.type(text) }
  }

  /// Presses and releases a key.
  ///
  /// - Parameters:
  ///   - key: A character or the name of a key, perhaps behind modifiers: `a`, `return`, `escape`,
  ///     `cmd+shift+z`.
  ///   - sourceLocation: The place of an issue.
  /// - Returns: What happened, as a script prints it.
  @discardableResult public func press(
    key: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Comment {
    WindowSession.run(on: self, at: sourceLocation, .event) {
      guard let key = UIKey(key) else {
        throw CommandError(.refused("there is no key '\(key)'"))
      }
      try $0.session.execute("key \"\(key)\"")
    }
  }

  /// A place of the screen.
  private enum Place {
    case point(CGPoint, in: UIView?)
    case view(UIView)
  }

  /// - Parameter numbers: The numbers of the options that may be none.
  private func gesture(
    _ command: String, _ place: Place, _ options: String, _ location: SourceLocation,
    _ numbers: [Double] = []
  ) -> Comment {
    var numbers = numbers
    if case .point(let point, _) = place { numbers += [point.x, point.y] }
    guard numbers.allSatisfy(\.isFinite) else { return refuse(command, location) }
    return WindowSession.run(on: self, at: location, .event) { one in
      let word: String
      switch place {
      case .point(let point, in: let view?): word = "\(point.word) in \(try one.name(of: view))"
      case .point(let point, in: nil): word = convert(point, to: nil).word
      case .view(let view): word = try one.name(of: view)
      }
      try one.session.execute("\(command) \(word) \(options)")
    }
  }

  private func refuse(_ command: String, _ location: SourceLocation) -> Comment {
    WindowSession.issue("'\(command)' needs finite numbers", at: location)
  }
}

import Foundation

/// A touch as a debugger prints it.
package struct DumpedTouch: Hashable, Sendable {
  /// The window in which it came down.
  package var window: ObjectMention?
  /// The view that it was hit-tested to; nil where the text has none.
  package var view: ObjectMention?
  /// The location in the window, in points.
  package var location: CGPoint?
  /// The number of the line in the text, from 1.
  package var line: Int

  /// Creates a touch as a text prints it.
  package init(line: Int) {
    self.line = line
  }
}

import Foundation

/// A touch as a debugger prints it.
public struct DumpedTouch: Hashable, Sendable {
  /// The window in which it came down.
  public var window: ObjectMention?
  /// The view that it was hit-tested to; nil where the text has none.
  public var view: ObjectMention?
  /// Where it was in its window, in points.
  public var location: CGPoint?
  /// The number of the line in the text, from 1.
  public var line: Int

  /// Creates a touch as a text prints it.
  public init(line: Int) {
    self.line = line
  }
}

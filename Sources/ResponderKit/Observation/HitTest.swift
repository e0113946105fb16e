import Foundation

/// A finished hit-test with every decision it took.
public struct HitTest: Sendable {
  /// The point where it began, in the coordinates of the screen or of the view that was asked.
  public var point: CGPoint
  /// The decisions in the order in which they were taken, parents before children.
  public var steps: [HitTestStep]
  /// The runs of siblings that steps refer to.
  public var runs: [HitTestRun]
  /// The overrides that steps refer to.
  public var overrides: [HitTestOverride]
  /// The view that was found, if any.
  public var answer: ResponderID?
}

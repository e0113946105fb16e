import Foundation

/// A finished hit-test with every decision it took.
public struct HitTest: Sendable {
  /// The point where it began, in the coordinates of the screen or of the view that was asked.
  public var point: CGPoint
  /// The view that was found, if any.
  public var answer: ObjectID?
  /// What was written down on the way; most stories are never read, so nothing is made of it yet.
  let transcript: HitTestTranscript

  /// The decisions in the order in which they were taken, parents before children.
  ///
  /// - Complexity: O(n): the array is made on every access.
  public var steps: [HitTestStep] { transcript.steps.records.map(\.step) }
  /// The runs of siblings that steps refer to.
  public var runs: [HitTestRun] { transcript.runs }
  /// The overrides that steps refer to.
  public var overrides: [HitTestOverride] { transcript.overrides }
}

extension HitTest: Equatable {
  /// Returns whether two hit-tests began at the same point and took the same decisions.
  ///
  /// - Complexity: O(n) in the number of decisions.
  public static func == (one: HitTest, other: HitTest) -> Bool {
    one.point == other.point && one.answer == other.answer
      && one.transcript.steps.records.lazy.map(\.step)
        .elementsEqual(other.transcript.steps.records.lazy.map(\.step))
      && one.runs == other.runs && one.overrides == other.overrides
  }
}

import Foundation

/// A finished hit-test with all its decisions, which ``calls`` returns.
public struct HitTest: Sendable {
  /// The point where it began, in the coordinates of the screen or of the view that was asked.
  public var point: CGPoint
  /// The view that was found, if any.
  public var answer: ObjectID?
  /// The transcript of the hit-test. Most hit-tests are never looked at, so the steps are made from
  /// it when they are asked for.
  let transcript: HitTestTranscript

  /// Returns whether a condition holds for one of the views whose `point(inside:with:)` returned
  /// false.
  ///
  /// - Complexity: O(n) in the number of decisions, without memory.
  package func missed(where condition: (ObjectID) -> Bool) -> Bool {
    withExtendedLifetime(transcript) {
      transcript.records.records.contains { $0.isMiss && condition($0.view) }
    }
  }
}

extension HitTest: Equatable {
  /// Returns whether two hit-tests began at the same point and took the same decisions.
  ///
  /// - Complexity: O(n) in the number of decisions.
  public static func == (one: HitTest, other: HitTest) -> Bool {
    one.point == other.point && one.answer == other.answer
      && one.transcript.isEqual(to: other.transcript)
  }
}

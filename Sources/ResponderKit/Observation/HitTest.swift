import Foundation

/// A finished hit-test with every decision it took; ``calls`` tells them.
public struct HitTest: Sendable {
  /// The point where it began, in the coordinates of the screen or of the view that was asked.
  public var point: CGPoint
  /// The view that was found, if any.
  public var answer: ObjectID?
  /// What was written down on the way; most stories are never read, so nothing is made of it yet.
  let transcript: HitTestTranscript

  /// Returns whether a condition holds for one of the views that were asked whether the point is
  /// inside and said no.
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

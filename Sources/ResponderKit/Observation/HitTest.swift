import Foundation

/// A finished hit-test with every decision it took; ``calls`` tells them.
public struct HitTest: Sendable {
  /// The point where it began, in the coordinates of the screen or of the view that was asked.
  public var point: CGPoint
  /// The view that was found, if any.
  public var answer: ObjectID?
  /// What was written down on the way; most stories are never read, so nothing is made of it yet.
  let transcript: HitTestTranscript
}

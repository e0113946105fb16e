import Explanation
import Text

/// An observer of a session.
package protocol SessionObserver: AnyObject {
  /// The kinds of events that the observer is told, from its first to its last.
  var interests: SessionEvent.Kinds { get }

  func observe(_ event: SessionEvent, in session: Session)

  /// Returns whether the observer writes into a file, which nobody else may read or write.
  func isWriting(_ path: String) -> Bool
}

extension SessionObserver {
  package func isWriting(_ path: String) -> Bool { false }
}

/// An observer that may take an event over before a person is told of it, as one who wants to think
/// first.
package protocol EventInterceptor: SessionObserver {
  /// Takes over an event that a person is about to be told.
  ///
  /// - Parameters:
  ///   - start: The index of the first of its moments that is to be told.
  ///   - telling: Returns the lines that tell of it, which are then the observer's to write.
  /// - Returns: False if the event is to be told at once.
  func takesOver(
    _ event: EventTrace, since start: Int, telling: () -> [TextLine], in session: Session
  ) -> Bool
}

extension EventInterceptor {
  package var interests: SessionEvent.Kinds { [] }
  package func observe(_ event: SessionEvent, in session: Session) {}
}

/// An observer that hands events to a closure.
package final class EventClosure: SessionObserver {
  package let interests: SessionEvent.Kinds
  private let take: (SessionEvent) -> Void

  /// Creates an observer of some kinds of events.
  package init(_ interests: SessionEvent.Kinds, _ take: @escaping (SessionEvent) -> Void) {
    (self.interests, self.take) = (interests, take)
  }

  package func observe(_ event: SessionEvent, in session: Session) { take(event) }
}

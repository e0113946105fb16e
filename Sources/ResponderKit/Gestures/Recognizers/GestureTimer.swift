import Foundation

/// A timer that can be cancelled after its recognizer has left the window and its clock.
///
/// It retains its recognizer until it goes off or is cancelled, as a weak reference would slow down
/// every other one. An application that is deallocated cancels the timers of its clock.
struct GestureTimer {
  private let clock: VirtualClock
  private let id: Int

  init(_ clock: VirtualClock, after seconds: TimeInterval, _ action: @escaping () -> Void) {
    self.clock = clock
    id = clock.schedule(after: seconds, action)
  }

  /// The time on the clock when the timer goes off, in seconds; nil if it has gone off.
  var due: TimeInterval? { clock.due(id) }

  func cancel() {
    clock.cancel(id)
  }
}

import Foundation

/// A timer that can be taken back after its recognizer has left the window and its clock.
///
/// It keeps its recognizer until it goes off or is taken back: a weak reference would slow down
/// every other one. An application that goes takes its clock's timers along.
struct GestureTimer {
  private let clock: VirtualClock
  private let id: Int

  init(_ clock: VirtualClock, after seconds: TimeInterval, _ action: @escaping () -> Void) {
    self.clock = clock
    id = clock.schedule(after: seconds, action)
  }

  /// The moment at which it goes off; nil if it has done so.
  var due: TimeInterval? { clock.due(id) }

  func cancel() {
    clock.cancel(id)
  }
}

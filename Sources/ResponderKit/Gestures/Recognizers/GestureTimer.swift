import Foundation

/// A timer that can be taken back after its recognizer has left the window and its clock.
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

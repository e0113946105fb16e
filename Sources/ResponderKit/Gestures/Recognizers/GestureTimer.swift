import Foundation

/// A timer that can be taken back after its recognizer has left the window and its clock.
struct GestureTimer {
  private let clock: VirtualClock
  private let id: Int

  init(_ clock: VirtualClock, after seconds: TimeInterval, _ action: @escaping () -> Void) {
    self.clock = clock
    id = clock.schedule(after: seconds, action)
  }

  func cancel() {
    clock.cancel(id)
  }
}

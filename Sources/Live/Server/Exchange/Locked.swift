import Foundation

/// A value that several threads share.
///
/// Only ever touched with the lock, hence safe to share.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// Lets nobody else touch the value while something is done with it.
  func with<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}

/// An event that happens once, and that another thread may wait for.
///
/// Only ever touched with the lock, hence safe to share.
final class Occasion: @unchecked Sendable {
  private let condition = NSCondition()
  private var hasCome = false

  /// Tells whoever waits.
  func come() {
    condition.lock()
    hasCome = true
    condition.broadcast()
    condition.unlock()
  }

  /// Waits until it has come, or for a time.
  func wait(seconds: Double) {
    let end = Date(timeIntervalSinceNow: seconds)
    condition.lock()
    while !hasCome, condition.wait(until: end) {}
    condition.unlock()
  }
}

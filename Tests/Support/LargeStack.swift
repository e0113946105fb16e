import Foundation

/// Returns what a closure returns on a thread with as much stack as the program needs for the most calls
/// of code within each other. Without optimisation each takes twice as much, more than tests have.
package func onLargeStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result? {
  nonisolated(unsafe) var result: Result?
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    result = body()
    done.signal()
  }
  thread.stackSize = 256 << 20
  thread.start()
  done.wait()
  return result
}

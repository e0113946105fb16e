import Foundation

/// Returns the time of the processor that this thread takes for something, which other tests that run
/// meanwhile do not lengthen.
package func processorTime(_ body: () throws -> Void) rethrows -> Duration {
  let start = timeOfThread()
  try body()
  return timeOfThread() - start
}

private func timeOfThread() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}

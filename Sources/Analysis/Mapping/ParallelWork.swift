import Foundation
import Platform

/// Work in numbered parts that do not depend on each other.
///
/// Dispatch would carry it out as well. But on Linux its manager of threads looks at them in /proc
/// after a second, and ends the process where /proc is missing.
final class ParallelWork: Sendable {
  private let count: Int
  private let part: @Sendable (Int) -> Void
  private let threads = max(1, ProcessInfo.processInfo.activeProcessorCount)

  init(count: Int, part: @escaping @Sendable (Int) -> Void) {
    self.count = count
    self.part = part
  }

  /// Carries all parts out on all processors, and returns when the last one is done.
  func run() {
    let others = (1..<max(1, min(threads, count))).map { share in
      (share: share, thread: SystemThread.start { [self] in carryOut(share) })
    }
    carryOut(0)
    for (share, thread) in others {
      // Where no more threads may be started, this one does the work.
      if let thread { thread.join() } else { carryOut(share) }
    }
  }

  private func carryOut(_ share: Int) {
    for number in stride(from: share, to: count, by: threads) { part(number) }
  }
}

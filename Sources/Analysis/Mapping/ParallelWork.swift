import Foundation

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
    let others = (1..<max(1, min(threads, count))).map { (share: $0, thread: start($0)) }
    carryOut(0)
    for (share, thread) in others {
      // Where no more threads may be started, this one does the work.
      if let thread { pthread_join(thread, nil) } else { carryOut(share) }
    }
  }

  private func carryOut(_ share: Int) {
    for number in stride(from: share, to: count, by: threads) { part(number) }
  }

  private func start(_ share: Int) -> pthread_t? {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let context = Unmanaged.passRetained(Share(work: self, number: share))
    let error = pthread_create(
      &thread, nil,
      { context in
        let pointer: UnsafeMutableRawPointer? = context
        if let pointer {
          let share = Unmanaged<Share>.fromOpaque(pointer).takeRetainedValue()
          share.work.carryOut(share.number)
        }
        return nil
      }, context.toOpaque())
    guard error == 0 else {
      context.release()
      return nil
    }
    return thread
  }

  /// The parts that one thread carries out.
  private final class Share: Sendable {
    let work: ParallelWork
    let number: Int

    init(work: ParallelWork, number: Int) {
      self.work = work
      self.number = number
    }
  }
}

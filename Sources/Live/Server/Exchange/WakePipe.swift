import Foundation

/// A pipe that wakes a thread which waits in `poll`: it holds one byte while there is a reason.
final class WakePipe: Sendable {
  /// The end to wait at; -1 if the system gave no pipe.
  let readEnd: Int32
  private let writeEnd: Int32
  private let hasReason = Locked(false)

  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    (readEnd, writeEnd) = (ends[0], ends[1])
    for end in ends where end >= 0 { end.closeOnExecWithoutBlocking() }
  }

  deinit {
    for end in [readEnd, writeEnd] where end >= 0 { close(end) }
  }

  /// Wakes the thread, or keeps it from falling asleep.
  func wake() {
    guard writeEnd >= 0 else { return }
    hasReason.with { hasReason in
      guard !hasReason else { return }
      var byte: UInt8 = 1
      hasReason = write(writeEnd, &byte, 1) == 1
    }
  }

  /// Lets the thread sleep again; call it before looking at what there is to do.
  func drain() {
    guard readEnd >= 0 else { return }
    hasReason.with { hasReason in
      var byte: UInt8 = 0
      while read(readEnd, &byte, 1) == 1 {}
      hasReason = false
    }
  }
}

extension Int32 {
  /// Keeps programs that are started from having the descriptor, and reads and writes from waiting.
  func closeOnExecWithoutBlocking() {
    _ = fcntl(self, F_SETFD, FD_CLOEXEC)
    _ = fcntl(self, F_SETFL, fcntl(self, F_GETFL) | O_NONBLOCK)
  }
}

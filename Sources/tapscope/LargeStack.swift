import Platform
import ResponderKit

/// A thread whose stack is as large as the memory that the process may have admits.
///
/// Only what is used of a stack costs memory, but all of it counts for `ulimit -v`.
enum LargeStack {
  /// The sizes that are tried, in bytes, the best one first.
  private static let sizes = (0...7).map { 1 << (30 - $0) }

  /// A third of the bytes that the process may have; the scene and the program need the rest.
  private static var room: Int { Machine.memoryLimit.map { $0 / 3 } ?? .max }

  /// Starts a thread that runs something to the end of the process, and returns whether it runs.
  static func start(_ run: @escaping @Sendable () -> Never) -> Bool {
    sizes.contains { size in
      guard size <= room else { return false }
      let thread = SystemThread.start(stackSize: size) {
        // The system's own part, and what has been called so far, are above.
        var here: UInt8 = 0
        let address = withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
        Machine.isOneSession = true
        StackReserve.set(lowest: address - UInt(size) + (64 << 10))
        run()
      }
      return thread != nil
    }
  }
}

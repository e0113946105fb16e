import Foundation
import ResponderKit

/// A thread whose stack is as large as the memory that the process may have admits.
///
/// Only what is used of a stack costs memory, but all of it counts for `ulimit -v`.
enum LargeStack {
  /// The sizes that are tried, in bytes, the best one first.
  private static let sizes = (0...7).map { 1 << (30 - $0) }

  /// Starts a thread that runs something to the end of the process, and returns whether it runs.
  static func start(_ run: @escaping @Sendable () -> Never) -> Bool {
    sizes.contains { size in
      guard size <= room else { return false }
      let work = Unmanaged.passRetained(Work(size: size, run: run))
      let isStarted = start(work, stackSize: size)
      if !isStarted { work.release() }
      return isStarted
    }
  }

  /// A third of the bytes that the process may have; the scene and the program need the rest.
  private static var room: Int {
    var limit = rlimit()
    guard getrlimit(addressSpace, &limit) == 0, let most = Int(exactly: limit.rlim_cur) else {
      return .max
    }
    return most / 3
  }

  private static func start(_ work: Unmanaged<Work>, stackSize: Int) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return false }
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    return pthread_create(
      &thread, &attributes,
      { context in
        let pointer: UnsafeMutableRawPointer? = context
        if let pointer { Unmanaged<Work>.fromOpaque(pointer).takeUnretainedValue().begin() }
        return nil
      }, work.toOpaque()) == 0
  }

  private final class Work: Sendable {
    private let run: @Sendable () -> Never
    private let size: Int

    init(size: Int, run: @escaping @Sendable () -> Never) { (self.size, self.run) = (size, run) }

    func begin() -> Never {
      // The system's own part, and what has been called so far, are above.
      var here: UInt8 = 0
      let address = withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
      StackReserve.set(lowest: address - UInt(size) + (64 << 10))
      run()
    }
  }

  #if canImport(Darwin)
    private static let addressSpace = RLIMIT_AS
  #else
    private static let addressSpace = __rlimit_resource_t(RLIMIT_AS.rawValue)
  #endif
}

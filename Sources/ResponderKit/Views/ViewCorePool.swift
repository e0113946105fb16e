import Foundation

/// Memory for the cores of views, each at the beginning of a cache line. Cores that are made one
/// after the other lie side by side, so that a tree that is built in order is also walked in order.
/// Memory that is given back is used for the next cores.
enum ViewCorePool {
  private static let size = MemoryLayout<ViewCore>.size.roundedUp(to: 64)
  private static let slabCount = 32

  private static let lock = NSLock()
  // Unsafe here: used with the lock only.
  /// The core that was given back last; its first word leads to the one before.
  private nonisolated(unsafe) static var free: UnsafeMutableRawPointer?
  /// What is left of the newest slab.
  private nonisolated(unsafe) static var fresh: UnsafeMutableRawPointer?
  private nonisolated(unsafe) static var freshCount = 0

  /// Returns memory for one core, which is not initialized.
  static func allocate() -> UnsafeMutablePointer<ViewCore> {
    lock.lock()
    defer { lock.unlock() }
    if let reused = free {
      free = reused.load(as: UnsafeMutableRawPointer?.self)
      return reused.bindMemory(to: ViewCore.self, capacity: 1)
    }
    let next =
      freshCount > 0
      ? fresh.unsafelyUnwrapped
      : UnsafeMutableRawPointer.allocate(byteCount: slabCount * size, alignment: 64)
    freshCount = (freshCount > 0 ? freshCount : slabCount) - 1
    fresh = next + size
    return next.bindMemory(to: ViewCore.self, capacity: 1)
  }

  /// Takes back the memory of a core, which has been deinitialized.
  static func deallocate(_ core: UnsafeMutablePointer<ViewCore>) {
    lock.lock()
    defer { lock.unlock() }
    let memory = UnsafeMutableRawPointer(core)
    memory.storeBytes(of: free, as: UnsafeMutableRawPointer?.self)
    free = memory
  }
}

extension Int {
  fileprivate func roundedUp(to multiple: Int) -> Int {
    (self + multiple - 1) / multiple * multiple
  }
}

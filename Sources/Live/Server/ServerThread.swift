import Foundation

/// The thread of a server.
enum ServerThread {
  /// The number of bytes of its stack; only what is used costs memory.
  private static let stackSize = 4 << 20

  private final class Start: Sendable {
    let shared: ServerShared
    let listeners: [Int32]

    init(_ shared: ServerShared, _ listeners: [Int32]) {
      (self.shared, self.listeners) = (shared, listeners)
    }
  }

  /// Starts the thread, which no signal interrupts, and returns whether it runs.
  static func start(_ shared: ServerShared, _ listeners: [Int32]) -> Bool {
    // A new thread blocks what the one blocks that starts it.
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let context = Unmanaged.passRetained(Start(shared, listeners))
    let error = pthread_create(
      &thread, &attributes,
      { context in
        let pointer: UnsafeMutableRawPointer? = context
        if let pointer {
          let start = Unmanaged<Start>.fromOpaque(pointer).takeRetainedValue()
          ServerLoop(start.shared, start.listeners).run()
          start.shared.end.come()
        }
        return nil
      }, context.toOpaque())
    if error != 0 { context.release() }
    return error == 0
  }
}

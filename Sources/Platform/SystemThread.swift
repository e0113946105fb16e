/// A thread, with a stack of any size.
///
/// Dispatch needs /proc on Linux, and Foundation's threads cannot say that they were not started.
package struct SystemThread {
  private final class Work: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private let handle: pthread_t

  /// Starts a thread, which ends with its work.
  ///
  /// - Parameters:
  ///   - stackSize: The bytes of its stack, of which only those that are used cost memory; nil for
  ///     the system's choice.
  ///   - isDetached: Whether nobody will wait for its end.
  /// - Returns: Nil if the system starts no more threads, or none with such a stack.
  package static func start(
    stackSize: Int? = nil, isDetached: Bool = false, _ work: @escaping @Sendable () -> Void
  ) -> SystemThread? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    if let stackSize, pthread_attr_setstacksize(&attributes, stackSize) != 0 { return nil }
    if isDetached { pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED)) }
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    // The thread takes the reference; if there is none, it is released below.
    let context = Unmanaged.passRetained(Work(work))
    let error = pthread_create(
      &thread, &attributes,
      { context in
        // Not every system says that there is one.
        let pointer: UnsafeMutableRawPointer? = context
        if let pointer { Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().run() }
        return nil
      }, context.toOpaque())
    guard error == 0 else {
      context.release()
      return nil
    }
    let started: pthread_t? = thread
    return started.map(SystemThread.init)
  }

  /// Waits until the thread has ended; once, and only if it is not detached.
  package func join() { pthread_join(handle, nil) }
}

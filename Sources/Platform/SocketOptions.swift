/// The options of sockets in which systems differ.
package enum SocketOptions {
  /// The type of a socket with a connection. Where the system can say so at once, programs that are
  /// started do not have it.
  package static var streamType: Int32 {
    #if canImport(Darwin)
      SOCK_STREAM
    #else
      Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    #endif
  }

  /// The flags with which `send` returns an error where the other side is gone, and sends no signal.
  package static var sendFlags: Int32 {
    #if canImport(Darwin)
      0
    #else
      Int32(MSG_NOSIGNAL)
    #endif
  }

  /// Says the same as ``sendFlags`` of a connection once, where the system has no such flag.
  package static func keepFromSignals(_ descriptor: Int32) {
    #if canImport(Darwin)
      var yes: Int32 = 1
      let size = socklen_t(MemoryLayout<Int32>.size)
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, size)
    #endif
  }
}

extension sockaddr_in {
  /// Sets the address's own size, where it has one.
  package mutating func setLength() {
    #if canImport(Darwin)
      sin_len = UInt8(MemoryLayout<Self>.size)
    #endif
  }
}

extension sockaddr_in6 {
  /// Sets the address's own size, where it has one.
  package mutating func setLength() {
    #if canImport(Darwin)
      sin6_len = UInt8(MemoryLayout<Self>.size)
    #endif
  }
}

import Foundation
import Platform

struct NumericAddress: Sendable, Equatable {
  /// The address as a browser spells it, with brackets if it is of IPv6.
  let host: String
  private let bytes: [UInt8]
  private var isIPv6: Bool { bytes.count == 16 }

  /// Reads an address; nil for a name, and for one that stands for more than one interface.
  init?(_ text: String) {
    // The system's functions read up to a zero byte.
    guard text.utf8.allSatisfy({ "0123456789abcdefABCDEF.:".utf8.contains($0) }) else { return nil }
    var (small, large) = (in_addr(), in6_addr())
    var spelled = [CChar](repeating: 0, count: 64)
    if inet_pton(AF_INET, text, &small) == 1 {
      bytes = withUnsafeBytes(of: small) { Array($0) }
      guard bytes[0] != 0, bytes[0] < 224 else { return nil }
      host = text
    } else if inet_pton(AF_INET6, text, &large) == 1 {
      bytes = withUnsafeBytes(of: large) { Array($0) }
      // Browsers spell those that hold one of IPv4 in another way.
      let isLoopback = bytes == Array(repeating: 0, count: 15) + [1]
      guard bytes[0] != 0xFF, isLoopback || bytes[..<10].contains(where: { $0 != 0 }),
        inet_ntop(AF_INET6, &large, &spelled, socklen_t(spelled.count)) != nil
      else { return nil }
      host =
        "["
        + String(decoding: spelled.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        + "]"
    } else {
      return nil
    }
  }

  static let loopback = NumericAddress("127.0.0.1")!
  static let loopback6 = NumericAddress("::1")!

  /// Calls something with the address and a port as the system wants them.
  fileprivate func with<Result>(
    port: Int, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    func call<Address>(_ address: Address) -> Result {
      withUnsafePointer(to: address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          body($0, socklen_t(MemoryLayout<Address>.size))
        }
      }
    }
    if isIPv6 {
      var address = sockaddr_in6()
      address.sin6_family = sa_family_t(AF_INET6)
      address.sin6_port = in_port_t(port).bigEndian
      withUnsafeMutableBytes(of: &address.sin6_addr) { $0.copyBytes(from: bytes) }
      address.setLength()
      return call(address)
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    withUnsafeMutableBytes(of: &address.sin_addr) { $0.copyBytes(from: bytes) }
    address.setLength()
    return call(address)
  }

  /// Opens a socket that listens, and returns it.
  func listen(port: Int) throws(LiveServerError) -> (descriptor: Int32, port: Int) {
    let descriptor = socket(isIPv6 ? AF_INET6 : AF_INET, SocketOptions.streamType, 0)
    guard descriptor >= 0 else { throw error(port, errno) }
    descriptor.closeOnExecWithoutBlocking()
    var yes: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    // A port whose last connections are not forgotten yet may be used again.
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, size)
    if isIPv6 { setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &yes, size) }
    guard with(port: port, { bind(descriptor, $0, $1) }) == 0,
      Platform.listen(descriptor, Self.backlog) == 0
    else {
      let error = error(port, errno)
      close(descriptor)
      throw error
    }
    return (descriptor, port == 0 ? Self.port(of: descriptor) : port)
  }

  private func error(_ port: Int, _ code: Int32) -> LiveServerError {
    switch code {
    case EADDRINUSE: .portInUse(port)
    case EADDRNOTAVAIL, EAFNOSUPPORT: .noSuchAddress(host)
    default: .system(String(cString: strerror(code)).lowercased())
    }
  }

  /// The number of connections that may wait to be accepted.
  private static let backlog: Int32 = 1024

  private static func port(of descriptor: Int32) -> Int {
    var address = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutablePointer(to: &address) { pointer in
      let code = pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &size)
      }
      guard code == 0 else { return 0 }
      // The port is at the same place in the addresses of both families.
      return pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
        Int(in_port_t(bigEndian: $0.pointee.sin_port))
      }
    }
  }
}

enum ConnectionSocket {
  /// What came of an attempt.
  enum Outcome: Equatable {
    case done(Int)
    /// It would have to wait.
    case notNow
    /// The other side is gone.
    case closed
    /// The system has no more descriptors or memory.
    case exhausted
  }

  static func accept(_ listener: Int32) -> Outcome {
    let descriptor = Platform.accept(listener, nil, nil)
    guard descriptor >= 0 else {
      switch errno {
      case EAGAIN, EWOULDBLOCK: return .notNow
      case EINTR, ECONNABORTED: return .closed
      default: return .exhausted
      }
    }
    descriptor.closeOnExecWithoutBlocking()
    var (yes, room): (Int32, Int32) = (1, 256 << 10)
    let size = socklen_t(MemoryLayout<Int32>.size)
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, size)
    // What a page that does not read costs the system.
    setsockopt(descriptor, SOL_SOCKET, SO_SNDBUF, &room, size)
    SocketOptions.keepFromSignals(descriptor)
    return .done(Int(descriptor))
  }

  /// Returns the part of the address of the other side that it cannot choose: no port, and of IPv6
  /// only the network. There is none if it is gone.
  static func peer(of descriptor: Int32) -> [UInt8] {
    var address = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutablePointer(to: &address) { pointer in
      let code = pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getpeername(descriptor, $0, &size)
      }
      guard code == 0 else { return [] }
      if Int32(pointer.pointee.ss_family) == AF_INET6 {
        return pointer.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
          withUnsafeBytes(of: $0.pointee.sin6_addr) { Array($0.prefix(8)) }
        }
      }
      return pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
        withUnsafeBytes(of: $0.pointee.sin_addr) { Array($0) }
      }
    }
  }

  static func receive(_ descriptor: Int32, into room: inout [UInt8]) -> Outcome {
    let count = recv(descriptor, &room, room.count, 0)
    return count == 0 ? .closed : outcome(count)
  }

  /// Sends as many bytes as there is room for.
  static func send(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) -> Outcome {
    outcome(
      bytes.withUnsafeBytes {
        Platform.send(descriptor, $0.baseAddress, $0.count, SocketOptions.sendFlags)
      })
  }

  private static func outcome(_ count: Int) -> Outcome {
    if count >= 0 { return .done(count) }
    return [EAGAIN, EWOULDBLOCK, EINTR, ENOBUFS].contains(errno) ? .notNow : .closed
  }

  /// Tells the other side that nothing more comes.
  static func end(_ descriptor: Int32) { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Closes a connection, also if a program that was just started got the descriptor.
  static func close(_ descriptor: Int32) {
    shutdown(descriptor, Int32(SHUT_RDWR))
    Platform.close(descriptor)
  }
}

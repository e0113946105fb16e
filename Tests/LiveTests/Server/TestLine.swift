import Foundation
import Platform
import Testing

/// A connection.
final class TestLine {
  let descriptor: Int32

  init(host: String, port: Int) throws {
    let isIPv6 = host.hasPrefix("[")
    descriptor = socket(isIPv6 ? AF_INET6 : AF_INET, SocketOptions.streamType, 0)
    try #require(descriptor >= 0)
    var patience = timeval(tv_sec: 10, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(descriptor, SOL_SOCKET, option, &patience, size)
    }
    // What a page does not read stays on the server's side.
    var room: Int32 = 64 << 10
    setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &room, socklen_t(MemoryLayout<Int32>.size))
    SocketOptions.keepFromSignals(descriptor)
    guard connect(isIPv6, port) == 0 else { throw TestBrowser.NobodyThere() }
  }

  deinit { close(descriptor) }

  private func connect(_ isIPv6: Bool, _ port: Int) -> Int32 {
    func call<Address>(_ address: Address) -> Int32 {
      withUnsafePointer(to: address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          Platform.connect(descriptor, $0, socklen_t(MemoryLayout<Address>.size))
        }
      }
    }
    if isIPv6 {
      var address = sockaddr_in6()
      address.sin6_family = sa_family_t(AF_INET6)
      address.sin6_port = in_port_t(port).bigEndian
      inet_pton(AF_INET6, "::1", &address.sin6_addr)
      return call(address)
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    inet_pton(AF_INET, "127.0.0.1", &address.sin_addr)
    return call(address)
  }

  /// Sends bytes as far as the other side takes them.
  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Platform.send(descriptor, $0.baseAddress, $0.count, SocketOptions.sendFlags)
      }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Returns the next bytes; nil at the end.
  func receive() -> [UInt8]? {
    var room = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(descriptor, &room, room.count, 0)
    return count > 0 ? Array(room[..<count]) : nil
  }

  /// Returns all up to the end.
  func rest() -> [UInt8] {
    var bytes: [UInt8] = []
    while let more = receive() { bytes += more }
    return bytes
  }
}

/// An event as a page gets it.
struct TestEvent: Equatable {
  var name: String
  var data: String
  var id: String?
}

/// A stream of events.
final class TestStream {
  let line: TestLine
  private(set) var head = ""
  private var rest: ArraySlice<UInt8> = []

  init(_ line: TestLine) {
    self.line = line
  }

  /// Returns the next event; nil at the end.
  func next() -> TestEvent? {
    while true {
      if let text = take(to: head.isEmpty ? "\r\n\r\n" : "\n\n") {
        if head.isEmpty {
          head = text
        } else if let event = Self.event(text.split(separator: "\n")) {
          return event
        }
      } else {
        guard let more = line.receive() else { return nil }
        rest += more
      }
    }
  }

  /// Takes the text before a mark; nil if the mark has not come yet. In bytes, as pages get many events.
  private func take(to mark: String) -> String? {
    guard let end = rest.firstRange(of: Array(mark.utf8)) else { return nil }
    defer { rest = rest[end.upperBound...] }
    return String(decoding: rest[..<end.lowerBound], as: UTF8.self)
  }

  /// Returns the events up to one of a name.
  func events(to name: String) -> [TestEvent] {
    var events: [TestEvent] = []
    while let event = next() {
      events.append(event)
      if event.name == name { break }
    }
    return events
  }

  static func event(_ lines: [Substring]) -> TestEvent? {
    func value(_ field: String) -> String? {
      lines.first { $0.hasPrefix(field + ": ") }.map { String($0.dropFirst(field.count + 2)) }
    }
    guard let name = value("event"), let data = value("data") else { return nil }
    return TestEvent(name: name, data: data, id: value("id"))
  }
}

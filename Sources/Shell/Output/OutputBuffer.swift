import Foundation
import Inspection

/// Gathers output and hands it to a file descriptor in large pieces.
public final class OutputBuffer {
  private static let limit = 1 << 16
  private let descriptor: Int32
  private let look: Look
  private var bytes: [UInt8] = []
  /// Why the output cannot be written, once it cannot.
  public private(set) var failure: String?

  /// Creates a buffer before a file descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: The open file descriptor.
  ///   - look: How lines look.
  public init(_ descriptor: Int32, look: Look) {
    self.descriptor = descriptor
    self.look = look
    bytes.reserveCapacity(Self.limit + 1024)
  }

  /// Adds a line.
  public func write(_ line: TextLine) {
    bytes.append(contentsOf: look.render(line).utf8)
    bytes.append(UInt8(ascii: "\n"))
    if bytes.count >= Self.limit { flush() }
  }

  /// Hands over what has been gathered.
  public func flush() {
    var start = 0
    while start < bytes.count, failure == nil {
      let written = bytes.withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress! + start, $0.count - start)
      }
      if written > 0 {
        start += written
      } else if errno != EINTR, errno != EAGAIN {
        failure = String(cString: strerror(errno)).lowercased()
      }
    }
    bytes.removeAll(keepingCapacity: true)
  }
}

import Foundation
import Text

/// A buffer that gathers output and hands it to a file descriptor in large pieces.
final class OutputBuffer {
  private static let limit = 1 << 16
  private let descriptor: Int32
  // Written for every line, and handed over when no line is being written.
  @exclusivity(unchecked) private var bytes: [UInt8] = []
  /// A closure called before the output is handed over.
  var willFlush: () -> Void = {}
  /// A closure that returns whether to drop output that cannot be handed over yet; called after a
  /// signal.
  var givesUp: () -> Bool = { false }
  /// The reason why the output cannot be written any more; nil as long as it can.
  private(set) var failure: String?

  /// Creates a buffer before an open file descriptor.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    bytes.reserveCapacity(Self.limit + 1024)
  }

  /// Adds a line.
  func write(_ line: String) {
    bytes.append(contentsOf: line.utf8)
    endLine()
  }

  /// Adds a line in a style of output.
  func write(_ line: TextLine, _ look: OutputStyle) {
    look.render(line, to: &bytes)
    endLine()
  }

  private func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    if bytes.count >= Self.limit { flush() }
  }

  /// Hands over the gathered output.
  func flush() {
    guard !bytes.isEmpty else { return }
    willFlush()
    var start = 0
    while start < bytes.count, failure == nil {
      let written = bytes.withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress! + start, $0.count - start)
      }
      if written > 0 {
        start += written
      } else if errno != EINTR, errno != EAGAIN {
        failure = String(cString: strerror(errno)).lowercased()
      } else if givesUp() {
        break
      }
    }
    bytes.removeAll(keepingCapacity: true)
  }
}

import Foundation

/// A reader of messages, one a line, which keeps no more of a line than is allowed.
struct MessageReader {
  enum Message: Equatable {
    case line(Data)
    /// The line is longer than allowed and was thrown away.
    case tooLong
  }

  private let descriptor: Int32
  private let limit: Int
  private var bytes: [UInt8] = []
  private var isAtEnd = false

  /// - Parameter limit: The number of bytes of the longest line that is kept.
  init(_ descriptor: Int32, limit: Int) {
    self.descriptor = descriptor
    self.limit = limit
  }

  /// Returns the next line that is not blank; nil at the end.
  mutating func next() -> Message? {
    var isTooLong = false
    // The part before was searched already.
    var searched = 0
    while true {
      if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = bytes[..<end]
        bytes.removeSubrange(...end)
        if isTooLong || line.count > limit { return .tooLong }
        if !line.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) { return .line(Data(line)) }
        searched = 0
        continue
      }
      searched = bytes.count
      if bytes.count > limit {
        isTooLong = true
        bytes.removeAll(keepingCapacity: true)
        searched = 0
      }
      if isAtEnd {
        let rest = bytes
        bytes = []
        if isTooLong { return .tooLong }
        return rest.isEmpty ? nil : .line(Data(rest))
      }
      fill()
    }
  }

  private mutating func fill() {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &chunk, chunk.count)
    if count > 0 {
      bytes += chunk[..<count]
    } else if count == 0 || errno != EINTR {
      isAtEnd = true
    }
  }
}

import Foundation
import Platform
import Session
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
  /// Indicates whether a build server reads the output, which must not take a line for a command.
  var isReadByBuildServer = false
  /// The reason why the output cannot be written any more; nil as long as it can.
  private(set) var failure: String?

  /// Creates a buffer before an open file descriptor.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    bytes.reserveCapacity(Self.limit + 1024)
  }

  func write(_ line: String) {
    let start = bytes.count
    bytes.append(contentsOf: line.utf8)
    endLine(from: start)
  }

  /// Adds a command of a build server.
  func writeCommand(_ command: String) {
    bytes.append(contentsOf: command.utf8)
    bytes.append(UInt8(ascii: "\n"))
  }

  func write(_ line: TextLine, _ style: OutputStyle) {
    let start = bytes.count
    style.render(line, to: &bytes)
    endLine(from: start)
  }

  private func endLine(from start: Int) {
    if isReadByBuildServer {
      let text = bytes[start...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if text.starts(with: "::".utf8) || text.starts(with: "##[".utf8) {
        bytes.insert(UInt8(ascii: "\\"), at: text.startIndex)
      }
    }
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
        Platform.write(descriptor, $0.baseAddress! + start, $0.count - start)
      }
      if written > 0 {
        start += written
      } else if errno != EINTR, errno != EAGAIN {
        failure = FileContents.Failure().reason
      } else if givesUp() {
        break
      }
    }
    bytes.removeAll(keepingCapacity: true)
  }
}

/// Says at a terminal that a long run goes on, and how to stop it.
final class Progress {
  private static let patience = Duration.milliseconds(500)
  private static let pause = Duration.milliseconds(100)
  private let isShown: Bool
  private var commands = 0
  private var next: ContinuousClock.Instant
  private var isOnScreen = false

  init(isShown: Bool) {
    self.isShown = isShown
    next = .now + Self.patience
  }

  /// Begins a command for which a person waits.
  func begin() {
    clear()
    commands = 0
    next = .now + Self.patience
  }

  /// Another command of a script is about to run.
  @inline(__always)
  func tick() {
    guard isShown else { return }
    commands += 1
    if commands & 63 == 0 { show() }
  }

  private func show() {
    guard ContinuousClock.now >= next else { return }
    next = .now + Self.pause
    isOnScreen = true
    write("\r\(commands) commands so far; Ctrl-C stops\u{1B}[K")
  }

  /// Takes the line away, before something else is written.
  func clear() {
    guard isOnScreen else { return }
    isOnScreen = false
    write("\r\u{1B}[K")
  }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}

import Foundation

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

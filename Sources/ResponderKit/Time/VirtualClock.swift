import Foundation

/// The only clock that the event system reads: it stands still until it is told to advance.
public final class VirtualClock: StatefulObject {
  /// Something that is due at a moment.
  private struct Timer {
    var due: TimeInterval
    var id: Int
    var action: () -> Void
  }

  /// The seconds since the application started.
  public var now: TimeInterval { time }
  // Read at everything that is told; nobody reads it while it is being set.
  @exclusivity(unchecked) private var time: TimeInterval = 0
  /// The timers by their moment, the next one last; of one moment, the oldest last.
  private var timers: [Timer] = []
  private var lastID = 0

  override init() {
    super.init()
  }

  /// Has something done later.
  ///
  /// - Parameters:
  ///   - delay: In how many seconds.
  ///   - action: What is done.
  /// - Returns: A number by which ``cancel(_:)`` knows the timer.
  /// - Complexity: O(number of timers).
  @discardableResult
  public func schedule(after delay: TimeInterval, _ action: @escaping () -> Void) -> Int {
    willChange()
    lastID += 1
    let due = now + max(0, delay)
    let index = timers.firstIndex { $0.due <= due } ?? timers.count
    timers.insert(Timer(due: due, id: lastID, action: action), at: index)
    return lastID
  }

  /// Takes a timer back; no effect if it has run already.
  public func cancel(_ id: Int) {
    guard let index = timers.firstIndex(where: { $0.id == id }) else { return }
    willChange()
    timers.remove(at: index)
  }

  /// Takes all timers back, because nobody will advance the clock any more.
  func stop() {
    timers = []
  }

  /// When a timer is due, or nil if it has run.
  public func due(_ id: Int) -> TimeInterval? { timers.first { $0.id == id }?.due }

  /// The moment of the next timer, or nil if nothing is due.
  public var nextDue: TimeInterval? { timers.last?.due }

  /// Lets time pass; whatever is due on the way is done at its moment.
  ///
  /// - Parameter seconds: How long; nothing happens if it is negative.
  public func advance(by seconds: TimeInterval) {
    advance(to: now + seconds)
  }

  /// Lets time pass until a moment; whatever is due on the way is done at its moment.
  public func advance(to moment: TimeInterval) {
    guard moment >= now else { return }
    willChange()
    // A tolerance, so that 0.1 and 0.2 reach what is due at 0.3.
    while let next = timers.last, next.due <= moment + 1e-9 {
      timers.removeLast()
      time = max(now, next.due)
      next.action()
    }
    time = max(now, moment)
  }

  public override func captureState() -> () -> Void {
    let state = (time, timers, lastID)
    return { [self] in (time, timers, lastID) = state }
  }
}

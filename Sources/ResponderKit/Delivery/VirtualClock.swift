import Foundation

/// The only clock of the event system. It stands still until it is told to advance.
public final class VirtualClock: StatefulObject {
  /// An action that is due at a time.
  private struct Timer {
    var due: TimeInterval
    var id: Int
    var action: () -> Void
  }

  /// The seconds since the application started.
  public var now: TimeInterval { time }
  // Read at every report; no code reads it while it is being set.
  @exclusivity(unchecked) private var time: TimeInterval = 0
  /// The timers by their time, the next one last. Of timers with the same time, the oldest is last.
  private var timers: [Timer] = []
  private var lastID = 0
  // Cleared where the application ends: a weak reference would slow down each other one to it.
  /// The application whose clock this is: its code runs when a timer is due.
  final unowned(unsafe) var application: UIApplication?

  override init() { super.init() }

  /// Schedules an action after seconds. Returns a number by which ``cancel(_:)`` knows the timer.
  @discardableResult
  public func schedule(after delay: TimeInterval, _ action: @escaping () -> Void) -> Int {
    willChange()
    lastID += 1
    let due = now + max(0, delay)
    let index = timers.firstIndex { $0.due <= due } ?? timers.count
    timers.insert(Timer(due: due, id: lastID, action: action), at: index)
    return lastID
  }

  /// Cancels a timer; no effect if it has run already.
  public func cancel(_ id: Int) {
    guard let index = timers.firstIndex(where: { $0.id == id }) else { return }
    willChange()
    timers.remove(at: index)
  }

  /// Cancels all timers, because the clock will not be advanced any more.
  func stop() { timers = [] }

  /// Returns the time when a timer is due, in seconds on the clock; nil if it has run.
  public func due(_ id: Int) -> TimeInterval? { timers.first { $0.id == id }?.due }

  /// The time of the next timer, in seconds on the clock; nil if there is none.
  public var nextDue: TimeInterval? { timers.last?.due }

  /// Advances the clock by seconds, and runs every action that becomes due at its time; nothing
  /// happens if they are negative.
  public func advance(by seconds: TimeInterval) { advance(to: now + seconds) }

  /// Advances the clock to a time, and runs every action that becomes due at its time.
  public func advance(to moment: TimeInterval) {
    guard moment >= now else { return }
    willChange()
    // There is a tolerance, so that 0.1 and 0.2 reach a timer at 0.3.
    while let next = timers.last, next.due <= moment + 1e-9 {
      timers.removeLast()
      time = max(now, next.due)
      if let application { application.asShared(next.action) } else { next.action() }
    }
    time = max(now, moment)
  }

  public override func captureState() -> () -> Void {
    let state = (time, timers, lastID)
    return { [self] in (time, timers, lastID) = state }
  }
}

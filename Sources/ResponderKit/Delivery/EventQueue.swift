import Foundation

/// The application's queue of events: first in, first out (R1.1).
public final class EventQueue: StatefulObject {
  /// An event that waits.
  struct Item {
    var event: QueuedEvent
    var deliver: () -> Void
  }

  private unowned let application: UIApplication
  private var items: [Item] = []
  private var isDraining = false
  /// Indicates whether events wait until ``release()`` is called.
  public private(set) final var isHeld = false

  init(application: UIApplication) { self.application = application }

  /// The events that wait, the oldest first.
  public var waiting: [QueuedEvent] { items.map(\.event) }

  /// Appends an event; it is delivered at once unless the queue is held or one is being delivered.
  func post(_ event: @autoclosure () -> QueuedEvent, _ deliver: @escaping () -> Void) {
    guard isHeld || isDraining else {
      isDraining = true
      application.asShared {
        application.layOutWindows()
        deliver()
      }
      isDraining = false
      drain()
      return
    }
    willChange()
    let event = event()
    items.append(Item(event: event, deliver: deliver))
    if isHeld { application.eventObserver?.observe(.note(.queued(event, position: items.count))) }
  }

  /// Puts an event before all events that wait, behind the one that is being delivered.
  func postNext(_ event: QueuedEvent, _ deliver: @escaping () -> Void) {
    willChange()
    items.insert(Item(event: event, deliver: deliver), at: 0)
  }

  /// Returns the fingers that will be down when the queue is empty, with their locations in screen
  /// coordinates, after those that are down or have just lifted.
  func fingersDown(after touches: [UITouch]) -> [Int: CGPoint] {
    var down: [Int: CGPoint] = [:]
    for touch in touches where !touch.isLifted { down[touch.finger] = touch.screenPoint }
    for sample in items.lazy.flatMap(\.event.samples) {
      // A finger that the system has taken away in the meantime does nothing until it comes down
      // again.
      guard sample.phase == .began || down[sample.finger] != nil else { continue }
      down[sample.finger] = sample.phase.isLast ? nil : sample.point
    }
    return down
  }

  /// Makes events wait until ``release()`` is called.
  public func hold() {
    willChange()
    isHeld = true
  }

  /// Delivers the events that wait, the oldest first, and stops holding events back.
  public func release() {
    willChange()
    isHeld = false
    drain()
  }

  private func drain() {
    guard !isDraining else { return }
    isDraining = true
    while !isHeld, !items.isEmpty {
      willChange()
      let item = items.removeFirst()
      application.asShared {
        application.layOutWindows()
        item.deliver()
      }
    }
    isDraining = false
  }

  public override func captureState() -> () -> Void {
    let state = (items, isHeld)
    return { [self] in (items, isHeld) = state }
  }
}

/// An event that waits in the application's queue (R1.1).
public enum QueuedEvent: Equatable, Sendable {
  /// Fingers that change at one moment.
  case touches([TouchSample])
  /// The system cancels the touches of all fingers (R5.7).
  case fingersTakenAway
  /// A phase of a key, by the key's description.
  case key(String, UIPress.Phase)
  /// A phase of a motion.
  case motion(MotionPhase)
  /// A command of a headset or the lock screen.
  case remoteControl(UIEvent.EventSubtype)

  /// The samples of the fingers that change.
  var samples: [TouchSample] {
    if case .touches(let samples) = self { samples } else { [] }
  }
}

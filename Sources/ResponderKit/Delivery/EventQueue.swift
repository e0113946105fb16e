/// The application's queue of events: first in, first out (R1.1).
public final class EventQueue: StatefulObject {
  /// An event that waits.
  struct Item {
    var title: String
    var deliver: () -> Void
  }

  private unowned let application: UIApplication
  private var items: [Item] = []
  private var isDraining = false
  /// Whether events wait until ``release()``.
  public private(set) final var isHeld = false

  init(application: UIApplication) {
    self.application = application
  }

  /// What waits, the oldest first, in words.
  public var titles: [String] { items.map(\.title) }

  /// Appends an event; it is delivered at once unless the queue is held or another event is being
  /// delivered.
  func post(_ title: @autoclosure () -> String, _ deliver: @escaping () -> Void) {
    guard isHeld || isDraining else {
      isDraining = true
      deliver()
      isDraining = false
      drain()
      return
    }
    willChange()
    items.append(Item(title: title(), deliver: deliver))
    application.eventObserver?.observe(.note(.queued(position: items.count)))
  }

  /// Makes events wait.
  public func hold() {
    willChange()
    isHeld = true
  }

  /// Delivers what waits, the oldest first, and lets events through again.
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
      items.removeFirst().deliver()
    }
    isDraining = false
  }

  override func captureState() -> () -> Void {
    let state = (items, isHeld)
    return { [self] in (items, isHeld) = state }
  }
}

import Text

/// An observer that keeps the lines of output.
package final class OutputCollector: SessionObserver {
  package let interests = SessionEvent.Kinds.output
  package private(set) var lines: [TextLine] = []

  package init() {}

  package func observe(_ event: SessionEvent, in session: Session) {
    if case .output(let line) = event { lines.append(line) }
  }
}

/// The observers of a session, and those who hear some kinds of events in place of all others for a
/// while.
struct SessionObservers {
  private struct Entry {
    let observer: any SessionObserver
    let kinds: SessionEvent.Kinds
  }

  private var entries: [Entry] = []
  private var captures: [Entry] = []
  /// The kinds that somebody hears now.
  private(set) var interests: SessionEvent.Kinds = []

  /// The observers, in the order in which they are told.
  var all: [any SessionObserver] { entries.map(\.observer) }

  mutating func add(_ observer: any SessionObserver, beforeOthers: Bool = false) {
    guard !entries.contains(where: { $0.observer === observer }) else { return }
    let entry = Entry(observer: observer, kinds: observer.interests)
    entries.insert(entry, at: beforeOthers ? 0 : entries.count)
    update()
  }

  mutating func remove(_ observer: any SessionObserver) {
    entries.removeAll { $0.observer === observer }
    update()
  }

  /// Brings back who heard some kinds of events before. Observers of other kinds that came since then stay,
  /// as what a command has set stays with them.
  mutating func restoreHearers(of kinds: SessionEvent.Kinds, from saved: SessionObservers) {
    func hears(_ entry: Entry) -> Bool { !entry.kinds.isDisjoint(with: kinds) }
    entries.removeAll { entry in
      hears(entry) && !saved.entries.contains { $0.observer === entry.observer }
    }
    for entry in saved.entries where hears(entry) { add(entry.observer) }
    update()
  }

  /// Lets one observer alone hear events of some kinds.
  mutating func capture(_ kinds: SessionEvent.Kinds, by observer: any SessionObserver) {
    captures.append(Entry(observer: observer, kinds: kinds))
    update()
  }

  /// Ends what the last ``capture(_:by:)`` began.
  mutating func endCapture() {
    _ = captures.popLast()
    update()
  }

  private mutating func update() {
    interests = entries.reduce(into: []) { $0.formUnion($1.kinds) }
    for capture in captures {
      interests.subtract(capture.kinds)
      interests.formUnion(capture.kinds.intersection(capture.observer.interests))
    }
  }

  /// Tells an event to those who hear it.
  func tell(_ event: SessionEvent, in session: Session) {
    let kind = event.kind
    if let capture = captures.last(where: { $0.kinds.contains(kind) }) {
      return capture.observer.observe(event, in: session)
    }
    for entry in entries where entry.kinds.contains(kind) {
      entry.observer.observe(event, in: session)
    }
  }
}

extension Session {
  /// Adds an observer, unless it is one already.
  ///
  /// - Parameter beforeOthers: Whether it is told, and may take events over, before the others.
  package func add(_ observer: any SessionObserver, beforeOthers: Bool = false) {
    if observer.interests.contains(.records), self.observer(CommandRecords.self) == nil {
      observers.add(CommandRecords())
    }
    observers.add(observer, beforeOthers: beforeOthers)
  }

  /// Removes an observer.
  package func remove(_ observer: any SessionObserver) { observers.remove(observer) }

  /// Adds an observer that hands events of some kinds to a closure.
  ///
  /// - Returns: The observer, for ``remove(_:)``.
  @discardableResult
  package func observe(
    _ kinds: SessionEvent.Kinds, _ take: @escaping (SessionEvent) -> Void
  ) -> any SessionObserver {
    let observer = EventClosure(kinds, take)
    add(observer)
    return observer
  }

  /// Adds an observer that hands what went wrong to a closure.
  package func observeProblems(_ take: @escaping (Diagnostic) -> Void) {
    observe(.problems) { if case .problem(let diagnostic) = $0 { take(diagnostic) } }
  }

  /// Returns whether the session is being recorded in a file.
  package func isRecorded(in path: String) -> Bool { observers.all.contains { $0.isWriting(path) } }

  /// Returns the observer of a type; nil if there is none.
  package func observer<Observer: SessionObserver>(_ type: Observer.Type) -> Observer? {
    observers.all.lazy.compactMap { $0 as? Observer }.first
  }

  /// Indicates whether somebody hears events of a kind, so that making them is worth it.
  func isHeard(_ kind: SessionEvent.Kinds) -> Bool { observers.interests.contains(kind) }

  /// Tells an event to those who want its kind.
  package func post(_ event: SessionEvent) {
    guard observers.interests.contains(event.kind) else { return }
    // An observer may add another one.
    let observers = observers
    observers.tell(event, in: self)
  }

  /// Runs a body; one observer alone hears events of some kinds meanwhile, as far as it wants them.
  package func capturing<Result>(
    _ kinds: SessionEvent.Kinds, by observer: any SessionObserver, _ body: () throws -> Result
  ) rethrows -> Result {
    observers.capture(kinds, by: observer)
    defer { observers.endCapture() }
    return try body()
  }

  /// Runs a body and returns the lines that it writes, which nobody else hears.
  ///
  /// - Parameter kinds: The kinds of events that nobody else hears.
  func capturing(
    _ kinds: SessionEvent.Kinds = .output, _ body: () throws -> Void
  ) rethrows -> [TextLine] {
    let collector = OutputCollector()
    try capturing(kinds, by: collector, body)
    return collector.lines
  }
}

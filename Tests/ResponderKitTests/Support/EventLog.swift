import ResponderKit

/// Keeps what the event system says.
final class EventLog: EventObserver {
  private(set) var events: [SystemEvent] = []

  var notes: [SystemNote] {
    events.compactMap { if case .note(let note) = $0 { note } else { nil } }
  }
  var gestures: [GestureReport] {
    events.compactMap { if case .gesture(let report) = $0 { report } else { nil } }
  }
  var touches: [TouchReport] {
    events.compactMap { if case .touch(let report) = $0 { report } else { nil } }
  }

  func observe(_ event: SystemEvent) {
    events.append(event)
  }
}

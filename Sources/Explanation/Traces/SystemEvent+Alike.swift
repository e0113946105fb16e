import ResponderKit

extension SystemEvent {
  /// Returns whether another event says the same of the same objects, except for measured numbers.
  package func isAlike(_ other: SystemEvent) -> Bool {
    switch (self, other) {
    case (.hitTest(let test), .hitTest(let last)): return test.answer == last.answer
    case (.touch(var report), .touch(let last)):
      report.point = last.point
      return report == last
    case (.delivery(let delivery), .delivery(let last)): return delivery == last
    case (.withholding(let report), .withholding(let last)): return report == last
    case (.gesture(let report), .gesture(let last)): return report.isAlike(last)
    case (.controlEvent(let report), .controlEvent(let last)): return report == last
    case (.action(let report), .action(let last)): return report == last
    case (.firstResponder(let report), .firstResponder(let last)): return report == last
    case (.note(let note), .note(let last)): return note.isAlike(last)
    default: return false
    }
  }
}

extension GestureReport {
  fileprivate func isAlike(_ other: GestureReport) -> Bool {
    guard recognizer == other.recognizer else { return false }
    // The reason why a gesture goes on is always the movement.
    if change.goesOn, other.change.goesOn { return true }
    return change == other.change && (reason == other.reason || isMeasured && other.isMeasured)
  }

  private var isMeasured: Bool {
    if case .measured = reason { true } else { false }
  }
}

extension GestureReport.Change {
  fileprivate var goesOn: Bool {
    if case .state(let old, .changed) = self { old.isActive } else { false }
  }
}

extension SystemNote {
  fileprivate func isAlike(_ other: SystemNote) -> Bool {
    switch (self, other) {
    case (.scrolled(let view, _, let why), .scrolled(let last, _, let lastWhy)):
      view == last && why == lastWhy
    case (.scrollsOn(let view, _, _, let why), .scrollsOn(let last, _, _, let lastWhy)):
      view == last && why == lastWhy
    default: self == other
    }
  }
}

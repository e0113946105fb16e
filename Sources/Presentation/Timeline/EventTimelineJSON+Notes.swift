import Explanation
import ResponderKit
import Text

extension JSONObjectType<EventTimelineEntry<SystemNote>> {
  static let noteMoment = moment(
    "note", "Another thing that happened; 'note' decides which members it has."
  ) {
    JSONMember("note", .word(SystemNote.Word.self), "what happened") { $0.facts.word }
    JSONMember(optional: "event", .word(EventWord.self), "the kind of event") {
      switch $0.facts {
      case .applicationSendsEvent(let type), .undelivered(let type, _): type.word
      case .queued(let event, _): event.word
      default: nil
      }
    }
    JSONMember(optional: "view", .text, "the view that it is about") { $0.name($0.facts.view) }
    JSONMember(optional: "position", .ordinal, "the place in the queue") {
      if case .queued(_, let position) = $0.facts { position } else { nil }
    }
    JSONMember(optional: "recognizer", .text, "the recognizer that takes the touch") { entry in
      if case .taken(_, let recognizer, _) = entry.facts { entry.name(recognizer) } else { nil }
    }
    JSONMember(optional: "control", .text, "the control") { entry in
      if case .didNotTrack(let control, _, _) = entry.facts { entry.name(control) } else { nil }
    }
    JSONMember(optional: "finger", .ordinal, "the number of the finger that it does not track") {
      if case .didNotTrack(_, let finger, _) = $0.facts { finger } else { nil }
    }
    JSONMember(
      optional: "fingers", .list(.ordinal), "the numbers of the fingers that are taken away"
    ) {
      switch $0.facts {
      case .taken(_, _, let fingers), .leftWindow(_, let fingers): fingers
      default: nil
      }
    }
    JSONMember(optional: "offset", .point, "where the content scrolls to") {
      switch $0.facts {
      case .scrolled(_, let offset, _), .scrollsOn(_, let offset, _, _): offset
      default: nil
      }
    }
    JSONMember(optional: "scale", .number, "the scale to which the content zooms") {
      if case .zoomed(_, let scale) = $0.facts { Double(scale) } else { nil }
    }
    JSONMember(
      optional: "until", .number, "when content comes to rest, in seconds like 'time'"
    ) { entry in
      if case .scrollsOn(_, _, let end, _) = entry.facts { entry.time(end) } else { nil }
    }
    JSONMember(
      optional: "responder", .text,
      "the responder at which an event starts, that types, or for which there is a keyboard"
    ) { entry in
      switch entry.facts {
      case .starts(let responder, _, _), .typed(_, let responder),
        .keyboardTakes(let responder):
        entry.name(responder)
      default: nil
      }
    }
    JSONMember(optional: "method", .word(EventMethod.self), "the method") {
      if case .starts(_, let method, _) = $0.facts { method } else { nil }
    }
    JSONMember(
      optional: "object", .text, "the object whose override answers by a rule, or whose code runs"
    ) { entry in
      switch entry.facts {
      case .answered(let object, _, _, _), .ran(_, in: _, of: let object): entry.name(object)
      default: nil
      }
    }
    JSONMember(optional: "runs", .text, "the method, the property or 'closure' whose code runs") {
      if case .ran(_, in: let method, of: _) = $0.facts { method } else { nil }
    }
    JSONMember(optional: "line", .object(.codeLine), "the line of code that runs") {
      if case .ran(let line, in: _, of: _) = $0.facts { line } else { nil }
    }
    JSONMember(optional: "overrides", .text, "the method that a rule answers") {
      if case .answered(_, let method, _, _) = $0.facts { method.rawValue } else { nil }
    }
    JSONMember(optional: "answerRule", .ordinal, "the number of the rule") {
      if case .answered(_, _, let rule, _) = $0.facts { rule } else { nil }
    }
    JSONMember(optional: "answer", .text, "what the rule answers") { entry in
      guard case .answered(_, _, _, let value) = entry.facts else { return nil }
      return value.words { entry.name(ObjectID($0)) }
    }
    JSONMember(optional: "key", .text, "the key") {
      switch $0.facts {
      case .key(let key, _), .typed(let key, _): key
      default: nil
      }
    }
    JSONMember(optional: "receiver", .textOrNull, "who takes the key") { entry in
      if case .key(_, let receiver) = entry.facts { .some(entry.name(receiver)) } else { nil }
    }
    JSONMember(optional: "isRunning", .bool, "false when the animation is over") {
      if case .animation(_, let isRunning, _) = $0.facts { isRunning } else { nil }
    }
    JSONMember(
      optional: "allowsInteraction", .bool,
      "whether the view takes touches while it is animated"
    ) {
      if case .animation(_, _, let allowsInteraction) = $0.facts { allowsInteraction } else { nil }
    }
    JSONMember(optional: "cell", .text, "the cell that is selected, or no longer") { entry in
      if case .selected(let cell, _, _) = entry.facts { entry.name(cell) } else { nil }
    }
    JSONMember(optional: "isSelected", .bool, "whether the cell is selected now") {
      if case .selected(_, _, let isOn) = $0.facts { isOn } else { nil }
    }
    JSONMember(optional: "controller", .text, "the presented controller") { entry in
      switch entry.facts {
      case .dismissed(let controller, _, _), .sheetRests(let controller, _, _):
        entry.name(controller)
      default: nil
      }
    }
    JSONMember(optional: "manner", .word(SystemNote.Dismissal.self), "how it is dismissed") {
      if case .dismissed(_, let manner, _) = $0.facts { manner } else { nil }
    }
    JSONMember(optional: "detent", .text, "the height at which its sheet rests") {
      if case .sheetRests(_, let detent, _) = $0.facts { detent.word } else { nil }
    }
    JSONMember(optional: "isNew", .bool, "whether that height is another than before") {
      if case .sheetRests(_, _, let isNew) = $0.facts { isNew } else { nil }
    }
    JSONMember(optional: "isRefused", .bool, "whether only the app may dismiss it") {
      if case .dismissed(_, _, let isRefused) = $0.facts { isRefused } else { nil }
    }
    JSONMember(optional: "container", .text, "the controller that shows another child") { entry in
      switch entry.facts {
      case .shows(let container, _), .wentBack(let container, _, _): entry.name(container)
      default: nil
      }
    }
    JSONMember(optional: "child", .text, "the child that it shows") { entry in
      switch entry.facts {
      case .shows(_, let child), .wentBack(_, let child, _): entry.name(child)
      default: nil
      }
    }
    JSONMember(optional: "isDone", .bool, "whether the drag went back") {
      if case .wentBack(_, _, let isDone) = $0.facts { isDone } else { nil }
    }
    JSONMember(optional: "reason", .reason, "why, in a word") { $0.facts.reason }
    JSONMember(optional: "edge", .textOrNull, "the edge at which there is nothing more to see") {
      if case .didNotScroll(_, .noRoom(let edge)) = $0.facts {
        .some(edge.names.first)
      } else {
        nil
      }
    }
    JSONMember(optional: "by", .text, "the view that keeps its touches") { entry in
      if case .didNotScroll(_, let refusal) = entry.facts {
        entry.name(refusal.content)
      } else {
        nil
      }
    }
    JSONMember(optional: "views", .names, "the scroll views that a tap on the status bar means") {
      entry in
      if case .statusBar(let views, _) = entry.facts { views.map(entry.name) } else { nil }
    }
    JSONMember(optional: "canUndo", .bool, "whether the alert offers to undo") {
      if case .shakeToUndo(.alert(let canUndo, _)) = $0.facts { canUndo } else { nil }
    }
    JSONMember(optional: "canRedo", .bool, "whether the alert offers to redo") {
      if case .shakeToUndo(.alert(_, let canRedo)) = $0.facts { canRedo } else { nil }
    }
  }
}

extension JSONCoding<String> {
  fileprivate static let reason = JSONCoding(
    .words(
      SystemNote.TrackingRefusal.allCases.map(\.rawValue)
        + SystemNote.ScrollReason.allCases.map(\.rawValue)
        + [EventFact.noRoom, .sheetMoves, .contentKeepsTouches, .contentRefusesCancelling].map(
          \.rawValue)
        + SystemNote.StatusBarOutcome.allCases.map(\.rawValue)
        + SystemNote.StartReason.allCases.map(\.rawValue)
        + SystemNote.UndeliveredReason.allCases.map(\.rawValue)
        + SystemNote.ShakeOutcome.Word.allCases.map(\.rawValue))
  ) { .string($0) }
}

extension SystemNote {
  fileprivate enum Word: String, CaseIterable {
    case applicationSendsEvent, windowSendsEvent, queued, taken, leftWindow, didNotTrack, scrolled
    case scrollsOn, statusBar, zoomed, didNotScroll, starts, undelivered, shakeToUndo, key,
      typed, keyboardTakes, answered, ran
    case hitTestChanged, becameKey, animation, shows, selected, dismissed
    case sheetRests, wentBack
    case visibleWithoutApplication, constraintsNotSolved
  }

  fileprivate var word: Word {
    switch self {
    case .applicationSendsEvent: .applicationSendsEvent
    case .windowSendsEvent: .windowSendsEvent
    case .queued: .queued
    case .taken: .taken
    case .leftWindow: .leftWindow
    case .didNotTrack: .didNotTrack
    case .scrolled: .scrolled
    case .scrollsOn: .scrollsOn
    case .statusBar: .statusBar
    case .zoomed: .zoomed
    case .didNotScroll: .didNotScroll
    case .starts: .starts
    case .undelivered: .undelivered
    case .shakeToUndo: .shakeToUndo
    case .key: .key
    case .typed: .typed
    case .keyboardTakes: .keyboardTakes
    case .hitTestChanged: .hitTestChanged
    case .becameKey: .becameKey
    case .visibleWithoutApplication: .visibleWithoutApplication
    case .constraintsNotSolved: .constraintsNotSolved
    case .answered: .answered
    case .ran: .ran
    case .animation: .animation
    case .shows: .shows
    case .dismissed: .dismissed
    case .sheetRests: .sheetRests
    case .wentBack: .wentBack
    case .selected: .selected
    }
  }

  fileprivate var view: ObjectID? {
    switch self {
    case .windowSendsEvent(let view), .taken(let view, _, _), .leftWindow(let view, _),
      .scrolled(let view, _, _), .scrollsOn(let view, _, _, _), .didNotScroll(let view, _),
      .animation(let view, _, _), .becameKey(let view), .selected(_, let view, _),
      .visibleWithoutApplication(let view), .zoomed(let view, _),
      .constraintsNotSolved(let view):
      view
    case .hitTestChanged(let view): view
    default: nil
    }
  }

  fileprivate var reason: String? {
    switch self {
    case .didNotTrack(_, _, let why): why.rawValue
    case .scrolled(_, _, let why), .scrollsOn(_, _, _, let why): why.rawValue
    case .didNotScroll(_, let why): why.fact.rawValue
    case .statusBar(_, let outcome): outcome.rawValue
    case .starts(_, _, let why): why.rawValue
    case .undelivered(_, let why): why.rawValue
    case .shakeToUndo(let outcome): outcome.word.rawValue
    default: nil
    }
  }
}

extension SystemNote.ScrollRefusal {
  /// The view in the content, or the presented controller, that is the reason.
  var content: ObjectID? {
    switch self {
    case .noRoom: nil
    case .contentKeepsTouches(let object), .contentRefusesCancelling(let object),
      .sheetMoves(let object):
      object
    }
  }
}

extension SystemNote.ShakeOutcome {
  fileprivate enum Word: String, CaseIterable {
    case alert, turnedOff, nothingToUndo
  }

  fileprivate var word: Word {
    switch self {
    case .alert: .alert
    case .turnedOff: .turnedOff
    case .nothingToUndo: .nothingToUndo
    }
  }
}

/// The kinds of events, those that only a queue has among them.
private enum EventWord: String, CaseIterable {
  case touches, motion, remoteControl, presses, key, fingersTakenAway
}

extension UIEvent.EventType {
  fileprivate var word: EventWord {
    switch self {
    case .touches: .touches
    case .motion: .motion
    case .remoteControl: .remoteControl
    case .presses: .presses
    }
  }
}

extension QueuedEvent {
  fileprivate var word: EventWord {
    switch self {
    case .touches: .touches
    case .fingersTakenAway: .fingersTakenAway
    case .key: .key
    case .motion: .motion
    case .remoteControl: .remoteControl
    }
  }
}

import ResponderKit
import Text

extension EventTimelineFormatter {
  func sentence(_ note: SystemNote) -> String {
    switch note {
    case .applicationSendsEvent: "UIApplication.sendEvent"
    case .windowSendsEvent(let window): "UIWindow.sendEvent of \(name(window))"
    case .queued(_, let position): "queued, number \(position): the queue is held"
    case .taken(let view, let recognizer, let fingers):
      "\(name(view)) loses the \(fingers.count == 1 ? "finger" : "fingers"): \(name(recognizer)) recognized"
    case .leftWindow(let view, _):
      "\(name(view)) leaves its window and loses its fingers"
    case .didNotTrack(let control, _, let why):
      "\(name(control)) does not follow the finger: \(words(why))"
    case .scrolled(let view, let offset, let why):
      "\(name(view)) scrolls to \(offset.text)\(words(why))"
    case .scrollsOn(let view, let offset, let end, let why):
      "\(name(view)) goes on by itself to \(offset.roundedText), until \((end - start).clockText) s\(words(why))"
    case .statusBar(let views, let outcome): words(outcome, views)
    case .zoomed(let view, let scale): "\(name(view)) zooms to \(scale.shortText)"
    case .didNotScroll(let view, let why): "\(name(view)) does not scroll: \(words(why))"
    case .starts(let responder, let method, let why):
      "\(method.rawValue) starts at \(name(responder)): \(words(why))"
    case .undelivered(_, let why): words(why)
    case .shakeToUndo(let outcome): words(outcome)
    case .key(let key, let receiver):
      receiver.map { "\(key) is a command of \(name($0))" }
        ?? "\(key) is not a key command of any responder"
    case .typed(let key, let responder):
      "\(name(responder)) types \(key), and no key command runs"
    case .keyboardTakes(let first):
      "the keyboard takes the finger while \(name(first)) is first responder: 'resign \(name(first))' "
        + "or 'set-option keyboard off' takes it away"
    case .hitTestChanged(let old):
      "the hit-test before answered \(old.map(name) ?? "nil"): an override has side effects"
    case .becameKey(let window): "\(name(window)) becomes the key window: it is touched"
    case .visibleWithoutApplication(let window):
      "\(name(window)) is made visible but belongs to no application: it gets no touches"
    case .constraintsNotSolved(let view):
      "\(name(view)) has constraints, which are not solved here: its frame stays as it is"
    case .answered(let object, let method, let rule, let value):
      answer(of: name(object), method, rule, value)
    case .ran(let line, in: let method, of: let object):
      "\(name(object)) runs \(method), \(line.source):\(line.line): "
        + CodeLineWords(style: style).words(line)
    case .animation(let view, let isRunning, let allowsInteraction):
      isRunning
        ? "\(name(view)) is animated\(allowsInteraction ? ", and takes touches" : "; until then it swallows touches")"
        : "the animation of \(name(view)) is over"
    case .selected(let cell, let list, let isOn):
      "\(name(list)) \(isOn ? "selects" : "no longer selects") \(name(cell))"
    case .dismissed(let controller, let manner, let isRefused):
      isRefused
        ? "\(name(controller)) stays: \(refusal(of: manner))"
        : "\(name(controller)) is dismissed: \(words(manner))"
    case .sheetRests(let controller, let detent, let isNew):
      "the sheet of \(name(controller)) \(isNew ? "goes" : "goes back") to its \(detent.word) height"
    case .wentBack(let stack, let child, let isDone):
      isDone
        ? "\(name(stack)) goes back to \(name(child))"
        : "\(name(stack)) stays at \(name(child)): the drag would not pass the middle"
    case .shows(let container, let child): "\(name(container)) shows \(name(child))"
    }
  }

  private func answer(
    of object: String, _ method: AnswerMethod, _ rule: Int, _ value: AnswerValue
  ) -> String {
    let what =
      switch (method.answer, value) {
      case (.nothing, .nothing): "does not call super"
      case (_, .superAnswer): "calls super"
      default: "answers \(value.words { scene.label(of: $0) })"
      }
    return "\(method.rawValue) of \(object) \(what) here: answer rule \(rule)"
  }

  private func words(_ manner: SystemNote.Dismissal) -> String {
    switch manner {
    case .touchBeside: "the touch is beside it"
    case .pull: "its sheet is pulled down"
    case .touchBesideAlert: "the touch is beside the alert"
    case .touchBesideActionSheet: "the touch is beside it, and its cancel action runs"
    case .choice: "the choice is made, and its handler runs"
    }
  }

  private func refusal(of manner: SystemNote.Dismissal) -> String {
    switch manner {
    case .touchBeside, .pull, .choice: "only the app may dismiss it"
    case .touchBesideAlert: "beside an alert nobody gets a touch"
    case .touchBesideActionSheet: "it has no cancel action"
    }
  }

  private func words(_ refusal: SystemNote.TrackingRefusal) -> String {
    switch refusal {
    case .beginTracking: "beginTracking said no"
    case .besideThumb: "it did not come down on the knob"
    case .hitAnotherView: "it hit another view"
    }
  }

  private func words(_ reason: SystemNote.ScrollReason) -> String {
    switch reason {
    case .drag: ""
    case .deceleration: ", slowing down"
    case .bounce: ", back from beyond the edge"
    case .paging: ", to the page's edge"
    case .program: ", animated"
    case .statusBar: ", to its top"
    }
  }

  private func words(_ outcome: SystemNote.StatusBarOutcome, _ views: [ObjectID]) -> String {
    let names = views.map(name).joined(separator: ", ")
    let nothing = "a tap on the status bar scrolls nothing: "
    return switch outcome {
    case .scrolls: "a tap on the status bar scrolls \(names) to its top"
    case .none: "\(nothing)no scroll view in sight has scrollsToTop on"
    case .several: "\(nothing)scrollsToTop is on for \(names)"
    case .delegate: "\(nothing)scrollViewShouldScrollToTop of the delegate of \(names) said no"
    case .atTop: "\(nothing)\(names) is at its top"
    case .dragged: "\(nothing)a finger drags \(names)"
    }
  }

  private func words(_ reason: SystemNote.StartReason) -> String {
    switch reason {
    case .firstResponder: "the key window's first responder"
    case .deepestController: "no first responder, the deepest controller"
    case .window: "neither a first responder nor a controller"
    }
  }

  private func words(_ why: SystemNote.UndeliveredReason) -> String {
    switch why {
    case .noKeyWindow: "nobody gets the event: no window is key"
    case .notReceivingRemoteControl:
      "not delivered: beginReceivingRemoteControlEvents was not called"
    }
  }

  private func words(_ outcome: SystemNote.ShakeOutcome) -> String {
    switch outcome {
    case .alert(let canUndo, let canRedo):
      "shake to undo: the alert offers "
        + [canUndo ? "Undo" : nil, canRedo ? "Redo" : nil].compactMap { $0 }
        .joined(separator: " and ")
    case .turnedOff: "no alert: applicationSupportsShakeToEdit is off"
    case .nothingToUndo: "no alert: there is nothing to undo or redo"
    }
  }
}

extension QueuedEvent {
  /// The event in words, for a list of what waits.
  package var words: String {
    switch self {
    case .touches(let samples):
      samples.map { "finger \($0.finger) \($0.phase.rawValue) \($0.point.text)" }
        .joined(separator: ", ")
    case .fingersTakenAway: "fingers taken away"
    case .key(let key, let phase): "key \(key) \(phase.rawValue)"
    case .motion(let phase): "motion \(phase.rawValue)"
    case .remoteControl(let subtype): "\(subtype)"
    }
  }
}

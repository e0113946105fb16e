import Foundation
import ResponderKit

extension StoryWords {
  func row(_ note: SystemNote, at time: TimeInterval) -> StoryRow {
    switch note {
    case .applicationSendsEvent:
      StoryRow(
        time: time, kind: .stage, line: TextLine("UIApplication.sendEvent (R1.3)", .dim))
    case .windowSendsEvent(let window):
      StoryRow(
        time: time, kind: .stage,
        line: TextLine("UIWindow.sendEvent of \(name(window)) (R1.3)", .dim))
    default: StoryRow(time: time, kind: .note, line: TextLine(sentence(note), .notice))
    }
  }

  private func sentence(_ note: SystemNote) -> String {
    switch note {
    case .applicationSendsEvent, .windowSendsEvent: ""
    case .queued(let position): "queued, number \(position): the queue is held (R1.1)"
    case .taken(let view, let recognizer):
      "\(name(view)) loses the finger: \(name(recognizer)) recognized (R6.8)"
    case .leftWindow(let view): "\(name(view)) leaves its window, and its fingers go (R12.5)"
    case .didNotTrack(let control):
      "\(name(control)) does not follow the finger: \(reasonNotToTrack(control)) (R7.1)"
    case .scrolled(let view, let offset, let why):
      "\(name(view)) scrolls to \(offset.text)\(words(why))"
    case .scrollsOn(let view, let offset, let end, let why):
      "\(name(view)) goes on by itself to \(offset.roundedText), until \((end - start).clockText) s\(words(why)) (R8.1)"
    case .didNotScroll(let view, let why): "\(name(view)) does not scroll: \(words(why))"
    case .starts(let responder, let method, let why):
      "\(method.rawValue) starts at \(name(responder)): \(words(why)) (\(rule(of: method)))"
    case .undelivered(let type, let why): words(type, why)
    case .shakeToUndo(let outcome): words(outcome)
    case .key(let key, let receiver):
      receiver.map { "\(key) is a command of \(name($0)) (R9.6)" }
        ?? "\(key) is nobody's command (R9.6)"
    case .animation(let view, let isRunning, let allowsInteraction):
      isRunning
        ? "\(name(view)) is animated\(allowsInteraction ? ", and takes touches" : "; until then it swallows touches") (R2.10)"
        : "the animation of \(name(view)) is over"
    }
  }

  private func reasonNotToTrack(_ control: ObjectID) -> String {
    scene.view(of: control) is UISlider
      ? "it did not come down on the knob" : "beginTracking said no"
  }

  private func words(_ reason: SystemNote.ScrollReason) -> String {
    switch reason {
    case .drag: ""
    case .deceleration: ", slowing down"
    case .paging: ", to the page's edge"
    case .program: ", animated"
    }
  }

  private func words(_ refusal: SystemNote.ScrollRefusal) -> String {
    switch refusal {
    case .noRoom: "there is nothing more in that direction (R8.5)"
    case .contentKeepsTouches: "the content has the finger, canCancelContentTouches is off (R8.2)"
    case .contentRefusesCancelling(let view):
      "touchesShouldCancel(in: \(name(view))) says no, as for every control (R8.2)"
    }
  }

  private func words(_ reason: SystemNote.StartReason) -> String {
    switch reason {
    case .firstResponder: "the key window's first responder"
    case .deepestController: "no first responder, the deepest controller"
    case .window: "neither a first responder nor a controller"
    }
  }

  private func rule(of method: EventMethod) -> String {
    if EventMethod.presses.contains(method) { return "R9.6" }
    return method == .remoteControlReceived ? "R10.5" : "R10.2"
  }

  private func words(_ type: UIEvent.EventType, _ why: SystemNote.UndeliveredReason) -> String {
    switch why {
    case .noKeyWindow: "nobody gets the event: no window is key (R1.14)"
    case .notReceivingRemoteControl:
      "not delivered: beginReceivingRemoteControlEvents was not called (R10.5)"
    }
  }

  private func words(_ outcome: SystemNote.ShakeOutcome) -> String {
    switch outcome {
    case .alert(let canUndo, let canRedo):
      "shake to undo: the alert offers "
        + [canUndo ? "Undo" : nil, canRedo ? "Redo" : nil].compactMap { $0 }
        .joined(separator: " and ") + " (R10.4)"
    case .turnedOff: "no alert: applicationSupportsShakeToEdit is off (R10.4)"
    case .nothingToUndo: "no alert: there is nothing to undo or redo (R10.4)"
    }
  }
}

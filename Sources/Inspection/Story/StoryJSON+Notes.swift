import ResponderKit
import Text

extension StoryJSON {
  /// The facts of a note.
  func facts(_ note: SystemNote) -> JSONObject {
    var facts: JSONObject = ["kind": "note", "note": .string(note.word)]
    switch note {
    case .applicationSendsEvent(let type): facts["event"] = .string(type.word)
    case .windowSendsEvent(let window): facts["view"] = name(window)
    case .queued(let event, let position):
      facts.merge(["event": .string(event.word), "position": .integer(position)])
    case .taken(let view, let recognizer, let fingers):
      facts.merge([
        "view": name(view), "recognizer": name(recognizer), "fingers": numbers(fingers),
      ])
    case .leftWindow(let view, let fingers):
      facts.merge(["view": name(view), "fingers": numbers(fingers)])
    case .didNotTrack(let control, let finger, let why):
      facts.merge([
        "control": name(control), "finger": .integer(finger), "reason": .string(why.rawValue),
      ])
    case .scrolled(let view, let offset, let why):
      facts.merge(["view": name(view), "offset": offset.json, "reason": .string(why.rawValue)])
    case .scrollsOn(let view, let offset, let end, let why):
      facts.merge([
        "view": name(view), "offset": offset.json, "until": time(end),
        "reason": .string(why.rawValue),
      ])
    case .didNotScroll(let view, let refusal):
      facts["view"] = name(view)
      facts.merge(self.facts(refusal))
    case .starts(let responder, let method, let why):
      facts.merge([
        "responder": name(responder), "method": .string(method.rawValue),
        "reason": .string(why.rawValue),
      ])
    case .undelivered(let type, let why):
      facts.merge(["event": .string(type.word), "reason": .string(why.rawValue)])
    case .shakeToUndo(let outcome): facts.merge(outcome.facts)
    case .key(let key, let receiver):
      facts.merge(["key": .string(key), "receiver": name(receiver)])
    case .animation(let view, let isRunning, let allowsInteraction):
      facts.merge([
        "view": name(view), "isRunning": .bool(isRunning),
        "allowsInteraction": .bool(allowsInteraction),
      ])
    }
    return facts
  }

  /// The facts of what a scroll view says no to.
  func facts(_ refusal: SystemNote.ScrollRefusal) -> JSONObject {
    switch refusal {
    case .noRoom(let edge): ["reason": "noRoom", "edge": .text(edge.names.first)]
    case .contentKeepsTouches(let content):
      ["reason": "contentKeepsTouches", "by": name(content)]
    case .contentRefusesCancelling(let content):
      ["reason": "contentRefusesCancelling", "by": name(content)]
    }
  }

  private func numbers(_ fingers: [Int]) -> JSONValue { .array(fingers.map(JSONValue.integer)) }
}

extension SystemNote {
  fileprivate var word: String {
    switch self {
    case .applicationSendsEvent: "applicationSendsEvent"
    case .windowSendsEvent: "windowSendsEvent"
    case .queued: "queued"
    case .taken: "taken"
    case .leftWindow: "leftWindow"
    case .didNotTrack: "didNotTrack"
    case .scrolled: "scrolled"
    case .scrollsOn: "scrollsOn"
    case .didNotScroll: "didNotScroll"
    case .starts: "starts"
    case .undelivered: "undelivered"
    case .shakeToUndo: "shakeToUndo"
    case .key: "key"
    case .animation: "animation"
    }
  }
}

extension SystemNote.ShakeOutcome {
  fileprivate var facts: JSONObject {
    switch self {
    case .alert(let canUndo, let canRedo):
      ["reason": "alert", "canUndo": .bool(canUndo), "canRedo": .bool(canRedo)]
    case .turnedOff: ["reason": "turnedOff"]
    case .nothingToUndo: ["reason": "nothingToUndo"]
    }
  }
}

extension UIEvent.EventType {
  fileprivate var word: String {
    switch self {
    case .touches: "touches"
    case .motion: "motion"
    case .remoteControl: "remoteControl"
    case .presses: "presses"
    }
  }
}

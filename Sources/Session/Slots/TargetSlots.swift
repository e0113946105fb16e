import Presentation
import Explanation
import Language
import ResponderKit
import Scenes
import Text

/// The receiver of a control's action, with the action. A receiver of nil stands for the first
/// responder up the chain that performs the action.
package struct TargetAction {
  package var target: UIResponder?
  package var action: Selector
}

extension Part where Context == Session, Value == UIControl.Event {
  /// Control events, joined by commas.
  package static func controlEvents(_ label: String = "EVENT") -> Part {
    var slot = Slot<Session, UIControl.Event>(label, "a control event such as touchUpInside") {
      try $0.controlEvents()
    }
    slot.candidates = { $0.joined(by: ",", ControlEventWords.all) }
    return .slot(slot)
  }
}

extension Part where Context == Session, Value == TargetAction {
  /// Returns a slot for `REF.ACTION` or `nil.ACTION`.
  package static func targetAction(_ label: String) -> Part {
    var slot = Slot<Session, TargetAction>(
      label, "a target and its action such as vc.save: or nil.save:"
    ) { try $0.targetAction() }
    slot.candidates = { $0.targetActions }
    slot.roles = { _, range in [.owner(in: range)] }
    return .slot(slot)
  }
}

extension Part where Context == Session, Value == String {
  /// Returns a slot for an action, by its selector's name.
  package static func action(_ label: String = "ACTION") -> Part {
    var slot = Slot<Session, String>(label, "an action such as save:") { $0.text() }
    slot.candidates = { $0.actions }
    return .slot(slot)
  }
}

extension Reader where Context == Session {
  fileprivate mutating func controlEvents() throws -> UIControl.Event {
    let word = words[position]
    var events: UIControl.Event = []
    for part in word.text.split(separator: ",", omittingEmptySubsequences: false) {
      events.formUnion(try controlEvent(String(part), at: word.range))
    }
    position += 1
    return events
  }

  private func controlEvent(_ name: String, at range: Range<Int>) throws -> UIControl.Event {
    if let event = UIControl.Event(name: name) { return event }
    // Bits without a name, as a saved script writes them.
    if name.hasPrefix("0x"), let bits = UInt32(name.dropFirst(2), radix: 16), bits != 0 {
      return UIControl.Event(rawValue: UInt(bits))
    }
    throw CommandError(
      .unknownControlEvent(name, suggestions: name.nearest(in: ControlEventWords.all)), at: range)
  }

  /// Reads `REF.ACTION` or `nil.ACTION`.
  fileprivate mutating func targetAction() throws -> TargetAction? {
    let word = words[position]
    guard let dot = word.text.lastIndex(of: ".") else { return nil }
    let action = word.text[word.text.index(after: dot)...]
    guard !action.isEmpty, dot > word.text.startIndex else { return nil }
    var reference = word
    reference.text = String(word.text[..<dot])
    if word.quoting == .bare {
      reference.range = word.range(from: 0, count: reference.text.utf8.count)
    }
    // A script quotes a name that is no bare word; a text shown by a view cannot stand here.
    reference.quoting = .bare
    let target = reference.text == "nil" ? nil : try session.responder(reference)
    position += 1
    return TargetAction(target: target, action: Selector(String(action)))
  }
}

/// The words by which scripts name control events.
package enum ControlEventWords {
  package static let all = (UIControl.Event.named + UIControl.Event.namedSets).map(\.name)
}

extension Completion where Context == Session {
  /// The targets that there may be, and behind a dot the actions that one implements.
  fileprivate var targetActions: [Candidate] {
    guard let dot = choice.partial.lastIndex(of: ".") else {
      let nobody = Candidate(
        "nil", "whoever up the chain performs it".citing(EventFact.actionFound.rule), suffix: ".")
      return references(suffix: ".") { $0 is UIResponder } + choice.picked([nobody])
    }
    let (head, action) = choice.behindLast(of: ".")
    let name = String(choice.partial[..<dot])
    let slots = with(action)
    guard name != "nil" else { return slots.actions.behind(head) }
    let target = session.scene.names[name] as? UIResponder
    return slots.words(target?.implementedActions.map { "\($0)" } ?? []).behind(head)
  }

  /// The actions that anybody in the scene implements.
  fileprivate var actions: [Candidate] {
    let scene = session.scene
    var owners: [String: [String]] = [:]
    for name in scene.names.names {
      guard let responder = scene.names[name] as? UIResponder else { continue }
      for action in responder.implementedActions { owners["\(action)", default: []].append(name) }
    }
    return choice.picked(
      owners.sorted { $0.key < $1.key }.map {
        Candidate($0.key, "implemented by \($0.value.sorted().joined(separator: ", "))")
      })
  }
}

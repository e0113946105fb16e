import ResponderKit
import Scenes

extension SlotCandidates {
  /// The targets that there may be, and behind a dot the actions that one implements.
  var targetActions: [Candidate] {
    guard let dot = choice.partial.lastIndex(of: ".") else {
      let nobody = Candidate(
        "nil", "whoever up the chain performs it (\(RuleID(7, 8)))", suffix: ".")
      return references(suffix: ".") { $0 is UIResponder } + choice.picked([nobody])
    }
    let (head, action) = choice.behindLast(of: ".")
    let name = String(choice.partial[..<dot])
    let slots = SlotCandidates(session, action)
    guard name != "nil" else { return slots.actions.behind(head) }
    let target = session.scene.names[name] as? UIResponder
    return slots.words(target?.implementedActions.map { "\($0)" } ?? []).behind(head)
  }

  /// The actions that anybody in the scene implements.
  var actions: [Candidate] {
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

  /// `VIEW=VIEW` or `VIEW=nil`.
  var answers: [Candidate] {
    let (head, value) = choice.behindLast(of: "=")
    guard !head.isEmpty else { return references(suffix: "=") { $0 is UIView } }
    let slots = SlotCandidates(session, value)
    return (slots.references { $0 is UIView } + slots.words(["nil"])).behind(head)
  }

  /// A delegate's answers, and behind `=` what they may be.
  var delegateAnswers: [Candidate] {
    let (head, value) = choice.behindLast(of: "=")
    guard !head.isEmpty else {
      return choice.picked(WordReader.answers.map { Candidate($0, "", suffix: "=") })
    }
    let slots = SlotCandidates(session, value)
    let found =
      head.hasPrefix("should")
      ? slots.words(["on", "off"]) : slots.references { $0 is UIGestureRecognizer }
    return found.behind(head)
  }
}

import Explanation
import ResponderKit
import Scenes

/// What a question about an event asks for. The answer is always that of the scene.
package enum Probe: Equatable, Sendable {
  /// The view that is hit.
  case hit
  /// The next responder of an object.
  case next(String)
  /// The actions that are performed.
  case actions
  /// The responder that performs an action.
  case performer(String)
  /// The responders that handle the event.
  case handlers
  /// The methods that a view receives.
  case received(String)
  /// The state in which a recognizer ends.
  case state(String)
  /// The first responder behind the event.
  case first

  /// Reads a question, such as `actions: tap card`, `received card: press card for 1`, `next card` or
  /// `tap card`, which asks who is hit.
  ///
  /// - Returns: What is asked for, and the commands that show it.
  package static func read(_ text: String) -> (probe: Probe, line: String) {
    let words = text.split(separator: " ").map(String.init)
    if words.count == 2, words[0] == "next" { return (.next(words[1]), "chain \(words[1])") }
    guard let end = words.firstIndex(where: { $0.hasSuffix(":") }),
      let probe = Probe(words[...end].joined(separator: " ").dropLast())
    else { return (.hit, text) }
    return (probe, words[(end + 1)...].joined(separator: " "))
  }

  private init?(_ text: Substring) {
    let words = text.split(separator: " ").map(String.init)
    switch (words.first, words.count) {
    case ("actions", 1): self = .actions
    case ("handlers", 1): self = .handlers
    case ("first", 1): self = .first
    case ("performer", 2): self = .performer(words[1])
    case ("received", 2): self = .received(words[1])
    case ("state", 2): self = .state(words[1])
    default: return nil
    }
  }

  /// Returns the question in words.
  ///
  /// - Parameter setUp: The commands before it; empty for none.
  package func question(about event: String, after setUp: String = "") -> String {
    let question =
      switch self {
      case .hit: "who gets '\(event)'?"
      case .next(let name): "who is next after \(name)?"
      case .actions: "which actions does '\(event)' perform?"
      case .performer(let action): "who performs \(action): of '\(event)'?"
      case .handlers: "who handles '\(event)'?"
      case .received(let name): "what does \(name) receive of '\(event)'?"
      case .state(let name): "how does \(name) end in '\(event)'?"
      case .first: "who is first responder after '\(event)'?"
      }
    return setUp.isEmpty ? question : "after '\(setUp)', \(question)"
  }

  /// The state of a recognizer that sees no finger.
  package static let untouched = UIGestureRecognizer.State.possible.rawValue

  /// The words for an answer that names nothing.
  package var none: String {
    switch self {
    case .actions, .received, .state: "nothing"
    case .hit, .next, .performer, .handlers, .first: "nobody"
    }
  }

  /// Indicates whether the order of the words of an answer matters.
  var isOrdered: Bool { if case .received = self { true } else { false } }

  /// Returns the answer of a scene in which an event has happened: names, or none; nil if what is
  /// asked about is not there.
  package func answer(of event: EventTrace?, in scene: Scene) -> [String]? {
    switch self {
    case .next(let name):
      guard let responder = scene.names[name] as? UIResponder else { return nil }
      return responder.next.map { [scene.label(of: $0)] } ?? []
    case .first:
      return scene.application.keyWindow?.firstResponder.map { [scene.label(of: $0)] } ?? []
    default: break
    }
    guard let event else { return nil }
    switch self {
    case .hit:
      return event.hitTest.map { $0.answer.map { [scene.label(of: $0)] } ?? [] }
    case .actions:
      // A recognizer sends its action again with each move.
      return event.firings(in: scene).filter { !$0.isEvent && $0.isPerformed }.map(\.name).unique
    case .performer(let action):
      return event.moments.compactMap {
        guard case .action(let report) = $0.event, report.isPerformed,
          Self.isSame("\(report.action)", action), case .object(let id) = report.receiver
        else { return nil }
        return scene.label(of: id)
      }
    case .handlers:
      return (event.routes.first?.handlers ?? []).map { scene.label(of: $0) }
    case .received(let name):
      guard let view = scene.names[name] as? UIView else { return nil }
      return event.received(by: ObjectID(view)).withMovesFolded.map(\.rawValue)
    case .state(let name):
      guard let recognizer = scene.names[name] as? UIGestureRecognizer else { return nil }
      return [event.states(of: ObjectID(recognizer)).last ?? Self.untouched]
    case .next, .first: return nil
    }
  }

  /// Returns whether two words name the same. The colons that stand for arguments may be left out, and
  /// so may the first word of a method of touches.
  static func isSame(_ word: String, _ other: String) -> Bool {
    plain(word) == plain(other)
  }

  private static func plain(_ word: String) -> String {
    var word = word.lowercased()
    while word.last == ":" { word.removeLast() }
    if word.hasPrefix("touches") { word.removeFirst("touches".count) }
    return word
  }
}

extension [String] {
  /// The texts, each once.
  var unique: [String] {
    indices.filter { !self[..<$0].contains(self[$0]) }.map { self[$0] }
  }
}

extension [EventMethod] {
  /// The methods with `touchesMoved` said once however often it came in a row.
  var withMovesFolded: [EventMethod] {
    enumerated().filter { index, method in
      method != .touchesMoved || index == 0 || self[index - 1] != .touchesMoved
    }.map(\.element)
  }
}

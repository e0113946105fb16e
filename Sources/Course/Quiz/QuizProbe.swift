import Commands
import Explanation
import ResponderKit
import Scenes
import Session

/// What a question asks for.
enum QuizProbe: Sendable {
  /// The view that is hit at a point of the screen.
  case hit(CGPoint)
  /// The next responder of an object.
  case next(String)
  /// The actions that are performed, in order.
  case actions
  /// The responders that perform an action.
  case performers(String)
  /// The responders that handle a method, in order.
  case handlers(EventMethod)
  /// The touches methods that a view receives.
  case received(String)
  /// The state in which a recognizer ends.
  case ending(String)
  /// The first responder of the key window.
  case firstResponder

  func question(about event: String) -> String {
    switch self {
    case .hit: "\(event): who gets it?"
    case .next(let name): "what is the next responder of \(name)?"
    case .actions: "\(event): which actions are performed?"
    case .performers(let action): "\(event): who performs \(action)?"
    case .handlers(let method): "\(event): who handles \(method.rawValue)?"
    case .received(let name): "\(event): what does \(name) receive?"
    case .ending(let name): "\(event): how does the recognizer \(name) end?"
    case .firstResponder: "\(event): who is first responder then?"
    }
  }

  /// Returns the true answer in a session whose scene is the question's; it may carry out the event
  /// there. Nil if the event cannot be carried out.
  func answer(to event: String, in session: Session) -> String? {
    let scene = session.scene
    if case .hit(let point) = self {
      return scene.hitView(at: point).map { scene.label(of: $0) }
        ?? Self.nobody
    }
    if case .next = self { return words(shared?.answer(of: nil, in: scene)) }
    guard session.carryOutPrivately([event, "wait 1"], as: "quiz").isEmpty else { return nil }
    let trace = session.lastInteraction
    guard case .handlers(let method) = self else {
      return words(shared?.answer(of: trace, in: scene))
    }
    let handlers = trace?.routes.filter { $0.method == method }.flatMap(\.handlers)
    return words(handlers.map { $0.map { scene.label(of: $0) } })
  }

  /// The question that lessons ask, too; nil where a quiz asks for a point or for one method.
  private var shared: Probe? {
    switch self {
    case .hit, .handlers: nil
    case .next(let name): .next(name)
    case .actions: .actions
    case .performers(let action): .performer(action)
    case .received(let name): .received(name)
    case .ending(let name): .state(name)
    case .firstResponder: .first
    }
  }

  private func words(_ answer: [String]?) -> String? {
    guard let answer else { return nil }
    if answer.isEmpty { return shared?.none ?? Self.nobody }
    // Methods come again; who performs or handles is said once.
    if case .received = self { return answer.joined(separator: ", ") }
    return answer.indices.filter { !answer[..<$0].contains(answer[$0]) }.map { answer[$0] }
      .joined(separator: ", ")
  }

  /// The answer if no object is one.
  static let nobody = "nobody"
  /// The answer if nothing happens.
  static let nothing = "nothing"
}

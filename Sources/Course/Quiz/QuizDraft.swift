import Analysis
import Commands
import Explanation
import Foundation
import ResponderKit
import Scenes
import Session

/// A scene with a question about it, before the true answer is known.
struct QuizDraft {
  /// The commands that make the scene.
  var scene: [String]
  /// What the scene cannot say in commands, such as round corners.
  var remark = ""
  /// The radii of views that are drawn with round corners, in points.
  var corners: [String: Double] = [:]
  /// The question.
  var probe: QuizProbe
  /// The command that shows what happens.
  var event: String
  /// The answers of people who believe something wrong; those about a hit-test are found by
  /// ``BelievedHitTest``.
  var believed: [(answer: String, belief: Belief)] = []
}

extension QuizDraft {
  /// The point of the screen that the question is about; nil if it is about none.
  var point: CGPoint? { if case .hit(let point) = probe { point } else { nil } }
}

/// What a question asks for.
enum QuizProbe {
  /// The view that is hit at a point of the screen.
  case hit(CGPoint)
  /// The next responder of an object.
  case next(String)
  /// The actions that are performed.
  case actions
  /// The responder that performs an action.
  case performer(String)
  /// The responders that handle `touchesBegan`.
  case handlers
  /// The responder that handles a shake.
  case shake
  /// The touches methods that a view receives.
  case received(String)

  /// The question in words.
  ///
  /// - Parameter event: The command of the event.
  func question(about event: String) -> String {
    switch self {
    case .hit: "\(event): who gets it?"
    case .next(let name): "what is the next responder of \(name)?"
    case .actions: "\(event): which actions are performed?"
    case .performer(let action): "\(event): who performs \(action)?"
    case .handlers: "\(event): who handles touchesBegan?"
    case .shake: "\(event): who handles the shake?"
    case .received(let name): "\(event): what does \(name) receive?"
    }
  }

  /// Returns the true answer in a session whose scene is the question's; it may carry out the event
  /// there.
  func answer(to event: String, in session: Session) -> String? {
    let scene = session.scene
    func list(_ words: [String], none: String = QuizProbe.nobody) -> String {
      words.isEmpty ? none : words.joined(separator: ", ")
    }
    switch self {
    case .hit(let point):
      return scene.application.hitTest(at: point, with: nil).map { scene.label(of: $0.view) }
        ?? Self.nobody
    case .next(let name):
      guard let responder = scene.names[name] as? UIResponder else { return nil }
      return responder.next.map { scene.label(of: $0) } ?? Self.nobody
    default: break
    }
    guard session.carryOutPrivately([event, "wait 1"], as: "quiz").isEmpty,
      let trace = session.lastInteraction
    else { return nil }
    return shared.flatMap { probe in
      probe.answer(of: trace, in: scene).map { list($0, none: probe.none) }
    }
  }

  /// The question that lessons ask, too.
  private var shared: Probe? {
    switch self {
    case .hit, .next: nil
    case .actions: .actions
    case .performer(let action): .performer(action)
    case .handlers, .shake: .handlers
    case .received(let name): .received(name)
    }
  }

  /// The answer if no object is one.
  static let nobody = "nobody"
  /// The answer if nothing happens.
  static let nothing = "nothing"
}

/// A source of numbers that look random and are the same for the same seed.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    // Steps of an odd constant reach every state; the rest mixes its bits.
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// Returns a whole number of a range.
  mutating func roll(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// Returns one of several.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[roll(0...(elements.count - 1))]
  }
}

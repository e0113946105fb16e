import Foundation

/// What a page asks the session to do.
package struct PageRequest: Sendable, Equatable {
  /// What is asked for, in the coordinates of the screen.
  package enum Kind: Sendable, Equatable {
    case tap(CGPoint)
    case press(CGPoint)
    case hit(CGPoint)
    case drag(from: CGPoint, to: CGPoint)
    /// The view with an id is looked at.
    case select(view: Int)
    case undo
    /// The step of an interaction, from 0, is looked at.
    case step(number: Int, to: Int)
    case vote(question: Int, answer: Answer)
    /// Enter at the prompt.
    case enter
    /// The next lesson.
    case next
  }

  /// The answer of a vote.
  package enum Answer: Sendable, Equatable {
    /// The view with an id; -1 for nobody.
    case view(Int)
    /// A choice, from 0.
    case choice(Int)
  }

  /// What is asked for.
  package var kind: Kind
  /// The revision of the scene that the page shows, where it matters.
  package var revision: Int?
  /// A name that tells visitors apart; it is not the cookie.
  package var voter: String
  /// Indicates whether it came from a guest.
  package var isGuest: Bool

  /// Creates a request.
  package init(_ kind: Kind, revision: Int? = nil, voter: String, isGuest: Bool = false) {
    (self.kind, self.revision, self.voter, self.isGuest) = (kind, revision, voter, isGuest)
  }
}

extension PageRequest {
  /// The greatest coordinate, far beyond every screen.
  private static let farthest = 1e6
  /// The greatest id or number.
  private static let greatest = Double(Int32.max)

  /// Reads a request, strictly.
  init(_ bytes: some Sequence<UInt8>, from visitor: Visitor) throws(Refusal) {
    guard let object = FlatObject(bytes) else { throw Refusal(400, "this is no request in JSON") }
    var members = object.members
    guard case .text(let word)? = members.removeValue(forKey: "kind") else {
      throw Refusal(400, "the kind is missing")
    }
    kind =
      switch word {
      case "tap": .tap(try Self.point("point", &members))
      case "press": .press(try Self.point("point", &members))
      case "hit": .hit(try Self.point("point", &members))
      case "drag":
        .drag(from: try Self.point("from", &members), to: try Self.point("to", &members))
      case "select": .select(view: try Self.integer("view", &members))
      case "undo": .undo
      case "step":
        .step(
          number: try Self.integer("number", &members), to: try Self.integer("to", &members))
      case "vote":
        .vote(
          question: try Self.integer("question", &members), answer: try Self.answer(&members))
      case "enter": .enter
      case "next": .next
      default: throw Refusal(400, "the kind is not known")
      }
    revision =
      switch kind {
      case .tap, .press, .hit, .drag, .select, .undo: try Self.integer("revision", &members)
      case .step, .vote, .enter, .next: nil
      }
    if let name = members.keys.min() {
      throw Refusal(400, "'\(name.prefix(20))' does not belong to this kind")
    }
    (voter, isGuest) = (visitor.id, visitor.isGuest)
  }

  /// Indicates whether it is a vote, which is all that guests may send.
  var isVote: Bool { question != nil }

  var question: Int? { if case .vote(let question, _) = kind { question } else { nil } }

  private static func answer(
    _ members: inout [String: FlatObject.Value]
  ) throws(Refusal) -> Answer {
    if members["choice"] != nil { return .choice(try integer("choice", &members)) }
    return .view(try integer("view", from: -1, &members))
  }

  private static func integer(
    _ name: String, from least: Double = 0, _ members: inout [String: FlatObject.Value]
  ) throws(Refusal) -> Int {
    switch members.removeValue(forKey: name) {
    case .number(let number)? where number >= least && number <= greatest:
      guard let integer = Int(exactly: number) else { fallthrough }
      return integer
    case .some: throw Refusal(400, "'\(name)' is no number that can be meant")
    case nil: throw Refusal(400, "'\(name)' is missing")
    }
  }

  private static func point(
    _ name: String, _ members: inout [String: FlatObject.Value]
  ) throws(Refusal) -> CGPoint {
    switch members.removeValue(forKey: name) {
    case .numbers(let numbers)?
    where numbers.count == 2 && numbers.allSatisfy { abs($0) <= farthest }:
      return CGPoint(x: numbers[0], y: numbers[1])
    case .some: throw Refusal(400, "'\(name)' is no point that can be meant")
    case nil: throw Refusal(400, "'\(name)' is missing")
    }
  }
}

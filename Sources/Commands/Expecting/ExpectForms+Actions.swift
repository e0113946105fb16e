import Explanation
import ResponderKit
import Scenes

extension Command {
  static let expectFired = action(
    .fired, "REF sent the action in the last interaction, and a responder performed it")
  static let expectNothingFired = nothing(
    .fired, "no action was performed in the last interaction")
  static let expectSent = action(
    .sent, "REF sent the action in the last interaction, performed or not (R7.8)")
  static let expectNothingSent = nothing(.sent, "no action was sent in the last interaction")

  /// A fact that an expectation states of an action.
  private enum Fact: String {
    case fired, sent

    /// The verb for the fact, with the control as its subject.
    var verb: String { self == .fired ? "fire" : "send" }

    func holds(of firing: Firing) -> Bool { self == .sent || firing.isPerformed }
  }

  private static func action(_ fact: Fact, _ meaning: String) -> Command.Form {
    Form(
      .word(fact.rawValue, .action()), .word("on", .object()),
      .optional(.located(.option("times"))), summary: meaning
    ) { call, wanted, sender, given in
      let event = try call.lastEvent()
      let sent = event.firings(in: call.scene).filter { $0.isBy(sender) }
      let found = sent.filter { fact.holds(of: $0) }
      let count = found.count { $0.isNamed(wanted) }
      let times = given?.value
      if let given, given.value < 0 {
        throw call.error(.refused("a number of times is zero or more"), at: given)
      }
      guard times.map({ $0 != count }) ?? (count == 0) else { return }
      let howOften = times.map { " \(Command.times($0))" } ?? ""
      let name = call.scene.label(of: sender)
      let unperformed = sent.first { $0.isNamed(wanted) && !fact.holds(of: $0) }
      throw ExpectationFailure(
        "expected '\(name)' to \(fact.verb) \(wanted)\(howOften), "
          + "got \(summary(of: found.filter { !$0.isEvent }.map(\.name)))",
        notes: unperformed.map {
          ["\($0.name) was sent by \(name), but nobody performs it (\(RuleID(7, 8)))"]
        }
          ?? (count == 0
            ? call.reasons(unsent: sender, in: event) : call.reasons(sent: found, in: event)))
    }
  }

  private static func nothing(_ fact: Fact, _ meaning: String) -> Command.Form {
    Form("nothing \(fact.rawValue)", summary: meaning) { call in
      let event = try call.lastEvent()
      let found = event.firings(in: call.scene).filter {
        !$0.isEvent && fact.holds(of: $0)
      }
      guard !found.isEmpty else { return }
      let senders = found.map { firing in
        firing.name + (firing.sender.map { " on \(call.scene.label(of: $0))" } ?? "")
      }
      throw ExpectationFailure(
        "expected nothing \(fact.rawValue), got \(Command.summary(of: senders))",
        notes: call.reasons(sent: found, in: event))
    }
  }

  private static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

  /// Returns actions in words, each once, in the order of first sending.
  private static func summary(of actions: [String]) -> String {
    var order: [String] = []
    for action in actions where !order.contains(action) { order.append(action) }
    let words = order.map { action in
      let count = actions.count { $0 == action }
      return count == 1 ? action : "\(action) \(times(count))"
    }
    return words.isEmpty ? "nothing" : words.joined(separator: ", ")
  }
}

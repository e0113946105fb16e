import Explanation
import ResponderKit
import Scenes
import Session

extension Command {
  static let expectChain = Form(
    .word("chain", .responder()), .zeroOrMore(.word(">", .responder())),
    summary: "the responder chain from the first REF is exactly this"
  ) { call, first, others in
    let expected = [first] + others
    let chain = Array(ResponderChain(from: first))
    guard chain != expected else { return }
    let names = { (list: [UIResponder]) in
      list.map { call.scene.label(of: $0) }.joined(separator: " > ")
    }
    throw ExpectationFailure(
      "expected chain \(names(expected)), got \(names(chain))",
      notes: call.reasons(chain: chain, expected: expected))
  }

  static let expectHandled = Form(
    .word("handled", .either("nobody", or: .responder())), .optional(.word("by", .method())),
    summary: "REF handled the last event"
  ) { call, expected, methods in
    let event = try call.lastEvent()
    let routes = event.routes
    let methods = methods ?? []
    let handlers = routes.filter { methods.isEmpty || methods.contains($0.method) }
      .flatMap(\.handlers)
    let names = Set(handlers).map { "'\(call.scene.label(of: $0))'" }.sorted()
    let found = names.isEmpty ? "nobody" : names.joined(separator: " and ")
    guard let expected else {
      if handlers.isEmpty { return }
      throw ExpectationFailure(
        "expected handled nobody, got \(found)",
        notes: call.reasons(handledBySomebody: methods, in: event))
    }
    guard !handlers.contains(ObjectID(expected)) else { return }
    throw ExpectationFailure(
      "expected handled '\(call.scene.label(of: expected))', got \(found)",
      notes: call.reasons(undelivered: expected, methods, in: event))
  }

  static let expectReceived = Form(
    .word("received", .responder()), .zeroOrMore(.method()),
    summary: "REF received exactly these methods in the last interaction, in order"
  ) { call, responder, expected in
    let methods = expected.flatMap { $0 }
    let event = try call.lastEvent()
    let received = event.received(by: ObjectID(responder))
    guard received != methods, received.withMovesFolded != methods else { return }
    let text = { (list: [EventMethod]) in
      list.isEmpty ? "nothing" : list.map(\.rawValue).joined(separator: " ")
    }
    throw ExpectationFailure(
      "expected '\(call.scene.label(of: responder))' to receive \(text(methods)), "
        + "got \(text(received))",
      notes: received.isEmpty
        ? call.reasons(undelivered: responder, methods, in: event)
        : call.reasons(delivered: responder, in: event))
  }
}

extension Call {
  /// Returns the last event, or throws an error that says how to get one.
  func lastEvent() throws -> EventTrace {
    guard let event = session.state.event else {
      throw CommandError(.nothingYet("no event has been sent yet; try 'tap 100,100'"))
    }
    try refuseUnplaced(event.hitTest)
    return event
  }
}

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
      let isSentInVain = sent.contains { $0.isNamed(wanted) && !fact.holds(of: $0) }
      let inVain = isSentInVain ? sent.filter { !$0.isEvent && !$0.isPerformed } : []
      throw ExpectationFailure(
        "expected '\(name)' to \(fact.verb) \(wanted)\(howOften), "
          + "got \(summary(of: found.filter { !$0.isEvent }.map(\.name)))",
        notes: !inVain.isEmpty
          ? call.reasons(sent: inVain, in: event)
          : count == 0
            ? call.reasons(unsent: sender, in: event) : call.reasons(sent: found, in: event))
    }
  }

  private static func nothing(_ fact: Fact, _ meaning: String) -> Command.Form {
    Form("nothing \(fact.rawValue)", summary: meaning) { call in
      // Before the first event nothing was.
      guard let event = call.session.state.event else { return }
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

  static let expectState = Form(
    .word("state", .gesture()), .oneOrMore(.gestureState()),
    summary: "the recognizer went through these states in the last interaction"
  ) { call, recognizer, states in
    let expected = states.map(\.rawValue)
    let event = try call.lastEvent()
    let seen = event.states(of: ObjectID(recognizer))
    let found = seen.isEmpty ? [UIGestureRecognizer.State.possible.rawValue] : seen
    guard found != expected else { return }
    let name = call.scene.label(of: recognizer)
    throw ExpectationFailure(
      "expected state '\(name)' \(expected.joined(separator: " ")), "
        + "got \(found.joined(separator: " "))", notes: call.reasons(about: recognizer, in: event))
  }

  static let expectFirst = Form(
    .word("first", .either("none", or: .responder())),
    summary: "REF is the key window's first responder (R9.3)"
  ) { call, expected in
    let found = call.scene.application.keyWindow?.firstResponder
    guard expected !== found else { return }
    let name = { (responder: UIResponder?) in
      responder.map { "'\(call.scene.label(of: $0))'" } ?? "none"
    }
    throw ExpectationFailure(
      "expected first \(name(expected)), got \(name(found))",
      notes: call.reasons(notFirst: expected, but: found))
  }
}

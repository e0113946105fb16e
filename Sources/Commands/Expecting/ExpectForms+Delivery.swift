import Explanation
import ResponderKit
import Scenes

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

extension [EventMethod] {
  /// The methods with `touchesMoved` said once however often it came in a row.
  fileprivate var withMovesFolded: [EventMethod] {
    enumerated().filter { index, method in
      method != .touchesMoved || index == 0 || self[index - 1] != .touchesMoved
    }.map(\.element)
  }
}

extension Call {
  /// Returns the last event, or throws an error that says how to get one.
  func lastEvent() throws -> EventTrace {
    guard let event = session.memory.event else {
      throw CommandError(.nothingYet("no event has been sent yet; try 'tap 100,100'"))
    }
    return event
  }
}

import Explanation
import ResponderKit
import Scenes

extension Command {
  static let expectChain = Command.Form(
    [
      .word("chain"), .slot("REF", .responder),
      .optional([.many([.word(">"), .slot("REF", .responder)])]),
    ], "the chain from the first REF is exactly this"
  ) { call in
    let expected = call.responders("REF")
    guard let first = expected.first else { return }
    let chain = Array(ResponderChain(from: first))
    guard chain != expected else { return }
    let names = { (list: [UIResponder]) in
      list.map { call.scene.label(of: $0) }.joined(separator: " > ")
    }
    throw ExpectationFailure(
      "expected chain \(names(expected)), got \(names(chain))",
      notes: call.reasons(chain: chain, expected: expected))
  }

  static let expectHandled = Command.Form(
    [
      .word("handled"), .choice([[.word("nobody")], [.slot("REF", .responder)]]),
      .optional([.word("by"), .slot("METHOD", .method)]),
    ], "who handled the last event"
  ) { call in
    let event = try call.lastEvent()
    let routes = event.routes
    let methods = call.methods
    let handlers = routes.filter { methods.isEmpty || methods.contains($0.method) }
      .flatMap(\.handlers)
    let names = Set(handlers).map { "'\(call.scene.label(of: $0))'" }.sorted()
    let found = names.isEmpty ? "nobody" : names.joined(separator: " and ")
    guard let expected = call.optionalResponder("REF") else {
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

  static let expectReceived = Command.Form(
    [
      .word("received"), .slot("REF", .responder), .optional([.many([.slot("METHOD", .method)])]),
    ], "exactly what it received in the last interaction, in order"
  ) { call in
    guard let responder = call.optionalResponder("REF") else { return }
    let event = try call.lastEvent()
    let received = event.received(by: ObjectID(responder))
    guard received != call.methods, received.withMovesFolded != call.methods else { return }
    let text = { (list: [EventMethod]) in
      list.isEmpty ? "nothing" : list.map(\.rawValue).joined(separator: " ")
    }
    throw ExpectationFailure(
      "expected '\(call.scene.label(of: responder))' to receive \(text(call.methods)), "
        + "got \(text(received))",
      notes: received.isEmpty
        ? call.reasons(undelivered: responder, call.methods, in: event)
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
  /// The last event, or an error that says how to get one.
  func lastEvent() throws -> Interaction {
    guard let event = session.memory.event else {
      throw CommandError(.nothingYet("no event has been sent yet; try 'tap 100,100'"))
    }
    return event
  }

  /// The methods named by the arguments, in order.
  fileprivate var methods: [EventMethod] {
    arguments.all("METHOD").flatMap { argument -> [EventMethod] in
      if case .events(let methods) = argument { methods } else { [] }
    }
  }
}

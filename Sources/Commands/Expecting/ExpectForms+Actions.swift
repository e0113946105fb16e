import Inspection
import ResponderKit

extension Command.Form {
  static let expectFired = Command.Form(
    [
      .word("fired"), .slot("ACTION", .action), .word("on"), .slot("REF", .object),
      .optional([.slot("times=N", .option("times"))]),
    ], "the control or recognizer sent the action in the last interaction"
  ) { call in
    guard let sender = call.optionalObject("REF") else { return }
    let wanted = call.text("ACTION")
    let event = try call.lastEvent()
    let fired = event.firings(in: call.scene).filter { $0.isBy(sender) }
    let sent = fired.filter { !$0.isEvent }.map(\.name)
    let count = fired.count { $0.isNamed(wanted) }
    let times = call.optionalInteger("times=N")
    if let times, times < 0 {
      throw call.error(.refused("a number of times is zero or more"), at: "times=N")
    }
    guard times.map({ $0 != count }) ?? (count == 0) else { return }
    let howOften = times.map { " \(Command.Form.times($0))" } ?? ""
    throw ExpectationFailure(
      "expected '\(call.scene.label(of: sender))' to fire \(wanted)\(howOften), "
        + "got \(Command.Form.summary(of: sent))",
      notes: Command.Form.untold(by: sender, in: event))
  }

  static let expectNothingFired = Command.Form(
    [.word("nothing"), .word("fired")], "no action was sent in the last interaction"
  ) { call in
    let sent = try call.lastEvent().firings(in: call.scene).filter { !$0.isEvent }
    guard !sent.isEmpty else { return }
    let senders = sent.map { firing in
      firing.name + (firing.sender.map { " on \(call.scene.label(of: $0))" } ?? "")
    }
    throw ExpectationFailure("expected nothing fired, got \(Command.Form.summary(of: senders))")
  }

  private static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

  /// Actions in words, each once, in the order of first sending.
  private static func summary(of actions: [String]) -> String {
    var order: [String] = []
    for action in actions where !order.contains(action) { order.append(action) }
    let words = order.map { action in
      let count = actions.count { $0 == action }
      return count == 1 ? action : "\(action) \(times(count))"
    }
    return words.isEmpty ? "nothing" : words.joined(separator: ", ")
  }

  /// The events that a control told of without anybody to tell.
  private static func untold(by sender: StatefulObject, in event: Interaction) -> [String] {
    var names: [String] = []
    for case .controlEvent(let report) in event.moments.map(\.event)
    where report.control == ObjectID(sender) && report.count == 0 && !names.contains(report.event) {
      names.append(report.event)
    }
    return names.isEmpty ? [] : ["it has no target for \(names.joined(separator: ", "))"]
  }
}

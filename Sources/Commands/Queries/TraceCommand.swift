import Explanation
import ResponderKit

extension Command {
  static let trace = Command(
    name: "trace", group: .looking,
    summary: "shows every decision of the last event or question",
    forms: [
      Form { call in
        _ = try call.lastInteraction()
        call.writeInteraction(isFolded: false)
      }
    ],
    examples: [
      Example("trace", "unfolded", setup: "add red 0,0 90x90; tap 10,10", shows: "red")
    ])
}

extension Call {
  /// Returns the last interaction, or throws an error that says how to get one.
  func lastInteraction() throws -> EventTrace {
    guard let interaction = session.lastInteraction else {
      throw CommandError(.nothingYet("nothing has been asked yet; try 'tap 100,100'"))
    }
    return interaction
  }
}

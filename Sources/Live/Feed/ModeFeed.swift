import Session
import Text

/// Where a session is, as its feed tells it: the prompt, and the cards of the modes that are open.
struct ModeFeed {
  var prompt: String
  /// The data of the cards by their names, the innermost mode last.
  var cards: JSONObject = [:]
  /// Indicates whether the session has the colours of a projector.
  var isProjector = false

  /// The data of the event `mode`.
  var json: JSONObject {
    let place: JSONObject = ["prompt": .string(prompt), "isProjector": .bool(isProjector)]
    return place.merging(cards)
  }
}

extension Session {
  /// Returns where the session is.
  ///
  /// - Parameter earlier: What was told before a question that is open, so that nothing tells its answer;
  ///   nil if none is open.
  func modeFeed(hidingSince earlier: ModeFeed?) -> ModeFeed {
    var feed = ModeFeed(prompt: promptText)
    for mode in modes {
      guard let card = mode.card else { continue }
      let data = earlier.map { mode.card(hidingSince: $0.cards[card.name]?.object) } ?? card.data
      feed.cards[card.name] = data.map(JSONValue.object)
    }
    feed.isProjector = style.appearance.choice == .projector
    return feed
  }
}

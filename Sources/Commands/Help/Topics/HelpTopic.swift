import Scenes

/// A page of help on something that is no command.
struct HelpTopic: Sendable {
  /// The word that asks for it.
  let name: String
  /// Other words that ask for it.
  var aliases: [String] = []
  /// One line about it.
  let summary: String
  /// The first paragraphs, which depend on what the session knows.
  var lead: @Sendable (SceneKinds) -> [String] = { _ in [] }
  /// The page.
  let paragraphs: [String]
  /// Lines to try, which the tests run.
  let examples: [Command.Example]

  /// All topics.
  static let all: [HelpTopic] = [
    hitTesting, responderChain, touches, recognizers, controls, scrollViews, firstResponder,
    coordinates, windows, viewControllers, tree, eventQueue, timeline, stepping,
    overrides, references, values, classes, scripts, expectations, prompt, errors, json,
    dumps, elementDumps,
  ]

  /// The topic that a text asks for: in small letters, spaces for hyphens or not, one or many.
  static func named(_ text: String) -> HelpTopic? {
    let name = text.split(separator: " ").joined(separator: "-")
    return all.first { topic in
      ([topic.name] + topic.aliases).contains { $0 == name || $0 == name + "s" }
    }
  }
}

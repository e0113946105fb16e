import Language
import ResponderKit
import Session

extension Command {
  static let help = Command(
    name: "help", aliases: ["?"], group: .session,
    summary: "lists the commands, explains a command or topic, or searches",
    details: [
      "A name opens its page: a command, a topic, a class or method of UIKit, a rule, a surprise, "
        + "a code of 'why' or 'audit', or a property. Other words are searched for in all pages; "
        + "those with the most of them are shown."
    ],
    forms: [
      Form(
        .word("search", .located(.rest("WORDS"))),
        summary: "searches all pages for the words, best match first"
      ) { call, words in
        let style = call.session.style
        let search = HelpSearch(words.value)
        guard !search.hits.isEmpty else { throw call.unknownTopic(words) }
        search.lines(style).forEach(call.write)
      },
      Form(
        .optional(.located(.topic())), summary: "the first commands, or one page"
      ) { call, topic in
        let style = call.session.style
        guard let topic else {
          HelpPages.overview(style).forEach(call.write)
          return
        }
        let name = topic.value
        let kinds = call.scene.kinds
        guard
          let page = HelpPages.page(on: name, style, kinds) ?? HelpPages.search(name, style, kinds)
        else {
          throw call.unknownTopic(topic)
        }
        page.forEach(call.write)
      },
    ],
    examples: [
      Example("help inset", "one command", shows: "usage"),
      Example("help hit-testing", "a topic", shows: "R2.1"),
      Example("help R6.8", "a rule", shows: "documented"),
      Example("help rules", "all rules", shows: "R12.8"),
      Example("help surprise 12", "what people expect, and what UIKit does", shows: "R2.9"),
      Example(
        "help COVERED_BY", "what a code of 'why' means, and what helps", shows: "passthrough"),
      Example("help interaction", "a property, by any of its names", shows: "UIView"),
      Example("help UIWindow", "a class of UIKit", shows: "R1.5"),
      Example("help hitTest:withEvent:", "a method", shows: "point(inside:)"),
      Example("help delay", "no page of that name: searches for it", shows: "R8.1"),
      Example("help search hidden window", "both words", shows: "R1.7"),
    ])
}

extension Call {
  fileprivate func unknownTopic(_ topic: Located<String>) -> CommandError {
    let near = HelpPages.nearest(to: topic.value)
    return error(.unknownTopic(topic.value, suggestions: near), at: topic)
  }
}

import ResponderKit

extension Command {
  static let help = Command(
    name: "help", aliases: ["?"], group: .session,
    summary: "lists the commands, explains one or a topic, or searches",
    details: [
      "A name opens its page: a command, a topic, a rule, a surprise, a code of 'why' or 'audit', a "
        + "property. Anything else is searched for in all pages; several words must all be there."
    ],
    forms: [
      Form([.word("search"), .slot("WORDS", .rest)], "where the words stand, best first") { call in
        let look = call.session.look
        let search = HelpSearch(call.text("WORDS"))
        guard !search.hits.isEmpty else { throw call.unknownTopic("WORDS") }
        search.lines(look).forEach(call.write)
      },
      Form([.optional([.slot("TOPIC", .topic)])], "all commands, or the page of one thing") {
        call in
        let look = call.session.look
        guard let topic = call.optionalText("TOPIC") else {
          HelpPages.overview(look).forEach(call.write)
          return
        }
        let kinds = call.scene.kinds
        guard
          let page = HelpPages.page(on: topic, look, kinds)
            ?? HelpPages.search(topic, look, kinds)
        else {
          throw call.unknownTopic("TOPIC")
        }
        page.forEach(call.write)
      },
    ],
    examples: [
      Example("help inset", "one command", shows: "usage"),
      Example("help hit-testing", "a topic", shows: "R2.1"),
      Example("help R6.8", "a rule", shows: "documented"),
      Example("help rules", "all rules", shows: "R12.8"),
      Example("help surprise 12", "what people expect, and what is so", shows: "R2.9"),
      Example("help COVERED_BY", "what 'why' means, and what helps", shows: "passthrough"),
      Example("help interaction", "a property, by any of its names", shows: "UIView"),
      Example("help delay", "no page of that name: where it stands", shows: "R8.1"),
      Example("help search hidden window", "both words", shows: "R1.7"),
    ])
}

extension Call {
  fileprivate func unknownTopic(_ label: String) -> CommandError {
    let topic = text(label)
    return error(.unknownTopic(topic, suggestions: HelpPages.nearest(to: topic)), at: label)
  }
}

import Language
import ResponderKit
import Session

extension Command {
  static let help = Command(
    name: "help", aliases: ["?"], group: .session,
    summary: "lists the commands, explains a command or topic, or searches",
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
    ])
}

extension Call {
  fileprivate func unknownTopic(_ topic: Located<String>) -> CommandError {
    let near = HelpPages.nearest(to: topic.value)
    return error(.unknownTopic(topic.value, suggestions: near), at: topic)
  }
}

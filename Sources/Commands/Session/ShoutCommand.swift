import Text

extension Command {
  static let shout = Command(
    name: "shout", group: .session, summary: "prints text in capitals",
    forms: [
      Form(.rest("TEXT")) { call, text in call.write(TextLine(text.uppercased(), .strong)) }
    ],
    examples: [Example("shout now then", "a heading nobody misses", shows: "NOW THEN")])
}

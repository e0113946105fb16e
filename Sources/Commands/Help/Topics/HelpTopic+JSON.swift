import Text

extension HelpTopic {
  static let json = HelpTopic(
    name: "json", aliases: ["json-lines", "format"],
    summary: "what --format json prints, for other programs",
    paragraphs: [
      "'tapscope --format json' prints an object per command, each in a line: schema (which is "
        + "\(JSONSchemaNumber.current)), type, command, text, file, line, ok and output, diagnostics if "
        + "something went wrong, then what the command tells. The end of a test is an object of type "
        + "\"test\".",
      "An event has hit, point, hitTests, routes, handledBy, fired, sent and, where there is more to "
        + "tell, story, with who, where, when, why and by which rule; time and moment say when, and in "
        + "which order. meanwhile is what happened in the second before. A point is [x,y], a rectangle "
        + "[x,y,width,height].",
      "The page JSONOutput describes all members; the JSON Schema that 'tapscope setup --print "
        + "schema' prints does so for programs. 'log', 'gestures' and 'diff' print objects as their "
        + "text, too:",
    ],
    examples: [
      .init("tap 9,9; log json", "what happened", shows: "\"kind\":\"touch\""),
      .init(
        "gesture tap single on root; gestures json", "recognizers", shows: "\"state\":\"possible\""
      ),
      .init("alpha root 0.5; diff json", "what differs", shows: "\"change\":\"changed\""),
    ])
}

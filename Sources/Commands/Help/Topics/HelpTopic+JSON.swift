extension HelpTopic {
  static let json = HelpTopic(
    name: "json", aliases: ["json-lines", "format"],
    summary: "what --format json prints, for other programs",
    paragraphs: [
      "'tapscope --format json' prints an object per command, each in a line: schema (which is 1), "
        + "type, command, text, file, line, ok and output, then what the command tells, and "
        + "diagnostics if something went wrong. The end of a test is an object of type \"test\".",
      "An event has hit, point, hitTests with their decisions, routes, handledBy, fired, sent, story "
        + "and meanwhile, which is the second before; time and moment say when and in which order. "
        + "Questions have what they print: tree a list of views, get a value. A point is [x,y], a "
        + "rectangle [x,y,width,height]. What stands behind verify, sweep, xfail or expect error "
        + "tells nothing of its own.",
      "The page JSONOutput describes all members, schema/tapscope-1.schema.json does so for "
        + "programs. 'log', 'gestures' and 'diff' print objects as their text, too:",
    ],
    examples: [
      .init("tap 9,9; log json", "what happened", shows: "\"kind\":\"touch\""),
      .init(
        "gesture tap single on root; gestures json", "recognizers", shows: "\"state\":\"possible\""
      ),
      .init("alpha root 0.5; diff json", "what differs", shows: "\"change\":\"changed\""),
    ])
}

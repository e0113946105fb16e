import Explanation

extension HelpTopic {
  static let stepping = HelpTopic(
    name: "stepping", aliases: ["breakpoints", "predictions"],
    summary: "one decision at a time, and predicting the next touch",
    paragraphs: [
      "'step' walks through the last event or question: who is asked, what it answers and by which "
        + "rule, then who is told. At a terminal it takes the screen, shows what is decided so "
        + "far beside a drawing, and goes on key by key: Enter next, b back, c to the breakpoint, "
        + "s to the end, r again, q leaves, ? lists the keys. 'step calls' stops at every call.",
      "'break' marks where to stop: at a view, another responder or recognizer, or wherever a rule "
        + "decides. Breakpoints change nothing in the scene; 'break' lists them, 'break none' "
        + "takes them away.",
      "'predict' says beforehand what the next touch will hit. The touch then tells whether that "
        + "held, and if not, the first decision that led another way.",
    ],
    examples: [
      .init(
        "add card 40,100 200x200; tap 100,320; step", "who is asked, and why card says no",
        shows: "card does not contain the point"),
      .init(
        "add card 40,100 200x200; break R2.4; tap 100,320; step", "where the edges decide",
        shows: "breakpoint: R2.4"),
      .init(
        "add card 40,100 200x200; predict card; tap 100,320", "20 points too low",
        shows: "predicted card, got root: card answers nil"),
    ])
}

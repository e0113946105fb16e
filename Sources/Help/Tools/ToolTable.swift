import Presentation
import Session
import Text

extension Tool {
  /// The tools, in the order of a session: lists, calls and help follow from this table.
  package static let all: [Tool] = screens + questions + events

  private static let view = Parameter(
    name: "view", kind: .text,
    summary: "a view: its name, address, path, Class#N, or its text in quotes")
  private static let point = [
    Parameter(name: "x", kind: .number, summary: "x of a point of the screen, in points"),
    Parameter(name: "y", kind: .number, summary: "y of the point"),
  ]

  private static let screens = [
    Tool(
      name: "import", title: "Import a screen",
      summary: "Import the screen of an app: the text that a debugger or a test tool printed, such "
        + "as recursiveDescription, Appium XML or a capture. It replaces the screen before.",
      parameters: [
        Parameter(name: "text", kind: .text, summary: "the text itself"),
        Parameter(
          name: "file", kind: .text,
          summary: "a file in the folder that the person allowed, in place of the text"),
      ],
      effect: .changesOnce, tells: [CommandFacts.importing.shape]
    ) { try $0.importScreen($1) },
    Tool(
      name: "code", title: "Read code",
      summary:
        "Read classes of the app, in Swift or Objective-C. Their hitTest, point(inside:) and "
        + "touches methods then run, line by line, for the views of these classes; 'why' names the "
        + "line that decides.",
      parameters: [
        Parameter(
          name: "text", kind: .text, summary: "the text of one file or class", isRequired: true),
        Parameter(
          name: view.name, kind: .text,
          summary: "the view that gets the methods, if there is no class around them"),
      ],
      effect: .changesOnce, tells: [CommandFacts.code.shape]
    ) { try $0.readCode($1) },
    Tool(
      name: "tree", title: "Show the views",
      summary: "Show the views with what matters for touches, back to front.",
      parameters: [view, Parameter(name: "all", kind: .boolean, summary: "true to fold nothing")],
      tells: [JSONObjectType.tree.shape]
    ) { session, arguments in
      let views = session.view(arguments)
      let all = arguments.isSet("all") && views.isEmpty
      return try session.run("tree", views + (all ? [.bare("all")] : []))
    },
    Tool(
      name: "draw", title: "Draw the screen",
      summary:
        "Draw the screen in characters, to scale, or as a picture in SVG. Both mark the last "
        + "touch and the view that it hit.",
      parameters: [
        Parameter(
          name: view.name, kind: .text, summary: "a view to draw alone, in characters only"),
        Parameter(
          name: "format", kind: .word(["text", "svg"]), summary: "text (if left out) or svg"),
      ]
    ) { session, arguments in
      guard arguments.text("format") == "svg" else {
        return try session.run("draw", session.view(arguments))
      }
      guard session.view(arguments).isEmpty else {
        throw CommandError(.refused("a picture in SVG has the whole screen; leave 'view' out"))
      }
      return try session.run("export", [.bare("svg")])
    },
    Tool(
      name: "diff", title: "Compare",
      summary: "Compare two screens, with the views that lost touch area first; or tell what has "
        + "changed since the last import.",
      parameters: [
        Parameter(
          name: "then", kind: .text, summary: "the text of the screen before, as for 'import'"),
        Parameter(name: "now", kind: .text, summary: "the text of the screen after"),
      ],
      mayTell: CommandFacts.shapes(of: "diff")
    ) { try $0.compare($1) },
  ]

  private static let questions = [
    Tool(
      name: "why", title: "Why a view gets a touch or not",
      summary: "Tell why a view gets a touch or does not, with fixes that were tried. The point is "
        + "the middle of the view if none is given.",
      parameters: [view.required] + point, tells: [CommandFacts.why.shape]
    ) { try $0.run("why", $0.view($1) + $0.point($1)) },
    Tool(
      name: "audit", title: "Audit the screen",
      summary: "Find every view that should be touchable and is not, or hardly.",
      parameters: [view], tells: [CommandFacts.audit.shape]
    ) { try $0.run("audit", $0.view($1) + [.bare("lenient")]) },
    Tool(
      name: "hit", title: "Hit-test a point",
      summary: "Tell which view a touch at a point of the screen hits, and how.",
      parameters: point.map(\.required), tells: [JSONObjectType.question.shape],
      mayTell: [CommandFacts.device.shape]
    ) { try $0.run("hit", $0.point($1)) },
    Tool(
      name: "chain", title: "Show the responder chain",
      summary: "Show the responder chain from a view, why each responder is next, and what it "
        + "handles. Without a view it begins at the one that was hit last.",
      parameters: [view], tells: [JSONObjectType.chain.shape]
    ) { try $0.run("chain", $0.view($1)) },
    Tool(
      name: "gestures", title: "Show the gesture recognizers",
      summary: "Show the gesture recognizers, their states, and which wait for or exclude others; "
        + "with a view, those that see a finger in it.",
      parameters: [view], tells: [JSONObjectType.gestures.shape]
    ) { try $0.run("gestures", $0.view($1)) },
  ]

  private static let events = [
    Tool(
      name: "tap", title: "Tap, or make another event happen",
      summary: "Tap a point or a view, or carry out one command that makes another event happen: "
        + "press, drag, swipe, pinch, twist, touch, key, shake, wait and others. It tells the "
        + "hit-test, the recognizers, the touches and the actions; what they change stays.",
      parameters: [
        view.described("a view to tap in its middle: its name, address, path, Class#N, or text")
      ] + point + [
        Parameter(
          name: "event", kind: .text,
          summary: "a command in place of view and point, such as 'tap plus count=2', "
            + "'press 195,755 for 1', 'drag 100,200 to 100,400', 'swipe list up' or 'key A'")
      ],
      effect: .changes,
      mayTell: [
        JSONObjectType.event.shape, CommandFacts.meanwhile.shape, CommandFacts.queue.shape,
        CommandFacts.remark.shape,
      ]
    ) { try $0.makeEvent($1) },
    Tool(
      name: "expect", title: "Check a condition",
      summary:
        "Check a condition of the scene or of the last event. If it does not hold, the answer "
        + "says what is the case instead, and why.",
      parameters: [
        Parameter(
          name: "condition", kind: .text,
          summary: "what is behind the command 'expect', such as 'hit buy at 30,50', 'actionable "
            + "buy', 'fired single', 'sent save: on buy' or 'buy.isEnabled on'",
          isRequired: true)
      ],
      tells: [ToolFacts.expectation.shape]
    ) { try $0.expect($1) },
    Tool(
      name: "try_fix", title: "Try a fix",
      summary:
        "Try commands, or the fix that 'why' proposes, tell what 'why' and 'audit' say then, "
        + "and take everything back.",
      parameters: [view.required] + point + [
        Parameter(
          name: "commands", kind: .texts,
          summary:
            "commands that change the scene, such as 'front buy', 'set bar frame 0,0 390x88' or "
            + "'require single double'"),
        Parameter(name: "keep", kind: .boolean, summary: "true to take nothing back"),
      ],
      effect: .changes, tells: [ToolFacts.trial.shape]
    ) { try $0.tryFix($1) },
    Tool(
      name: "run", title: "Run a script",
      summary:
        "Run a script of commands, with tests if it has some, in a new scene of its own. The "
        + "scene of the other tools stays as it is.",
      parameters: [
        Parameter(
          name: "script", kind: .text, summary: "the commands, one a line", isRequired: true),
        Parameter(
          name: "seconds", kind: .number,
          summary: "the time that it may take: \(ToolScript.usualSeconds) if left out"),
      ],
      tells: [ToolFacts.script.shape]
    ) { try $0.runScript($1) },
  ]
}

extension Tool.Parameter {
  fileprivate var required: Self {
    var parameter = self
    parameter.isRequired = true
    return parameter
  }

  fileprivate func described(_ summary: String) -> Self {
    Self(name: name, kind: kind, summary: summary, isRequired: isRequired)
  }
}

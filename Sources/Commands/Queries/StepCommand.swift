import Explanation
import Presentation
import ResponderKit

extension Command {
  static let step = Command(
    name: "step", group: .looking,
    summary: "walks through the last event or question, one decision at a time",
    details: [
      "At the prompt of a terminal of 60 by 16 or more it takes the screen: the views with what is "
        + "decided so far, the scene or the recognizers, and the step with the point and the rule. "
        + "Enter or space goes on, b goes back, c goes on to the next breakpoint, s to the end, r "
        + "begins again, q leaves, ? helps. In a script it prints all steps, numbered.",
      "A hit-test has a step for the flags of each view, for its point(inside:), for what it answers, "
        + "and for views that are not asked. 'step calls' also stops where hitTest is called, at each "
        + "of many views that were missed, and where the event passes through sendEvent.",
    ],
    forms: [
      Form("calls", summary: "stops at every single call") { call in
        try call.walk(opensCalls: true)
      },
      Form { call in try call.walk(opensCalls: false) },
    ],
    examples: [
      Example("step", "numbered", setup: "add red 0,0 90x90; tap 10,10", shows: "1"),
      Example(
        "step calls", "every call", setup: "add red 0,0 90x90; tap 10,10", shows: "red answers"),
      Example(
        "break red; step", "with a mark where red is asked",
        setup: "add red 0,0 90x90; tap 10,10", shows: "breakpoint: red"),
    ])
}

extension Call {
  /// Walks through the last event or question.
  ///
  /// - Parameter opensCalls: True to stop at every call, false at those that decide something.
  fileprivate func walk(opensCalls: Bool) throws {
    let interaction = try lastInteraction()
    session.facts(TraceReport(interaction, in: scene).json)
    let walk = session.walk(interaction, opensCalls: opensCalls)
    guard !session.isInteractive else {
      session.pendingWalk = walk
      return
    }
    for k in walk.indices {
      for line in walk.lines(of: k, session.look) { write(line) }
    }
  }
}

extension Session {
  /// Returns a walk through an interaction that knows the breakpoints and the rules.
  func walk(_ interaction: EventTrace, opensCalls: Bool = false) -> TraceStepper {
    TraceStepper(
      interaction, in: scene, breakpoints: memory.breakpoints, opensCalls: opensCalls
    ) {
      RuleBook.rule($0)?.title
    }
  }
}

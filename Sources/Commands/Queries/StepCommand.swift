import Explanation
import Presentation
import Session

extension Command {
  package static let step = Command(
    name: "step", group: .looking,
    summary: "goes through the last event or question, one decision at a time",
    details: [
      "At the prompt, on a terminal of at least 60 by 16, it uses the whole screen: the views with "
        + "the decisions so far, the scene or the recognizers, and the current step with the point "
        + "and the rule. Enter or space goes to the next step, b back, c to the next breakpoint, s "
        + "to the end; r restarts, q quits, ? shows help. In a script it prints all steps, "
        + "numbered.",
      "A hit-test has steps for the flags of each view, for its point(inside:), for its answer, "
        + "and for views that are not asked. 'step calls' also stops where hitTest is called, at "
        + "each view of a group that the point misses, and at each call of sendEvent.",
    ],
    forms: [
      Form("calls", summary: "stops at every single call") { call in
        try call.walk(opensCalls: true)
      },
      Form { call in try call.walk(opensCalls: false) },
      Form(.command(), summary: "carries out a command and goes through its event") {
        call, words in
        call.session.post(.willMeet)
        try call.session.silently { try call.carryOutOpenly(words, behind: "step") }
        try call.walk(opensCalls: false)
      },
    ],
    examples: [
      Example("step", "numbered", setup: "add red 0,0 90x90; tap 10,10", shows: "1"),
      Example(
        "step calls", "every call", setup: "add red 0,0 90x90; tap 10,10", shows: "red returns"),
      Example("step tap red", "a tap, step by step", setup: "add red 0,0 90x90", shows: "1"),
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
      session.begin(WalkMode(walk))
      return
    }
    for k in walk.indices {
      for line in walk.lines(of: k, session.style) { write(line) }
    }
  }
}

extension Session {
  /// Returns a walk through an interaction that knows the breakpoints and the rules.
  package func walk(_ interaction: EventTrace, opensCalls: Bool = false) -> TraceStepper {
    TraceStepper(
      interaction, in: scene, breakpoints: state.breakpoints, opensCalls: opensCalls
    ) {
      RuleBook.rule($0)?.title
    }
  }
}

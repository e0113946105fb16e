import Explanation
import Presentation
import Session

extension Command {
  package static let step = Command(
    name: "step", group: .looking,
    summary: "goes through the last event or question, one decision at a time",
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

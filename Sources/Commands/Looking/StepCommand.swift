import Inspection
import ResponderKit

extension Command {
  static let step = Command(
    name: "step", group: .looking,
    summary: "walks through the last event or question, one decision at a time",
    details: [
      "At the prompt of a terminal of 60 by 16 or more it takes the screen: the views with what is "
        + "decided so far, the scene or the recognizers, and the step with the point and the rule. "
        + "Enter or space goes on, b goes back, c goes on to the next breakpoint, s to the end, r "
        + "begins again, q leaves, ? helps. In a script it prints all steps, numbered."
    ],
    forms: [
      Form([]) { call in
        let interaction = try call.lastInteraction()
        call.facts(TraceReport(interaction, in: call.scene).json)
        let walk = call.session.walk(interaction)
        guard !call.session.isInteractive else {
          call.session.pendingWalk = walk
          return
        }
        for k in walk.indices {
          for line in walk.lines(of: k, call.session.look) { call.write(line) }
        }
      }
    ],
    examples: [
      Example("step", "numbered", setup: "add red 0,0 90x90; tap 10,10", shows: "1"),
      Example(
        "break red; step", "with a mark where red is asked",
        setup: "add red 0,0 90x90; tap 10,10", shows: "breakpoint: red"),
    ])
}

extension Session {
  /// A walk through an interaction that knows the breakpoints and the rules.
  func walk(_ interaction: Interaction) -> StepWalk {
    StepWalk(interaction, in: scene, breakpoints: memory.breakpoints) {
      RuleBook.rule($0)?.title
    }
  }
}

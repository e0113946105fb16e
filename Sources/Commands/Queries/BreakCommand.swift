import Explanation
import ResponderKit
import Scenes
import Session
import Text

extension Command {
  package static let `break` = Command(
    name: "break", group: .looking,
    summary: "sets a breakpoint for 'step' on a view, another object, a rule, or a line of code",
    list: {
      "Rules for breakpoints: "
        + RuleBook.cited.map(\.number).joined(separator: ", ") + "."
    },
    forms: [
      Form("none", summary: "removes all breakpoints") { call in
        call.session.state.breakpoints = Breakpoints()
        call.confirm("no breakpoints")
      },
      Form(
        .rule(), summary: "stops at the facts that cite the rule; the page of the rule lists them"
      ) {
        call, id in
        call.add { $0.add(rule: id) }
        call.confirm("a breakpoint on \(id): \(RuleBook.rule(id)?.title ?? "")")
      },
      Form(
        .codePlace(), summary: "stops where the line runs, counted from the line with the class"
      ) { call, place in
        call.add { $0.add(place) }
        call.confirm("a breakpoint on \(place)")
      },
      Form(.object(), summary: "stops where the object is asked or receives something") {
        call, object in
        call.add { $0.add(object) }
        call.confirm("a breakpoint on \(call.scene.label(of: object))")
      },
      Form(summary: "lists the breakpoints") { call in
        let breakpoints = call.session.state.breakpoints
        let objects = breakpoints.objects(in: call.scene)
        for object in objects {
          call.write(
            TextLine(call.scene.label(of: object), .name) + "  "
              + TextLine(call.scene.className(of: object), .type))
        }
        for rule in breakpoints.rules {
          call.write(
            TextLine(rule.description, .name) + TextLine("  \(RuleBook.rule(rule)?.title ?? "")"))
        }
        for line in breakpoints.lines { call.write(TextLine(line.description, .name)) }
        if objects.isEmpty, breakpoints.rules.isEmpty, breakpoints.lines.isEmpty {
          call.write(
            TextLine(
              "no breakpoints; 'break VIEW' or 'break \(HitTestFact.outside.rule)' sets one",
              .notice))
        }
      },
    ])
}

extension Call {
  /// Adds a breakpoint, at which events open a walk from now on.
  fileprivate func add(_ add: (inout Breakpoints) -> Void) {
    add(&session.state.breakpoints)
    // Who stops somewhere wants to see it before being asked.
    if session.observer(BreakpointWatch.self) == nil {
      session.add(BreakpointWatch(), beforeOthers: true)
    }
  }
}

/// Opens a walk at the first breakpoint of an event, before a person is told of it.
private final class BreakpointWatch: EventInterceptor {
  func takesOver(
    _ event: EventTrace, since start: Int, telling: () -> [TextLine], in session: Session
  ) -> Bool {
    guard !session.state.breakpoints.isEmpty else { return false }
    var walk = session.walk(event)
    guard let stop = walk.stop(after: -1) else { return false }
    walk.start = stop
    session.begin(WalkMode(walk, held: telling()))
    return true
  }
}

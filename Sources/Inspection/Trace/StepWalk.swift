import ResponderKit

/// An interaction told one decision at a time, in sentences.
public struct StepWalk {
  private struct Step {
    var subject: String
    var mark: Mark
    var sentence: String
    var rule: String?
  }

  private enum Mark {
    case yes, no, skip, message
  }

  private let title: String
  private let steps: [Step]

  /// A walk through one interaction.
  public init(_ interaction: Interaction, in scene: Scene) {
    title = interaction.title
    var steps: [Step] = []
    for test in interaction.hitTests {
      Self.tell(test, in: scene, to: &steps)
    }
    // With recognizers and controls in play, time tells more than the way of each message.
    if interaction.isTelling {
      Self.tell(
        Story(interaction, in: scene, Look(width: 200), from: interaction.beginning), to: &steps)
    } else {
      Self.tell(interaction.routes, in: scene, to: &steps)
    }
    self.steps = steps
  }

  /// The places of the steps, from 0.
  public var indices: Range<Int> { steps.indices }

  /// One step as lines, numbered from 1.
  public func lines(of index: Int, _ look: Look) -> [TextLine] {
    let step = steps[index]
    var line = TextLine()
    let number = String(index + 1)
    let digits = String(steps.count).count
    line.append(String(repeating: " ", count: digits - number.count) + number, .dim)
    switch step.mark {
    case .yes: line.append("  \(look.glyphs.yes) ", .good)
    case .no: line.append("  \(look.glyphs.no) ", .bad)
    case .skip: line.append("  \(look.glyphs.skip) ", .dim)
    case .message: line.append("  \(look.glyphs.next) ", .notice)
    }
    line.append(step.subject, .name)
    line.append(" ")
    line.append(step.sentence)
    if let rule = step.rule { line.append("  (\(rule))", .dim) }
    return line.wrapped(to: look.width, indent: digits + 4)
  }

  /// The line above the steps.
  public var heading: TextLine {
    TextLine(title, .strong) + TextLine("  \(steps.count) steps", .dim)
  }

  private static func tell(_ story: Story, to steps: inout [Step]) {
    for row in story.folded() where row.kind != .stage && row.kind != .hitTest {
      steps.append(
        Step(subject: "\(row.time.clockText) s", mark: .message, sentence: row.line.text))
    }
  }

  private static func tell(
    _ routes: [Interaction.Route], in scene: Scene, to steps: inout [Step]
  ) {
    for (k, route) in routes.enumerated() {
      let method = route.method.rawValue
      if k > 0, routes[k - 1].hasSameCourse(as: route) {
        steps.append(
          Step(
            subject: method, mark: .message, sentence: "goes the same way, with the same outcome",
            rule: "R5.5"))
        continue
      }
      for (hop, responder) in route.path.enumerated() {
        let isLast = hop == route.path.count - 1
        let isHandler = route.handlers.contains(responder)
        let isKept = isLast && route.isKept
        let sentence =
          isKept
          ? "receives \(method) and handles it: super is not called, so it ends here"
          : isHandler
            ? "receives \(method), handles it and calls super, which passes it on"
            : isLast
              ? "receives \(method) and has no next: nobody handled it"
              : "receives \(method); the default passes it to next"
        steps.append(
          Step(
            subject: scene.label(of: responder), mark: isHandler ? .yes : .message,
            sentence: sentence, rule: "R5.5"))
      }
    }
  }

  private static func tell(_ test: HitTest, in scene: Scene, to steps: inout [Step]) {
    var answers = HitTestAnswers(test).answers[...]
    let told = test.steps
    for k in HitTest.tellingOrder(of: told) {
      let step = told[k]
      let name = scene.label(of: step.view)
      let override = step.override >= 0 ? test.overrides[step.override] : nil
      switch step.kind {
      case .accepted:
        let inside =
          step.bounds.containsHalfOpen(step.point)
          ? "\(step.point.text) is inside \(step.bounds.text)"
          : "\(step.point.text) is accepted by \(override?.name ?? "an override")"
        steps.append(
          Step(
            subject: name, mark: .yes,
            sentence: "is asked: \(inside); "
              + (override?.isSwallowing == true
                ? "it asks nobody, \(override?.name ?? "")"
                : HitTest.asksSubviews(at: k, in: told)
                  ? "it asks its subviews, the front one first" : "it has no subviews to ask"),
            rule: override?.isSwallowing == true ? nil : "R2.1"))
      case .answeredByOverride:
        steps.append(
          Step(
            subject: name, mark: .yes,
            sentence: "is asked: its hitTest is overridden (\(override?.name ?? "")) and answers "
              + (override?.answer.map { scene.label(of: $0) } ?? "nil"), rule: "R2.12"))
      case .refused(let rejection):
        steps.append(
          Step(
            subject: name, mark: .no,
            sentence: "is asked and answers nil: "
              + rejection.text(at: step.point, override: override), rule: rejection.rule))
      case .passed(let run):
        steps.append(
          Step(
            subject: "\(test.runs[run].count) subviews of \(name)", mark: .no,
            sentence: "are asked and answer nil: the point is outside each", rule: "R2.4"))
      case .notAsked(let run):
        let names = test.runs[run].views.map { scene.label(of: $0) }.joined(separator: ", ")
        steps.append(
          Step(
            subject: names, mark: .skip,
            sentence:
              "is not asked: \(scene.label(of: HitTest.winner(besides: k, in: told))) answered first",
            rule: "R2.1"))
      }
    }
    answers = answers.filter { $0.answer != nil }[...]
    for answer in answers {
      guard let found = answer.answer else { continue }
      let name = scene.label(of: answer.view)
      steps.append(
        Step(
          subject: name, mark: .yes,
          sentence: answer.view == found
            ? "answers itself" : "answers \(scene.label(of: found))",
          rule: "R2.1"))
    }
    let winner = test.answer.map { scene.label(of: $0) } ?? "nobody"
    steps.append(
      Step(
        subject: winner, mark: test.answer == nil ? .no : .yes,
        sentence: test.answer == nil
          ? "claims the point: no touches are sent" : "is the hit-test view",
        rule: test.answer == nil ? "R1.8" : nil))
  }
}

extension HitTest {
  /// Whether the view of a step went on to ask anything below it.
  fileprivate static func asksSubviews(at index: Int, in steps: [HitTestStep]) -> Bool {
    guard index + 1 < steps.count else { return false }
    let (step, next) = (steps[index], steps[index + 1])
    if next.depth > step.depth { return true }
    if case .passed = next.kind { return next.view == step.view }
    if case .notAsked = next.kind { return next.view == step.view }
    return false
  }
}

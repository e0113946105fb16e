import Inspection
import ResponderKit
import Text

extension Command {
  static let why = Command(
    name: "why", group: .looking,
    summary: "says why a view does or does not receive a touch, and what would help",
    details: [
      "Without a point it asks for the middle of the view, and tells how much of the view can be "
        + "touched. Reasons come in the order in which a hit-test meets them; then what recognizers, "
        + "scroll views and the control itself do with the touch. What would help is tried on the "
        + "scene and taken back; 'fix' leaves it there, as one step of 'undo'. 'help COVERED_BY' "
        + "explains a code."
    ],
    forms: [
      Form(
        [.slot("VIEW", .view), .optional([.slot("POINT", .point)]), .word("fix")],
        "carries out what would help"
      ) { call in
        try call.diagnose(isFixed: true)
      },
      Form([.slot("VIEW", .view), .optional([.slot("POINT", .point)])], "says why") { call in
        try call.diagnose(isFixed: false)
        call.session.memory.it = call.view()
      },
    ],
    examples: [
      Example(
        "why buy", "something lies in front of it",
        setup: "add UIButton buy 20,40 100x44; add veil 0,0 390x844",
        shows: "COVERED_BY"),
      Example(
        "why plus 195,690", "the raised button of a tab bar",
        setup: "add bar 0,700 390x83; add UIButton plus 160,-20 60x60 in bar",
        shows: "override bar accepts plus"),
      Example(
        "why buy fix; tap buy; expect hit buy", "what would help is carried out",
        setup: "add UIButton buy 20,40 100x44; add veil 0,0 390x844"),
    ])
}

extension Call {
  /// How many commands are tried one after the other.
  private static let mostFixes = 12

  /// Says what keeps the touch away.
  ///
  /// - Parameter isFixed: Whether what would help is carried out for good.
  fileprivate func diagnose(isFixed: Bool) throws {
    let report = try tryFixes(isKept: isFixed)
    report.write(session.look, to: session.write)
    facts(["why": .object(report.json)])
  }

  /// Diagnoses the view, then carries out the first fix of the first obstacle, again and again, until
  /// the touch arrives or nothing more is known.
  ///
  /// - Parameter isKept: Whether the scene stays as the fixes leave it.
  private func tryFixes(isKept: Bool) throws -> DiagnosisReport {
    let target = targetOfQuestion()
    let diagnosis = Diagnosis(of: target, at: optionalPoint("POINT"), in: scene)
    guard !diagnosis.isReached else { return DiagnosisReport(diagnosis) }
    let recollection = session.recollection
    if isKept {
      scene.journal.begin("why \(scene.label(of: target)) fix")
    } else {
      scene.journal.beginGroup()
    }
    defer {
      if isKept { scene.journal.end() } else { scene.journal.rollBack() }
      session.recollection = recollection
    }
    var commands: [String] = []
    var state = diagnosis
    while !state.isReached, commands.count < Self.mostFixes,
      let command = state.nextCommand(besides: commands)
    {
      commands.append(command)
      try session.silently { try runFix(command) }
      state = Diagnosis(of: target, at: optionalPoint("POINT"), in: scene, isMeasured: false)
    }
    guard !commands.isEmpty else { return DiagnosisReport(diagnosis) }
    let trial = DiagnosisReport.Trial(
      commands: commands, succeeds: state.isReached,
      winner: state.winner.map { scene.label(of: $0) })
    return DiagnosisReport(diagnosis, trial: trial)
  }

  /// The view that is meant: the control, if its label or image was named.
  private func targetOfQuestion() -> UIView {
    let named = view()
    guard !named.isUserInteractionEnabled,
      named is UILabel || named is UIImageView || named.superview is UIControl
    else { return named }
    var ancestor = named.superview
    while let current = ancestor,
      !current.isInteractive(in: scene) || !current.isUserInteractionEnabled
    {
      ancestor = current.superview
    }
    guard let control = ancestor else { return named }
    write(TextLine("\(scene.label(of: named)) is a part of \(scene.label(of: control))", .dim))
    return control
  }

  private func runFix(_ command: String) throws {
    var lexer = Lexer(command)
    for words in try lexer.commands() { try carryOut(words, behind: "why") }
  }
}

extension Diagnosis {
  /// The first command that would help against the first obstacle that has one.
  fileprivate func nextCommand(besides tried: [String]) -> String? {
    obstacles.lazy.flatMap(\.fixes).flatMap(\.commands).first { !tried.contains($0) }
  }
}

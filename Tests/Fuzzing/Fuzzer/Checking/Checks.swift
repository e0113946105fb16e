import Fingerprints
import Interchange
import Language
import ResponderKit
import Session

/// Whether a line goes on, and what may stand at some place of it, can be asked of any line.
func checkTyping(_ lines: [String], in session: Session) {
  for line in lines.prefix(20) {
    var command = TypedCommand()
    if !command.take(line) { _ = command.isEnd(before: line) || command.take(line) }
    let count = line.unicodeScalars.count
    // A place that differs from line to line, and the end, where a cursor mostly is.
    for cursor in [line.utf8.reduce(0) { $0 &+ Int($1) } % (count + 1), count] {
      let (range, candidates) = LineReading(line, session).completions(at: cursor)
      check(range.lowerBound >= 0 && range.upperBound == cursor, "completion at \(range)")
      check(candidates.allSatisfy { !$0.text.isEmpty }, "an empty candidate")
    }
  }
}

/// A script ends with everything closed and counted; all it did can be taken back, done again and
/// saved.
func checkScript(_ lines: [String], _ plan: CheckPlan = .all) {
  weak var session: Session?
  weak var window: UIWindow?
  do {
    let run = Run(
      isInteractive: lines.joined().utf8.count.isMultiple(of: 2),
      wantsFacts: plan.contains(.recording))
    run.run(lines)
    // A lesson, a quiz or a talk stays open until it is left.
    run.session.leaveModes()
    (session, window) = (run.session, run.session.scene.mainWindow)
    check(!run.session.scene.journal.isRecording, "a step or group was left open")
    check(!run.runner.isInTest, "a test was left open")
    checkTally(of: run)
    if plan.contains(.looking) { checkLooking(run) }
    if plan.contains(.rebuilding) { checkRebuilding(run) }
    if plan.contains(.undoing) { checkUndoing(run) }
    if plan.contains(.completing) { checkTyping(lines, in: run.session) }
    // Code that is asked beside a question changes the scene, and may answer each point in another way.
    if plan.contains(.mapping), run.session.scene.code == nil {
      checkMaps(run.session, turnedBy: lines.joined().utf8.count)
    }
  }
  check(session == nil && window == nil, "the scene outlives its script")
}

private func checkTally(of run: Run) {
  let tally = run.runner.tally
  check(tally.errors == run.log.errors.count, "\(tally.errors) errors, \(run.log.errors)")
  check(
    tally.failures == run.log.failures, "\(tally.failures) failures, reported \(run.log.failures)")
  check(
    tally.passed + tally.failed + tally.failedAsExpected == run.log.tests.count,
    "\(tally), reported \(run.log.tests.map(\.outcome))")
  check(
    tally.failed == run.log.tests.count(where: \.isFailure), "\(tally) is not what was reported")
}

private func checkUndoing(_ run: Run) {
  let journal = run.session.scene.journal
  // A script may end with 'undo': the last state is the one that redo goes to.
  while journal.redo() != nil {}
  let last = run.state
  while journal.undo() != nil {}
  checkEqual(run.state, stateAtStart, "undoing everything")
  check(run.session.scene.isAtRest, "something is under way after undoing everything")
  while journal.redo() != nil {}
  checkEqual(run.state, last, "redoing everything")
}

private let stateAtStart = Run().state

/// A saved scene is rebuilt as it was, unless something is under way, which no script can save.
func checkRebuilding(_ run: Run) {
  let scene = run.session.scene
  scene.forgetTexts()
  let script = SceneScript(scene).lines
  let rebuilt = Run(most: .max)
  // Every other one in a session that somebody has used.
  if script.count.isMultiple(of: 2) { rebuilt.run(usedSession) }
  rebuilt.run(script)
  check(rebuilt.log.errors.isEmpty, "a saved scene cannot be rebuilt: \(rebuilt.log.errors)")
  checkEqual(SceneScript(rebuilt.session.scene).lines, script, "saving what was rebuilt")
  // Code may keep objects that no script can say.
  guard scene.isAtRest, !scene.hasObjectsOfTextsAlone, scene.code == nil else { return }
  let differences = SceneFingerprint(rebuilt.session.scene)
    .differences(from: SceneFingerprint(scene))
  check(
    differences.isEmpty, "rebuilding gives something else:\n\(differences.joined(separator: "\n"))")
}

/// Lines after which a session has another screen, objects, classes, and a lesson that is open.
private let usedSession = [
  "size 500x700", "class Card: UIButton { var n = 7; override func layoutSubviews() { n += 1 } }",
  "add Card v0 5,5 9x9", "controller k0 in vc", "checkpoint start", "let x 3",
]

func checkEqual(_ one: Int, _ other: Int, _ what: String) {
  check(one == other, "\(what): \(one), not \(other)")
}

func checkEqual(_ one: [String], _ other: [String], _ what: String) {
  guard one != other else { return }
  let changes = other.difference(from: one).map { change in
    switch change {
    case .insert(_, let line, _): "  missing: \(line)"
    case .remove(_, let line, _): "  extra: \(line)"
    }
  }
  fatalError("\(what) gives something else:\n\(changes.joined(separator: "\n"))")
}

/// Ends the run, so that libFuzzer keeps the input, if something does not hold.
func check(_ holds: Bool, _ message: @autoclosure () -> String) {
  if !holds { fatalError(message()) }
}

import Commands
import Explanation
import Interchange
import ResponderKit
import Scenes
import Session
import Text

/// A receiver of a feed's events: the page of a live session, or a file.
protocol FeedSink: AnyObject {
  func append(_ event: String, _ data: String)

  /// Adds a change of the scene.
  ///
  /// - Parameters:
  ///   - revision: The number of the scene after it.
  ///   - full: Returns the data that tells the whole scene; it may be called on any thread.
  func append(scene change: String, revision: Int, full: @escaping @Sendable () -> String)
}

/// What a session tells to those who watch it: the scene and its changes, what happens in it,
/// questions, and the lines that are typed.
///
/// Nothing is made unless somebody watches.
final class SessionFeed: SessionObserver {
  /// The kinds of events that a feed tells.
  static let kinds: SessionEvent.Kinds = [
    .lines, .output, .notes, .problems, .happenings, .questions, .facts,
  ]
  let interests = SessionFeed.kinds

  /// The time of a line after which its further events are not told one by one: a script may make
  /// thousands.
  private static let mostTime = Duration.milliseconds(250)
  /// The number of lines at most that are told of a command's output.
  private static let mostLines = 300
  /// The number of commands at most that wait for an answer.
  private static let mostHeldLines = 60

  private unowned let session: Session
  private let sink: any FeedSink
  let numbers = FeedNumbers()
  /// The number of the scene that was told last.
  private(set) var revision = 0
  private var frame: SceneFrame?
  /// The interaction that was told last: its number, and what tells it from others.
  private var told: (number: Int, count: Int, moments: Int, title: String)?
  /// The step of an interaction that was told last.
  private var cursor: (number: Int, step: Int?)?
  /// The last event that was not told, because the line had taken its time.
  private var untold: EventTrace?
  /// Indicates whether output is not told.
  var isMuted = false
  private var timeOfLine = Duration.zero
  /// The line that was carried out and is not told yet.
  private var taken: (PromptLine, PromptOutcome)?
  private var mode = ""
  /// The mode that was told last.
  private var toldMode: ModeFeed?
  /// The lines that wait for the answer of a question, the last ones.
  private var heldLines: [String] = []
  private var vote = ""
  private var output: [TextLine] = []
  private var linesLeftOut = 0
  /// The responder chain that the command told, which pages draw.
  private var chain: JSONValue?
  private var isMapOld = true
  /// Indicates whether the map is that of an earlier scene, and may be told.
  var needsMap: Bool { isMapOld && !isHolding }

  /// Creates the feed of a session; ``begin()`` tells what there is.
  init(of session: Session, to sink: any FeedSink) {
    (self.session, self.sink) = (session, sink)
  }

  /// Tells the scene and the state of the session, as far as they are not told yet.
  func begin() {
    tellScene()
    tellMode()
    if let poll = session.poll { tell(poll) }
  }

  // MARK: The scene

  private func taking(_ body: () -> Void) {
    let start = ContinuousClock.now
    body()
    timeOfLine += .now - start
  }

  /// Indicates whether a question is open. Until its answer is told, pages and guests get the question,
  /// its votes and the scene as it was, and nothing from which the answer could be read: no map, no
  /// event, no report, no line with its output, and no change of the scene, which the event may have
  /// made.
  private var isHolding: Bool { session.poll != nil }

  /// Tells the scene, if it is another one than before.
  private func tellScene() {
    guard !isHolding || frame == nil, let new = wholeFrame() else { return }
    let change: String
    if let frame {
      guard let changes = new.changes(since: frame) else { return }
      change = #"{"revision":\#(revision + 1),"base":\#(revision),\#(changes)}"#
    } else {
      change = Self.full(new, revision + 1)
    }
    revision += 1
    frame = new
    isMapOld = true
    sink.append(scene: change, revision: revision) { [revision] in Self.full(new, revision) }
  }

  /// The frame of the scene, however long it takes; nil while work is being given up.
  private func wholeFrame() -> SceneFrame? {
    let scene = session.scene
    guard !scene.wasInterrupted else { return nil }
    let isInterrupted = scene.isInterrupted
    scene.isInterrupted = { false }
    defer { scene.isInterrupted = isInterrupted }
    return session.watching { SceneFrame(scene, numbers) }
  }

  private static func full(_ frame: SceneFrame, _ revision: Int) -> String {
    #"{"revision":\#(revision),"scene":\#(frame.json)}"#
  }

  /// Tells who gets the touch, unless that is known already. The work may be interrupted; then it
  /// is still to be done.
  func tellMap() {
    guard needsMap, frame != nil else { return }
    let made = session.watching { MapFeed.json(of: session.scene, revision: revision, numbers) }
    guard let made else {
      // It would take as long again.
      isMapOld = false
      return
    }
    guard let map = made else { return }
    isMapOld = false
    // A map of overrides for which the stack has no room would be wrong.
    if StackReserve.takeMeeting() { return }
    sink.append("map", map)
  }

  // MARK: What happens

  func observe(_ event: SessionEvent, in session: Session) {
    switch event {
    case .willTake: forgetOutput()
    case .didTake(let line, let outcome): taken = (line, outcome)
    case .willPrompt: tellLine()
    case .output(let line), .note(let line): add(line)
    case .facts(let facts): if let told = facts["chain"], !isMuted { chain = told }
    case .problem(let diagnostic):
      add(TextLine("error: ", .bad) + TextLine(diagnostic.message))
    case .willMeet: willMeet()
    case .shown(let interaction): show(interaction)
    case .walkOpened(let walk): open(walk)
    case .walkMoved(let step): tellCursor(step)
    case .lookedAt(let view, let command): look(at: view, command: command)
    case .willAsk: taking { tellScene() }
    case .asked(let poll): tell(poll)
    case .voted(let poll): tellVotes(of: poll)
    case .answered(let poll, let outcome): tell(poll, outcome)
    default: break
    }
  }

  /// Tells the scene that an event or a question is about to meet.
  private func willMeet() {
    // What a question will be about is told also behind a long script.
    guard timeOfLine < Self.mostTime || session.options.asksFirst else { return }
    taking { tellScene() }
  }

  /// Tells an event or a question that a person sees now.
  private func show(_ interaction: EventTrace) {
    guard !isHolding else { return }
    guard timeOfLine < Self.mostTime else {
      untold = interaction
      return
    }
    untold = nil
    taking { tell(session.walk(interaction)) }
  }

  /// Tells an interaction, unless it is the one that was told last.
  private func tell(_ walk: TraceStepper) {
    let interaction = walk.interaction
    let count = interaction.isEvent ? session.recorder.count : -1
    if let told, told.count == count, told.title == interaction.title {
      if told.moments == interaction.moments.count, interaction.isEvent { return }
      // A finger that is still down goes on with the interaction.
      self.told?.moments = interaction.moments.count
      if !interaction.isEvent { self.told?.number += 1 }
    } else {
      told = (
        (told?.number ?? 0) + 1, count, interaction.moments.count, interaction.title
      )
    }
    let number = told?.number ?? 1
    sink.append(
      "interaction", InteractionFeed(walk, numbers).json(number: number, revision: revision).text)
  }

  /// Tells a walk that the prompt shows.
  private func open(_ walk: TraceStepper) {
    guard !isHolding else { return }
    tell(walk)
    tellCursor(walk.start)
    tellScene()
  }

  /// Tells which step of the interaction the prompt looks at; nil if it looks at none any more.
  private func tellCursor(_ step: Int?) {
    guard !isHolding, let told else { return }
    guard cursor?.number != told.number || cursor?.step != step else { return }
    cursor = (told.number, step)
    let json: JSONObject = [
      "number": .integer(told.number), "step": step.map(JSONValue.integer) ?? .null,
    ]
    sink.append("cursor", json.text)
  }

  /// Returns whether a number is that of the interaction that was told last.
  func isLast(_ number: Int) -> Bool { told?.number == number }

  /// Tells about a view that somebody looks at.
  private func look(at view: UIView, command: String) {
    guard !isHolding else { return }
    let json: JSONObject = [
      "revision": .integer(revision), "id": .integer(numbers.number(of: ObjectID(view))),
      "command": .string(command),
      "report": session.watching { PageReports.report(of: view, in: session.scene) }
        .map(JSONValue.object) ?? .null,
    ]
    sink.append("focus", json.text)
  }

  /// Returns the view of a number; nil if it is gone.
  func view(of number: Int) -> UIView? {
    numbers.object(of: number).flatMap { session.scene.view(of: $0) }
  }

  // MARK: Lines

  /// Keeps a line of output for the command that prints it.
  private func add(_ line: TextLine) {
    guard !isMuted else { return }
    if output.count < Self.mostLines { output.append(line) } else { linesLeftOut += 1 }
  }

  /// Tells the line that was carried out, and what has changed with it.
  private func tellLine() {
    guard let (line, outcome) = taken else { return }
    taken = nil
    if let untold, !isHolding {
      tellScene()
      tell(session.walk(untold))
    }
    tellScene()
    tellMode()
    var json: JSONObject = [
      "line": .string(line.text), "ok": .bool(outcome.isGood),
      "output": .array(output.map(\.feedJSON)), "more": .integer(linesLeftOut),
      "from": .string(line.source == .page ? "page" : "prompt"),
    ]
    json["chain"] = chain
    forgetOutput()
    guard isHolding else { return sink.append("command", json.text) }
    heldLines = (heldLines + [json.text]).suffix(Self.mostHeldLines)
  }

  /// Forgets the output of a line that is not told.
  func forgetOutput() {
    (output, linesLeftOut, chain, untold, timeOfLine) = ([], 0, nil, nil, .zero)
  }

  /// Tells in which modes the session is, if that has changed.
  private func tellMode() {
    let feed = session.modeFeed(
      hidingSince: isHolding ? toldMode ?? ModeFeed(prompt: "") : nil)
    toldMode = feed
    let json = feed.json.text
    guard json != mode else { return }
    mode = json
    sink.append("mode", json)
  }

  // MARK: Guests

  /// Tells what guests need to come; nil if nobody may come any more.
  func didInvite(_ invitation: LiveInvitation?) {
    let json: JSONObject = [
      "address": .text(invitation?.address), "modules": .strings(invitation?.modules ?? []),
    ]
    sink.append("guests", json.text)
  }

  // MARK: Questions

  /// Tells a question that is put to everybody.
  private func tell(_ poll: Poll) {
    var json: JSONObject = [
      "question": .integer(poll.number), "open": true, "text": .string(poll.text),
      "point": poll.point?.json ?? .null,
    ]
    json["choices"] = poll.choices.map(JSONValue.strings) ?? .null
    sink.append("ask", json.text)
    tellVotes(of: poll)
  }

  private func tellVotes(of poll: Poll) {
    let json: JSONObject = [
      "question": .integer(poll.number),
      "counts": .array(poll.counts.map { .array([.string($0.choice), .integer($0.count)]) }),
      "total": .integer(poll.total),
    ]
    guard json.text != vote else { return }
    vote = json.text
    sink.append("votes", vote)
  }

  /// Tells the answer of a question.
  private func tell(_ poll: Poll, _ outcome: Poll.Outcome) {
    if !isHolding {
      // Lines come before the answer, which goes with the line after it.
      heldLines.forEach { sink.append("command", $0) }
      heldLines = []
      // Pages that came meanwhile have got no map.
      isMapOld = true
    }
    var json: JSONObject = [
      "question": .integer(poll.number), "open": false, "answer": .text(outcome.answer),
      "id": outcome.view.map { .integer(numbers.number(of: ObjectID($0))) } ?? .null,
      "beliefs": .object(JSONObject(outcome.beliefs.map { ($0.choice, .string($0.sentence)) })),
    ]
    json["said"] = outcome.said.map(JSONValue.string)
    sink.append("ask", json.text)
  }
}

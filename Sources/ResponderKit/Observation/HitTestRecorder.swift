import Foundation

// Unsafe here: addresses of views are compared and not followed, and who asks a view retains it.
/// A recorder of one hit-test after the other, through standard views and overrides alike.
///
/// A call of a view that has an override opens a frame. The standard algorithm, if the override
/// calls it, is recorded where it runs, and a call of `point(inside:with:)` when it returns. So the
/// order of the records is that of the calls, whatever the override does. Where one call of
/// `point(inside:with:)` makes another, it is that of the answers.
final class HitTestRecorder {
  private(set) var transcript = HitTestTranscript()
  /// The transcript before this one. An observer usually keeps only the last hit-test, so that two
  /// transcripts in turn serve for all hit-tests.
  private var previous: HitTestTranscript?
  /// The calls of `hitTest(_:with:)` that have not returned, outermost first.
  private var frames: [Frame] = []
  /// The calls of `point(inside:with:)` that have not returned, outermost first.
  private var questions: [Question] = []

  private struct Frame {
    let view: UnsafeMutableRawPointer
    let record: Int
    /// Indicates whether the standard algorithm asked all subviews, or none because it refused.
    var isComplete = false
  }

  private struct Question {
    let view: UnsafeMutableRawPointer
    /// The record that is added when the call returns.
    var record: HitTestRecord
    /// The number of calls of `hitTest(_:with:)` that were open when the call began.
    let frames: Int
    /// The area that UIView's own implementation used, if the call reached it; then its answer, and
    /// the number of times that it was reached.
    var area = HitTestRecord.Area.code
    var isInside = false
    var count = 0
    /// The index of the record of the last view that answered true in between.
    var witness: Int?
  }

  /// The transcript's records, for writing.
  var records: HitTestRecordBuffer { transcript.records }

  /// Begins a new transcript, in the memory of an old one that no other object retains.
  func start() {
    if !isKnownUniquelyReferenced(&transcript) {
      let told = transcript
      if previous != nil, isKnownUniquelyReferenced(&previous), let previous {
        transcript = previous
      } else {
        transcript = HitTestTranscript()
      }
      previous = told
    }
    if !transcript.isWorthReusing { transcript = HitTestTranscript() }
    transcript.removeAll()
    if !frames.isEmpty { frames.removeAll() }
    if !questions.isEmpty { questions.removeAll() }
  }

  /// Calls a closure while the windows' views find this recorder, whatever event they get.
  func recording<Result>(_ windows: [UIWindow], _ body: () -> Result) -> Result {
    // The windows of an application all have the same recorder.
    let outer = windows.first?.hitTestRecorder
    for window in windows { window.hitTestRecorder = self }
    defer { for window in windows { window.hitTestRecorder = outer } }
    return body()
  }

  /// Returns the finished hit-test.
  func finish(point: CGPoint, answer: UIView?) -> HitTest {
    HitTest(point: point, answer: answer.map(ObjectID.init), transcript: transcript)
  }

  // MARK: Calls of hitTest(_:with:)

  /// Returns whether the innermost call that has not returned is one of this view.
  func isInCall(of view: UIView) -> Bool {
    frames.last?.view == Unmanaged.passUnretained(view).toOpaque()
  }

  /// Records a call of a view with an override, from beginning to end.
  func call(_ view: UIView, at point: CGPoint, _ body: () -> UIView?) -> UIView? {
    let index = records.count
    let depth = records.depth
    records.append(
      HitTestRecord(
        calling: view, at: point, depth: depth, kind: .called,
        override: transcript.overrides.count))
    transcript.overrides.append(HitTestOverride(of: view))
    frames.append(Frame(view: Unmanaged.passUnretained(view).toOpaque(), record: index))
    records.depth = depth + 1
    let answer = body()
    let isComplete = frames.removeLast().isComplete
    if !isComplete { tellLeftOut(by: view, since: index, answer) }
    records.depth = depth
    records.append(HitTestRecord(ending: records[index], answer: answer.map(ObjectID.init)))
    return answer
  }

  /// Records the standard algorithm on a view: the check of flags and area, then the subviews.
  func enter(
    _ view: UIView, at point: CGPoint, reject: () -> HitTestRejection?, descend: () -> UIView
  ) -> UIView? {
    let isInCall = isInCall(of: view)
    let depth = isInCall ? records[frames[frames.count - 1].record].depth : records.depth
    let outer = records.depth
    let index = records.count
    records.append(
      HitTestRecord(entering: view.core, at: point, depth: depth, isInCall ? .openCall : .call))
    records.depth = depth + 1
    defer { records.depth = outer }
    let rejection = reject()
    records[index].decide(rejection)
    if isInCall { frames[frames.count - 1].isComplete = true }
    guard rejection == nil else { return nil }
    let answer = descend()
    records.append(HitTestRecord(ending: records[index], answer: ObjectID(answer)))
    return answer
  }

  /// Records that its flags or transform keep a view from being asked at a point of the superview.
  func missed(_ view: UIView, at point: CGPoint) {
    RecordingListener(self).missed(view.core, at: point)
  }

  /// Records that an override which writes out the algorithm has checked the flags of its view.
  func flags(of view: UIView, at point: CGPoint, _ refusal: HitTestRejection?) {
    guard let frame = frames.last, isInCall(of: view) else { return }
    let depth = records[frame.record].depth
    var record = HitTestRecord(view.core, at: point, depth: depth, kind: .flagsPass)
    if let refusal {
      record = HitTestRecord(entering: view.core, at: point, depth: depth, .openCall)
      record.decide(refusal)
      frames[frames.count - 1].isComplete = true
    }
    records.append(record)
  }

  /// Records that an override has checked a rectangle instead of calling `point(inside:with:)`.
  func area(_ rect: CGRect, of view: UIView, at point: CGPoint, isInside: Bool) {
    var record = HitTestRecord(view.core, at: point, depth: records.depth, kind: .inside)
    record.bounds = rect
    record.decide(isInside: isInside, area: .own)
    records.append(record)
  }

  /// Records that a rule of the view's override, at a place from 0, decides its answer.
  func ruled(by place: Int, _ view: UIView, at point: CGPoint) {
    records.append(
      HitTestRecord(view.core, at: point, depth: records.depth, kind: .ruled, run: place))
  }

  /// Records that a line of a view's code ran.
  func ran(_ line: CodeLine, of view: UIView, at point: CGPoint) {
    // The end of an app is told, however many lines ran before.
    guard transcript.lines.count < HitTestTranscript.mostLines || line.role == .failed else {
      return
    }
    records.append(
      HitTestRecord(
        view.core, at: point, depth: records.depth, kind: .line, run: transcript.lines.count))
    transcript.lines.append(line)
  }

  /// Records siblings that a walk treated alike.
  func add(
    _ range: Range<Int>, of parent: UnsafeMutablePointer<ViewCore>, at point: CGPoint,
    kind: HitTestRecord.Kind, box: TouchBox?
  ) {
    let siblings = parent.pointee.view._withUnsafeGuaranteedRef { $0.subviewIdentifiers }
    add(
      HitTestTranscript.Run(box: box?.rect, siblings: siblings, range: range),
      HitTestRecord(
        parent, at: point, depth: records.depth, kind: kind, run: transcript.runs.count))
  }

  func add(_ run: HitTestTranscript.Run, _ record: HitTestRecord) {
    records.append(record)
    transcript.runs.append(run)
  }

  /// Records the windows behind the one that answered.
  func windowsNotAsked(
    _ windows: ArraySlice<UIWindow>, behind answerer: UIWindow, at point: CGPoint
  ) {
    guard !windows.isEmpty else { return }
    let ids = windows.reversed().map { ObjectID($0) }
    add(
      HitTestTranscript.Run(
        siblings: ids, range: ids.indices, skip: .answered(by: ObjectID(answerer))),
      HitTestRecord(
        answerer.core, at: point, depth: 0, kind: .leftOut, run: transcript.runs.count))
  }

  /// Records that a view keeps a touch from all of its subviews (R2.10).
  func swallowed(_ core: UnsafeMutablePointer<ViewCore>, at point: CGPoint) {
    let count = core.pointee.children.count
    if count > 0 { leaveOut(core, at: point, 0..<count, .swallowed) }
  }

  private func leaveOut(
    _ core: UnsafeMutablePointer<ViewCore>, at point: CGPoint, _ range: Range<Int>,
    _ skip: HitTestSkip
  ) {
    let siblings = core.pointee.view._withUnsafeGuaranteedRef { $0.subviewIdentifiers }
    add(
      HitTestTranscript.Run(siblings: siblings, range: range, skip: skip),
      HitTestRecord(
        core, at: point, depth: records.depth, kind: .leftOut, run: transcript.runs.count))
  }

  // MARK: Calls of point(inside:with:)

  /// Records a call of `point(inside:with:)`, from beginning to end.
  func ask(_ view: UIView, inside point: CGPoint, _ body: () -> Bool) -> Bool {
    let asker = questions.last.flatMap { $0.frames == frames.count ? $0.record.view : nil }
    let record = HitTestRecord(
      calling: view, at: point, depth: records.depth, kind: .inside,
      override: transcript.overrides.count)
    transcript.overrides.append(HitTestOverride(of: view))
    questions.append(
      Question(
        view: Unmanaged.passUnretained(view).toOpaque(), record: record, frames: frames.count))
    let isInside = body()
    var question = questions.removeLast()
    let isUIKits = question.count == 1 && question.isInside == isInside
    question.record.decide(
      isInside: isInside, area: isUIKits ? question.area : .code, witness: question.witness ?? 0)
    if isInside, !questions.isEmpty { questions[questions.count - 1].witness = records.count }
    if let asker { transcript.askers[records.count] = asker }
    records.append(question.record)
    return isInside
  }

  /// Records that a call of `point(inside:with:)` reaches UIView's own implementation, in a call of
  /// the view that is open already or as a call of its own.
  func answer(_ view: UIView, inside point: CGPoint, _ body: () -> Bool) -> Bool {
    guard questions.last?.view == Unmanaged.passUnretained(view).toOpaque() else {
      return ask(view, inside: point) { answer(view, inside: point, body) }
    }
    let place = questions.count - 1
    questions[place].count += 1
    let isInside = body()
    questions[place].isInside = isInside
    questions[place].area = .bounds
    guard let behavior = view.viewState.pointInsideBehavior else { return isInside }
    let witness = questions[place].witness.map { records[$0].view }
    if isInside, behavior.references.contains(where: { $0.id == witness }) {
      questions[place].area = .witness
    } else if let rect = behavior.touchArea(in: view) {
      questions[place].area = .value
      questions[place].record.bounds = rect
    } else if behavior.references.isEmpty {
      questions[place].area = .shape
    }
    return isInside
  }
}

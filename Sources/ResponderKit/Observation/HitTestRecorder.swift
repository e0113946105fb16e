import Foundation

/// Collects the decisions of one hit-test after the other, through standard views and overrides
/// alike.
///
/// An override is called from outside by ``UIView/ask(_:with:)``, which opens a frame here; the
/// standard algorithm, if the override reaches it, fills the frame's step.
final class HitTestRecorder {
  private var transcript = HitTestTranscript()
  /// The transcript before this one. Who watches usually keeps only the last story, so that two
  /// transcripts in turn serve for all hit-tests.
  private var previous: HitTestTranscript?
  /// The views being asked by a virtual call, outermost first: the index of their steps.
  private var frames: [Frame] = []

  private struct Frame {
    let view: UnsafeMutableRawPointer
    let step: Int
    var isFilled = false
  }

  /// The transcript's steps, for writing.
  var steps: StepBuffer { transcript.steps }

  /// Begins a new story, on the paper of an old one that nobody holds any more.
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
  }

  func began(_ view: UIView, at point: CGPoint) {
    let steps = transcript.steps
    frames.append(Frame(view: Unmanaged.passUnretained(view).toOpaque(), step: steps.count))
    steps.append(
      StepRecord(
        overriding: view, at: point, depth: steps.depth, override: transcript.overrides.count))
    transcript.overrides.append(view.recordedOverride)
    steps.depth += 1
  }

  func returned(_ answer: UIView?) {
    guard let frame = frames.popLast() else { return }
    let steps = transcript.steps
    let record = steps[frame.step]
    steps.depth = record.depth
    transcript.overrides[Int(record.override)].answer = answer.map(ObjectID.init)
    if answer == nil, record.kind == .accepted || record.kind == .answeredByOverride {
      steps[frame.step].decide(.overridden)
    }
  }

  /// Whether a virtual call to the view is open and its step not yet filled.
  private func openFrame(for core: UnsafeMutablePointer<ViewCore>) -> Int? {
    guard let last = frames.last, !last.isFilled, last.view == core.pointee.view.toOpaque() else {
      return nil
    }
    frames[frames.count - 1].isFilled = true
    return last.step
  }

  /// Begins the standard algorithm for a view; returns the depth to go back to afterwards.
  func enter(
    _ core: UnsafeMutablePointer<ViewCore>, at point: CGPoint, rejection: HitTestRejection?
  ) -> Int32 {
    let steps = transcript.steps
    let before = steps.depth
    if let step = openFrame(for: core) {
      steps[step].decide(rejection)
      return before
    }
    var record = StepRecord(core, at: point, depth: before, kind: .accepted)
    record.decide(rejection)
    steps.append(record)
    if rejection == nil { steps.depth = before + 1 }
    return before
  }

  /// Writes down siblings that were treated alike.
  func add(
    _ range: Range<Int>, of parent: UnsafeMutablePointer<ViewCore>, at point: CGPoint,
    kind: StepRecord.Kind, box: TouchBox?
  ) {
    let steps = transcript.steps
    steps.append(
      StepRecord(parent, at: point, depth: steps.depth, kind: kind, run: transcript.runs.count))
    let siblings = parent.pointee.view._withUnsafeGuaranteedRef { $0.subviewIdentifiers }
    transcript.runs.append(HitTestRun(box: box?.rect, siblings: siblings, range: range))
  }

  /// The finished story.
  func finish(point: CGPoint, answer: UIView?) -> HitTest {
    HitTest(point: point, answer: answer.map(ObjectID.init), transcript: transcript)
  }
}

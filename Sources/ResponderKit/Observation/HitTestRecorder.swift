import Foundation

/// Collects the decisions of one hit-test, through standard views and overrides alike.
///
/// An override is called from outside by ``UIView/ask(_:with:)``, which opens a frame here; the
/// standard algorithm, if the override reaches it, fills the frame's step.
final class HitTestRecorder {
  private(set) var steps = StepBuffer()
  private var runs: [HitTestRun] = []
  private var overrides: [HitTestOverride] = []
  /// The views being asked by a virtual call, outermost first: the index of their steps.
  private var frames: [Frame] = []
  /// The depth at which the next question is asked.
  var depth = 0

  /// Groups passed by that are not yet written down.
  private var pending: PassedRun?

  private struct PassedRun {
    var box: TouchBox
    var range: Range<Int>
  }

  private struct Frame {
    let view: UnsafeMutableRawPointer
    let step: Int
    var isFilled = false
  }

  func began(_ view: UIView, at point: CGPoint) {
    frames.append(Frame(view: Unmanaged.passUnretained(view).toOpaque(), step: steps.count))
    steps.append(
      HitTestStep(
        view: ResponderID(view), depth: depth, point: point, bounds: view.bounds,
        kind: .answeredByOverride, override: overrides.count))
    overrides.append(HitTestOverride(name: view.overrideName, answer: nil))
    depth += 1
  }

  func returned(_ answer: UIView?) {
    guard let frame = frames.popLast() else { return }
    depth = steps[frame.step].depth
    overrides[steps[frame.step].override].answer = answer.map(ResponderID.init)
    guard answer == nil else { return }
    switch steps[frame.step].kind {
    case .accepted, .answeredByOverride: steps[frame.step].kind = .refused(.overridden)
    default: break
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
  ) -> Int {
    let kind = rejection.map(HitTestStep.Kind.refused) ?? .accepted
    if let step = openFrame(for: core) {
      steps[step].kind = kind
      return depth
    }
    let before = depth
    steps.append(step(core, at: point, kind: kind))
    if rejection == nil { depth += 1 }
    return before
  }

  @inline(__always)
  func accepted(_ core: UnsafeMutablePointer<ViewCore>, at point: CGPoint) {
    steps.append(step(core, at: point, kind: .accepted))
    depth += 1
  }

  @inline(__always)
  func refused(
    _ core: UnsafeMutablePointer<ViewCore>, at point: CGPoint, because reason: HitTestRejection
  ) {
    steps.append(step(core, at: point, kind: .refused(reason)))
  }

  /// Takes note of a group that was passed by, together with the ones before it as long as one box
  /// explains them all.
  func passedGroup(
    _ box: TouchBox, _ range: Range<Int>, of parent: UnsafeMutablePointer<ViewCore>,
    at point: CGPoint
  ) {
    if var wider = pending {
      wider.box.formUnion(box)
      if !wider.box.mayContain(Double(point.x), Double(point.y)) {
        pending = PassedRun(box: wider.box, range: range.lowerBound..<wider.range.upperBound)
        return
      }
      endGroups(of: parent, at: point)
    }
    pending = PassedRun(box: box, range: range)
  }

  func endGroups(of parent: UnsafeMutablePointer<ViewCore>, at point: CGPoint) {
    guard let run = pending else { return }
    pending = nil
    steps.append(step(parent, at: point, kind: .passed(run: runs.count)))
    runs.append(
      HitTestRun(box: run.box.rect, siblings: parent.siblingIdentifiers, range: run.range))
  }

  func notAsked(
    _ range: Range<Int>, of parent: UnsafeMutablePointer<ViewCore>, at point: CGPoint
  ) {
    steps.append(step(parent, at: point, kind: .notAsked(run: runs.count)))
    runs.append(HitTestRun(box: nil, siblings: parent.siblingIdentifiers, range: range))
  }

  @inline(__always)
  private func step(
    _ core: UnsafeMutablePointer<ViewCore>, at point: CGPoint, kind: HitTestStep.Kind
  ) -> HitTestStep {
    HitTestStep(
      view: ResponderID(core.pointee.view), depth: depth, point: point,
      bounds: core.pointee.geometry.bounds, kind: kind, override: -1)
  }

  /// The finished story.
  func finish(point: CGPoint, answer: UIView?) -> HitTest {
    HitTest(
      point: point, steps: steps.takeArray(), runs: runs, overrides: overrides,
      answer: answer.map(ResponderID.init))
  }
}

extension UnsafeMutablePointer where Pointee == ViewCore {
  /// The identities of the subviews, back to front.
  fileprivate var siblingIdentifiers: [ResponderID] {
    pointee.view._withUnsafeGuaranteedRef { $0.subviewIdentifiers }
  }
}

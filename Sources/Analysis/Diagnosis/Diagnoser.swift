import Explanation
import ResponderKit
import Scenes

/// Collects the findings of one question.
struct Diagnoser {
  let scene: Scene
  let target: UIView
  /// The point of the screen.
  let point: CGPoint
  /// The view that the touch hits.
  let winner: UIView?
  /// The bar that is hit in place of the target and hands the touch on to it, if one is.
  let bar: UIView?
  /// The views from the window to the one that is to be hit: the target, or the bar in its place.
  let path: [UIView]
  private(set) var findings: [Finding] = []
  /// The course of the touch after the hit-test; nil if no tap was tried.
  var course: TouchCourse?
  /// The methods of the code that ran for the tap that was tried.
  var codeThatRan: [CodeThatRan] = []
  /// What the device itself answered, if that is known and still holds.
  var record: Record?
  /// The view whose code decides what becomes of the obstacles that are being found, so that nobody
  /// can tell; nil if there is none.
  var decider: UIView?
  /// Indicates whether only the first obstacle is wanted.
  var stopsAtFirst = false
  /// Indicates whether the point is so far from the target that no fix can give it the touch.
  private var isTooFar = false

  /// What the code of the app leaves open about the touch; nil if nothing.
  let openHit: SceneHit?

  init(_ target: UIView, at point: CGPoint, in scene: Scene) {
    self.target = target
    self.point = point
    let hit = target.window == nil ? nil : scene.hit(at: point)
    winner = hit?.view
    openHit = hit.flatMap { $0.isOpen(for: target, in: scene) ? $0 : nil }
    self.scene = scene
    bar = scene.bar(handingTouchesTo: target)
    path = (bar ?? target).selfAndSuperviews.reversed()
    isTooFar = isElsewhere && fixesOfMiss.isEmpty
  }

  /// The outermost view that the target is, or lies in, of which nobody can tell where it lies; nil if
  /// there is none.
  private var unplaced: UIView? { target.outermostOfUnknownSize }

  /// Indicates whether the target gets the touch.
  var isReached: Bool { isGood(winner) }

  /// Indicates whether the device let a touch through that the simulator keeps away.
  private var isOutranked: Bool { record?.isReached == true && !isReached }

  /// Indicates whether everything that is wanted has been found.
  var isDone: Bool { stopsAtFirst && findings.contains { $0.weight == .blocks } }

  /// Obstacles in their order, then the rest by weight.
  var ordered: [Finding] {
    Finding.Weight.allCases.flatMap { weight in findings.filter { $0.weight == weight } }
  }

  mutating func findReasons() {
    guard target.window != nil else {
      findDetachment()
      return
    }
    findRecord()
    if record == nil, let unplaced {
      findOnPathAnywhere()
      if !isDone { findUnknownSize(of: target.sizeSource == .known ? unplaced : target) }
      return
    }
    findScreen()
    findOpenCode()
    if !isDone { findWindows() }
    if !isDone { findOnPath() }
    if isDone { return }
    findCut()
    findSamples()
    findDoubts()
    findUnknownRecognizers()
    findRecognizersOfApp()
    findGestures()
    findScrolling()
    findControl()
    findCourse()
  }

  mutating func add(
    _ fact: FindingFact, _ weight: Finding.Weight, by object: StatefulObject?,
    _ confidence: Confidence = .certain, fixes: [Fix] = []
  ) {
    // What the device let through does not block; the simulator's reasons are worth knowing.
    let isOutranked = weight == .blocks && isOutranked
    let doubt: Confidence? =
      if weight != .blocks {
        nil
      } else if let openHit {
        .undecidable(.openCode(openHit.open))
      } else {
        decider.map { .undecidable(.named($0)) }
      }
    findings.append(
      Finding(
        fact: fact, weight: isOutranked ? .note : weight, target: target, object: object,
        confidence: doubt ?? confidence,
        cause: fact.cause ?? (weight == .blocks ? fact.decider.flatMap(cause) : nil),
        fixes: weight == .blocks && isTooFar || isOutranked ? [] : fixes))
  }

  /// Adds findings that were made earlier, behind all others.
  mutating func add(_ later: [Finding]) { findings += later }

  /// Removes and returns the findings behind a number of them.
  mutating func takeBack(behind count: Int) -> [Finding] {
    let later = Array(findings[count...])
    findings.removeSubrange(count...)
    return later
  }

  /// Returns whether there is a finding of a code about an object.
  func has(_ code: DiagnosisCode, of object: StatefulObject) -> Bool {
    findings.contains { $0.object === object && $0.code == code }
  }

  func has(_ code: DiagnosisCode) -> Bool { findings.contains { $0.code == code } }

  func place(in view: UIView) -> CGPoint { view.point(fromScreen: point) }

  /// Returns whether an answer to a hit-test leads to the target.
  func isGood(_ answer: UIView?) -> Bool {
    target.isReached(by: answer, or: bar)
  }

  /// Finds that a view is in no window.
  mutating func findDetachment() {
    add(.detached(in: scene.controller(of: path[0])), .blocks, by: target)
  }

  /// Finds that the point is not on the screen, where no finger can touch.
  mutating func findScreen() {
    let screen = scene.screenBounds
    guard !screen.containsHalfOpen(point) else { return findHiddenHalf(of: screen) }
    // What has scrolled out is not lost.
    let isScrolledOut = !isReached && findScrolledOut()
    add(
      .offScreen(point, visible: target.visiblePart(of: screen)),
      isReached || isScrolledOut ? .note : .blocks, by: nil)
  }

  /// Finds that the middle of the target is not on the screen, so that another point of it is asked.
  private mutating func findHiddenHalf(of screen: CGRect) {
    let middle = target.screenPoint(CGPoint(x: target.bounds.midX, y: target.bounds.midY))
    guard !screen.containsHalfOpen(middle), point == target.pointAsked(in: scene),
      target.enclosingScrollView == nil
    else { return }
    add(.offScreen(middle, visible: target.visiblePart(of: screen)), .affects, by: nil)
  }

  /// Indicates whether the point is where no fix can bring the touch to the view.
  var isOutOfReach: Bool {
    findings.contains { [.offScreen, .outsideWindow].contains($0.code) && $0.weight != .affects }
  }

  /// Finds the obstacles that come before the hit-test of the target's window.
  mutating func findWindows() {
    guard let window = path[0] as? UIWindow, isReached || !isOutOfReach else { return }
    if scene.application.isIgnoringInteractionEvents {
      add(
        .ignoringEvents, .blocks, by: nil, fixes: [Fix(.endIgnoring, changes: [IgnoringEnd()])])
    }
    for other in scene.application.windowsFrontToBack {
      if other === window { return }
      guard other.isFoundBySuperview,
        let taker = scene.asking({ other.hitTest(other.convert(point, from: nil), with: nil) })
      else { continue }
      if addFadingPicture(taker, in: other) { continue }
      let content = taker.selfAndSuperviews.lazy.compactMap { view in
        scene.note(on: view).flatMap { $0.isUndecidable ? (view, $0) : nil }
      }.first
      let isSuspect = addSuspect(taker, in: other)
      let doubt =
        content.map { Confidence.undecidable(.inside(taker, of: $0.0, $0.1)) }
        ?? (taker !== other && isEmptyContainer(taker) ? .undecidable(.container(taker)) : nil)
      add(
        .otherWindow(
          FrontWindow(
            window: other, level: other.windowLevel, own: window, ownLevel: window.windowLevel,
            taker: taker, note: content?.1)),
        .blocks, by: other, doubt ?? (isSuspect ? .undecidable(.suspect) : .certain),
        fixes: isSuspect || doubt != nil ? [] : Fix.lettingThrough(other, taker, in: scene))
      findTreeShape(taker, in: other)
    }
  }

  /// UIKit's own views between window and root view, which code that compares views by their depth
  /// does not expect.
  private mutating func findTreeShape(_ taker: UIView, in window: UIWindow) {
    guard let between = window.subviews.first(where: { $0 is UITransitionView }),
      taker.isDescendant(of: between)
    else { return }
    add(.treeShape(between, in: window), .note, by: between)
  }
}

import ResponderKit
import Scenes

/// A check of every interactive view on a screen: whether a finger can reach it and how much of it.
package struct Audit {
  /// The number of points of a target that are hit-tested in each direction, across and down.
  static let resolution = 16

  /// The problems found, worst first.
  package private(set) var findings: [AuditFinding] = []
  /// The number of views checked, interactive or not.
  package private(set) var viewCount = 0
  /// The number of interactive views that can be seen.
  package private(set) var targetCount = 0
  /// The targets of which nobody can tell whether they get a touch in their middle, as `why` says.
  package private(set) var openTargets: [UIView] = []
  package let scene: Scene

  /// The number of interactive views behind what UIKit shows in front of them, as it is meant to.
  package private(set) var behindCount = 0
  private var judge: CoverJudge
  private let transition: Transition
  /// The views that hold targets.
  private let holders: Set<ObjectIdentifier>

  /// The share of a target, in per cent, of which nobody notices that it is dead.
  private static let sliver = 5
  /// The number of views in front of one target that are told apart.
  private static let mostTakers = 8

  /// Checks all windows of a scene, or one view and its descendants.
  ///
  /// - Complexity: O(targets) times ``resolution``² hit-tests.
  package init(_ scene: Scene, of root: UIView? = nil) {
    self.scene = scene
    judge = CoverJudge(scene)
    transition = Transition(in: scene)
    let roots = root.map { [$0] } ?? scene.windowsBackToFront
    for _ in Subtree(of: roots) { viewCount += 1 }
    let targets = AuditTarget.all(in: roots, of: scene)
    targetCount = targets.count
    holders = Self.holders(of: targets)
    for view in transition.views where root.map(view.isDescendant) ?? true {
      let frame = view.screenFrame
      add(
        .midTransition,
        AuditFinding.Subject(view: view, percent: 0, frame: frame, size: frame.size), cause: nil)
    }
    for target in targets where !scene.mustStop() { look(at: target) }
    findRecords(besides: targets, in: root)
    sort()
    judgeFixes()
  }

  /// The number of findings whose fixes are tried for what they cost.
  private static let mostJudged = 4

  /// Tries the fixes of the worst findings for what they take from other targets.
  private mutating func judgeFixes() {
    let places = findings.indices.filter { findings[$0].cause?.hasChanges == true }
    guard !places.isEmpty else { return }
    let judge = FixJudge(in: scene)
    for place in places.prefix(Self.mostJudged) {
      guard let cause = findings[place].cause, let view = findings[place].subjects.first?.view
      else { continue }
      findings[place].cause?.fixes = judge.judged(cause.fixes, for: view)
    }
  }

  /// Finds views that the device missed although nothing else tells that they are targets.
  private mutating func findRecords(besides targets: [AuditTarget], in root: UIView?) {
    guard let observations = scene.origin?.observations, !observations.isEmpty else { return }
    var known = Set(targets.map { ObjectID($0.view) })
    for id in observations.compactMap(\.target) where known.insert(id).inserted {
      guard let view = scene.view(of: id), root.map(view.isDescendant) ?? true,
        let observation = scene.observation(of: view), observation.namesWinner,
        observation.isMiss(of: view, in: scene)
      else { continue }
      let frame = view.screenFrame
      targetCount += 1
      add(
        .notHittable,
        AuditFinding.Subject(view: view, percent: 0, frame: frame, size: frame.size), cause: nil,
        observation, isNote: observation.isWanted)
    }
  }

  private static func holders(of targets: [AuditTarget]) -> Set<ObjectIdentifier> {
    var holders: Set<ObjectIdentifier> = []
    for target in targets {
      for view in target.view.superviews {
        // What holds an ancestor is known as soon as the ancestor is.
        guard holders.insert(ObjectIdentifier(view)).inserted else { break }
      }
    }
    return holders
  }

  /// Returns the number of findings of a severity.
  package func count(of severity: AuditSeverity) -> Int {
    findings.filter { $0.severity == severity }.count
  }

  private mutating func look(at target: AuditTarget) {
    if !target.isDisabled, target.view.outermostOfUnknownSize != nil {
      return lookAnywhere(at: target.view)
    }
    var reach = TouchCoverage(
      of: target.view, in: scene, visible: target.visible, most: Self.resolution)
    guard reach.total > 0 else { return }
    if reach.reached > 0, reach.reached < reach.total {
      // How much of it is dead is to be exact.
      reach = TouchCoverage(of: target.view, in: scene, visible: target.visible)
    }
    let subject = AuditFinding.Subject(
      view: target.view, percent: reach.percent, frame: target.view.screenFrame,
      size: size(of: target.view, reach))
    if target.isDisabled {
      // Where it is not hit is as it should be.
      let place = reach.bestPoint.map(target.view.screenPoint)
      let diagnosis = Diagnosis(of: target.view, at: place, in: scene, isMeasured: false)
      if reach.reached > 0 { add(.hitThoughDisabled, subject, cause: diagnosis.obstacles.first) }
      return
    }
    let (count, behind) = (findings.count, behindCount)
    let answer = scene.answer(about: target.view)
    if case .open? = answer { openTargets.append(target.view) }
    let observation = scene.observation(of: target.view)
    if reach.reached < reach.total, !transition.explains(target.view) {
      findMisses(of: target, subject, reach, observation)
    }
    if let observation, observation.isMiss(of: target.view, in: scene), findings.count == count {
      add(.notHittable, subject, cause: nil, observation, isNote: observation.isWanted)
    }
    if findings.count == count, let sample = scene.differingSamples(of: target.view).first {
      add(.answersDiffer, subject, cause: nil, sample)
    }
    if case .unanswered(let cause)? = answer, findings.count == count, behindCount == behind {
      add(.unanswered, subject, cause: cause)
    }
    // A target of which only a part is on the screen is not small.
    guard reach.reached > 0, isAllSeen(target), isSmall(subject), !target.view.isComposite,
      !isInBar(target.view), !scene.className(of: target.view).hasPrefix("_UI")
    else { return }
    add(.small, subject, cause: nil)
  }

  /// Looks at a target of which nobody can tell where it lies.
  private mutating func lookAnywhere(at view: UIView) {
    guard case .missed? = scene.answer(about: view) else { return openTargets.append(view) }
    let cause = Diagnosis.firstObstacle(of: view, at: nil, in: scene)
    add(
      code(of: cause, nil, isAll: true),
      AuditFinding.Subject(view: view, percent: 0, frame: view.screenFrame, size: .zero),
      cause: cause)
  }

  /// Finds what keeps touches from parts of a target.
  private mutating func findMisses(
    of target: AuditTarget, _ subject: AuditFinding.Subject, _ reach: TouchCoverage,
    _ observation: Observation?
  ) {
    if reach.reached > 0, isBackground(target.view) { return }
    var (lost, behind) = (0, 0)
    var note: (code: AuditCode, taker: TouchCoverage.Taker)?
    var obstacle: TouchCoverage.Taker?
    for taker in reach.takers.prefix(Self.mostTakers) {
      switch judge.cover(of: target, by: taker.view) {
      case .presentation, .scrolled(isSure: true): behind += taker.count
      case .scrolled(isSure: false): note = note ?? (.scrolledUnder, taker)
      case .screen: if reach.reached == 0 { note = note ?? (.behindAnotherScreen, taker) }
      case .keyboard:
        behind += reach.reached == 0 ? taker.count : 0
        if reach.reached > 0 { note = note ?? (.partlyCovered, taker) }
      case .obstacle:
        lost += taker.count
        obstacle = obstacle ?? taker
      }
    }
    if behind == reach.total { behindCount += 1 }
    if let obstacle, reach.reached == 0 || 100 * lost >= Self.sliver * reach.total {
      let cause = cause(of: target.view, obstacle)
      if cause?.isUIKitsBusiness(in: scene) == true { return }
      let isAll = lost + behind == reach.total
      let code = code(of: cause, obstacle.view, isAll: isAll && reach.reached == 0)
      add(code, subject, cause: cause, observation)
    } else if let note {
      add(
        note.code, subject, cause: cause(of: target.view, note.taker), observation, isNote: true)
    } else if reach.reached == 0, let observation, observation.isMiss(of: target.view, in: scene),
      let taker = reach.takers.first
    {
      add(.behindAnotherScreen, subject, cause: cause(of: target.view, taker), observation)
    }
  }

  /// Returns the first obstacle at a point of a target that gets no touch; nil if there is none.
  package func cause(of target: UIView) -> Finding? {
    TouchCoverage(of: target, in: scene, most: Self.resolution).takers.first.flatMap {
      cause(of: target, $0)
    }
  }

  private func cause(of target: UIView, _ taker: TouchCoverage.Taker) -> Finding? {
    Diagnosis.firstObstacle(of: target, at: target.screenPoint(taker.example), in: scene)
  }

  /// Returns whether a view is there to be touched where nothing else is, so that other things may
  /// cover parts of it: a list, a text that scrolls, or a view that is large or holds others.
  private func isBackground(_ view: UIView) -> Bool {
    if view is UIControl { return false }
    let screen = scene.screenBounds
    return view is UITextView || view.holdsCells || holders.contains(ObjectIdentifier(view))
      || 2 * view.screenFrame.intersection(screen).area >= screen.area
  }

  /// Returns the code of a target's problem, given the cause at a point that does not reach it.
  private func code(of cause: Finding?, _ taker: UIView?, isAll: Bool) -> AuditCode {
    if isAll {
      return cause?.code == .interactionDisabled ? .underNonInteractive : .unreachable
    }
    switch cause?.code {
    case .coveredByOwnChild: return .deadZone
    case .outsideAncestorBounds, .outsideWindow: return .outsideParent
    default: return taker?.isInteractive(in: scene) == true ? .overlapping : .partlyCovered
    }
  }

  /// Adds a target to the finding that it shares, or to a new finding.
  private mutating func add(
    _ code: AuditCode, _ subject: AuditFinding.Subject, cause: Finding?,
    _ observation: Observation? = nil, isNote: Bool = false
  ) {
    // The line of the open targets tells it.
    if cause?.isDoubtful == true, openTargets.last === subject.view { return }
    let index = findings.firstIndex {
      observation == nil && $0.isAlike(code, subject, cause, in: scene)
    }
    if let index {
      findings[index].subjects.append(subject)
      if let culprit = cause?.culprit, culprit != findings[index].cause?.culprit {
        findings[index].otherCulprits.insert(culprit)
      }
      return
    }
    var severity = isNote ? .note : code.severity
    // Who answers in a way that nobody can tell is not accused, nor whom the device hits.
    if cause?.isDoubtful == true || observation?.isHit(of: subject.view, in: scene) == true {
      severity = .note
    }
    findings.append(
      AuditFinding(
        code: code, severity: severity, subjects: [subject], cause: cause,
        observation: observation))
  }

  private mutating func sort() {
    let order = findings.enumerated().sorted {
      ($0.element.severity, $0.offset) < ($1.element.severity, $1.offset)
    }
    findings = order.map(\.element)
  }
}

extension Finding {
  /// Indicates whether something decides that no text prints.
  fileprivate var isDoubtful: Bool {
    switch confidence {
    case .undecidable: true
    case .assuming(.known(let note)):
      if case .simulated(let behavior) = note.effect {
        behavior is ReactNativeHitTest
      } else {
        false
      }
    case .certain, .assuming: false
    }
  }

  /// Returns whether UIKit alone can answer for the fact: UIKit itself put what takes the touch into
  /// the control, or both are of classes of its own.
  fileprivate func isUIKitsBusiness(in scene: Scene) -> Bool {
    let isOwn = [target, object].map { view in view.map { scene.isUIKitsOwn($0) } ?? false }
    guard code == .coveredByOwnChild else { return isOwn == [true, true] }
    if case .undecidable(.part) = confidence { return true }
    return isOwn.contains(true)
  }
}

extension Observation {
  /// Indicates whether the device tells who got the touch in place of the target.
  fileprivate var namesWinner: Bool {
    switch answer {
    case .hit, .stranger: true
    case .target, .notTarget: false
    }
  }

  /// Indicates whether the app itself wants the target to get no touch for now.
  fileprivate var isWanted: Bool {
    switch reason {
    case .disabled?, .hidden?, .offScreen?: true
    case .covered?, .noInteraction?, .zeroSize?, nil: false
    }
  }
}

extension Scene {
  /// Returns whether an object is of a class of UIKit's own, which no app can name.
  fileprivate func isUIKitsOwn(_ object: StatefulObject) -> Bool {
    let name = className(of: object)
    return ["UI", "_UI", "TUI"].contains { name.hasPrefix($0) } && classes[name] == nil
  }
}

extension Audit {
  /// Returns the size, in points of the screen, of the box round the part of a view that can be
  /// reached.
  func size(of view: UIView, _ reach: TouchCoverage) -> CGSize {
    guard let box = reach.box else { return .zero }
    let corners = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
      CGPoint(x: box.minX, y: box.maxY),
    ].map { view.screenPoint($0) }
    return CGSize(
      width: hypot(corners[1].x - corners[0].x, corners[1].y - corners[0].y),
      height: hypot(corners[2].x - corners[0].x, corners[2].y - corners[0].y))
  }

  func isAllSeen(_ target: AuditTarget) -> Bool {
    let area = target.view.touchArea
    let corners = [
      CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.maxY),
    ].map { target.view.screenPoint($0) }
    return corners.allSatisfy { target.visible.insetBy(dx: -1, dy: -1).contains($0) }
  }

  func isSmall(_ subject: AuditFinding.Subject) -> Bool {
    // A part that is dead makes the target smaller; that is told already.
    guard subject.percent == 100 else { return false }
    let limit = TouchCoverage.fingertip - 0.01
    return subject.size.width < limit || subject.size.height < limit
  }

  /// Returns whether the view lies in a bar that enlarges its touch area by an amount that no dump
  /// prints.
  func isInBar(_ view: UIView) -> Bool {
    view.selfAndSuperviews.contains {
      if case .enlarging? = scene.note(on: $0)?.effect { true } else { false }
    }
  }
}

import Foundation
import ResponderKit
import Scenes

/// A check of every interactive view on a screen: whether a finger can reach it and how much of it.
package struct Audit {
  /// The side of a target that a finger hits with ease, in points.
  package static let fingertip: CGFloat = 44
  /// The number of points of a target that are hit-tested in each direction, across and down.
  static let resolution = 16

  /// The problems found, worst first.
  package private(set) var findings: [AuditFinding] = []
  /// The number of views checked, interactive or not.
  package private(set) var viewCount = 0
  /// The number of interactive views that can be seen.
  package private(set) var targetCount = 0
  package let scene: Scene

  /// Checks all windows of a scene, or one view and its descendants.
  ///
  /// - Complexity: O(targets) times ``resolution``² hit-tests.
  package init(_ scene: Scene, of root: UIView? = nil) {
    self.scene = scene
    let roots = root.map { [$0] } ?? scene.windowsBackToFront
    for _ in Subtree(of: roots) { viewCount += 1 }
    let targets = AuditTarget.all(in: roots, of: scene)
    targetCount = targets.count
    for target in targets where !scene.mustStop() { look(at: target) }
    sort()
  }

  /// Returns the number of findings of a severity.
  package func count(of severity: AuditSeverity) -> Int {
    findings.filter { $0.severity == severity }.count
  }

  private mutating func look(at target: AuditTarget) {
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
    if reach.reached < reach.total, let taker = reach.takers.first {
      let point = target.view.screenPoint(taker.example)
      let cause = Diagnosis.firstObstacle(of: target.view, at: point, in: scene)
      let code = code(of: cause, taker.view, at: target.view, reach)
      add(code, subject, cause: cause)
    }
    // A target of which only a part is on the screen is not small.
    guard reach.reached > 0, isAllSeen(target), isSmall(subject), !target.view.isComposite,
      !isInBar(target.view)
    else { return }
    add(.small, subject, cause: nil)
  }

  /// Returns the code of a target's problem, given the cause at a point that does not reach it.
  private func code(
    of cause: Finding?, _ taker: UIView?, at target: UIView, _ reach: TouchCoverage
  ) -> AuditCode {
    let isCovered =
      cause.map { [.coveredBy, .presentationContainer, .otherWindow].contains($0.code) } ?? false
    if isCovered, let taker, target.isScrolled(under: taker, in: scene) { return .scrolledUnder }
    guard reach.reached > 0 else {
      if cause?.code == .interactionDisabled { return .underNonInteractive }
      let isBehind = isCovered && taker.map { belongsToScreen($0, besides: target) } == true
      return isBehind ? .behindAnotherScreen : .unreachable
    }
    switch cause?.code {
    case .coveredByOwnChild: return .deadZone
    case .outsideAncestorBounds: return .outsideParent
    default: return taker?.isInteractive(in: scene) == true ? .overlapping : .partlyCovered
    }
  }

  /// Returns whether a view belongs to another screen than a target: whether it or a superview
  /// fills the screen, holds interactive views, and does not hold the target.
  private func belongsToScreen(_ view: UIView, besides target: UIView) -> Bool {
    let screen = scene.screenBounds
    return view.selfAndSuperviews.prefix { !target.isDescendant(of: $0) }.contains { current in
      current.screenFrame.contains(screen)
        && current.subtree.contains { $0.isInteractive(in: scene) }
    }
  }

  /// Returns the size, in points of the screen, of the box round the part of a view that can be
  /// reached.
  private func size(of view: UIView, _ reach: TouchCoverage) -> CGSize {
    guard let box = reach.box else { return .zero }
    let corners = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
      CGPoint(x: box.minX, y: box.maxY),
    ].map { view.screenPoint($0) }
    return CGSize(
      width: hypot(corners[1].x - corners[0].x, corners[1].y - corners[0].y),
      height: hypot(corners[2].x - corners[0].x, corners[2].y - corners[0].y))
  }

  private func isAllSeen(_ target: AuditTarget) -> Bool {
    let area = target.view.touchArea
    let corners = [
      CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.maxY),
    ].map { target.view.screenPoint($0) }
    return corners.allSatisfy { target.visible.insetBy(dx: -1, dy: -1).contains($0) }
  }

  private func isSmall(_ subject: AuditFinding.Subject) -> Bool {
    // A part that is dead makes the target smaller; that is told already.
    guard subject.percent == 100 else { return false }
    let limit = Self.fingertip - 0.01
    return subject.size.width < limit || subject.size.height < limit
  }

  /// Returns whether the view lies in a bar that enlarges its touch area by an amount that no dump
  /// prints.
  private func isInBar(_ view: UIView) -> Bool {
    view.selfAndSuperviews.contains {
      if case .enlarging? = scene.note(on: $0)?.effect { true } else { false }
    }
  }

  /// Adds a target to the finding that it shares, or to a new finding.
  private mutating func add(
    _ code: AuditCode, _ subject: AuditFinding.Subject, cause: Finding?
  ) {
    let index = findings.firstIndex { $0.isAlike(code, subject, cause, in: scene) }
    if let index {
      findings[index].subjects.append(subject)
      if let culprit = cause?.culprit, culprit != findings[index].cause?.culprit {
        findings[index].otherCulprits.insert(culprit)
      }
      return
    }
    var severity = code.severity
    // Who answers in a way that nobody can tell is not accused.
    if case .undecidable? = cause?.confidence { severity = .note }
    findings.append(
      AuditFinding(code: code, severity: severity, subjects: [subject], cause: cause))
  }

  private mutating func sort() {
    let order = findings.enumerated().sorted {
      ($0.element.severity, $0.offset) < ($1.element.severity, $1.offset)
    }
    findings = order.map(\.element)
  }
}

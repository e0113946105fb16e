import Explanation
import ResponderKit
import Scenes

/// A problem with the touch areas of a screen. The names are stable.
package enum AuditCode: String, CaseIterable, Sendable {
  /// An interactive view is seen and can nowhere be touched.
  case unreachable = "UNREACHABLE"
  /// The view cannot be touched because a superview has user interaction disabled.
  case underNonInteractive = "UNDER_NON_INTERACTIVE"
  /// Another screen lies in front of the view.
  case behindAnotherScreen = "BEHIND_ANOTHER_SCREEN"
  /// The view has scrolled under something that lies in front of the scroll view.
  case scrolledUnder = "SCROLLED_UNDER"
  /// A part of the view lies outside a superview's bounds and gets no touches.
  case outsideParent = "OUTSIDE_PARENT"
  /// A part of the view is covered by a view that is not interactive.
  case partlyCovered = "PARTLY_COVERED"
  /// A part of the view belongs to another interactive view.
  case overlapping = "OVERLAPPING_TARGETS"
  /// A part of a control gets no touches because a subview of its own takes them.
  case deadZone = "DEAD_ZONE_IN_CONTROL"
  /// A disabled control takes touches all the same, and does not react to them.
  case hitThoughDisabled = "HIT_THOUGH_DISABLED"
  /// The device itself says that no touch reaches the view.
  case notHittable = "NOT_HITTABLE"
  /// The device itself says that touches reach the view at other points than by its frames.
  case answersDiffer = "ANSWERS_DIFFER"
  /// The view gets the touch but does not act on it: a recognizer takes it, or nobody performs its
  /// actions.
  case unanswered = "UNANSWERED"
  /// The text was taken in the middle of a transition, during which UIKit turns interaction off.
  case midTransition = "MID_TRANSITION"
  /// The view is smaller than a finger tip.
  case small = "SMALL_TARGET"

  /// The severity of the problem.
  package var severity: AuditSeverity {
    switch self {
    case .unreachable, .underNonInteractive, .notHittable, .unanswered: .error
    case .outsideParent, .partlyCovered, .overlapping, .deadZone, .hitThoughDisabled, .small,
      .answersDiffer:
      .warning
    case .behindAnotherScreen, .scrolledUnder, .midTransition: .note
    }
  }

  /// The rules behind the code.
  package var rules: [RuleID] { grounds.rules }

  private var grounds: [RuledFact] {
    switch self {
    case .unreachable: [.hitTest(.answers)]
    case .underNonInteractive:
      [.standing(.eachByItsOwnFlags), .standing(.interactionIsOffByDefault)]
    case .behindAnotherScreen, .scrolledUnder, .partlyCovered, .overlapping:
      [.hitTest(.siblingAnsweredFirst)]
    case .outsideParent: [.standing(.outsideAncestor)]
    case .deadZone: [.event(.touchOfAnotherView)]
    case .hitThoughDisabled: [.standing(.disabledTracksNothing)]
    case .notHittable, .answersDiffer: [.hitTest(.unseen)]
    case .unanswered: [.event(.taken), .event(.actionUnperformed)]
    case .midTransition: [.hitTest(.keptByAnimation)]
    case .small: [.standing(.boundsNotFrame), .standing(.outsideAncestor)]
    }
  }
}

/// The severity of an audit finding.
package enum AuditSeverity: String, CaseIterable, Comparable, Sendable {
  /// Users cannot do what they see.
  case error
  /// Users may or may not manage to do what they see.
  case warning
  /// The layout may be intended.
  case note

  /// Returns whether the left severity is worse than the right one, so that worse ones come first.
  package static func < (left: AuditSeverity, right: AuditSeverity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}

/// A problem that one or more targets have for one reason.
package struct AuditFinding {
  /// A target that has the problem.
  package struct Subject {
    /// The view.
    package var view: UIView
    /// The share of the view that can be touched, in per cent.
    package var percent: Int
    /// The box round the view on the screen, in points.
    package var frame: CGRect
    /// The size of the box round the part that can be touched, in points of the screen.
    package var size: CGSize
  }

  /// The kind of problem.
  package var code: AuditCode
  /// The severity of the problem.
  package var severity: AuditSeverity
  /// The targets, in the order of the tree.
  package var subjects: [Subject]
  /// The first obstacle that a hit-test of the first target meets; nil if the problem is its size.
  package var cause: Finding?
  /// The other objects that cause the same problem for other targets.
  package var otherCulprits: Set<ObjectID> = []
  /// The answer of the device itself for the first target, if the imported text records one.
  package var observation: Observation?

  /// The fix for the first target; nil if a person has to decide first.
  package var fix: Fix? {
    if code == .small { return subjects.first.map { .enlarging($0.view, ofSize: $0.size) } }
    let isOpen =
      severity == .note || code == .overlapping || code == .notHittable || code == .answersDiffer
    return isOpen ? nil : cause?.fixes.first
  }

  /// Returns whether a target has the same problem for the same reason as the targets of this
  /// finding, as the cells of a list have.
  func isAlike(
    _ code: AuditCode, _ subject: Subject, _ cause: Finding?, in scene: Scene
  ) -> Bool {
    guard self.code == code, self.cause?.code == cause?.code, observation == nil else {
      return false
    }
    guard let mine = self.cause, let its = cause else { return self.cause == nil && cause == nil }
    if mine.culprit != nil, mine.culprit == its.culprit { return true }
    guard let first = subjects.first, let one = mine.culprit.flatMap({ scene.view(of: $0) }),
      let other = its.culprit.flatMap({ scene.view(of: $0) })
    else { return false }
    return scene.className(of: first.view) == scene.className(of: subject.view)
      && scene.className(of: one) == scene.className(of: other)
      && first.view.superview.map { scene.className(of: $0) }
        == subject.view.superview.map { scene.className(of: $0) }
  }
}

import Foundation
import ResponderKit
import Scenes

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

  /// The fix for the first target; nil if a person has to decide first.
  package var fix: Fix? {
    if code == .small { return subjects.first.map { .enlarging($0.view, ofSize: $0.size) } }
    return severity == .note || code == .overlapping ? nil : cause?.fixes.first
  }

  /// Returns whether a target has the same problem for the same reason as the targets of this
  /// finding, as the cells of a list have.
  func isAlike(
    _ code: AuditCode, _ subject: Subject, _ cause: Finding?, in scene: Scene
  ) -> Bool {
    guard self.code == code, self.cause?.code == cause?.code else { return false }
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

import Foundation
import ResponderKit
import Scenes

/// Something that is wrong with one or more targets for one reason.
package struct AuditFinding {
  /// A target that it is about.
  package struct Subject {
    /// The view.
    package var view: UIView
    /// How much of it can be touched, in per cent.
    package var percent: Int
    /// The box round it on the screen.
    package var frame: CGRect
    /// The size that a finger finds of it on the screen.
    package var size: CGSize
  }

  /// What is wrong.
  package var code: AuditCode
  /// How much it matters.
  package var severity: AuditSeverity
  /// The targets, in the order of the tree.
  package var subjects: [Subject]
  /// The first reason that a hit-test meets at the first of them; nil where size is the reason.
  package var cause: Finding?
  /// How many other objects are the cause for other targets in the same way.
  package var otherCulprits: Set<ObjectID> = []

  /// The fix for the first target; nil where somebody has to look first.
  package var fix: Fix? {
    if code == .small { return subjects.first.map { .enlarging($0.view, ofSize: $0.size) } }
    return severity == .note || code == .overlapping ? nil : cause?.fixes.first
  }

  /// Whether another target has the same fault for the same reason, as the cells of a list have.
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

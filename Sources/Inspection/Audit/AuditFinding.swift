import Foundation
import ResponderKit

/// Something that is wrong with one or more targets for one reason.
public struct AuditFinding {
  /// A target that it is about.
  public struct Subject {
    /// The view.
    public var view: UIView
    /// How much of it can be touched, in per cent.
    public var percent: Int
    /// The box round it on the screen.
    public var frame: CGRect
    /// The size that a finger finds of it on the screen.
    public var size: CGSize
  }

  /// What is wrong.
  public var code: AuditCode
  /// How much it matters.
  public var severity: AuditSeverity
  /// The targets, in the order of the tree.
  public var subjects: [Subject]
  /// The first reason that a hit-test meets at the first of them; nil where size is the reason.
  public var cause: Finding?
}

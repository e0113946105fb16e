import Foundation

/// The weight of a constraint, of hugging or of resistance against compression.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number that is compared, from 1 to 1000.
  public let rawValue: Float

  /// Creates a priority from a number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// What must hold.
  public static let required = UILayoutPriority(1000)
  /// The resistance of a button against compression.
  public static let defaultHigh = UILayoutPriority(750)
  /// The weight of the hugging of a button.
  public static let defaultLow = UILayoutPriority(250)
  /// The weight of the size that fits.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Returns whether one priority is less than another.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A relation of two numbers of views or guides, such as two edges. Constraints are kept, not
/// solved; the application says so once if one does not hold after a layout pass.
open class NSLayoutConstraint {
  /// A direction in which views stand.
  public typealias Axis = UIStackView.Axis

  /// A number of a view or a guide.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    case notAnAttribute = 0
  }

  /// A relation of two numbers.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  /// A view, which is not retained, or a guide.
  struct Item {
    weak var view: UIView?
    let guide: UILayoutGuide?

    init(_ object: AnyObject?) {
      (view, guide) = (object as? UIView, object as? UILayoutGuide)
    }

    /// The view itself, or that of the guide.
    var place: UIView? { guide?.owningView ?? view }
    var object: AnyObject? { guide ?? view }
  }

  let first: Item
  let second: Item
  /// The number of the first item.
  public let firstAttribute: Attribute
  /// The number of the second item; `notAnAttribute` for none.
  public let secondAttribute: Attribute
  /// The relation of the first number to the second one, which is multiplied and has a constant added.
  public let relation: Relation
  /// The factor of the second number.
  public let multiplier: CGFloat
  /// Inert: what is added to the second number, in points.
  open var constant: CGFloat
  /// Inert: the weight. Of a required constraint it is told if it does not hold.
  open var priority = UILayoutPriority.required
  /// Inert: the name by which an app finds the constraint.
  open var identifier: String?
  /// Inert: indicates whether the constraint is kept when a view from an archive is made.
  open var shouldBeArchived = false
  /// The view that holds the constraint while it is active.
  fileprivate final weak var holder: UIView?

  /// Creates a constraint that is not active: a number of a view or guide is related to another
  /// one's, if there is one, times a factor plus a constant in points.
  public required init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    (first, second) = (Item(view1 as AnyObject), Item(view2 as AnyObject?))
    (firstAttribute, secondAttribute, self.relation) = (attr1, attr2, relation)
    (self.multiplier, constant) = (multiplier, c)
  }

  /// The first view or guide.
  public final var firstItem: AnyObject? { first.object }
  /// The second view or guide; nil if there is none.
  public final var secondItem: AnyObject? { second.object }

  /// Inert: indicates whether the nearest common superview of the items, or the only item, holds
  /// the constraint. Items without a common superview stop the program, as UIKit's exception does.
  open var isActive: Bool {
    get { holder?.constraints.contains { $0 === self } ?? false }
    set {
      guard newValue != isActive else { return }
      guard newValue else {
        holder?.removeConstraint(self)
        return
      }
      let common = commonSuperview
      APIMisuse.check(
        common != nil, "a constraint between views without a common superview cannot be active")
      common?.addConstraint(self)
    }
  }

  /// Makes constraints active.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes constraints inactive.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The nearest view that has both items in it, or is one of them.
  package final var commonSuperview: UIView? {
    guard let view = first.place else { return nil }
    guard second.object != nil else { return view }
    guard let other = second.place else { return nil }
    return sequence(first: view, next: \.superview).first { other.isDescendant(of: $0) }
  }

  /// Returns whether both items are still in a view.
  fileprivate final func stands(in view: UIView) -> Bool {
    func isIn(_ item: Item) -> Bool { item.place?.isDescendant(of: view) ?? false }
    return isIn(first) && (secondAttribute == .notAnAttribute || isIn(second))
  }
}

extension UIView {
  /// Inert: the constraints that the view holds. One whose items left the view is no longer among
  /// them.
  public final var constraints: [NSLayoutConstraint] {
    guard let held: [NSLayoutConstraint] = inert() else { return [] }
    return held.filter { $0.stands(in: self) }
  }

  /// Inert: makes the view hold a constraint, which is active from now on.
  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.holder?.removeConstraint(constraint)
    constraint.holder = self
    setInert(constraints + [constraint], "constraints")
    // The layout pass looks whether it holds.
    beginLayingOut()
  }

  /// Inert: makes the view hold constraints.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Inert: makes a constraint inactive that the view holds.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    let kept = constraints.filter { $0 !== constraint }
    setInert(kept.isEmpty ? nil : kept, "constraints")
  }

  /// Inert: makes constraints inactive that the view holds.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
}

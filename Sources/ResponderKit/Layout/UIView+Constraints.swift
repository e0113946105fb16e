import Foundation

extension UIView {
  /// Inert: indicates whether the autoresizing mask stands for constraints; code that uses anchors
  /// sets it to false. The mask acts all the same (R12.7), as no constraint is solved.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { inert() ?? true }
    set {
      setInert(newValue)
      if !newValue || sizeSource == .constraints { sizeSource = newValue ? .known : .constraints }
    }
  }

  /// Inert: returns how strongly the view resists being larger than its content.
  public final func contentHuggingPriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    inert("hugging \(axis)") ?? .defaultLow
  }

  /// Inert: sets how strongly the view resists being larger than its content.
  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setInert(priority, "hugging \(axis)")
  }

  /// Inert: returns how strongly the view resists being smaller than its content.
  public final func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    inert("compression \(axis)") ?? .defaultHigh
  }

  /// Inert: sets how strongly the view resists being smaller than its content.
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setInert(priority, "compression \(axis)")
  }

  /// The margins by the direction of text: the leading one is on the left here.
  public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins) }
    set { layoutMargins = UIEdgeInsets(newValue) }
  }

  /// Returns whether the constraints are to be updated.
  public final func needsUpdateConstraints() -> Bool { inert("needsUpdateConstraints") ?? false }

  /// Calls `updateConstraints()` if the constraints are to be updated, here and below.
  public final func updateConstraintsIfNeeded() {
    for view in Array(subtree) where view.needsUpdateConstraints() {
      view.setInert(nil as Bool?, "needsUpdateConstraints")
      view.updateConstraints()
      view.viewController?.updateViewConstraints()
    }
  }

  final func markForUpdateOfConstraints() {
    setInert(true, "needsUpdateConstraints")
    beginLayingOut()
  }
}

extension NSLayoutConstraint {
  /// Indicates whether the constraint does not hold with the frames as they are, so that UIKit's
  /// would be others. What is not known, or not required, is taken to hold.
  final var isBroken: Bool {
    guard priority >= .required, [first, second].contains(where: \.isConstrained),
      let left = first.value(firstAttribute),
      let right = secondAttribute == .notAnAttribute ? 0 : second.value(secondAttribute)
    else { return false }
    let difference = left - (right * multiplier + constant)
    // Half a point is what UIKit rounds to a pixel.
    return switch relation {
    case .equal: abs(difference) > 0.5
    case .lessThanOrEqual: difference > 0.5
    case .greaterThanOrEqual: difference < -0.5
    }
  }
}

extension NSLayoutConstraint.Item {
  /// Indicates whether constraints decide the frame in UIKit.
  fileprivate var isConstrained: Bool {
    view.map { !$0.translatesAutoresizingMaskIntoConstraints } ?? false
  }

  /// Returns a number of the item, in the coordinates of the window; nil if it is not known.
  fileprivate func value(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
    guard let place, guide.map({ $0.layoutFrame != .zero }) ?? true else { return nil }
    let frame = guide?.layoutFrame ?? place.bounds
    let rect = place.convert(frame, to: nil)
    let inner = place.convert(frame.inset(by: place.layoutMargins), to: nil)
    return switch attribute {
    case .left, .leading: rect.minX
    case .right, .trailing: rect.maxX
    case .top: rect.minY
    case .bottom: rect.maxY
    case .width: rect.width
    case .height: rect.height
    case .centerX: rect.midX
    case .centerY: rect.midY
    case .leftMargin, .leadingMargin: inner.minX
    case .rightMargin, .trailingMargin: inner.maxX
    case .topMargin: inner.minY
    case .bottomMargin: inner.maxY
    case .centerXWithinMargins: inner.midX
    case .centerYWithinMargins: inner.midY
    case .lastBaseline, .firstBaseline, .notAnAttribute: nil
    }
  }
}

extension UIApplication {
  /// Says once if a constraint of a view does not hold after the layout pass, because nobody solves it.
  final func tellUnsolvedConstraints() {
    let holders = constraintHolders
    constraintHolders = []
    guard !hasToldOfConstraints,
      let broken = holders.lazy.flatMap(\.constraints).first(where: \.isBroken),
      let view = broken.first.isConstrained ? broken.first.view : broken.second.view
    else { return }
    hasToldOfConstraints = true
    let note = SystemEvent.note(.constraintsNotSolved(view: ObjectID(view)))
    if let eventObserver {
      eventObserver.observe(note)
    } else {
      UnobservedMistake.tell(note, about: [view])
    }
  }
}

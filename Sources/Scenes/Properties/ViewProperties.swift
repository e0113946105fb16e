import ResponderKit

/// The properties of every view.
enum ViewProperties {
  static let geometry: [Property] = [
    Property(
      "frame", of: UIView.self, .rect, "its rectangle in the superview's coordinates",
      get: { $0.frame }, set: { $0.frame = $1 }),
    Property(
      "bounds", of: UIView.self, .rect, "its rectangle in its own coordinates",
      get: { $0.bounds }, set: { $0.bounds = $1 }, isSaved: false),
    Property(
      "center", of: UIView.self, .point, "where its anchor point lies in the superview",
      get: { $0.center }, set: { $0.center = $1 }, isSaved: false),
    Property(
      "transform", of: UIView.self, .transform, "the transform about the anchor point",
      get: { $0.transform }, set: { $0.transform = $1 }),
    Property(
      "anchorPoint", ["anchor"], of: UIView.self, .point, "the fixed point of the transform",
      get: { $0.anchorPoint }, set: { $0.anchorPoint = $1 }),
    Property(
      "zPosition", ["layer.zPosition"], of: UIView.self, .number,
      "the depth at which it is drawn; hit-testing ignores it (R2.8)",
      get: { $0.layer.zPosition }, set: { $0.layer.zPosition = $1 }),
    Property(
      "autoresizingMask", ["autoresize"], of: UIView.self, .mask,
      "which margins and sizes change with the superview", get: { $0.autoresizingMask },
      set: { $0.autoresizingMask = $1 }),
    Property(
      "autoresizesSubviews", of: UIView.self, .bool, "whether the masks of its subviews are used",
      get: { $0.autoresizesSubviews }, set: { $0.autoresizesSubviews = $1 }),
  ]

  static let touches: [Property] = [
    Property(
      "isHidden", ["hidden"], of: UIView.self, .bool,
      "whether it is hidden; then it gets no touches",
      get: { $0.isHidden }, set: { $0.isHidden = $1 }),
    Property(
      "alpha", of: UIView.self, .number, "how opaque it is; below 0.01 it takes no touches (R2.3)",
      get: { $0.alpha }, set: { $0.alpha = $1 }, isFloat: true),
    Property(
      "isUserInteractionEnabled", ["interaction", "userInteractionEnabled"], of: UIView.self, .bool,
      "whether it and its subviews take touches", get: { $0.isUserInteractionEnabled },
      set: { $0.isUserInteractionEnabled = $1 }),
    Property(
      "isEnabled", ["enabled"], of: UIControl.self, .bool,
      "whether the control is enabled; if not, it is not hit (R2.9)", get: { $0.isEnabled },
      set: { $0.isEnabled = $1 }),
    Property(
      "isMultipleTouchEnabled", ["multipleTouch"], of: UIView.self, .bool,
      "whether it takes more than one finger", get: { $0.isMultipleTouchEnabled },
      set: { $0.isMultipleTouchEnabled = $1 }),
    Property(
      "isExclusiveTouch", ["exclusiveTouch"], of: UIView.self, .bool,
      "whether it takes touches only if no other view does", get: { $0.isExclusiveTouch },
      set: { $0.isExclusiveTouch = $1 }),
    Property(
      "clipsToBounds", ["clips"], of: UIView.self, .bool,
      "whether drawing is clipped; touches do not depend on it (R2.6)", get: { $0.clipsToBounds },
      set: { $0.clipsToBounds = $1 }),
  ]

  static let others: [Property] = [
    Property(
      "tag", of: UIView.self, .integer, "a number to find it by", get: { $0.tag },
      set: { $0.tag = $1 }),
    Property(
      "superview", of: UIView.self, .responder, "the view it lies in", get: { $0.superview },
      isSaved: false),
    Property(
      "window", of: UIView.self, .responder, "the window it is in", get: { $0.window },
      isSaved: false),
  ]
}

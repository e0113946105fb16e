import ResponderKit

enum ViewProperties {
  static let geometry: [Property] = [
    Property(
      "frame", of: UIView.self, .rect, "its rectangle in the superview's coordinates",
      get: { $0.frame },
      set: {
        $0.frame = $1
        $0.sizeSource = .known
      }),
    Property(
      "bounds", of: UIView.self, .rect, "its rectangle in its own coordinates",
      get: { $0.bounds },
      set: {
        $0.bounds = $1
        $0.sizeSource = .known
      }, isSaved: false),
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
      get: { $0.zPosition }, set: { $0.zPosition = $1 }),
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
      "alpha", of: UIView.self, .number,
      "how opaque it is; below \(HitTestRejection.alphaThreshold) " + "it takes no touches (R2.3)",
      get: { Float($0.alpha).toldAsAlpha }, set: { $0.alpha = $1 }),
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

  /// What decides how a view is drawn, and never who gets a touch (R2.7).
  static let looks: [Property] = [
    Property(
      "backgroundColor", ["color", "layer.backgroundColor"], of: UIView.self, .color,
      "the colour that pictures show; touches do not depend on it (R2.7)",
      get: { $0.backgroundColor }, set: { $0.backgroundColor = $1 }),
    Property(
      "cornerRadius", ["layer.cornerRadius"], of: UIView.self, .number,
      "how round its corners are drawn; touches do not depend on it (R2.7)",
      get: { $0.cornerRadius }, set: { $0.layer.cornerRadius = $1 }),
  ]

  static let others: [Property] = [
    Property(
      "tag", of: UIView.self, .integer(in: NumberRule.integers), "a number to find it by",
      get: { $0.tag },
      set: { $0.tag = $1 }),
    Property(
      "superview", of: UIView.self, .responder, "the view it lies in", get: { $0.superview },
      isSaved: false),
    Property(
      "window", of: UIView.self, .responder, "the window it is in", get: { $0.window },
      isSaved: false),
  ]
}

enum ScrollProperties {
  static let all: [Property] = content + touches + zooming + motion

  private static let content: [Property] = [
    Property(
      "contentOffset", of: UIScrollView.self, .point, "the origin of its bounds (R8.4)",
      get: { $0.contentOffset }, set: { $0.contentOffset = $1 }),
    Property(
      "contentSize", of: UIScrollView.self, .size, "the size of its content",
      get: { $0.contentSize }, set: { $0.contentSize = $1 }),
    Property(
      "contentInset", of: UIScrollView.self, .insets, "how far it scrolls beyond its content",
      get: { $0.contentInset }, set: { $0.contentInset = $1 }),
    Property(
      "contentInsetAdjustmentBehavior", ["insetAdjustment"], of: UIScrollView.self, .choice,
      "when the safe area adds to contentInset (R8.7)",
      get: { $0.contentInsetAdjustmentBehavior }, set: { $0.contentInsetAdjustmentBehavior = $1 }),
    Property(
      "adjustedContentInset", of: UIScrollView.self, .insets,
      "contentInset with what the safe area adds (R8.7)", get: { $0.adjustedContentInset },
      isSaved: false),
  ]

  private static let touches: [Property] = [
    Property(
      "isScrollEnabled", ["scrollEnabled"], of: UIScrollView.self, .bool,
      "whether fingers scroll; if not, touches pass up the chain (R8.4)",
      get: { $0.isScrollEnabled }, set: { $0.isScrollEnabled = $1 }),
    Property(
      "delaysContentTouches", of: UIScrollView.self, .bool,
      "whether its content's touches wait for 150 ms (R8.1)",
      get: { $0.delaysContentTouches }, set: { $0.delaysContentTouches = $1 }),
    Property(
      "keyboardDismissMode", of: UIScrollView.self, .choice,
      "when a drag takes the keyboard away (R8.10)", get: { $0.keyboardDismissMode },
      set: { $0.keyboardDismissMode = $1 }),
    Property(
      "scrollsToTop", of: UIScrollView.self, .bool,
      "whether a tap on the status bar scrolls it to its top (R8.10)", get: { $0.scrollsToTop },
      set: { $0.scrollsToTop = $1 }),
    Property(
      "canCancelContentTouches", of: UIScrollView.self, .bool,
      "whether a drag may take the finger from its content (R8.2)",
      get: { $0.canCancelContentTouches }, set: { $0.canCancelContentTouches = $1 }),
    Property(
      "isDirectionalLockEnabled", ["directionalLock"], of: UIScrollView.self, .bool,
      "whether a drag along one axis stays on that axis", get: { $0.isDirectionalLockEnabled },
      set: { $0.isDirectionalLockEnabled = $1 }),
    Property(
      "isPagingEnabled", ["paging"], of: UIScrollView.self, .bool,
      "whether it stops at multiples of its size (pages)", get: { $0.isPagingEnabled },
      set: { $0.isPagingEnabled = $1 }),
    Property(
      "bounces", of: UIScrollView.self, .bool,
      "whether a finger may drag it beyond its edges (R8.4)",
      get: { $0.bounces }, set: { $0.bounces = $1 }),
    Property(
      "alwaysBounceVertical", of: UIScrollView.self, .bool,
      "whether it takes vertical drags that cannot scroll it",
      get: { $0.alwaysBounceVertical }, set: { $0.alwaysBounceVertical = $1 }),
    Property(
      "alwaysBounceHorizontal", of: UIScrollView.self, .bool,
      "whether it takes horizontal drags that cannot scroll it",
      get: { $0.alwaysBounceHorizontal }, set: { $0.alwaysBounceHorizontal = $1 }),
    Property(
      "decelerationRate", of: UIScrollView.self, .number,
      "the part of its speed that is left after one millisecond",
      get: { $0.decelerationRate.rawValue },
      set: { $0.decelerationRate = UIScrollView.DecelerationRate(rawValue: $1) }),
  ]

  private static let zooming: [Property] = [
    Property(
      "minimumZoomScale", of: UIScrollView.self, .number, "the least zoomScale",
      get: { $0.minimumZoomScale }, set: { $0.minimumZoomScale = max(0.001, $1) }),
    Property(
      "maximumZoomScale", of: UIScrollView.self, .number,
      "the greatest zoomScale; fingers zoom if it is greater than the least (R8.3)",
      get: { $0.maximumZoomScale }, set: { $0.maximumZoomScale = max(0.001, $1) }),
    Property(
      "zoomScale", of: UIScrollView.self, .number,
      "the scale of the view that zooms: the answer to viewForZooming",
      get: { $0.zoomScale }, set: { $0.zoomScale = $1 }, isSaved: false),
    Property(
      "bouncesZoom", of: UIScrollView.self, .bool,
      "whether fingers may zoom beyond these limits; here they never do",
      get: { $0.bouncesZoom }, set: { $0.bouncesZoom = $1 }),
  ]

  private static let motion: [Property] = [
    Property(
      "isTracking", of: UIScrollView.self, .bool, "whether a finger is down that may drag it",
      get: { $0.isTracking }, isSaved: false),
    Property(
      "isDragging", of: UIScrollView.self, .bool, "whether a finger drags it",
      get: { $0.isDragging }, isSaved: false),
    Property(
      "isZooming", of: UIScrollView.self, .bool, "whether two fingers zoom it",
      get: { $0.isZooming }, isSaved: false),
    Property(
      "isDecelerating", of: UIScrollView.self, .bool,
      "whether it still scrolls after the finger has lifted",
      get: { $0.isDecelerating }, isSaved: false),
  ]
}

extension Float {
  /// An alpha as it is told: in few digits, except just below the threshold, where the digits are the
  /// point (R2.3).
  package var toldAsAlpha: CGFloat {
    shortest == HitTestRejection.alphaThreshold ? CGFloat(self) : shortest
  }
}

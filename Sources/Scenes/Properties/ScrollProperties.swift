import ResponderKit

/// The properties of scroll views.
enum ScrollProperties {
  static let all: [Property] = content + touches + motion

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
      "whether the next two properties count; nothing bounces here",
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

  private static let motion: [Property] = [
    Property(
      "isTracking", of: UIScrollView.self, .bool, "whether a finger is down that may drag it",
      get: { $0.isTracking }, isSaved: false),
    Property(
      "isDragging", of: UIScrollView.self, .bool, "whether a finger drags it",
      get: { $0.isDragging }, isSaved: false),
    Property(
      "isDecelerating", of: UIScrollView.self, .bool,
      "whether it still scrolls after the finger has lifted",
      get: { $0.isDecelerating }, isSaved: false),
  ]
}

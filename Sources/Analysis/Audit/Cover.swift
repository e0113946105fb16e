import ResponderKit
import Scenes

/// The way in which a view lies in front of a target, told by what the user loses.
enum Cover {
  /// UIKit shows another screen in front, as it is meant to: a sheet, an alert, a pushed page.
  case presentation
  /// A screen of the app's own lies in front, which hides the target or takes touches itself.
  case screen
  /// The keyboard lies in front.
  case keyboard
  /// Scrolling brings the target out; sure where the text tells how far it scrolls.
  case scrolled(isSure: Bool)
  /// The user sees the target and cannot touch it.
  case obstacle

  /// Indicates whether UIKit itself puts the one in front of the other.
  var isMeant: Bool {
    switch self {
    case .presentation, .keyboard, .scrolled(isSure: true): true
    case .screen, .scrolled(isSure: false), .obstacle: false
    }
  }
}

/// Tells how views lie in front of targets.
struct CoverJudge {
  private let scene: Scene
  private var contents: [ObjectIdentifier: FrontContent] = [:]

  init(_ scene: Scene) {
    self.scene = scene
  }

  /// Returns the way in which a view that takes a touch of a target lies in front of it.
  ///
  /// - Complexity: O(depth); O(descendants) once for each view in front.
  mutating func cover(of target: AuditTarget, by taker: UIView?) -> Cover {
    guard let taker else { return .obstacle }
    let above = Set(target.view.selfAndSuperviews.map { ObjectIdentifier($0) })
    // The views that do not hold the target, from the inside out.
    let front = Array(
      taker.selfAndSuperviews.prefix { !above.contains(ObjectIdentifier($0)) })
    // What lies behind covers nothing: something else turned the touch away.
    guard let top = front.last, !taker.isDescendant(of: target.view),
      isInFront(top, of: target.view)
    else { return .obstacle }
    for case let scrollView as UIScrollView in target.view.superviews {
      if let isSure = scrollView.brings(target, outFrom: front, in: scene) {
        return .scrolled(isSure: isSure)
      }
    }
    if top is UIWindow, scene.holding(of: top) == .keyboard { return .keyboard }
    if let container = front.last(where: { isPresenting($0, in: top) }) {
      // What is dimmed lies behind what the dimming view's superview holds.
      let holder = scene.isDimming(container) ? container.superview ?? container : container
      return content(of: holder).isEmpty ? .obstacle : .presentation
    }
    // Menus and the like, which UIKit itself puts into the window.
    if top.superview is UIWindow, scene.className(of: top).hasPrefix("_UI") { return .presentation }
    return isScreen(front, top, of: target)
  }

  /// Returns whether a view lies in front of the branch of its superview, or of the application, that
  /// holds the target.
  private func isInFront(_ view: UIView, of target: UIView) -> Bool {
    if let window = view as? UIWindow {
      let order = scene.application.windowsFrontToBack
      guard let mine = order.firstIndex(of: window),
        let its = target.window.flatMap(order.firstIndex)
      else { return true }
      return mine < its
    }
    let branch = target.selfAndSuperviews.first { $0.superview === view.superview }
    guard let mine = view.indexInSuperview, let its = branch?.indexInSuperview else { return true }
    return mine > its
  }

  /// Returns whether UIKit presents something in a view, which is in front of the target; the first
  /// container of a window holds the window's own root view.
  private func isPresenting(_ view: UIView, in top: UIView) -> Bool {
    guard case .presenting? = scene.note(on: view)?.effect else { return false }
    guard let window = top as? UIWindow else { return true }
    return window.subviews.first.map { !view.isDescendant(of: $0) } ?? false
  }

  private mutating func isScreen(
    _ front: [UIView], _ top: UIView, of target: AuditTarget
  ) -> Cover {
    let parent = top.superview
    let isPage = parent.map { scene.holding(of: $0) } == .controllers
    let screen = scene.screenBounds
    let whole = isPage ? parent.map { $0.screenFrame.intersection(screen) } ?? screen : screen
    let filling = front.filter { $0.screenFrame.insetBy(dx: -1, dy: -1).contains(whole) }
    guard !filling.isEmpty, scene.holding(of: top) != .items else { return .obstacle }
    if filling.contains(where: { $0.isTouchTarget(in: scene) }) { return .screen }
    let content = content(of: top)
    guard content.isInteractive else { return content.isWaiting ? .screen : .obstacle }
    if isPage { return .presentation }
    let box = target.view.screenFrame.intersection(target.visible)
    if content.isWaiting || content.painted.contains(where: { $0.contains(box) }) {
      return .screen
    }
    // Without colors, much content makes it likely that a screen hides what is behind it.
    let isTold = scene.origin?.tells.contains(.background) == true
    return !isTold && 2 * content.extent.intersection(screen).area >= screen.area
      ? .screen : .obstacle
  }

  private mutating func content(of view: UIView) -> FrontContent {
    if let known = contents[ObjectIdentifier(view)] { return known }
    let content = FrontContent(of: view, in: scene)
    contents[ObjectIdentifier(view)] = content
    return content
  }
}

/// The visible content of a view that lies in front of others.
private struct FrontContent {
  /// Indicates whether it holds anything that people see or touch.
  private(set) var isEmpty = true
  /// Indicates whether it holds anything that people touch.
  private(set) var isInteractive = false
  /// Indicates whether it shows that the app is busy.
  private(set) var isWaiting = false
  /// The boxes on the screen that hide what is behind them.
  private(set) var painted: [CGRect] = []
  /// The box on the screen round everything that people see or touch.
  private(set) var extent = CGRect.null

  init(of root: UIView, in scene: Scene) {
    root.walk(with: ()) { view, _ in
      guard !view.isHiddenOrFaint, !scene.mustStop() else { return nil }
      let isTarget = view.isTouchTarget(in: scene)
      let isPainting =
        scene.origin(of: view)?.hasBackground == true || view is UIImageView
        || view is UIVisualEffectView
      // What UIKit dims the screen behind with is no content.
      if scene.isDimming(view) { return () }
      if isTarget { isInteractive = true }
      if view is UIActivityIndicatorView { isWaiting = true }
      guard isTarget || isPainting || Self.draws(view, in: scene) else { return () }
      isEmpty = false
      let box = view.screenFrame
      if isPainting { painted.append(box) }
      if !(view is UIScrollView) { extent = extent.union(box) }
      return ()
    }
  }

  /// Returns whether a view draws something, as far as its class tells.
  fileprivate static func draws(_ view: UIView, in scene: Scene) -> Bool {
    switch scene.note(on: view)?.effect {
    case nil, .enlarging?:
      scene.classes.ownClass(of: view).map { !$0.traits.contains(.clear) } ?? false
    case .undecidable?: true
    case .simulated?, .presenting?, .ordinary?: false
    }
  }
}

extension UIScrollView {
  /// Returns whether scrolling brings a target out from under views in front of the scroll view, and
  /// whether that is sure; nil if it does not.
  ///
  /// Where a text tells no insets, UIKit's own bars are taken to have made room for themselves, as
  /// they do by default.
  ///
  /// - Parameter front: The view that takes the touch and its superviews that do not hold the
  ///   target.
  fileprivate func brings(
    _ target: AuditTarget, outFrom front: [UIView], in scene: Scene
  ) -> Bool? {
    guard let top = front.last else { return nil }
    if let parent = top.superview, parent.isDescendant(of: self) {
      // Headers stay where they are while the rows pass below them; what lies in a row stays there.
      let isInList = parent === self || scene.className(of: parent) == "UITableViewWrapperView"
      return isInList && holdsCells && Self.isPinned(scene.className(of: top)) ? true : nil
    }
    let screen = scene.screenBounds
    let viewport = screenFrame.intersection(screen)
    let cover = front.last { !$0.screenFrame.contains(viewport) }
    guard let cover, !viewport.isEmpty else { return nil }
    let (box, own) = (cover.screenFrame, target.view.screenFrame)
    let isAbove = box.midY < viewport.midY
    let distance = isAbove ? box.maxY - own.minY : box.minY - own.maxY
    let (sure, likely) = reach(in: scene)
    if sure.contains(distance) { return true }
    let isTold = scene.origin(of: self) == nil || scene.origin?.tells.contains(.insets) == true
    guard !isTold else { return nil }
    let hasBars = front.contains { scene.holding(of: $0) != nil }
    if hasBars { return likely.contains(distance) && !(isAbove && contentOffset.y == 0) }
    return isAbove ? nil : false
  }

  /// Returns the distances by which the content can move down the screen, in points: as the text
  /// tells, and if bars have made room for themselves.
  private func reach(
    in scene: Scene
  ) -> (sure: ClosedRange<CGFloat>, likely: ClosedRange<CGFloat>) {
    let (offset, inset) = (contentOffset.y, adjustedContentInset)
    let least = min(-inset.top, offset)
    let most = max(contentSize.height + inset.bottom - bounds.height, offset)
    let sure = (offset - most - 1)...(offset - least + 1)
    let page = abs(bounds.height)
    return (sure, (sure.lowerBound - page)...(sure.upperBound + page))
  }

  private static func isPinned(_ className: String) -> Bool {
    className.hasPrefix("_UI")
      || ["Header", "Footer", "Index", "Reusable", "Refresh", "Cell"].contains {
        className.contains($0)
      }
  }
}

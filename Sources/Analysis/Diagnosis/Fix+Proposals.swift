import ResponderKit
import Scenes

// What would help, for each kind of finding.

extension Fix {
  static func set(_ object: StatefulObject, _ property: String, _ value: PropertyValue) -> Fix {
    Fix(.set(property, value), changes: [PropertyChange(object, property, value)])
  }

  /// Gives a view an override, or takes its overrides away.
  static func overriding(
    _ view: UIView, _ override: (any ViewOverride)?, to purpose: Purpose
  ) -> Fix {
    Fix(purpose, changes: [OverrideChange(view, override)])
  }

  /// Gets a view out of the way that takes a touch of another.
  ///
  /// - Parameters:
  ///   - view: The view of the path that is covered: the target or one of its ancestors.
  ///   - taker: The view that takes the touch, in `sibling`.
  static func uncovering(
    _ view: UIView, _ target: UIView, from sibling: UIView, _ taker: UIView, in scene: Scene
  ) -> [Fix] {
    if scene.className(of: sibling).hasSuffix("ContentView"), view === target {
      return [
        Fix(
          .addToContentView, changes: [ParentChange(view: target, parent: sibling)],
          appCode: .addToContentView(target))
      ]
    }
    let chain = Array(taker.selfAndSuperviews.prefix { $0 !== sibling }) + [sibling]
    if scene.presenter(of: taker) == nil,
      let container = chain.first(where: scene.isPresentationContainer)
    {
      return [dismissing(container, in: scene)]
    }
    if let bar = chain.first(where: { scene.isBar($0) }) {
      return clearing(target, of: bar, bar, in: scene)
    }
    // Nobody can change what is UIKit's own, unless it is of a class that is known to stay in front.
    if scene.hasPrivateClass(taker), !(taker is UIScrollView) { return [] }
    let isUIKits = taker is UIDimmingView || scene.note(on: taker).map(\.isOfUIKit) == true
    if !isUIKits, chain.contains(where: { $0.acts(in: scene) }) {
      return [Fix(.separate, changes: [FrontChange(view: view)])]
    }
    if isUIKits || scene.presenter(of: taker) != nil || taker === sibling
      || sibling.onlyDraws(in: scene)
    {
      return [.lettingTouchesThrough(taker === sibling || isUIKits ? taker : sibling, in: scene)]
    }
    return [
      Fix(.passThrough, changes: chain.map { OverrideChange($0, Passthrough()) })
    ]
  }

  /// Dismisses what UIKit shows in a container of its own, or what is left of it.
  private static func dismissing(_ container: UIView, in scene: Scene) -> Fix {
    let shown = container.subviews.filter { !scene.isDimming($0) && !$0.isHiddenOrFaint }
    return Fix(
      shown.isEmpty ? .dismissLeftover : .dismiss,
      changes: [PropertyChange(container, "isHidden", .bool(true))], appCode: .dismissPresented)
  }

  /// Lays a view out beside a bar, or the content of the scroll view that it lies in.
  static func clearing(_ target: UIView, of drawn: UIView, _ bar: UIView, in scene: Scene) -> [Fix]
  {
    let box = drawn.screenFrame.union(bar.screenFrame)
    let isTop = box.midY < scene.screenBounds.midY
    if let scrollView = target.enclosingScrollView, !bar.isDescendant(of: scrollView) {
      let frame = scrollView.screenFrame
      let own = scrollView.contentInset
      var (inset, offset) = (own, scrollView.contentOffset)
      // What the safe area adds is there already (R8.7).
      let adjusted = scrollView.adjustedContentInset
      if isTop {
        inset.top += max(0, box.maxY - frame.minY - adjusted.top)
        offset.y -= inset.top - own.top
      } else {
        inset.bottom += max(0, frame.maxY - box.minY - adjusted.bottom)
        offset.y += inset.bottom - own.bottom
      }
      if inset == scrollView.contentInset {
        // There is room already; the content has scrolled under the bar.
        let distance =
          isTop ? box.maxY - target.screenFrame.minY : box.minY - target.screenFrame.maxY
        var place = scrollView.contentOffset
        place.y -= distance
        return [
          Fix(
            .scrollIntoView, changes: [PropertyChange(scrollView, "contentOffset", .point(place))])
        ]
      }
      return [
        Fix(
          .insetContent(of: scrollView),
          changes: [
            PropertyChange(scrollView, "contentInset", .insets(inset)),
            PropertyChange(scrollView, "contentOffset", .point(offset)),
          ],
          appCode: .insetContent(
            scrollView, isTop: isTop, by: isTop ? inset.top : inset.bottom))
      ]
    }
    guard let superview = target.superview, target.transform.isIdentity else { return [] }
    var place = target.screenFrame
    place.origin.y = isTop ? box.maxY : box.minY - place.height
    guard scene.screenBounds.contains(place) else { return [] }
    let origin = superview.point(fromScreen: place.origin)
    return [
      Fix(
        .keepClear(of: bar),
        changes: [
          PropertyChange(
            target, "frame", .rect(CGRect(origin: origin, size: target.frame.size)))
        ],
        appCode: .pinToSafeArea(target, isTop: isTop))
    ]
  }

  /// Lets touches through a view: all of it, or only where none of its subviews wants them.
  static func lettingTouchesThrough(_ view: UIView, in scene: Scene) -> Fix {
    let className = scene.className(of: view)
    if className.hasPrefix("RCT") {
      return Fix(
        .passByReactNative,
        changes: [PropertyChange(view, "isUserInteractionEnabled", .bool(false))],
        appCode: .passTouches)
    }
    if let alert = scene.presenter(of: view) as? UIAlertController {
      return Fix(
        .dismissAlert, changes: [DismissChange(controller: alert)], appCode: .dismissPresented)
    }
    if let controller = scene.presenter(of: view) {
      return Fix(
        .dismiss, changes: [DismissChange(controller: controller)],
        appCode: controller.presentation.style.dims ? .undimSheet : nil)
    }
    if case .presenting? = scene.note(on: view)?.effect, view.subviews.isEmpty {
      // Something was presented, and its container was left behind.
      return Fix(
        .dismissLeftover, changes: [PropertyChange(view, "isHidden", .bool(true))],
        appCode: .dismissPresented)
    }
    if case .presenting? = scene.note(on: view)?.effect {
      return Fix(
        .dismiss, changes: [OverrideChange(view, Passthrough())], appCode: .undimSheet)
    }
    if view.onlyDraws(in: scene) { return .set(view, "isUserInteractionEnabled", .bool(false)) }
    return .overriding(view, Passthrough(), to: .passThrough)
  }

  /// Lets touches through a window only beside the content of SwiftUI in a view, in the way that the
  /// version of iOS asks for (R1.11); nothing if it does so already.
  static func passingBesideContent(_ window: UIView, _ host: UIView, in scene: Scene) -> [Fix] {
    let way = PassBesideContent.Way(for: scene.application.systemVersion)
    if (window.hitTestBehavior as? PassBesideContent)?.way == way { return [] }
    return [.overriding(window, PassBesideContent(in: host, by: way), to: .passBesideContent)]
  }

  /// Takes away what an override does, or lets it do what it is meant to do: the usual one of a window
  /// that lets touches through refuses the content of SwiftUI, too, since iOS 18 (R1.11).
  static func replacing(_ override: (any HitTestBehavior)?, of view: UIView, in scene: Scene)
    -> [Fix]
  {
    guard let override else { return [] }
    let removing = Fix.overriding(view, nil, to: .removeOverride)
    guard let host = (override as? Except)?.exception, host.isHosting,
      HostingHitTest.answersItself(host)
    else { return [removing] }
    return passingBesideContent(view, host, in: scene) + [removing]
  }

  /// Lets touches through a window that lies in front.
  static func lettingThrough(_ window: UIWindow, _ taker: UIView, in scene: Scene) -> [Fix] {
    let hidden = PropertyChange(window, "isHidden", .bool(true))
    if window is UIRemoteKeyboardWindow, let first = scene.application.keyWindow?.firstResponder {
      return [Fix(.dismissKeyboard, changes: [ResignChange(first)], appCode: .endEditing)]
    }
    if ForeignClasses.standard.isKeyboardWindow(scene.className(of: window)) {
      return [Fix(.dismissKeyboard, changes: [hidden], appCode: .endEditing)]
    }
    let hiding = Fix(.hideWindow, changes: [hidden])
    if taker === window {
      let passing = overriding(window, Passthrough(), to: .passThroughWindow)
      // A window that shows nothing is better hidden than taught to let touches through.
      let isEmpty = window.subviews.allSatisfy(\.isHiddenOrFaint)
      return isEmpty ? [hiding, passing] : [passing, hiding]
    }
    if taker.isHosting { return passingBesideContent(window, taker, in: scene) + [hiding] }
    guard !taker.isInteractive(in: scene) else { return [hiding] }
    return [.overriding(window, Except(taker), to: .passThroughAlone), hiding]
  }

  /// Lets views that lie in one another accept touches of a view that sticks out of them.
  static func accepting(_ target: UIView, in ancestors: [UIView]) -> [Fix] {
    let changes = ancestors.map { ancestor in
      let others = (ancestor.pointInsideBehavior as? Accepting)?.accepted.filter { $0 !== target }
      return OverrideChange(ancestor, Accepting((others ?? []) + [target]))
    }
    let area = target.bounds.union(target.overriddenTouchArea ?? target.bounds)
    let outer = ancestors[0]
    let box = outer.convert(area, from: target).union(outer.bounds)
    return [
      Fix(.accept(target, by: ancestors), changes: changes), Fix(.enlarge(outer, to: box)),
    ]
  }

  /// Enlarges the touch area of a view.
  static func enlarging(_ target: UIView, toContain point: CGPoint) -> [Fix] {
    let bounds = target.bounds
    let dx = max(bounds.minX - point.x, point.x - bounds.maxX, 0).rounded(.down)
    let dy = max(bounds.minY - point.y, point.y - bounds.maxY, 0).rounded(.down)
    let (right, below) = (dx + 1, dy + 1)
    // A far point is another place, not a small target.
    guard right <= TouchCoverage.fingertip, below <= TouchCoverage.fingertip else { return [] }
    let inset = Inset(
      dx: dx > 0 || point.x >= bounds.maxX || point.x < bounds.minX ? -right : 0,
      dy: dy > 0 || point.y >= bounds.maxY || point.y < bounds.minY ? -below : 0)
    return [.overriding(target, inset, to: .enlargeTouchArea)]
  }

  /// Enlarges the touch area of a small view to what a finger hits with ease.
  ///
  /// - Parameter size: The size that a finger finds of the view on the screen, in points.
  static func enlarging(_ view: UIView, ofSize size: CGSize) -> Fix {
    // The inset is one in the view's coordinates, which a transform may have made smaller.
    let area = view.touchArea
    let scale = CGSize(width: size.width / area.width, height: size.height / area.height)
    let dx = max(0, ((TouchCoverage.fingertip - size.width) / 2 / scale.width).rounded(.up))
    let dy = max(0, ((TouchCoverage.fingertip - size.height) / 2 / scale.height).rounded(.up))
    return .overriding(view, Inset(dx: 0 - dx, dy: 0 - dy), to: .enlargeTouchArea)
  }

  /// Gives views of no size, or of too small a size, the size of their content.
  ///
  /// - Parameters:
  ///   - views: The views, each in the one before.
  ///   - target: A view in the last one that they are to hold; nil for their subviews.
  static func growing(_ views: [UIView], toHold target: UIView? = nil) -> [Fix] {
    var changes: [PropertyChange] = []
    for view in views {
      var box = view.bounds
      if view.bounds.isEmpty { for subview in view.subviews { box = box.union(subview.frame) } }
      if let target { box = box.union(view.convert(target.bounds, from: target)) }
      // What sticks out on the other sides would have to move.
      guard !box.isEmpty, !box.isInfinite, view.transform.isIdentity,
        box.minX >= view.bounds.minX || target == nil, box.minY >= view.bounds.minY || target == nil
      else { return [Fix(.giveSize)] }
      let size = CGSize(width: box.maxX - view.bounds.minX, height: box.maxY - view.bounds.minY)
      changes.append(
        PropertyChange(view, "frame", .rect(CGRect(origin: view.frame.origin, size: size))))
    }
    guard let first = views.first, let frame = changes[0].value.as(.rect) else { return [] }
    let isEmpty = first.bounds.isEmpty
    return [
      Fix(
        isEmpty ? .growToContent : .grow(views, toHold: target ?? first), changes: changes,
        appCode: isEmpty
          ? .constrain(
            first, width: first.bounds.width == 0 ? frame.width : nil,
            height: first.bounds.height == 0 ? frame.height : nil) : nil)
    ]
  }
}

extension Scene {
  /// Returns the controller that presents a view, or one of UIKit's views round it.
  func presenter(of view: UIView) -> UIViewController? {
    controllers.first { $0.presents(view) }
  }

  /// Returns whether a view is a bar of UIKit's, which lies over the content on purpose.
  func isBar(_ view: UIView) -> Bool {
    view is UINavigationBar || view is UITabBar || view is UIToolbar
      || ["UINavigationBar", "UITabBar", "UIToolbar"].contains(className(of: view))
  }
}

extension ClassNote {
  /// Indicates whether the class is one of UIKit's that hold what is presented.
  fileprivate var isOfUIKit: Bool { if case .presenting = effect { true } else { false } }
}

extension UIView {
  /// Returns whether touches on the view itself have an effect: it is interactive, it scrolls, or
  /// something inside decides that nobody knows.
  fileprivate func acts(in scene: Scene) -> Bool {
    self is UIScrollView || isTouchTarget(in: scene)
      || scene.note(on: self)?.isUndecidable == true
  }

  /// Returns whether nothing in the view can act on touches, so that interaction can be turned off.
  fileprivate func onlyDraws(in scene: Scene) -> Bool {
    subtree.dropFirst().allSatisfy { view in
      !view.acts(in: scene) && !(view.isUserInteractionEnabled && scene.isOfApp(view))
    } && !isInteractive(in: scene)
  }
}

extension UIViewController {
  /// Returns whether a view is the one that is presented, or one of UIKit's round it.
  fileprivate func presents(_ view: UIView) -> Bool {
    guard let container = presentationContainer else { return false }
    return view === container
      || view.superview === container
        && (view is UIDimmingView || view === viewIfLoaded)
  }
}

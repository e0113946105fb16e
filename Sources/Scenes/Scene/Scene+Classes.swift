import ResponderKit

extension Scene {
  /// Returns whether a view is of a class that a text names and that is not one of the system's.
  package func isOfApp(_ view: UIView) -> Bool {
    guard let name = names.entry(of: view)?.className else { return false }
    return !Self.systemPrefixes.contains { name.hasPrefix($0) }
  }

  /// Indicates whether views stand for classes of which only the names are known, as in an imported
  /// text, so that their code is not.
  package var tellsClasses: Bool { origin != nil || names.tellsClasses }

  /// Returns whether a view is of a class that only UIKit itself makes and that no header names.
  package func hasPrivateClass(_ view: UIView) -> Bool {
    guard let name = names.entry(of: view)?.className else { return false }
    return name.hasPrefix("_UI") || name.hasPrefix("UIKit.")
      || (name.hasPrefix("_Tt") && name.contains("UIKit"))
  }

  private static let systemPrefixes = [
    "UI", "_", "WK", "MK", "AV", "NS", "CA", "SK", "SC", "MT", "PK", "PH", "RCT", "Flutter",
    "SwiftUI.",
  ]

  /// Returns whether a view is of a class that overrides `hitTest(_:with:)` or `point(inside:with:)` by a
  /// capture, or, in other texts, of a class of the app that is named as if it let touches through.
  package func mayOverrideHitTest(_ view: UIView) -> Bool {
    let name = className(of: view)
    guard ForeignClasses.standard.note(on: name) == nil else { return false }
    if !untoldHitTesting(of: view).isEmpty { return true }
    if self.origin?.tells.contains(.overrides) == true { return false }
    if let isKnown = passThroughNames[name] { return isKnown }
    let word = name.lowercased()
    let isNamedSo = Self.passThroughWords.contains { word.contains($0) }
    passThroughNames[name] = isNamedSo
    return isNamedSo
  }

  /// Returns the methods of hit-testing that a view's class overrides, as the text tells, by code
  /// that it does not tell.
  package func untoldHitTesting(of view: UIView) -> ViewProvenance.Overrides {
    guard var told = origin(of: view)?.overrides.intersection([.hitTest, .pointInside]),
      !told.isEmpty
    else { return [] }
    let overrides: [(any ViewOverride)?] = [view.hitTestBehavior, view.pointInsideBehavior]
    // A value stands for all that its class does, code only for its own methods.
    if overrides.contains(where: { $0 != nil && !($0 is any CodedOverride) }) { return [] }
    if overrides[0] != nil { told.remove(.hitTest) }
    if overrides[1] != nil { told.remove(.pointInside) }
    return told
  }

  /// Returns the name of the app's own class that a view is of, without its module, if no code of it was
  /// read; nil of UIKit's classes.
  package func classWithoutCode(of view: UIView) -> String? {
    guard origin(of: view) != nil, isOfApp(view),
      ForeignClasses.standard.note(on: className(of: view)) == nil,
      code?.baseClass(ofClassNamed: className(of: view)) == nil
    else { return nil }
    let name = className(of: view).split(separator: ".").last.map(String.init) ?? ""
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && !name.isEmpty ? name : nil
  }

  private static let passThroughWords = [
    "passthrough", "passthru", "passtouch", "touchthrough", "touchthru", "clickthrough",
    "hitthrough", "tapthrough", "ignoretouch", "ignoringtouch", "nohittest",
  ]

  /// Returns whether a view is a row of a table or an item of a grid, which touches of its parts select.
  package func isRow(_ view: UIView) -> Bool {
    if view is CellView { return true }
    guard let parent = view.superview, className(of: view).hasSuffix("Cell") else { return false }
    return parent is CellListView
      || className(of: parent) == "UITableViewWrapperView" && parent.superview is CellListView
  }

  /// Returns the row or item whose content view a view is; nil if it is none.
  package func row(ofContentView view: UIView) -> UIView? {
    guard let row = view.superview, isRow(row) else { return nil }
    let isContent =
      row.ownContentView === view || className(of: view) == "UITableViewCellContentView"
      || className(of: view) == "UIView" && view.frame == row.bounds
    return isContent ? row : nil
  }

  /// Returns what is known of how a view's class treats touches.
  package func note(on view: UIView) -> ClassNote? {
    ForeignClasses.standard.note(on: className(of: view))
  }

  /// Indicates whether the scene was imported from a text that does not tell view controllers.
  package var mayLackControllers: Bool { origin.map { !$0.tells.contains(.controllers) } ?? false }

  /// Returns whether a view is the root view of a controller that the text does not tell, which is
  /// the view's `next` in the app (R4.2).
  package func lacksController(_ view: UIView) -> Bool {
    guard mayLackControllers, self.origin(of: view) != nil,
      view.chosenNext == nil, controller(of: view) == nil
    else { return false }
    return ForeignClasses.standard.isRootView(
      className(of: view), in: view.superview.map(className(of:)))
  }

  /// Returns whether UIKit shows in an imported view what a controller presents: it is not the first
  /// container of its window, or it dims what is behind.
  package func isPresentationContainer(_ view: UIView) -> Bool {
    guard view is UITransitionView, origin(of: view) != nil else { return false }
    return view.superview is UIWindow && (view.indexInSuperview ?? 0) > 0
      || view.subviews.contains(where: isDimming)
  }

  /// Returns whether UIKit dims with a view what lies behind it.
  package func isDimming(_ view: UIView) -> Bool { className(of: view) == "UIDimmingView" }

  /// Returns whether the controller that a root view lacks is presented, so that its `next` is the one
  /// that presents it and not a superview of the view (R4.3).
  package func isPresentedAlone(_ view: UIView) -> Bool {
    guard lacksController(view) else { return false }
    let holder = view.superviews.first { className(of: $0) != "UIDropShadowView" }
    return holder.map(isPresentationContainer) ?? false
  }

  /// Returns the view that is hit in place of another one and hands the touch on to it: the bar of an
  /// imported view, or the host of content of SwiftUI (R1.11); nil for views that are hit themselves.
  package func bar(handingTouchesTo view: UIView) -> UIView? {
    if let host = view.hostAnsweringForIt { return host }
    guard origin(of: view) != nil,
      let name = ForeignClasses.standard.bar(handingTouchesTo: className(of: view))
    else { return nil }
    return view.superviews.first { className(of: $0) == name }
  }

  /// Returns what a view holds that covers other things as it is meant to; nil for most views.
  package func holding(of view: UIView) -> Holding? {
    ForeignClasses.standard.holding(of: className(of: view))
  }

  /// Returns whether a text leaves open which targets a control has.
  package func lacksTargets(of control: UIControl) -> Bool {
    guard let origin, !origin.tells.contains(.targets) else { return false }
    return self.origin(of: control).map { $0.targets == nil } ?? true
  }

  /// Returns the targets of a control that a debugger has listed and of which no action is known.
  package func untoldTargets(of control: UIControl) -> [ListedTarget] {
    (origin(of: control)?.targets ?? []).filter { listed in
      let known = names.responder(atAddress: listed.address)
      return !listed.isSilent && !control.allTargets.contains { $0 === known }
    }
  }

  /// Returns the name of a target that a debugger has listed: that of the object, or its class.
  package func label(of listed: ListedTarget) -> String {
    names.responder(atAddress: listed.address).map { label(of: $0) } ?? listed.className
  }

  /// Returns the origin of an imported view or recognizer; nil if it was not imported.
  package func origin(of object: StatefulObject) -> ViewProvenance? {
    names.entry(of: object)?.origin
  }
}

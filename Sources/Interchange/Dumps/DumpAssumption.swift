import Scenes

/// An assumption about a fact that a text never tells of its views, so that UIKit's default is
/// taken.
package enum DumpAssumption: Hashable, Sendable {
  /// The given number of controls are enabled.
  case enabled(controls: Int)
  /// The given number of controls have no targets.
  case noTargets(controls: Int)
  /// The given number of views have recognizers that are not known.
  case unknownRecognizers(views: Int)
  /// The given number of views are root views of controllers that are not known.
  case unknownControllers(count: Int)
  /// Every view takes touches.
  case interaction
  /// No view has an override, so each behaves as its class in UIKit does.
  case noOverrides
  /// No other window lies in front of the only one.
  case onlyWindow
  /// Windows of one level lie in the order of the text; the given number of them have a known
  /// level.
  case windowOrder(known: Int)
}

extension HierarchyDump {
  /// The assumptions that had to be made and that may change the view that gets a touch.
  ///
  /// - Complexity: O(number of views).
  package var assumptions: [DumpAssumption] {
    // What joins a scene says nothing of its views.
    guard !roots.isEmpty else { return [] }
    var (controls, views, rootViews) = (0, 0, 0)
    let trees = distinctRoots
    for root in trees {
      root.forEachInTree { view in
        if classes.standIn(for: view, isRoot: false).isControl { controls += 1 }
        if view.uncertainties.contains(.recognizers) { views += 1 }
        rootViews += view.children.count {
          ForeignClasses.standard.isRootView($0.className, in: view.className)
        }
      }
    }
    let told = toldFacts
    var assumptions: [DumpAssumption] = []
    if controls > 0 {
      if !told.contains(.enabled) { assumptions.append(.enabled(controls: controls)) }
      if !told.contains(.targets) { assumptions.append(.noTargets(controls: controls)) }
    }
    if views > 0, !told.contains(.recognizers) {
      assumptions.append(.unknownRecognizers(views: views))
    }
    if rootViews > 0, !told.contains(.controllers) {
      assumptions.append(.unknownControllers(count: rootViews))
    }
    if !told.contains(.interaction) { assumptions.append(.interaction) }
    if !told.contains(.overrides) { assumptions.append(.noOverrides) }
    if told.contains(.windows) { return assumptions }
    let windows = trees.filter(classes.isWindow)
    let known = windows.count { ForeignClasses.standard.windowLevel(of: $0.className) != nil }
    assumptions.append(windows.count > 1 ? .windowOrder(known: known) : .onlyWindow)
    return assumptions
  }
}

extension DumpAssumption: CustomStringConvertible {
  /// The assumption in words.
  package var description: String {
    switch self {
    case .enabled(1): "1 control is enabled"
    case .enabled(let count): "\(count) controls are enabled"
    case .noTargets: "the targets of controls are not in the dump"
    case .unknownRecognizers(1):
      "1 view has recognizers, left out as the dump does not name them"
    case .unknownRecognizers(let count):
      "\(count) views have recognizers, left out as the dump does not name them"
    case .unknownControllers(1): "1 view controller is not in the dump"
    case .unknownControllers(let count): "\(count) view controllers are not in the dump"
    case .interaction: "all views take touches"
    case .noOverrides: "no class overrides hit-testing"
    case .onlyWindow: "no other window is in front"
    case .windowOrder(0):
      "the order of the windows is that of the text, their levels are equal"
    case .windowOrder:
      "the order of the windows is that of the text, their levels are equal but for the system's"
    }
  }
}

import Analysis

extension QuizKind {
  /// The kinds about hit-testing: each is about one layer of a pile.
  static let hitTests: [QuizKind] = [
    pile("a higher zPosition", .zPositionFirst, .firstAddedFirst) { $0.raised(&$1) },
    pile("an order that changed", .frontChangesNothing, .firstAddedFirst) { $0.reordered(&$1) },
    pile("a scrolled list", .frameForBounds) { $0.scrolled(&$1) },
    pile("alphas in each other", .multipliedAlphas) { $0.faded(&$1) },
    pile("an alpha near the limit", .faintIsEnough) { $0.faint(&$1) },
    pile("a button that sticks out", .outsideIsAlive) { $0.outside(&$1) },
    pile("a superview without size", .zeroSizePasses) { $0.flat(&$1) },
    pile("a disabled control", .disabledSwallows, .disabledForItself) { $0.disabled(&$1) },
    pile("interaction off", .interactionOffForItself, .refusalEndsSearch) { $0.switchedOff(&$1) },
    pile("a hidden view", .hiddenForItself) { $0.hidden(&$1) },
    pile("an image view or a label", .imageViewsPass) { $0.picture(&$1) },
    pile("a turned view", .boxOfRotatedView, .transformsOnlyDraw) { $0.turned(&$1) },
    pile("a scaled view", .transformsOnlyDraw) { $0.scaled(&$1) },
    pile("an edge", .closedEdges) { $0.edge(&$1) },
    pile("round corners", .cornersTrim) { $0.corner(&$1) },
    pile("a clear view", .clearLetsThrough) { $0.veil(&$1) },
    pile("a button below a view", .buttonsShineThrough) { $0.covered(&$1) },
    pile("a larger touch area", .largerAreaIsEnough) { $0.enlarged(&$1) },
    pile("a hitTest that returns self", .overridesKeepChecks) { $0.intercepting(&$1) },
    pile("a pass-through view", .passthroughTakes, .passthroughDropsAll) { $0.passing(&$1) },
    pile("two windows", .keyWindowFirst, .levelsAreIgnored, .emptyWindowPasses) {
      $0.windowed(&$1)
    },
  ]

  private static func pile(
    _ name: String, _ beliefs: Belief...,
    layer: @escaping @Sendable (inout HitTestPile, inout Dice) -> Void
  ) -> QuizKind {
    QuizKind(name, .hitTest, beliefs) { HitTestPile.draft(of: layer, &$0) }
  }
}

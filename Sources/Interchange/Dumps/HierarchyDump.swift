import Foundation
import Scenes

/// A screen as a debugger or a test tool printed it.
package struct HierarchyDump: Sendable {
  /// The views at the tops of the trees, in the order of the text; later ones lie in front.
  package var roots: [DumpedView]
  /// The objects that the text prints besides views, to be joined with the views by address.
  package var joined = JoinedTexts()
  /// The warnings about parts that could not be taken over as they stand, in the order of the text.
  package var warnings: [DumpWarning]
  /// The formats found in the text, in the order of the text.
  package var formats: [DumpFormat]
  /// The touch that went wrong, if the text is about one.
  package var failure: HitFailure?
  /// The classes that names in the text stand for.
  var classes = ClassCatalogue.standard

  /// Creates a dump.
  package init(
    roots: [DumpedView], warnings: [DumpWarning] = [], formats: [DumpFormat] = []
  ) {
    self.roots = roots
    self.warnings = warnings
    self.formats = formats
  }

  /// The number of views in all trees.
  ///
  /// - Complexity: O(number of views).
  package var viewCount: Int {
    var count = 0
    for root in roots { root.forEachInTree { _ in count += 1 } }
    return count
  }

  /// The facts that the text tells and other texts leave open.
  package var toldFacts: Set<ImportProvenance.Fact> {
    var facts: Set<ImportProvenance.Fact> = []
    for format in formats { facts.formUnion(format.toldFacts) }
    for format in formats { facts.subtract(format.openFacts) }
    if !roots.isEmpty, roots.allSatisfy(classes.isWindow) { facts.insert(.window) }
    return facts
  }

  /// Indicates whether the text holds accessible elements only, so that views may be missing.
  package var isApproximate: Bool { formats.contains { $0.isApproximate } }
}

/// A way of printing a screen, as debuggers and test tools do it. Each stands beside its reader.
package struct DumpFormat: Hashable, Sendable {
  /// The word for it in reports.
  package let name: String
  /// Indicates whether the text holds accessible elements only: a transparent view that takes a
  /// touch is not in it.
  package var isApproximate = false
  /// The facts that the format tells and others leave open.
  var toldFacts: Set<ImportProvenance.Fact> = []
  /// The facts that the format leaves open, even if another text beside it tells them of a few
  /// views.
  var openFacts: Set<ImportProvenance.Fact> = []
}

/// A touch of a test that reached another view than it was meant for.
package struct HitFailure: Hashable, Sendable {
  /// A view as the failure names it.
  package struct Party: Hashable, Sendable {
    /// The class name as printed.
    package var className: String
    /// The address in lower case, or nil where it was stripped.
    package var address: String?

    /// Creates a view as the failure names it.
    package init(className: String, address: String?) {
      self.className = className
      self.address = address
    }
  }

  /// The point of the touch, in the coordinates of the window.
  package var point: CGPoint
  /// The view that the touch was meant for.
  package var target: Party?
  /// The view that the touch reached.
  package var winner: Party?
  /// The origin, in the window, of the view whose coordinates the test uses.
  package var origin: CGPoint

  /// Creates a failure.
  package init(point: CGPoint, target: Party?, winner: Party?, origin: CGPoint = .zero) {
    self.point = point
    self.target = target
    self.winner = winner
    self.origin = origin
  }
}

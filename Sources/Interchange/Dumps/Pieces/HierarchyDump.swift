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
  /// The answers of the device that stand in messages, in the order of the text.
  package var observations: [DumpedObservation] = []
  /// The screens that the text holds; empty if it holds one.
  package var screens: [DumpedScreen] = []
  /// The number of the screen that was taken, from 1; nil if the text holds one.
  package var screen: Int?
  /// The lines of the messages that may be about the screen that was taken.
  var messageLines = 0...Int.max
  /// Indicates whether a message is all that the text tells of the views.
  package var isSketch = false
  /// The classes that names in the text stand for.
  var classes = ClassCatalogue.standard

  /// Creates a dump.
  package init(
    roots: [DumpedView], warnings: [DumpWarning] = [], formats: [DumpFormat] = []
  ) {
    (self.roots, self.warnings, self.formats) = (roots, warnings, formats)
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

  /// Indicates whether the end of the text is missing.
  var isCut: Bool {
    warnings.contains { warning in
      switch warning.kind {
      case .endsHere, .linesMissing: true
      case .cut: roots.last.map { warning.line >= $0.lastLine } ?? false
      default: false
      }
    }
  }

  /// Indicates whether the text holds accessible elements only, so that views may be missing.
  package var isApproximate: Bool { formats.contains { $0.isApproximate } }
}

protocol DumpReader: SendableMetatype {
  /// The words with which a document begins, the outermost first; empty for a format whose
  /// documents are told apart otherwise.
  static var beginnings: [StaticString] { get }

  /// The words that only such a text holds, by which it is found at the end of a long log.
  static var landmarks: [StaticString] { get }

  /// Returns whether a text is in the format, told from little of it.
  static func recognizes(_ source: SourceText) -> Bool

  /// Reads the hierarchy that a text holds.
  static func read(_ source: SourceText, in classes: ClassCatalogue) throws(DumpError)
    -> HierarchyDump
}

extension DumpReader {
  static var beginnings: [StaticString] { [] }

  static var landmarks: [StaticString] { beginnings }
}

/// One of several screens that a text holds.
package struct DumpedScreen: Hashable, Sendable {
  /// The number of the line at which the screen begins, from 1.
  package let line: Int
  /// The first text on the screen; nil if there is none.
  package let title: String?
  /// The number of views.
  package let viewCount: Int

  /// Creates a screen of some trees; nil if there is none.
  init?(_ roots: some Sequence<DumpedView>) {
    var title: String?
    var count = 0
    var line: Int?
    for root in roots {
      line = line ?? root.line
      root.forEachInTree { view in
        count += 1
        if title == nil, !view.isHidden, let text = view.text, !text.isEmpty { title = text }
      }
    }
    guard let line else { return nil }
    self.line = line
    self.title = title
    viewCount = count
  }
}

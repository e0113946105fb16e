/// The text that a scene was imported from.
package struct ImportProvenance: Hashable, Sendable {
  /// A kind of fact that some texts tell and others leave open.
  package enum Fact: Hashable, Sendable {
    /// Whether controls are enabled.
    case enabled
    /// Which gesture recognizers there are.
    case recognizers
    /// Which controllers own which views.
    case controllers
    /// Whether views take touches.
    case interaction
    /// Which windows there are.
    case window
  }

  /// The file that it stood in, as it was named; nil for one without a name.
  package var file: String?
  /// What the text turned out to be.
  package var formats: [String]
  /// Whether it holds accessible elements only, so that views may be missing.
  package var isApproximate: Bool
  /// What it tells; the rest has its default.
  package var tells: Set<Fact>

  /// Creates an origin.
  package init(
    file: String? = nil, formats: [String], isApproximate: Bool, tells: Set<Fact>
  ) {
    self.file = file
    self.formats = formats
    self.isApproximate = isApproximate
    self.tells = tells
  }
}

/// The text that a scene was imported from.
package struct ImportProvenance: Hashable, Sendable {
  /// A kind of fact that some texts tell and others leave open.
  package enum Fact: Hashable, Sendable {
    /// The property `isEnabled` of controls.
    case enabled
    /// The gesture recognizers.
    case recognizers
    /// The controllers, and the views that they own.
    case controllers
    /// The property `isUserInteractionEnabled` of views.
    case interaction
    /// The windows.
    case window
  }

  /// The name of the file that the text was read from, as it was given; nil for a text without a
  /// file.
  package var file: String?
  /// The formats that were recognized in the text.
  package var formats: [String]
  /// Indicates whether the text holds accessible elements only, so that views may be missing.
  package var isApproximate: Bool
  /// The facts that the text tells. Other facts have their defaults.
  package var tells: Set<Fact>

  /// Creates a provenance.
  package init(
    file: String? = nil, formats: [String], isApproximate: Bool, tells: Set<Fact>
  ) {
    self.file = file
    self.formats = formats
    self.isApproximate = isApproximate
    self.tells = tells
  }
}

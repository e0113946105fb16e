import Scenes

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

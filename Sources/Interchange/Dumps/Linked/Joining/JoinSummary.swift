/// A summary of joining a scene with the objects that a text prints besides views.
package struct JoinSummary: Sendable {
  /// The number of objects of a kind that were joined.
  package struct Count: Sendable, Hashable {
    /// The number of these objects in the scene now.
    package var joined = 0
    /// The number of views that the objects belong to.
    package var views = 0
    /// The addresses of views that are not in the scene, one for each object that belongs to such a
    /// view.
    package var missingViews: [String] = []
    /// The number of objects that belong to no view.
    package var withoutView = 0
  }

  /// The gesture recognizers.
  package var recognizers = Count()
  /// The number of recognizers that are only listed: they are in the scene and disabled, because it
  /// is not known how they behave.
  package var listedRecognizers = 0
  /// The view controllers.
  package var controllers = Count()
  /// The targets of controls.
  package var actions = Count()
  /// The remarks on lines that were checked against the scene and agree with it.
  package var agreements: [JoinRemark] = []
  /// The remarks on lines that were left out, rest on an assumption, or contradict the scene, by
  /// line.
  package var remarks: [JoinRemark] = []

  /// Creates an empty summary.
  package init() {}
}

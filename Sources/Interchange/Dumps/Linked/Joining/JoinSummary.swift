/// What came of joining a scene with what a text prints besides views.
package struct JoinSummary: Sendable {
  /// How many objects of a kind were joined.
  package struct Count: Sendable, Hashable {
    /// How many are in the scene now.
    package var joined = 0
    /// To how many views they belong.
    package var views = 0
    /// The addresses of views that are not in the scene, for each object that belongs to one.
    package var missingViews: [String] = []
    /// How many belong to no view.
    package var withoutView = 0
  }

  /// The gesture recognizers.
  package var recognizers = Count()
  /// How many of the recognizers are only listed: they are there and turned off, as nobody knows
  /// what they do.
  package var listedRecognizers = 0
  /// The view controllers.
  package var controllers = Count()
  /// The targets of controls.
  package var actions = Count()
  /// What was checked against the scene and agrees.
  package var agreements: [JoinRemark] = []
  /// What was left out, assumed or is contradicted by the scene, by line.
  package var remarks: [JoinRemark] = []

  /// Creates a summary of nothing.
  package init() {}
}

/// What came of joining a scene with what a text prints besides views.
public struct JoinSummary: Sendable {
  /// How many objects of a kind were joined.
  public struct Count: Sendable, Hashable {
    /// How many are in the scene now.
    public var joined = 0
    /// To how many views they belong.
    public var views = 0
    /// The addresses of views that are not in the scene, for each object that belongs to one.
    public var missingViews: [String] = []
    /// How many belong to no view.
    public var withoutView = 0
  }

  /// The gesture recognizers.
  public var recognizers = Count()
  /// How many of the recognizers are only listed: they are there and turned off, as nobody knows
  /// what they do.
  public var listedRecognizers = 0
  /// The view controllers.
  public var controllers = Count()
  /// The targets of controls.
  public var actions = Count()
  /// What was checked against the scene and agrees.
  public var agreements: [JoinRemark] = []
  /// What was left out, assumed or is contradicted by the scene, by line.
  public var remarks: [JoinRemark] = []

  /// Creates a summary of nothing.
  public init() {}
}

/// The kinds of things that can be in a scene, as commands, texts and reports know them.
package struct SceneKinds: Sendable {
  /// The classes of views.
  package var classes: ClassCatalogue
  /// The kinds of recognizers.
  package var gestures: GestureTable
  /// The kinds of overrides.
  package var overrides: OverrideRegistry

  /// Creates kinds, those of ResponderKit unless others are given.
  package init(
    classes: ClassCatalogue = .standard, gestures: GestureTable = .standard,
    overrides: OverrideRegistry = .standard
  ) {
    self.classes = classes
    self.gestures = gestures
    self.overrides = overrides
  }
}

import ResponderKit

/// How some views of one screen differ on another.
package struct ScreenChange {
  /// What became of them.
  package typealias Kind = SceneDifference.Change

  package var kind: Kind
  /// The views, which have all changed alike: by their places in the old screen and in the new.
  package var places: [(old: Int?, new: Int?)]
  /// How many views came or went with the view, in its tree.
  package var inside = 0
  /// What differs, if they changed.
  package var rows: [SceneDifference.Row] = []
  /// How far they moved and grew on the screen, if that is all.
  package var move: ScreenMove?
}

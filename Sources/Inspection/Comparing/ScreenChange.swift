import ResponderKit

/// How some views of one screen differ on another.
struct ScreenChange {
  /// What became of them.
  typealias Kind = SceneDifference.Change

  var kind: Kind
  /// The views, which have all changed alike: by their places in the old screen and in the new.
  var places: [(old: Int?, new: Int?)]
  /// How many views came or went with the view, in its tree.
  var inside = 0
  /// What differs, if they changed.
  var rows: [SceneDifference.Row] = []
  /// How far they moved and grew on the screen, if that is all.
  var move: ScreenMove?
}

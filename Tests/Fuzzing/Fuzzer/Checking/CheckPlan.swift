import TestSupport

/// The checks of a script that take longer than the script itself, each of which is done for some
/// scripts only.
struct CheckPlan {
  /// Indicates whether everything is taken back and done again.
  var undoes = true
  /// Indicates whether the scene is saved and rebuilt.
  var rebuilds = true
  /// Indicates whether the lines are completed as at the prompt.
  var completes = true
  /// Indicates whether the facts of each command are told as JSON.
  var records = true

  /// All checks.
  static let all = CheckPlan()

  private init() {}

  /// Draws the checks of one of many scripts: one in four is undone, one in eight is rebuilt, one
  /// in sixteen is completed, and one in eight tells the facts of its commands.
  init(_ random: inout SeededGenerator) {
    undoes = random.chance(1 / 4)
    rebuilds = random.chance(1 / 8)
    completes = random.chance(1 / 16)
    records = random.chance(1 / 8)
  }
}

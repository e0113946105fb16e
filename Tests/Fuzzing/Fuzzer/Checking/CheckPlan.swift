import TestSupport

/// The checks of a script that take longer than the script itself, each of which is done for some
/// scripts only.
struct CheckPlan: OptionSet {
  /// The bits, which a command line can hold.
  let rawValue: Int

  /// Everything is taken back and done again.
  static let undoing = CheckPlan(rawValue: 1)
  /// The scene is saved and rebuilt.
  static let rebuilding = CheckPlan(rawValue: 2)
  /// The lines are completed as at the prompt.
  static let completing = CheckPlan(rawValue: 4)
  /// The facts of each command are told as JSON.
  static let recording = CheckPlan(rawValue: 8)
  /// The scene is turned, and everything that tells who gets the touch where is told.
  static let mapping = CheckPlan(rawValue: 16)
  /// Everything that only looks is done, and nothing has changed.
  static let looking = CheckPlan(rawValue: 32)
  /// All checks.
  static let all: CheckPlan = [.undoing, .rebuilding, .completing, .recording, .mapping, .looking]

  /// Draws the checks of one of many scripts: one in four is undone, one in eight is rebuilt, one
  /// in sixteen is completed, one in eight tells the facts of its commands, and one in sixteen is
  /// mapped, or only looked at.
  static func drawn(_ random: inout SeededGenerator) -> CheckPlan {
    var plan: CheckPlan = []
    if random.chance(1 / 4) { plan.insert(.undoing) }
    if random.chance(1 / 8) { plan.insert(.rebuilding) }
    if random.chance(1 / 16) { plan.insert(.completing) }
    if random.chance(1 / 8) { plan.insert(.recording) }
    if random.chance(1 / 16) { plan.insert(.mapping) }
    if random.chance(1 / 16) { plan.insert(.looking) }
    return plan
  }
}

/// How much time a measurement may take.
enum Effort {
  /// Long enough for numbers to be compared.
  case full
  /// Just enough to see that everything works.
  case quick

  /// How long one repetition runs at least.
  var repetition: Duration { self == .full ? .milliseconds(40) : .milliseconds(4) }
  /// How often everything is measured anew, contender by contender.
  var rounds: Int { self == .full ? 3 : 1 }
  /// How many touch events are sent in a stream.
  var touchEvents: Int { self == .full ? 1_000_000 : 20_000 }
  /// How often a crowd of views is tapped.
  var crowdTaps: Int { self == .full ? 20 : 3 }
  /// How many processes are started.
  var spawns: Int { self == .full ? 41 : 5 }
}

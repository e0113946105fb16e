/// The time that a measurement may take.
enum Effort {
  /// The measurement takes long enough for numbers to be compared.
  case full
  /// The measurement takes just long enough to see that everything works.
  case quick

  /// The least time of one repetition.
  var repetition: Duration { self == .full ? .milliseconds(40) : .milliseconds(4) }
  /// The number of rounds, in each of which everything is measured anew, contender by contender.
  var rounds: Int { self == .full ? 3 : 1 }
  /// The number of touch events that are sent in a stream.
  var touchEvents: Int { self == .full ? 1_000_000 : 20_000 }
  /// The number of taps on a crowd of views.
  var crowdTaps: Int { self == .full ? 20 : 3 }
  /// The number of processes that are started.
  var spawns: Int { self == .full ? 41 : 5 }
}

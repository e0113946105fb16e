/// A time in nanoseconds per call, from several repetitions.
struct Timing: Codable {
  var median: Double
  var fastest: Double
  var slowest: Double

  /// - Parameter samples: The samples, at least one.
  init(samples: [Double]) {
    let sorted = samples.sorted()
    median = sorted[sorted.count / 2]
    fastest = sorted[0]
    slowest = sorted[sorted.count - 1]
  }

  /// Creates the timing of several rounds: the median of their medians, with the widest spread.
  init(rounds: [Timing]) {
    self.init(samples: rounds.map(\.median))
    fastest = rounds.map(\.fastest).min() ?? fastest
    slowest = rounds.map(\.slowest).max() ?? slowest
  }
}

/// Returns the number of nanoseconds that some work takes.
@inline(__always)
func nanoseconds(_ work: () throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  let start = clock.now
  try work()
  return start.duration(to: clock.now).nanoseconds
}

extension Duration {
  var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) * 1e-9
  }
}

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

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

extension Timing {
  static let repetitions = 5

  /// Times one call per probe.
  ///
  /// Every repetition replays the probes from the first one, at least 64 of them, so that a slow
  /// contender sees the same mix as a fast one.
  ///
  /// - Parameter call: Returns something that depends on the work, so that it cannot be left out.
  @inline(__always)
  static func ofProbes(
    _ probes: [SyntheticTree.Probe], effort: Effort, _ call: (SyntheticTree.Probe) -> Int
  ) -> Timing {
    let least = effort.repetition.nanoseconds
    var calls = 64
    var samples: [Double] = []
    var isWarm = false
    while samples.count < repetitions {
      var sum = 0
      var next = 0
      let elapsed = nanoseconds {
        for _ in 0..<calls {
          sum &+= call(probes[next])
          next += 1
          if next == probes.count { next = 0 }
        }
      }
      consume(sum)
      if isWarm {
        samples.append(elapsed / Double(calls))
      } else if elapsed < least / 16 {
        calls *= 4
      } else if elapsed < least {
        calls = Int(Double(calls) * least / elapsed * 1.1) + 1
      } else {
        isWarm = true
      }
    }
    return Timing(samples: samples)
  }

  /// Takes a sum, so that the optimizer does not know that nobody needs it.
  @inline(never)
  private static func consume(_ sum: Int) {}
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

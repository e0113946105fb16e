import Foundation

/// Returns the seeds of a random test, one for each run.
///
/// They begin at 0, or at `TAPSCOPE_SEED`: the seed of a run that failed, to see it again first, or
/// any other, to try what nobody tried before. A test that fails must say its seed: as an argument
/// of the test it is printed.
///
/// - Parameters:
///   - few: The number of runs unless more are asked for.
///   - all: The number of runs with `TAPSCOPE_FULL_TESTS=1`.
package func seeds(_ few: Int, of all: Int) -> Range<Int> {
  let first = max(0, environment["TAPSCOPE_SEED"].flatMap { Int($0) } ?? 0)
  return first..<first + size(few, of: all)
}

/// Returns the size of a large input: `few`, or `all` with `TAPSCOPE_FULL_TESTS=1`.
package func size(_ few: Int, of all: Int) -> Int {
  environment["TAPSCOPE_FULL_TESTS"] == "1" ? all : few
}

/// Returns one in so many elements of a large table, or all of them with `TAPSCOPE_FULL_TESTS=1`.
package func sample<Element>(_ all: some Collection<Element>, oneIn count: Int) -> [Element] {
  all.enumerated().filter { $0.offset.isMultiple(of: size(count, of: 1)) }.map(\.element)
}

private let environment = ProcessInfo.processInfo.environment

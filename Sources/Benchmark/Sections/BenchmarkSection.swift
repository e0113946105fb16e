import Foundation

/// One question that the benchmark answers; to add one, write a type and list it in ``Sections``.
protocol BenchmarkSection {
  /// Measures and reports.
  ///
  /// Results that are good as soon as they are there, such as one of many trees, may be reported
  /// one by one.
  func run(_ plan: Plan, into output: any ResultOutput) throws
}

/// What was asked for on the command line.
struct Plan {
  var effort: Effort
  /// Where the other toolkits' programs are, or nil to do without them.
  var peers: URL?
  var shapes: [TreeShape]
}

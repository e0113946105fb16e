import Foundation

/// Runs of the program that users get, each with one input in a process of its own: none ends by a
/// signal, takes more than three seconds of the processor or 300 MB, or goes on after Ctrl-C. Each command
/// that ends because its code came to a limit may take as long again.
struct ProductRuns {
  private static let mostSeconds = 3.0
  /// What tells that code came to a limit.
  private static let ends = [
    "the code took longer", "and did not end", "ran one after the other",
    "recognizers and controllers",
  ]
  private static let mostBytes = 300 << 20
  private static let mostSecondsAfterInterrupt = 0.5
  /// The time after which a process is taken to wait for something.
  private static let mostTime = Duration.seconds(30)

  let product: URL
  let inputs: InputMaker
  /// The folder in which the product runs, and into which what is found is written.
  let folder: URL

  /// Runs inputs of some numbers, until it is too late.
  ///
  /// - Returns: What is wrong with the first input that is not as it must be; nil if all are.
  func run(_ numbers: Range<Int>, until end: ContinuousClock.Instant?) throws -> String? {
    let work = folder.appendingPathComponent("product", isDirectory: true)
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    var (count, longest) = (0, 0.0)
    for number in numbers {
      if let end, ContinuousClock.now >= end { break }
      let file = folder.appendingPathComponent("\(inputs.kind.rawValue)-\(number).scope")
      let bytes = inputs.input(number).bytes
      try Data(bytes).write(to: file)
      let before = Usage.ofChildren
      let child = try Child(
        product, arguments(of: file), in: work, log: folder.appendingPathComponent("product.log"))
      // One in eight is interrupted.
      let isInterrupted = number.isMultiple(of: 8)
      let isDeaf = isInterrupted && isDeaf(child, after: bytes.count % 400)
      let status = child.wait(atMost: Self.mostTime)
      let seconds = Usage.ofChildren.seconds - before.seconds
      (count, longest) = (count + 1, max(longest, seconds))
      let problem: String? =
        if isDeaf {
          "it goes on for \(Self.mostSecondsAfterInterrupt) s after SIGINT"
        } else if status < 0, !isInterrupted || !child.wasInterrupted {
          "it ends by a signal, or does not end: \(child.message)"
        } else if seconds > Self.mostSeconds,
          seconds > Self.mostSeconds * Double(1 + Self.ends(in: child.text))
        {
          "it takes \(seconds) s of the processor"
        } else if Usage.ofChildren.mostBytes > Self.mostBytes {
          "it takes \(Usage.ofChildren.mostBytes >> 20) MB"
        } else {
          nil
        }
      if let problem { return "input \(number) of seed \(inputs.seed), \(file.path): \(problem)" }
      try FileManager.default.removeItem(at: file)
    }
    print(
      "\(inputs.kind.rawValue): \(count) processes, the longest took \(longest) s of the processor, "
        + "the largest \(Usage.ofChildren.mostBytes >> 20) MB")
    return nil
  }

  private static func ends(in text: String) -> Int {
    ends.reduce(0) { $0 + text.ranges(of: $1).count }
  }

  private func arguments(of file: URL) -> [String] {
    switch inputs.kind {
    case .scripts, .classes: ["--keep-going", file.path]
    case .dumps: ["-c", "import \(file.path); tree; audit; map; export json"]
    }
  }

  /// Interrupts a process, and returns whether it goes on.
  private func isDeaf(_ child: Child, after milliseconds: Int) -> Bool {
    usleep(UInt32(milliseconds) * 1000)
    guard child.isRunning else { return false }
    child.interrupt()
    let end = ContinuousClock.now + .seconds(Self.mostSecondsAfterInterrupt)
    while child.isRunning, ContinuousClock.now < end { usleep(1000) }
    return child.isRunning
  }
}

/// What the processes that ended have used.
private struct Usage {
  let seconds: Double
  let mostBytes: Int

  static var ofChildren: Usage {
    var usage = rusage()
    // RUSAGE_CHILDREN: an enumeration with some headers, which the function does not take.
    getrusage(-1, &usage)
    #if os(macOS)
      let unit = 1
    #else
      let unit = 1024
    #endif
    let times = [usage.ru_utime, usage.ru_stime]
    return Usage(
      seconds: times.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) * 1e-6 },
      mostBytes: Int(usage.ru_maxrss) * unit)
  }
}

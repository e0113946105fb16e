import Foundation

/// The run of several workers, and what is done about the first input that one of them fails on.
struct Supervisor {
  let program: URL
  let inputs: InputMaker
  /// The folder for what is found.
  let folder: URL
  let jobs: Int
  /// The time that one input may take.
  let limit: Duration

  /// Runs the workers to their end.
  ///
  /// - Parameter arguments: The arguments that the workers get besides their own.
  /// - Returns: The finding, if there is one.
  func run(_ numbers: Range<Int>, _ arguments: [String]) throws -> Finding? {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let places = (0..<jobs).map { SharedNumber(folder.appendingPathComponent("worker-\($0)")) }
    let start = ContinuousClock.now
    let children = try (0..<jobs).map { job in
      places[job].value = numbers.lowerBound
      return try Child(
        program, arguments + ["--worker", "\(job)"],
        log: folder.appendingPathComponent("worker-\(job).log"))
    }
    defer { for child in children where child.isRunning { child.end() } }
    var moved = places.map { (value: $0.value, since: ContinuousClock.now) }
    var pending = Set(children.indices)
    while !pending.isEmpty {
      usleep(20_000)
      for job in pending {
        if children[job].isRunning {
          let (value, now) = (places[job].value, ContinuousClock.now)
          if value != moved[job].value { moved[job] = (value, now) }
          guard now - moved[job].since > limit else { continue }
          children[job].end()
        }
        pending.remove(job)
        guard children[job].wait(atMost: .zero) != 0 else { continue }
        return try found(places[job].value, children[job].message)
      }
    }
    report(places.map(\.value), numbers, ContinuousClock.now - start)
    return nil
  }

  private func found(_ number: Int, _ message: String) throws -> Finding? {
    print("input \(number) of seed \(inputs.seed): \(message.prefix(200))")
    // To make it short takes a while.
    fflush(nil)
    let input = inputs.input(number)
    let trial = Finding.Trial(
      program: program, kind: inputs.kind, plan: input.plan, folder: folder,
      limit: limit)
    guard let finding = try Finding(input.bytes, number: number, trial) else {
      throw FuzzingError.notRepeated(
        "the input alone holds; to see it again: --seed \(inputs.seed) --runs \(number + 1)")
    }
    return finding
  }

  private func report(_ places: [Int], _ numbers: Range<Int>, _ time: Duration) {
    let isWhole = places.allSatisfy { $0 == SharedNumber.finished }
    let count = isWhole ? numbers.count : places.map { $0 - numbers.lowerBound }.max() ?? 0
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    print(
      "\(inputs.kind.rawValue): \(count) in \(seconds.formatted(.number.precision(.fractionLength(1)))) s, "
        + "\(Int(Double(count) / seconds)) a second, by \(jobs) worker\(jobs == 1 ? "" : "s")")
  }
}

/// An error of the fuzzer itself.
enum FuzzingError: Error, CustomStringConvertible {
  case notRepeated(String)

  var description: String {
    switch self {
    case .notRepeated(let text): text
    }
  }
}

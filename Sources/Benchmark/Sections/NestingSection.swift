import ResponderKit

/// A hundred thousand views, each in the one before: depth must cost time, but no stack.
struct NestingSection: BenchmarkSection {
  static let depth = 100_000
  /// Far less than a recursion of that depth would need.
  static let stackSize = 256 << 10

  func run(_ plan: Plan, into output: any ResultOutput) {
    let outcome = Outcome()
    let thread = Thread {
      outcome.table = Self.measure()
      outcome.done.signal()
    }
    thread.stackSize = Self.stackSize
    thread.start()
    outcome.done.wait()
    if let table = outcome.table { output.report(table) }
  }

  private static func measure() -> ResultTable {
    var table = ResultTable(
      section: "nesting",
      caption: "\(depth) nested views on a stack of \(stackSize >> 10) KiB",
      columns: [("operation", "operation"), ("ms", "ms"), ("nsPerView", "ns per view")])
    func time(_ operation: String, _ work: () -> Void) {
      let elapsed = nanoseconds(work)
      table.rows.append([
        .text(operation), .number(elapsed / 1e6, decimals: 2),
        .number(elapsed / Double(depth), decimals: 1),
      ])
    }

    let side = Double(2 * depth + 100)
    var root: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    var innermost = root
    time("build") {
      for level in 1...depth {
        let side = side - Double(2 * level)
        let view = UIView(frame: CGRect(x: 1, y: 1, width: side, height: side))
        innermost?.addSubview(view)
        innermost = view
      }
    }
    let middle = CGPoint(x: side / 2, y: side / 2)
    time("hit-test") {
      precondition(root?.hitTest(middle, with: nil) === innermost, "the innermost view is hit")
    }
    time("hit-test, explained") {
      let answers = root?.explainedHitTest(middle).story.calls.lazy.filter {
        if case .answer(_?) = $0.kind { true } else { false }
      }
      precondition(answers?.count(where: { _ in true }) == depth + 1, "all are asked")
    }
    time("convert a point") {
      let point = innermost?.convert(CGPoint(x: 1, y: 1), to: root)
      precondition(point == CGPoint(x: depth + 1, y: depth + 1), "every level adds one")
    }
    time("tear down") {
      innermost = nil
      root = nil
    }
    return table
  }

  /// Carries the result out of the thread; the semaphore orders the two accesses.
  private final class Outcome: @unchecked Sendable {
    var table: ResultTable?
    let done = DispatchSemaphore(value: 0)
  }
}

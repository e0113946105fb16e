import Code
import Interpreter
import ResponderKit

/// What classes of code cost that are read and not compiled: a hit-test through one, its lines written
/// down, and the reading itself.
struct CodeSection: BenchmarkSection {
  /// The views within each other, of which the sixth has a hitTest of its own.
  private static let depth = 12

  func run(_ plan: Plan, into output: any ResultOutput) throws {
    output.report(try hitTests(plan))
    output.report(reading(plan))
  }

  // MARK: Hit-tests

  private func hitTests(_ plan: Plan) throws -> ResultTable {
    var table = ResultTable(
      section: "code",
      caption:
        "a hit-test of \(Self.depth) views, of which one lets touches through by its hitTest",
      columns: [
        ("class", "class"), ("ns", "ns"), ("fastest", "fastest"), ("slowest", "slowest"),
        ("ratio", "× compiled"),
      ])
    let contenders: [(name: String, chain: CodedChain)] = [
      ("compiled", CodedChain(PassingView(frame: .screen))),
      ("Swift, read", try CodedChain(CodeSource.passingSwift)),
      ("Objective-C, read", try CodedChain(CodeSource.passingObjectiveC)),
      ("Swift, its lines written down", try CodedChain(CodeSource.passingSwift, keepsLines: true)),
    ]
    // All answer alike before anything is timed.
    for (name, chain) in contenders where chain.hit() !== chain.last {
      throw WrongAnswer(description: "\(name) does not let the touch through")
    }
    var samples: [[Double]] = contenders.map { _ in [] }
    for _ in 0..<(plan.effort == .full ? 15 : 1) {
      for (k, contender) in contenders.enumerated() {
        samples[k].append(contender.chain.time(plan.effort == .full ? 20_000 : 200))
      }
    }
    let compiled = Timing(samples: samples[0]).median
    for (contender, samples) in zip(contenders, samples) {
      let timing = Timing(samples: samples)
      table.rows.append([
        .text(contender.name), .number(timing.median, decimals: 0),
        .number(timing.fastest, decimals: 0), .number(timing.slowest, decimals: 0),
        .number(timing.median / compiled, decimals: 2),
      ])
    }
    return table
  }

  /// An error: a class does not answer as the others do.
  struct WrongAnswer: Error, CustomStringConvertible {
    let description: String
  }

  // MARK: Reading

  private func reading(_ plan: Plan) -> ResultTable {
    var table = ResultTable(
      section: "code", caption: "reading a text, from its letters to what can run",
      columns: [
        ("text", "text"), ("lines", "lines"), ("microseconds", "µs"), ("fastest", "fastest"),
        ("slowest", "slowest"),
      ])
    let texts = [
      ("Swift", CodeSource.passingSwift.repeated(5)),
      ("Objective-C", CodeSource.passingObjectiveC.repeated(5)),
      ("Swift, 100 classes", CodeSource.passingSwift.repeated(100)),
    ]
    for (name, source) in texts {
      let samples = (0..<(plan.effort == .full ? 101 : 3)).map { _ in
        nanoseconds { withExtendedLifetime(CodeProgram.reading(source)) {} } / 1000
      }
      let timing = Timing(samples: samples)
      table.rows.append([
        .text(name), .number(Double(source.text.split(separator: "\n").count), decimals: 0),
        .number(timing.median, decimals: 0), .number(timing.fastest, decimals: 0),
        .number(timing.slowest, decimals: 0),
      ])
    }
    return table
  }
}

/// Views within each other, of which one has a hitTest of its own.
private struct CodedChain {
  let root = UIView(frame: .screen)
  let last = UIView(frame: .screen)
  /// The program that runs the code, which lives as long as the views do.
  private var program: CodeProgram?

  init(_ view: UIView) {
    var parent = root
    for depth in 1..<11 {
      let next = depth == 5 ? view : UIView(frame: .screen)
      parent.addSubview(next)
      parent = next
    }
    parent.addSubview(last)
  }

  init(_ source: CodeSource, keepsLines: Bool = false) throws {
    let program = CodeProgram.reading(source)
    guard let type = program.types["Passing1"],
      let view = try program.makeView(of: type, frame: .screen).object as? UIView
    else { throw CodeSection.WrongAnswer(description: "\(source.name) makes no view") }
    self.init(view)
    program.machine.keepsLines = keepsLines
    self.program = program
  }

  func hit() -> UIView? { root.hitTest(CGPoint(x: 5, y: 5), with: nil) }

  /// Returns the nanoseconds of a hit-test.
  func time(_ count: Int) -> Double {
    let time = nanoseconds {
      for k in 0..<count {
        // What a person looks at is one event.
        if k % 100 == 0 {
          program?.machine.begin()
          // Lines are kept up to a limit, which would be met at once.
          program?.machine.forgetOutput()
        }
        _ = hit()
      }
    }
    return time / Double(count)
  }
}

/// A view that lets touches through, compiled.
private final class PassingView: UIView {
  private let insets = UIEdgeInsets(top: -5, left: -5, bottom: -5, right: -5)

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.inset(by: insets).contains(point)
  }
}

extension CodeProgram {
  /// Returns a program that has read a text, with views that are in no scene.
  fileprivate static func reading(_ source: CodeSource) -> CodeProgram {
    let program = CodeProgram()
    program.makeView = { _, frame in UIView(frame: frame) }
    program.didMake = { [unowned program] _, view in program.join(view) }
    _ = program.add([CodeTree(reading: source)])
    return program
  }
}

extension CodeSource {
  fileprivate static let passingSwift = CodeSource(
    name: "Passing.swift",
    text: """
      class Passing1: UIView {
        var insets = UIEdgeInsets(top: -5, left: -5, bottom: -5, right: -5)
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          let hit = super.hitTest(point, with: event)
          return hit === self ? nil : hit
        }
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          return bounds.inset(by: insets).contains(point)
        }
      }

      """)

  fileprivate static let passingObjectiveC = CodeSource(
    name: "Passing.m",
    text: """
      @implementation Passing1 { UIEdgeInsets _insets; }
      - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
          UIView *hit = [super hitTest:point withEvent:event];
          return hit == self ? nil : hit;
      }
      - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
          CGRect area = UIEdgeInsetsInsetRect(self.bounds, _insets);
          return CGRectContainsPoint(area, point);
      }
      @end

      """)

  /// Returns the text some times, each with another name of the class.
  fileprivate func repeated(_ count: Int) -> CodeSource {
    let texts = (1...count).map { text.replacing("Passing1", with: "Passing\($0)") }
    return CodeSource(name: name, text: texts.joined(separator: "\n"))
  }
}

extension CGRect {
  fileprivate static let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
}

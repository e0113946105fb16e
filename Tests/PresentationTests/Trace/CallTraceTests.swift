import Explanation
import Foundation
import Presentation
import ResponderKit
import SceneStage
import Testing
import TestSupport
import Text

/// The calls of a hit-test, nested as an app would log them.
@Suite struct CallTraceTests {
  private func calls(_ stage: Stage, _ point: CGPoint, width: Int = 1000) -> [String] {
    var lines: [String] = []
    CallTraceReport(stage.ask(point.x, point.y), in: stage.scene).write(
      OutputStyle(width: width)
    ) { lines.append($0.text) }
    return lines
  }

  @Test func aCallStandsWithinTheOneThatMadeIt() {
    let stage = Stage()
    stage.add("blue", CGRect(50, 50, 200, 200))
    stage.add("yellow", CGRect(20, 20, 100, 100), in: "blue")
    stage.add("green", CGRect(120, 120, 60, 60), in: "blue")
    stage["green"].isHidden = true
    #expect(
      calls(stage, CGPoint(x: 100, y: 100)) == [
        "hit-test (100, 100)", "window.hitTest(100, 100) {", "  window.point(inside:) → true",
        "  root.hitTest(100, 100) {", "    root.point(inside:) → true",
        "    blue.hitTest(50, 50) {", "      blue.point(inside:) → true",
        "      green.hitTest(-70, -70) { hidden } → nil",
        "      yellow.hitTest(30, 30) { yellow.point(inside:) → true } → yellow",
        "    } → yellow", "  } → yellow", "} → yellow",
      ])
  }

  @Test func aCallThatIsTooLongForALineTakesSeveral() {
    let stage = Stage()
    stage.add("red", CGRect(0, 0, 90, 90))
    let lines = calls(stage, CGPoint(x: 9, y: 9), width: 40)
    #expect(lines.contains("    red.hitTest(9, 9) {") && lines.contains("    } → red"))
    #expect(lines.allSatisfy { $0.count <= 40 })
  }

  /// A view that logs its calls, as an app would to learn what UIKit does.
  private final class LoggingView: UIView {
    static nonisolated(unsafe) var log: [String] = []
    static nonisolated(unsafe) var depth = 0
    var name = ""

    static func write(_ text: String) {
      log.append(String(repeating: "  ", count: depth) + text)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let start = Self.log.count
      Self.write("\(name).hitTest(\(point.x.formatted), \(point.y.formatted)) {")
      Self.depth += 1
      if isHidden { Self.write("hidden") }
      let answer = super.hitTest(point, with: event)
      Self.depth -= 1
      let result = "} → \((answer as? LoggingView)?.name ?? "nil")"
      if Self.log[(start + 1)...].contains(where: { $0.contains(".hitTest") }) {
        Self.write(result)
      } else {
        // No other view was asked: one line.
        let parts = Self.log[(start + 1)...].map { $0.trimmingCharacters(in: .whitespaces) }
        Self.log[start] += " \(parts.joined(separator: "; ")) \(result)"
        Self.log.removeSubrange((start + 1)...)
      }
      return answer
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      let isInside = super.point(inside: point, with: event)
      Self.write("\(name).point(inside:) → \(isInside)")
      return isInside
    }
  }

  /// The oracle is the log of overrides that call super.
  @Test func theCallsAreThoseThatOverridesWouldLog() {
    for seed in 0..<150 {
      var random = SeededGenerator(seed: seed)
      let stage = Stage()
      let root = LoggingView(frame: stage["root"].frame)
      root.name = "root"
      var views = [("root", root)]
      for k in 0..<Int.random(in: 1...9, using: &random) {
        let (parent, twin) = views.randomElement(using: &random)!
        let frame = CGRect(
          Double.random(in: -40...200, using: &random).rounded(),
          Double.random(in: -40...200, using: &random).rounded(),
          Double.random(in: 0...250, using: &random).rounded(),
          Double.random(in: 0...250, using: &random).rounded())
        stage.add("v\(k)", frame, in: parent)
        let view = LoggingView(frame: frame)
        view.name = "v\(k)"
        view.isHidden = Int.random(in: 0..<8, using: &random) == 0
        stage["v\(k)"].isHidden = view.isHidden
        twin.addSubview(view)
        views.append((view.name, view))
      }
      for _ in 0..<12 {
        let point = CGPoint(
          x: Double.random(in: 0...389, using: &random).rounded(),
          y: Double.random(in: 0...600, using: &random).rounded())
        (LoggingView.log, LoggingView.depth) = ([], 1)
        _ = root.hitTest(point, with: nil)
        let told = calls(stage, point).filter { !$0.contains("  not asked: ") }
        #expect(Array(told.dropFirst(3).dropLast()) == LoggingView.log, "seed \(seed) \(point)")
      }
    }
  }
}

extension CGFloat {
  fileprivate var formatted: String { String(format: "%g", self) }
}

import ResponderKit
import SceneStage
import Testing
import Text

/// A row says as much as fits its line; what must not be lost goes on below.
@Suite struct TraceWidthTests {
  private let stage: Stage = {
    let stage = Stage()
    stage.add("red", CGRect(100, 100, 50, 50))
    stage.add("round", CGRect(0, 0, 90, 90)).pointInsideBehavior = Circle(radius: 1)
    stage.add("blocked", CGRect(0, 0, 90, 90)).hitTestBehavior = Block()
    stage.add("empty")
    return stage
  }()

  /// The row of a view with the lines on which it goes on, words separated by one space.
  private func row(_ name: String, _ width: Int) -> String {
    let lines = stage.trace(stage.ask(10, 24), OutputStyle(width: width)).drop {
      !$0.contains("─ \(name) ")
    }
    #expect(lines.allSatisfy { $0.count <= width })
    let rest = lines.dropFirst().prefix { $0.hasPrefix("     ") }
    return (lines.prefix(1) + rest).joined(separator: " ").split(separator: " ")
      .joined(separator: " ")
  }

  @Test(arguments: [
    (90, "✗ (-90, -76) outside (0 0; 50 50): 90 left, 76 above R2.4"),
    (76, "✗ (-90, -76) outside (0 0; 50 50): 90 left, 76 above R2.4"),
    (72, "✗ outside (0 0; 50 50): 90 left, 76 above R2.4"),
    (50, "✗ outside (0 0; 50 50): 90 left, 76 above R2.4"),
    (30, "✗ outside (0 0; 50 50): 90 left, 76 above R2.4"),
  ])
  func aMissIsToldInFewerWordsAndKeepsItsAreaAndDistance(width: Int, verdict: String) {
    #expect(row("red", width).hasSuffix(" \(verdict)"), "\(row("red", width))")
  }

  @Test(arguments: [
    ("round", 80, "✗ (10, 24) outside circle 1 R2.12"),
    ("round", 40, "✗ outside circle 1 R2.12"),
    ("blocked", 80, "✗ hitTest is overridden: block answers nil R2.12"),
    ("blocked", 40, "✗ block answers nil R2.12"),
    ("empty", 80, "✗ zero size (0 0; 0 0) contains nothing R2.5"),
    ("empty", 40, "✗ zero size (0 0; 0 0) R2.5"),
  ])
  func everyRefusalKeepsItsRule(name: String, width: Int, verdict: String) {
    #expect(row(name, width).hasSuffix(" \(verdict)"), "\(row(name, width))")
  }

  @Test(arguments: [
    (80, "✓ (10, 24) inside (0 0; 390 844) redirect red ← hit red R2.12"),
    (60, "✓ redirect red ← hit red R2.12"), (40, "✓ redirect red ← hit red R2.12"),
    (36, "✓ redirect red ← hit red R2.12"),
  ])
  func anAcceptanceKeepsItsOverrideAndTheHit(width: Int, verdict: String) {
    stage["root"].hitTestBehavior = Redirect(to: stage["red"])
    #expect(row("root", width).hasPrefix("└─ root \(verdict)"), "\(row("root", width))")
  }
}

import Analysis
import Interchange
import Presentation
import Scenes
import SessionStage
import Testing
import Text

/// `diff` of two dumps, in the order of what matters.
@Suite struct ComparisonTests {
  /// A change between two texts, and lines that the report has.
  struct Case: Sendable {
    var title: String
    var then: [String]
    var now: [String]
    var says: [String]
  }

  private static let window = line(0, "UIWindow", "a0", "0 0; 390 844").text
  private static let card = line(1, "UIView", "b0", "20 100; 350 200").text
  private static let buy = line(2, "UIButton", "b1", "20 20; 100 44").text
  private static let veil = line(1, "Veil", "c1", "0 0; 390 844").text

  static let cases = [
    Case(
      title: "a view that covers a button is to blame",
      then: [window, card, buy], now: [window, card, buy, veil],
      says: [
        "lost  button: can be touched nowhere any more", "  line 3 → 3", "  COVERED_BY  R2.8",
        "  fix: set veil interaction off", "+ veil  Veil  in window, line 4",
      ]),
    Case(
      title: "a veil that is gone gives the touches back",
      then: [window, card, buy, veil], now: [window, card, buy],
      says: ["gained  button: can be touched now", "- veil  Veil  was in window, line 4"]),
    Case(
      title: "a hidden button is not lost",
      then: [window, card, buy],
      now: [window, card, line(2, "UIButton", "b1", "20 20; 100 44", "hidden = YES").text],
      says: [
        "away  button: is no longer there to be touched",
        "~ button  isHidden  off → on, line 3 → 3",
      ]),
    Case(
      title: "what no longer lies in its superview is dead there",
      then: [window, card, buy],
      now: [window, line(1, "UIView", "b0", "20 100; 350 40").text, buy],
      says: [
        "shrunk  button (100% to 45%): can be touched in a smaller part",
        "~ view  grown by (0, -160), line 2 → 2",
      ]),
    Case(
      title: "a row that has scrolled under a bar is not lost",
      then: [
        window, line(1, "UIScrollView", "1", "0 0; 390 844", "clipsToBounds = YES").text,
        line(2, "UIButton", "2", "0 100; 90 44").text, line(1, "Bar", "3", "0 0; 390 88").text,
      ],
      now: [
        window, line(1, "UIScrollView", "1", "0 0; 390 844", "clipsToBounds = YES").text,
        line(2, "UIButton", "2", "0 30; 90 44").text, line(1, "Bar", "3", "0 0; 390 88").text,
      ],
      says: [
        "away  button: is no longer there to be touched", "~ button  moved by (0, -70), line 3 → 3",
      ]),
    Case(
      title: "views that move with their superview are not told",
      then: [window, card, buy],
      now: [window, line(1, "UIView", "b0", "20 150; 350 200").text, buy],
      says: ["~ view  moved by (0, 50), line 2 → 2"]),
    Case(
      title: "another order is told of as few views as can be",
      then: [
        window, line(1, "A", "1", "0 0; 9 9").text, line(1, "B", "2", "0 0; 9 9").text,
        line(1, "C", "3", "0 0; 9 9").text,
      ],
      now: [
        window, line(1, "C", "3", "0 0; 9 9").text, line(1, "A", "1", "0 0; 9 9").text,
        line(1, "B", "2", "0 0; 9 9").text,
      ],
      says: ["~ c  place  2 → 0, line 4 → 2"]),
    Case(
      title: "flags and texts",
      then: [window, line(1, "UILabel", "1", "0 0; 90 20", "text = 'Buy'").text],
      now: [
        window,
        line(1, "UILabel", "1", "0 0; 90 20", "text = 'Sold'; alpha = 0.5").text,
      ],
      says: ["~ label 'Sold'  alpha  1 → 0.5", "                text  'Buy' → 'Sold', line 2 → 2"]),
    Case(
      title: "nothing", then: [window, card, buy], now: [window, card, buy],
      says: ["then → now: 3 views → 3, nothing differs"]),
  ]

  private func report(_ then: [String], _ now: [String], width: Int = 80) throws -> [String] {
    let scenes = try [then, now].map { lines in
      let scene = Scene()
      _ = scene.replace(by: try HierarchyDump(parsing: lines.joined(separator: "\n")))
      return scene
    }
    var printed: [String] = []
    DifferencesReport(ScreenComparison(scenes[0], scenes[1]), names: ("then", "now"))
      .write(OutputStyle(width: width)) { printed.append($0.text) }
    return printed
  }

  @Test(arguments: cases.indices)
  func whatDiffersIsTold(index: Int) throws {
    let item = Self.cases[index]
    let printed = try report(item.then, item.now)
    for line in item.says { #expect(printed.contains(line), "\(item.title): \(printed)") }
    let changes = printed.filter { "+-~".contains($0.first ?? " ") && $0.dropFirst().first == " " }
    let told = item.says.filter { "+-~".contains($0.first ?? " ") }
    #expect(changes.count == told.count, "\(item.title): \(printed)")
  }

  @Test func everyLineFitsTheScreen() throws {
    for item in Self.cases {
      for line in try report(item.then, item.now, width: 40) {
        #expect(line.count <= 40, "\(line)")
      }
    }
  }
}

import Explanation
import Presentation
import ResponderKit
import SceneStage
import Testing
import Text

@Suite struct MapReportTests {
  private let stage = Stage()

  init() {
    stage.add("card", CGRect(0, 0, 120, 60))
    stage.add("buy", CGRect(60, 30, 60, 30), in: "card", class: "UIButton")
  }

  private func map(_ name: String? = nil, _ style: OutputStyle = OutputStyle(width: 24)) -> [String]
  {
    rendered(style, MapReport(stage.scene, of: name.map { stage[$0] }).write)
  }

  @Test func aSmallMapIsExact() {
    #expect(
      map("card") == [
        " 6 ccccccccccccccccccccc", "   ccccccccccccccccccccc", "   ccccccccccBBBBBBBBBBB",
        "   ccccccccccBBBBBBBBBBB", "54 ccccccccccBBBBBBBBBBB", "B buy      25%   60x30",
        "c card     75%  120x60",
      ])
  }

  @Test func withRoomTheLegendStandsBesideTheMap() {
    let lines = map(nil, OutputStyle(width: 80))
    #expect(lines.count == 32)
    #expect(lines[0].hasSuffix("B buy   UIButton  0.5%    60x30"))
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test func nobodyIsADot() {
    stage["window"].bounds.size.height = 422
    stage["window"].frame.origin = .zero
    #expect(map().contains { $0.hasSuffix("· nobody 50%") })
    #expect(
      map(nil, OutputStyle(width: 24, isASCII: true)).contains { $0.hasSuffix(". nobody 50%") })
  }

  @Test func aViewWithoutSizeIsNotMapped() {
    stage["card"].frame.size.height = 0
    #expect(map("card") == ["zero size: nothing to map"])
  }

  @Test(
    "A map of any shape fits the screen",
    arguments: [
      CGSize(width: 1e300, height: 5), CGSize(width: 5, height: 1e300),
      CGSize(width: 1e9, height: 1e9),
      CGSize(width: 1e-9, height: 844), CGSize(width: 0.01, height: 0.01),
    ])
  func aMapOfAnyShapeFits(size: CGSize) {
    stage["card"].frame.size = size
    let lines = map("card", OutputStyle(width: 40))
    #expect(lines.count <= 36)
    #expect(lines.allSatisfy { $0.count <= 40 })
  }

  @Test func aViewInNoWindowIsMappedAlone() {
    stage["card"].removeFromSuperview()
    #expect(map("card").contains { $0.hasPrefix("B buy") })
    #expect(!map().contains { $0.hasPrefix("B buy") })
  }

  @Test(
    "Whoever acts on touches has a capital letter, of the name if it can be",
    arguments: [
      ("buy", "B"), ("bye", "Y"), ("bbb", "A"), ("handler", "H"), ("tapped", "T"), ("card", "c"),
      ("core", "o"),
    ])
  func lettersAreThoseOfNames(name: String, mark: String) throws {
    stage.add("bye", CGRect(0, 100, 60, 30), class: "UIButton")
    stage.add("bbb", CGRect(0, 200, 60, 30), class: "UISwitch")
    stage.add("handler", CGRect(0, 300, 60, 30)).setHandling(.handles, of: .touchesBegan)
    stage.add("tapped", CGRect(0, 400, 60, 30)).addGestureRecognizer(UITapGestureRecognizer())
    stage.add("core", CGRect(0, 500, 60, 30))
    let legend = JSONObjectType.map.object(of: MapFacts(MapReport(stage.scene), width: 60)).legend
    #expect(legend[name] == mark)
  }

  @Test func manyViewsShareTwoMarks() {
    for k in 0..<300 {
      let (row, column) = k.quotientAndRemainder(dividingBy: 15)
      let frame = CGRect(Double(column) * 26, 100 + Double(row) * 37, 26, 37)
      stage.add("cell\(k)", frame)
      stage.add("like\(k)", CGRect(2, 2, 13, 15), in: "cell\(k)", class: "UIButton")
    }
    let lines = map(nil, OutputStyle(width: 80))
    #expect(lines.count <= 40)
    #expect(lines.contains { $0.contains("+ 275 more that act on touches, ") })
    #expect(lines.contains { $0.contains("- 292 more views, ") })
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test func theFactsHoldEveryViewWithAPointThatItGets() {
    let facts = JSONObjectType.map.object(of: MapFacts(MapReport(stage.scene), width: 80))
    guard case .array(let legend)? = facts["legend"] else { return }
    #expect(legend.count == 3)
    for case .object(let entry) in legend {
      guard case .array(let point)? = entry["point"], case .number(let x) = point[0],
        case .number(let y) = point[1]
      else { return }
      #expect(
        stage.names([stage.ask(x, y).hitTest?.answer].compactMap { $0 }).map(JSONValue.string)
          == [entry["name"]])
    }
  }
}

extension JSONObject {
  /// The marks of a map by names.
  fileprivate var legend: [String: String] {
    guard case .array(let entries)? = self["legend"] else { return [:] }
    var marks: [String: String] = [:]
    for case .object(let entry) in entries {
      if case .string(let name)? = entry["name"], case .string(let mark)? = entry["mark"] {
        marks[name] = mark
      }
    }
    return marks
  }
}

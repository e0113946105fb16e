import Foundation
import ResponderKit
import Scenes
import Testing
import Text

@testable import Interchange

@Suite struct ScenePageTests {
  private let scene = Scene()

  @discardableResult
  private func add(_ view: UIView, _ name: String) -> UIView {
    scene.adopt(view, NameTable.Entry(name: name))
    scene.mainWindow?.addSubview(view)
    return view
  }

  private var page: String { ScenePage(scene, showing: nil).lines.joined(separator: "\n") }

  /// What the page's script reads.
  private func data() throws -> [String: Any] {
    let start = try #require(page.range(of: "id=\"data\">"))
    let rest = page[start.upperBound...]
    let end = try #require(rest.range(of: "</script>"))
    let json = Data(rest[..<end.lowerBound].utf8)
    return try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
  }

  private func view(_ name: String) throws -> [String: Any] {
    let views = try #require(try data()["views"] as? [[String: Any]])
    return try #require(views.first { $0["name"] as? String == name })
  }

  @Test func theMapFillsTheScreen() throws {
    add(UIButton(frame: CGRect(x: 0, y: 0, width: 90, height: 90)), "buy")
    let map = try #require(try data()["map"] as? [String: Any])
    let blocks = try #require(map["blocks"] as? [Int])
    let cells = stride(from: 0, to: blocks.count, by: 5).reduce(0) {
      $0 + blocks[$1 + 2] * blocks[$1 + 4]
    }
    #expect(map["columns"] as? Int == 780)
    #expect(cells == 780 * 1688)
  }

  @Test func aMapOfTooManyPiecesHasFewerCells() {
    let sheet = add(UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)), "sheet")
    for k in 0..<32_000 {
      let frame = CGRect(x: Double(k % 195) * 2, y: Double(k / 195) * 2, width: 1, height: 1)
      sheet.addSubview(add(UIView(frame: frame), "v\(k)"))
    }
    guard case .integer(let columns)? = PageMap(scene).json({ _ in 0 })["columns"] else {
      Issue.record("the map has no columns")
      return
    }
    #expect(columns < 780)
  }

  @Test("What is peculiar about a view is said")
  func viewsSayWhatIsPeculiar() throws {
    let frame = CGRect(x: 0, y: 0, width: 90, height: 90)
    add(UIView(frame: frame), "plain")
    add(UIView(frame: frame), "larger").pointInsideBehavior = Inset(dx: -9, dy: -9)
    add(UIView(frame: frame), "round").pointInsideBehavior = Circle()
    (add(UIButton(frame: frame), "off") as? UIButton)?.isEnabled = false
    add(UIView(frame: frame), "slit").transform = CGAffineTransform(scaleX: 0, y: 1)
    add(UIView(frame: frame), "shut").hitTestBehavior = Block()
    let views = try #require(try data()["views"] as? [[String: Any]])
    let peculiar: [(String, String?, String?)] = [
      ("plain", nil, nil), ("larger", nil, "inset -9"), ("round", nil, "circle"),
      ("off", "a disabled control is not hit (R2.9)", nil),
      ("slit", "the transform has no inverse (R2.15)", nil), ("shut", nil, "block"),
    ]
    for (name, refusal, overrides) in peculiar {
      let view = try #require(views.first { $0["name"] as? String == name })
      #expect(view["refusal"] as? String == refusal, "\(name)")
      #expect(view["overrides"] as? String == overrides, "\(name)")
    }
  }

  @Test func equalVerdictsAreStoredOnce() throws {
    for k in 0..<200 {
      add(UIView(frame: CGRect(x: k % 20 * 19, y: k / 20 * 80, width: 15, height: 70)), "v\(k)")
    }
    let answers = try #require(try data()["answers"] as? [String: Any])
    let lists = try #require(answers["lists"] as? [Int])
    let verdicts = try #require(answers["verdicts"] as? [[Any]])
    #expect(verdicts.count < 1_000)
    #expect(lists.count < 2 * 4_000)
    // Every list ends with an answer, and each answer ends a list.
    let ends = stride(from: 0, to: lists.count, by: 2).map { lists[$0] }.filter { $0 < 0 }
    let count = try #require(answers["answers"] as? [[Any]]).count
    #expect(ends.map { -1 - $0 }.sorted() == Array(0..<count))
  }

  @Test(
    "No text ends the element that holds it",
    arguments: [
      "</script><script>alert(1)</script>", "<!--", "\u{2028}", "\"'\\",
    ])
  func hostileTextsStayTexts(text: String) throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 90))
    label.text = text
    add(label, "label")
    #expect(try view("label")["text"] as? String == text)
    #expect(page.components(separatedBy: "<script").count == 3)
  }

  @Test func itAsksForNothingElse() {
    add(UIView(frame: .zero), "view")
    // The name of SVG's elements is no address that anybody asks.
    let text = page.replacing("xmlns=\"http://www.w3.org/2000/svg\"", with: "")
    for word in ["http:", "https:", "src=", "@import", "url(", "fetch(", "unsafe"] {
      #expect(!text.contains(word), "\(word)")
    }
  }

  /// The layers of named views: their levels in space, and whether they are seen.
  private func layers() throws -> [String: (level: Int, isSeen: Bool, part: [Double]?)] {
    let all = try data()
    let views = try #require(all["views"] as? [[String: Any]])
    let layers = try #require(all["layers"] as? [[Any]])
    return try layers.reduce(into: [:]) { found, layer in
      let view = views[try #require(layer[0] as? Int)]
      found[try #require(view["name"] as? String)] = (
        try #require(layer[1] as? Int), layer[3] as? Int == 1, layer[4] as? [Double]
      )
    }
  }

  @Test func whatWasDrawnOverAButtonStandsAboveIt() throws {
    let card = add(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), "card")
    let buy = UIButton(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
    card.addSubview(add(buy, "buy"))
    add(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), "veil")
    add(UIView(frame: CGRect(x: 300, y: 0, width: 50, height: 50)), "aside")
    let layers = try layers()
    #expect(
      ["root", "card", "buy", "veil", "aside"].map { layers[$0]?.level } == [1, 2, 3, 4, 2])
  }

  @Test func whatIsClippedOrFaintIsNotSeen() throws {
    let list = add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), "list")
    list.clipsToBounds = true
    for (name, y) in [("half", 80.0), ("off", 120.0), ("whole", 10.0)] {
      list.addSubview(add(UIView(frame: CGRect(x: 0, y: y, width: 100, height: 40)), name))
    }
    add(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), "faint").alpha = 0.005
    let layers = try layers()
    let seen = ["half", "off", "whole", "faint"].filter { layers[$0]?.isSeen == true }
    #expect(seen == ["half", "whole"])
    #expect(layers["half"]?.part == [0, 80, 100, 80, 100, 100, 0, 100])
    #expect(layers["whole"]?.part == nil)
  }

  @Test func reportsAreThoseOfWhy() throws {
    let buy = UIButton(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
    add(buy, "buy")
    add(UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90)), "veil")
    let all = try data()
    let views = try #require(all["views"] as? [[String: Any]])
    let reports = try #require(all["reports"] as? [[Any]])
    let place = try #require(views.firstIndex { $0["name"] as? String == "buy" })
    let found = try #require(reports.first { $0[0] as? Int == place }?[1] as? [String: Any])
    #expect(found["verdict"] as? String == "✗ buy gets no touch at its middle, (45, 45): veil does")
    let finding = try #require((found["findings"] as? [[String: Any]])?.first)
    #expect(finding["code"] as? String == "COVERED_BY")
    let fix = try #require((finding["fixes"] as? [[String: Any]])?.first)
    #expect(fix["commands"] as? [String] == ["set veil interaction off"])
    #expect(fix["swift"] as? [String] == ["veil.isUserInteractionEnabled = false"])
    #expect(found["command"] as? String == "why buy")
  }

  @Test func amongManyViewsThoseThatActHaveReports() throws {
    for k in 0..<80 { add(UIView(frame: CGRect(x: k, y: 0, width: 9, height: 9)), "v\(k)") }
    add(UIButton(frame: CGRect(x: 0, y: 50, width: 90, height: 90)), "buy")
    let reports = try #require(try data()["reports"] as? [[Any]])
    let verdicts = reports.map { ($0[1] as? [String: Any])?["verdict"] as? String ?? "" }
    #expect(verdicts.count == 1 && verdicts[0].contains("buy gets a touch"))
  }

  @Test func colorsAndLettersAreThoseOfTheMap() throws {
    add(UIButton(frame: CGRect(x: 0, y: 0, width: 90, height: 90)), "buy")
    let view = try view("buy")
    #expect(view["mark"] as? String == "B")
    #expect(view["color"] as? String == PictureColor.hues[0].hex)
  }

  @Test func withoutScriptsThereIsAPicture() throws {
    add(UIButton(frame: CGRect(x: 0, y: 0, width: 90, height: 90)), "</noscript><b>")
    let start = try #require(page.range(of: "<noscript>"))
    let end = try #require(page.range(of: "</noscript>"))
    let picture = page[start.upperBound..<end.lowerBound]
    #expect(picture.contains("<svg") && picture.contains("class=\"interactive\""))
    #expect(!picture.contains("<style") && !picture.contains("<b>"))
  }

  @Test func everyResponderOfAChainIsKnown() throws {
    let all = try data()
    let views = try #require(all["views"] as? [[String: Any]])
    let others = try #require(all["others"] as? [[String: Any]])
    #expect(others.map { $0["name"] as? String } == ["scene", "app", "delegate", "vc"])
    for responder in views + others {
      let next = try #require(responder["next"] as? Int)
      #expect((-1..<(views.count + others.count)).contains(next))
    }
  }
}

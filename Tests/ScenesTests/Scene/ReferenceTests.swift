import ResponderKit
import SceneStage
import Scenes
import Testing

@Suite struct ReferenceTests {
  private let stage: Stage = {
    let stage = Stage()
    stage.add("card", CGRect(0, 0, 90, 90))
    stage.add("buy", in: "card", class: "UIButton")
    stage.add("other", CGRect(0, 100, 90, 90))
    stage.add("sell", in: "other", class: "UIButton")
    (stage["buy"] as? UIButton)?.title = "Buy"
    (stage["sell"] as? UIButton)?.title = "Go"
    let label = stage.add("label", in: "other", class: "UILabel") as? UILabel
    label?.text = "Go"
    let imported = UIView()
    stage.scene.adopt(
      imported, NameTable.Entry(name: "cell", className: "MyCell", address: "0x7fab"))
    stage["other"].addSubview(imported)
    stage.scene.add(UIViewController(), NameTable.Entry(name: "lazy"))
    return stage
  }()

  @Test(arguments: [
    ("buy", "buy"), ("vc", "vc"), ("app", "app"), ("card/buy", "buy"), ("root/card/buy", "buy"),
    ("window/root/other", "other"), ("card/UIButton", "buy"), ("UIButton#1", "buy"),
    ("UIButton#2", "sell"), ("UIView#1", "root"), ("MyCell#1", "cell"), ("0x7fab", "cell"),
    ("0x7FAB", "cell"), ("vc.view", "root"), ("UIWindow#1", "window"),
  ])
  func aWordNamesAResponder(word: String, name: String) throws {
    #expect(try stage.scene.object(named: word) === stage.responder(name))
  }

  @Test(arguments: [
    ("byu", ReferenceError.unknown("byu", suggestions: ["buy"])),
    ("nothing", .unknown("nothing", suggestions: [])),
    ("root/byu", .unknown("root/byu", suggestions: ["buy"])),
    ("/", .unknown("/", suggestions: [])),
    ("UIView/UIButton", .ambiguousPath("UIView/UIButton", candidates: ["buy", "sell"])),
    ("UIButton#3", .noSuchNumber(className: "UIButton", number: 3, count: 2)),
    ("UISlider#1", .noSuchNumber(className: "UISlider", number: 1, count: 0)),
    ("UIButton#0", .badNumber("UIButton#0")), ("UIButton#x", .badNumber("UIButton#x")),
    ("UIButton#", .badNumber("UIButton#")), ("0xdead", .noAddress("0xdead")),
    ("lazy.view", .noViewLoaded("lazy")), ("buy.view", .noViewLoaded("buy")),
    ("gone.view", .unknown("gone.view", suggestions: [])),
  ])
  func aWrongWordSaysWhy(word: String, reason: ReferenceError) {
    #expect(throws: reason) { try stage.scene.object(named: word) }
  }

  @Test func aTextNamesTheOneViewThatShowsIt() throws {
    #expect(try stage.scene.view(showing: "Buy") === stage["buy"])
    #expect(throws: ReferenceError.noText("Sell", suggestions: [])) {
      try stage.scene.view(showing: "Sell")
    }
    #expect(throws: ReferenceError.ambiguousText("Go", candidates: ["sell", "label"])) {
      try stage.scene.view(showing: "Go")
    }
  }

  @Test(
    "A word that begins a word of one text offers that text",
    arguments: [
      ("Pay", ["\"Pay \\$now or 83.40\""]), ("pa", ["\"Pay \\$now or 83.40\""]),
      ("83", ["\"Pay \\$now or 83.40\""]), ("ay", []), ("P", []), ("tot", []),
      ("total", ["\"Total\""]),
    ])
  func aWordOfATextOffersIt(word: String, offered: [String]) {
    (stage["sell"] as? UIButton)?.title = "Pay $now or 83.40"
    (stage["buy"] as? UIButton)?.title = "Total: 1"
    (stage["label"] as? UILabel)?.text = "Total"
    #expect(throws: ReferenceError.noText(word, suggestions: offered)) {
      try stage.scene.view(showing: word)
    }
    #expect {
      try stage.scene.object(named: word)
    } throws: { error in
      guard case .unknown(word, let names)? = error as? ReferenceError else { return false }
      return names.starts(with: offered)
        && names.contains { $0.hasPrefix("\"") } == !offered.isEmpty
    }
  }

  @Test(arguments: [
    ("UIButton", ["buy", "sell"]), ("button", ["buy", "sell"]), ("BUY", ["buy"]),
    ("Go", ["sell", "label"]), ("s*", ["sell"]), ("*el*", ["sell", "label", "cell"]),
    ("MyCell", ["cell"]), ("7fab", ["cell"]), ("nothing", []), ("*ll", ["sell", "cell"]),
  ])
  func aPatternFindsByNameClassTextAndAddress(pattern: String, found: [String]) {
    #expect(stage.scene.views(matching: pattern).map(stage.scene.label) == found)
  }

  @Test func aPathGoesFromTheOutermostView() {
    #expect(stage.scene.path(of: stage["buy"]) == "window/root/card")
  }

  @Test func manyObjectsAreCalledAsEachAlone() {
    let (plain, scroll) = (UIView(), UIScrollView())
    for view in [plain, scroll] { stage["card"].addSubview(view) }
    let tap = UITapGestureRecognizer()
    plain.addGestureRecognizer(tap)
    let objects: [StatefulObject] = [
      stage["buy"], plain, scroll, scroll.panGestureRecognizer, tap, UIView(),
    ]
    let ids = (objects + objects).map { ObjectID($0) }
    let labels = stage.scene.labels(of: ids)
    #expect(labels == ids.map { stage.scene.label(of: $0) })
    #expect(labels.prefix(3) == ["buy", "UIView", "UIScrollView"])
    #expect(labels[5] == "a view that is gone" && stage.scene.labels(of: []).isEmpty)
  }
}

import Analysis
import Interchange
import Language
import ResponderKit
import Scenes
import Session
import SessionStage
import Testing

/// A control is a class and a row: nothing else has to know of it.
@Suite struct MadeUpControlTests {
  private let desk = TestSession(
    kinds: SceneKinds(classes: ClassCatalogue(ClassCatalogue.standard.all + [.starRating])))

  init() throws {
    try desk.session.execute("add StarRating stars 20,100 200x60")
  }

  @Test func addMakesIt() throws {
    #expect(desk.scene.names["stars"] is StarRating)
    #expect(try desk.printed("tree").contains { $0.contains("stars") })
    #expect(try desk.printed("find StarRating").contains { $0.contains("stars") })
  }

  @Test func itsNameIsTaken() {
    desk.run("add StarRating StarRating")
    #expect(desk.messages == ["'StarRating' cannot be a name: it is a reserved word"])
  }

  @Test func completionKnowsIt() {
    let line = "add Star"
    let found = LineReading(line, desk.session).completions(at: line.count).candidates
    #expect(found.map(\.text) == ["StarRating"])
    #expect(found.first?.summary == "a control with stars")
  }

  @Test func helpListsIt() throws {
    #expect(try desk.printed("help classes").joined(separator: " ").contains("StarRating"))
  }

  @Test func anImportMakesIt() throws {
    let dump = try HierarchyDump(
      parsing: """
        <UIWindow: 0xa0; frame = (0 0; 390 844); layer = <CALayer: 0xa1>>
           | <StarRating: 0xb0; frame = (20 100; 200 60); layer = <CALayer: 0xb1>>
           | <Shop.Stars: 0xc0; baseClass = StarRating; frame = (20 200; 200 60); layer = <CALayer: 0xc1>>
        """, in: desk.scene.classes)
    let summary = desk.scene.replace(by: dump)
    #expect(try desk.scene.object(named: "0xb0") is StarRating)
    #expect(try desk.scene.object(named: "0xc0") is StarRating)
    #expect(summary.assumptions.contains(.enabled(controls: 2)))
  }

  @Test func anElementOfItsTypeIsOne() throws {
    let dump = try HierarchyDump(
      parsing: """
        <AppiumAUT><XCUIElementTypeApplication x="0" y="0" width="390" height="844">
        <XCUIElementTypeWindow x="0" y="0" width="390" height="844">
        <XCUIElementTypeRatingIndicator x="20" y="100" width="200" height="60" label="Stars"/>
        </XCUIElementTypeWindow></XCUIElementTypeApplication></AppiumAUT>
        """, in: desk.scene.classes)
    _ = desk.scene.replace(by: dump)
    var found = 0
    desk.scene.views.forEach { if $0 is StarRating { found += 1 } }
    #expect(found == 1)
  }

  @Test func aDumpNamesIt() throws {
    let lines = try desk.printed("export tree")
    #expect(lines.contains { $0.contains("<StarRating: ") })
  }

  @Test func anActionWithoutAnEventIsOfItsPrimaryEvent() throws {
    let text = """
      <UIWindow: 0xa0; frame = (0 0; 390 844); layer = <CALayer: 0xa1>>
         | <StarRating: 0xb0; frame = (20 100; 200 60); layer = <CALayer: 0xb1>>
      (lldb) pactions 0xb0
      <Store: 0xd1>: rate:
      """
    _ = desk.scene.replace(by: try HierarchyDump(parsing: text, in: desk.scene.classes))
    let stars = try #require(desk.scene.object(named: "0xb0") as? StarRating)
    #expect(stars.allControlEvents == .valueChanged)
  }

  /// Its stars are its own matter: a hit on one is a hit on the control.
  @Test func whyAndAuditKnowItsParts() throws {
    try desk.session.execute("add UIView star 0,0 200x60 in stars")
    let stars = try #require(desk.scene.names["stars"] as? StarRating)
    #expect(Diagnosis(of: stars, in: desk.scene).obstacles.isEmpty)
    #expect(Audit(desk.scene).findings.isEmpty)
    let why = try desk.printed("why stars")
    #expect(why.contains { $0.contains("stars gets a touch") }, "\(why)")
    #expect(why.contains { $0.contains("target stars valueChanged REF.ACTION") }, "\(why)")
  }

  @Test func itKeepsSingleTapsForItself() throws {
    try desk.session.execute("gesture tap back on root")
    let why = try desk.printed("why stars")
    #expect(why.contains { $0.contains("CONTROL_BLOCKS_RECOGNIZER") }, "\(why)")
    try desk.session.execute("tap stars")
    try desk.session.execute("expect state back failed")
  }

  @Test func aSavedSceneMakesItAgain() throws {
    try desk.session.execute("disable stars")
    let lines = SceneScript(desk.scene).lines
    #expect(lines.contains("add StarRating stars 20,100 200x60 in root"))
    let other = TestSession(kinds: desk.scene.kinds)
    for line in lines { try other.session.execute(line) }
    #expect(SceneScript(other.scene).lines == lines)
  }

  @Test func exportedSwiftMakesIt() throws {
    let lines = try desk.printed("export swift")
    #expect(lines.contains { $0.contains("let stars = StarRating(frame: CGRect(") }, "\(lines)")
    #expect(!lines.contains { $0.contains("stars.isUserInteractionEnabled") })
  }

  @Test func diffTellsOfIt() throws {
    try desk.session.execute("checkpoint before; set stars alpha 0.5; add StarRating more")
    let lines = try desk.printed("diff before")
    #expect(lines.contains { $0.contains("StarRating") && $0.contains("more") }, "\(lines)")
  }

  @Test func aCopyIsOne() throws {
    try desk.session.execute("copy stars others")
    #expect(desk.scene.names["others"] is StarRating)
  }

  @Test func descriptionTellsWhatIsNotAsInANewOne() throws {
    try desk.session.execute("set stars tag 7")
    #expect(try desk.printed("get stars").contains { $0.contains("StarRating") })
  }
}

/// A row of stars of which a finger picks one.
private final class StarRating: UIControl {
  override var isCompositeControl: Bool { true }
  override var keepsSingleTaps: Bool { true }
  override var primaryEvent: Event { .valueChanged }
}

extension ViewClass {
  fileprivate static let starRating = ViewClass(
    StarRating.init(frame:), "a control with stars", elements: ["RatingIndicator"])
}

import Interchange
import ResponderKit
import Scenes
import Testing

/// A scene of a tree, and what is joined with it.
struct Joined {
  static let tree = """
    <UIWindow: 0x10; frame = (0 0; 300 400); gestureRecognizers = <NSArray: 0x1>; layer = <L: 0x2>>
       | <UIView: 0x20; frame = (0 0; 300 400); gestureRecognizers = <NSArray: 0x1>; layer = <L: 0x2>>
       |    | <UIScrollView: 0x30; frame = (0 0; 300 300); gestureRecognizers = <NSArray: 0x1>; \
    layer = <L: 0x2>; contentOffset: {0, 0}; contentSize: {300, 900}>
       |    |    | <Card: 0x40; frame = (10 10; 100 100); gestureRecognizers = <NSArray: 0x1>>
       |    | <UIButton: 0x50; frame = (0 300; 300 100); layer = <L: 0x2>>
    """
  let scene = Scene()
  var summary: ImportSummary

  /// The tree with the texts after it, or each text by itself.
  init(_ texts: String..., apart: Bool = false) throws {
    let whole = apart ? Self.tree : ([Self.tree] + texts).joined(separator: "\n\n")
    summary = scene.replace(by: try HierarchyDump(parsing: whole))
    for text in apart ? texts : [] { summary = try scene.join(HierarchyDump(parsing: text)) }
  }

  func object(_ address: String) throws -> StatefulObject {
    try #require(scene.names.responder(atAddress: address))
  }
  func view(_ address: String) throws -> UIView { try #require(try object(address) as? UIView) }
  func gesture(_ address: String) throws -> UIGestureRecognizer {
    try #require(try object(address) as? UIGestureRecognizer)
  }
  var remarks: [String] { summary.joined.remarks.map { "\($0.kind)" } }

  /// A recognizer of a class on a view, with attributes after these.
  static func line(
    _ address: String, on view: String, _ attributes: String = "",
    class name: String = "UITapGestureRecognizer"
  ) -> String {
    "<\(name): \(address); state = Possible; view = <C \(view)>\(attributes)>"
  }
}

@Suite struct JoinTests {
  @Test(arguments: [false, true])
  func aRecognizerIsMadeWithAllThatIsPrinted(apart: Bool) throws {
    let joined = try Joined(
      Joined.line(
        "0xa", on: "0x40",
        "; cancelsTouchesInView = NO; target= <(action=open:, target=<Card 0x40>)>; "
          + "numberOfTapsRequired = 2; numberOfTouchesRequired = 3"), apart: apart)
    let tap = try #require(try joined.gesture("0xa") as? UITapGestureRecognizer)
    #expect(tap.view === (try joined.view("0x40")))
    #expect(!tap.cancelsTouchesInView && !tap.delaysTouchesBegan && tap.delaysTouchesEnded)
    #expect(tap.numberOfTapsRequired == 2 && tap.numberOfTouchesRequired == 3)
    #expect(tap.targetsAndActions.map(\.action) == [Selector(("open:"))])
    #expect(tap.targetsAndActions.first?.target === (try joined.view("0x40")))
    #expect(joined.scene.names.name(of: tap) == "tap1")
    #expect(joined.summary.joined.headlines == ["1 recognizer joined to 1 view"])
    #expect(joined.remarks == [])
    #expect(joined.scene.origin?.tells.contains(.recognizers) == true)
  }

  /// Absent is the default of the class, also when the same recognizer is printed once more.
  @Test func whatIsNotPrintedHasItsDefault() throws {
    let joined = try Joined(
      Joined.line("0xa", on: "0x40", "; enabled = NO; numberOfTapsRequired = 2"),
      Joined.line("0xa", on: "0x40"), apart: true)
    let tap = try #require(try joined.gesture("0xa") as? UITapGestureRecognizer)
    #expect(tap.isEnabled && tap.numberOfTapsRequired == 1)
    #expect(try joined.view("0x40").gestureRecognizers?.count == 1)
  }

  /// Which kind stands for a class, and whether it acts.
  @Test(arguments: [
    ("UISwipeGestureRecognizer", "; direction = left,up", "swipe", true, 0),
    ("Shop.Hold; baseClass = UILongPressGestureRecognizer", "", "longpress", true, 1),
    ("_UISwipeActionPanGestureRecognizer", "", "pan", false, 1),
    ("_UISystemGestureGateGestureRecognizer", "", "tap", false, 1),
    ("UIScrollViewPagingSwipeGestureRecognizer", "", "swipe", false, 1),
    ("Odd; baseClass = UIGestureRecognizer", "", "tap", false, 1),
  ])
  func everyClassIsAKindOrOnlyListed(
    name: String, attributes: String, kind: String, acts: Bool, remarks: Int
  ) throws {
    let parts = name.components(separatedBy: "; ")
    let text = Joined.line(
      "0xa", on: "0x40", attributes,
      class: parts[0] + ": 0xa; " + (parts.count > 1 ? "\(parts[1]); " : ""))
    let joined = try Joined(text.replacing("; : 0xa; state", with: "; state"))
    let gesture = try joined.gesture("0xa")
    #expect(GestureTable.standard.kind(of: gesture)?.name == kind)
    #expect(gesture.isEnabled == acts)
    #expect(joined.summary.joined.listedRecognizers == (acts ? 0 : 1))
    #expect(joined.remarks.count == remarks)
    let uncertainties = joined.scene.names.entry(of: gesture)?.origin?.uncertainties
    #expect(uncertainties?.contains(.behavior) == (remarks > 0))
  }

  @Test func aScrollViewsOwnRecognizersAreTheOnesThatItHas() throws {
    let joined = try Joined(
      Joined.line(
        "0xb", on: "0x30", "; delaysTouchesBegan = YES; target= <(action=d:, target=<C 0x30>)>",
        class: "UIScrollViewDelayedTouchesBeganGestureRecognizer"),
      Joined.line(
        "0xc", on: "0x30", "; delaysTouchesEnded = NO; target= <(action=p:, target=<C 0x30>)>",
        class: "UIScrollViewPanGestureRecognizer"),
      Joined.line("0xd", on: "0x40", "; must-fail = {\(Joined.line("0xc", on: "0x30"))}"))
    let list = try #require(try joined.view("0x30") as? UIScrollView)
    #expect(list.gestureRecognizers?.count == 2)
    #expect(try joined.object("0xc") === list.panGestureRecognizer)
    #expect(list.panGestureRecognizer.targetsAndActions.isEmpty)
    #expect(try joined.gesture("0xd").failureRequirements == [list.panGestureRecognizer])
    #expect(joined.summary.joined.recognizers.joined == 3)
    #expect(joined.remarks == [])
  }

  @Test func aScrollViewWhosePanIsOffDoesNotScroll() throws {
    let joined = try Joined(
      Joined.line(
        "0xc", on: "0x30", "; enabled = NO", class: "UIScrollViewPanGestureRecognizer"))
    #expect((try joined.view("0x30") as? UIScrollView)?.isScrollEnabled == false)
  }

  @Test func theDoubtsOfAViewEndWithItsList() throws {
    let joined = try Joined(
      Joined.line("0xa", on: "0x40", "; must-fail = {\(Joined.line("0xb", on: "0x20"))}"))
    func uncertainties(_ address: String) throws -> ViewProvenance.Uncertainties? {
      joined.scene.names.entry(of: ObjectID(try joined.view(address)))?.origin?.uncertainties
    }
    #expect(try uncertainties("0x40") == [])
    #expect(try uncertainties("0x20") == .recognizers)
    #expect(try uncertainties("0x30") == .recognizers)
  }

  @Test func namesThatTheAppGaveAreKept() throws {
    let text = Joined.line("0xa", on: "0x40").replacing("0xa;", with: "0xa (shop.card.zoom);")
    let joined = try Joined(text)
    #expect(joined.scene.names.name(of: try joined.gesture("0xa")) == "zoom")
    #expect(try joined.gesture("0xa").name == "shop.card.zoom")
  }

  @Test(arguments: ["app.to", "at", "UIButton", "it", "9lives"])
  func namesThatMeanSomethingElseAreNotTaken(name: String) throws {
    let text = Joined.line("0xa", on: "0x40")
    let joined = try Joined(text.replacing("0xa;", with: "0xa (\(name));"))
    let gesture = try joined.gesture("0xa")
    #expect(gesture.name == name && joined.scene.names.name(of: gesture) == "tap1")
  }

  @Test func requirementsInACircleAreLeftOutWhereItCloses() throws {
    let (a, b) = (Joined.line("0xa", on: "0x40"), Joined.line("0xb", on: "0x40"))
    let joined = try Joined(
      Joined.line("0xa", on: "0x40", "; must-fail = {\(b)}; must-fail-for = {\(a), \(b)}"))
    #expect(try joined.gesture("0xa").failureRequirements == [try joined.gesture("0xb")])
    #expect(try joined.gesture("0xb").failureRequirements == [])
    #expect(
      joined.remarks == [
        "'tap1' and 'tap1' would wait for each other; left out",
        "'tap2' and 'tap1' would wait for each other; left out",
      ])
  }

  /// What is told of a line that cannot be joined as it stands.
  @Test(arguments: [
    (
      Joined.line("0xa", on: "0x40", "; oddity = 7"),
      "cannot read 'oddity', its default value is used"
    ),
    (
      Joined.line("0xa", on: "0x40", "; numberOfTapsRequired = many"),
      "cannot read 'numberOfTapsRequired', its default value is used"
    ),
    (
      Joined.line("0xa", on: "0x40").replacing("Possible", with: "Began"),
      "'tap1' was Began when this was printed: it is the one that has the touch"
    ),
    (
      Joined.line("0xa", on: "0x40", class: "UIScreenEdgePanGestureRecognizer"),
      "'edgepan1': its edge is not printed, so it never begins; 'set edgepan1 edges left' says which"
    ),
    (
      Joined.line("0xa", on: "0x40", "; must-fail = {\(Joined.line("0xb", on: "0x99"))}"),
      "'tap1' waits for '0xb', which is not in the scene"
    ),
  ])
  func whatCannotBeTakenOverIsTold(text: String, remark: String) throws {
    let joined = try Joined(text)
    #expect(joined.remarks == [remark])
    #expect(joined.summary.joined.remarks[0].line == 7)
  }

  @Test func whatBelongsToOtherScreensIsCounted() throws {
    let joined = try Joined(
      [
        Joined.line("0xa", on: "0x40"), Joined.line("0xb", on: "0x99"),
        Joined.line("0xc", on: "0x99"),
        "<UITapGestureRecognizer: 0xd; state = Possible; view = <(null) 0x0>>",
      ].joined(separator: "\n"))
    #expect(
      joined.summary.joined.headlines == [
        "1 recognizer joined to 1 view; 2 belong to views that are not in the scene (0x99); "
          + "1 belongs to no view"
      ])
  }

  @Test func aTextOfAnotherRunIsAnErrorWithBothCounts() throws {
    #expect(throws: DumpError(line: 1, column: 1, kind: .unknownAddresses(count: 1, known: 5))) {
      try Joined(Joined.line("0xa", on: "0x99"), apart: true)
    }
  }
}

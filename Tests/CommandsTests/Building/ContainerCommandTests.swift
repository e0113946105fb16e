import ResponderKit
import Session
import SessionStage
import Testing

/// Containers of UIKit's, as commands make them and touches change them.
@Suite struct ContainerCommandTests {
  private let stack = "controller nav navigation in vc; controller a in nav; controller b in nav"
  private let tabs = "controller t tab in vc; controller home in t; controller search in t"

  @Test(arguments: [
    "controller n navigation a b in vc; expect n.topViewController b; expect hit b-view at 9,400",
    "controller t tab a b in vc; expect t.selectedIndex 0; tap b-tab; expect t.selectedIndex 1",
    "controller s split a b for card; expect count a-view 0; expect s.isCollapsed on",
    "expect error \"root view controller of a window\" : controller t tab vc",
    "expect error \"presented\" : controller t tab a p",
  ])
  func childrenStandBehindTheKind(line: String) throws {
    let desk = try TestSession(
      after: "controller a; controller b; controller p; present p from vc; dismiss p; add card")
    if line.contains(" p") { try desk.session.execute("present p from vc") }
    let before = desk.state
    desk.run(line)
    #expect(desk.messages == [])
    if line.hasPrefix("expect") { #expect(desk.state == before) }
  }

  @Test func theBackButtonPopsAndUndoPushesAgain() throws {
    let desk = try TestSession(after: stack)
    let before = desk.state
    desk.run("tap nav-back; expect hit nav-back; expect nav.topViewController a")
    #expect(desk.messages == [])
    #expect(try desk.printed("log").joined(separator: "\n").contains("nav shows a"))
    try desk.session.execute("undo")
    #expect(desk.state == before)
    try desk.session.execute("redo")
    #expect(try desk.printed("get nav topViewController") == ["a"])
  }

  @Test func aTapOnATabSelectsAndUndoSelectsAgain() throws {
    let desk = try TestSession(after: tabs)
    let before = desk.state
    desk.run("tap search-tab; expect t.selectedIndex 1; expect hit search-view at 100,400")
    #expect(desk.messages == [])
    try desk.session.execute("undo")
    #expect(desk.state == before)
  }

  @Test func theChainGoesThroughTheContainers() throws {
    let desk = try TestSession(
      after: "\(tabs); controller n navigation; select n in t; controller p in n")
    desk.run(
      "expect chain p-view > p > n-view > n > t-view > t > root > vc > window > scene > app > delegate"
    )
    #expect(desk.messages == [])
  }

  @Test(arguments: [
    ("push nav on nav", "cannot contain itself"), ("push vc on nav", "contains 'nav'"),
    ("push a on nav", "in the stack of 'nav' already"), ("pop nav; pop nav", "one controller"),
    ("controller e navigation; pop e", "no controller"),
    ("controller s; present s from vc; push s on nav", "is presented"),
    ("select a in nav", "a tab bar or split controller"), ("pop vc", "a navigation controller"),
    ("add nav2-bar; controller nav2 navigation", "nav2-bar"),
  ])
  func whatCannotBeIsRefused(line: String, reason: String) throws {
    let desk = try TestSession(after: stack)
    desk.run(line)
    #expect(desk.messages.joined().contains(reason))
  }

  @Test func aRemovedTabTakesItsButtonAlong() throws {
    let desk = try TestSession(after: "\(tabs); remove home")
    #expect(desk.scene.names["home-tab"] == nil)
    #expect(try desk.printed("get t selectedViewController") == ["search"])
    #expect(throws: Never.self) { try desk.session.execute("controller home in t") }
  }

  @Test func aControllerThatIsPushedLeavesItsTab() throws {
    let desk = try TestSession(after: "\(tabs); controller n navigation in t; push home on n")
    #expect(desk.scene.names["home-tab"] == nil)
    #expect(try desk.printed("get home parent") == ["n"])
  }

  @Test func controllersTellsWhatIsShown() throws {
    let desk = try TestSession(after: "\(tabs); controller n navigation in t; controller p in n")
    let lines = try desk.printed("tree controllers").joined(separator: "\n")
    #expect(lines.contains("selected in t") && lines.contains("top of n"))
  }

  @Test func exportedSwiftGivesTheContainersTheirControllers() throws {
    let desk = try TestSession(
      after: "\(tabs); controller n navigation in t; controller p in n; select n in t")
    let lines = try desk.printed("export swift").joined(separator: "\n")
    for line in [
      "let t = UITabBarController()", "let n = UINavigationController()",
      "t.viewControllers = [home, search, n]", "t.selectedIndex = 2", "n.viewControllers = [p]",
      "root.addSubview(t.view)",
    ] { #expect(lines.contains(line)) }
    #expect(!lines.contains("tBar") && !lines.contains("UITabBarButton"))
  }

  @Test func aButtonBehindTheContentViewOfARowIsExplained() throws {
    let desk = try TestSession(
      after: "add UITableView list 0,0 300x300; add UITableViewCell row 0,0 300x44 in list; "
        + "add UIButton buy 0,0 90x44 in row")
    let lines = try desk.printed("why buy").joined(separator: "\n")
    #expect(lines.contains("COVERED_BY") && lines.contains("row-content"))
    desk.run(
      "tap buy; expect hit row-content; expect row.isSelected on; undo; move buy to row-content")
    desk.run("expect hit buy at 45,69; tap buy; expect row.isSelected off")
    #expect(desk.messages == [])
  }
}

import Interchange
import Session
import SessionStage
import TestSupport
import Testing
import Text

@Suite("Scroll views at the shell")
struct ScrollViewCommandTests {
  private let photo = """
    add UIScrollView list 0,0 300x400 contentSize=300x400 maximumZoomScale=4
    add photo 0,0 300x400 in list; add UIButton buy 200,300 60x44 in photo
    answer list.viewForZooming photo
    """

  @Test("R8.3, R2.1: a pinch zooms, and what is zoomed is hit where it is seen")
  func pinch() throws {
    let desk = try TestSession(after: photo)
    let lines = try desk.printed("pinch list 2")
    #expect(lines.contains { $0.contains("list zooms to") })
    try desk.session.execute(
      """
      expect list.zoomScale 2; expect photo.transform 2 0 0 2 0 0; expect list.contentSize 600x800
      expect list.contentOffset 150,200; tap 280,450 ; expect hit root
      scroll list to 400,600 120x88; tap 250,350; expect hit buy
      set list zoomScale 1; expect list.contentOffset 0,0; undo; expect list.zoomScale 2
      """.replacing("\n", with: "; "))
    #expect(try desk.printed("get list").contains { $0.contains("viewForZooming photo") })
    #expect(try desk.printed("get list.pinch state") == ["possible"])
  }

  @Test("R8.4: beyond its edge content follows less and less, and goes back")
  func rubberBand() throws {
    _ = try TestSession(
      after: """
        add UIScrollView list 0,0 300x400 contentSize=300x900
        touch began 150,100; touch moved 150,110; touch moved 150,210
        expect list.contentOffset 0,-95.3516 within 0.001
        touch ended 150,210; expect list.isDecelerating on; wait 1; expect list.contentOffset 0,-47
        set list bounces off; drag 150,100 to 150,300; expect list.contentOffset 0,-47
        """)
  }

  @Test("R8.7: the properties of a list under the status bar say where it rests, and why")
  func adjustedInset() throws {
    let desk = try TestSession(
      after: "add UITableView list 0,0 390x844 contentSize=390x2000", OutputStyle(width: 200))
    #expect(try desk.printed("get list.adjustedContentInset") == ["{47, 0, 34, 0}"])
    #expect(try desk.printed("get list.contentInset") == ["{0, 0, 0, 0}"])
    #expect(try desk.printed("get list.contentInsetAdjustmentBehavior") == ["automatic"])
    let facts = try desk.printed("get list").joined(separator: "\n")
    #expect(facts.contains("{47, 0, 34, 0}") && facts.contains("contentInsetAdjustmentBehavior"))
    desk.run("set list adjustedContentInset 1,2,3,4")
    #expect(desk.messages == ["'adjustedContentInset' is read-only"])
    try desk.session.execute(
      """
      set list contentInsetAdjustmentBehavior never; expect list.contentOffset 0,0
      undo; expect list.contentOffset 0,-47; undo; redo; expect list.contentOffset 0,-47
      controller n navigation in vc; controller k in n; move list to k-view
      expect list.contentOffset 0,-91; hide n-bar; expect list.contentOffset 0,-47
      scroll list 0,0; show n-bar; expect list.contentOffset 0,0
      """.replacing("\n", with: "; "))
  }

  @Test("R8.7: a list of an imported text keeps the inset and the offset that are told")
  func importedInset() throws {
    let desk = TestSession()
    let text = """
      <UIWindow: 0x1; frame = (0 0; 390 844)>
         | <UITableView: 0x2; frame = (0 0; 390 844); contentOffset: {0, 0}; \
      contentSize: {390, 2000}; adjustedContentInset: {91, 0, 34, 0}>
         | <UITableView: 0x3; frame = (0 0; 390 844); contentOffset: {0, 0}; contentSize: {390, 2000}>
      """
    _ = desk.scene.replace(by: try HierarchyDump(parsing: text))
    desk.run("tap 200,400")
    for (name, inset) in [("0x2", "{91, 0, 34, 0}"), ("0x3", "{0, 0, 0, 0}")] {
      for (property, value) in [
        ("adjustedContentInset", inset), ("contentInset", inset), ("contentOffset", "(0, 0)"),
        ("contentInsetAdjustmentBehavior", "never"),
      ] { #expect(try desk.printed("get \(name).\(property)") == [value]) }
    }
  }

  @Test("R8.7: exported Swift lets a list rest by itself, and scrolls one that does not")
  func exportedOffsets() throws {
    let list = "add UITableView list 0,0 390x844 contentSize=390x2000"
    #expect(
      try !TestSession(after: list).printed("export swift").joined().contains("contentOffset"))
    let lines = try TestSession(after: "\(list); scroll list 0,9").printed("export swift")
    #expect(
      lines.drop { !$0.contains("layoutIfNeeded") }.prefix(2).map { $0.drop { $0 == " " } } == [
        "window.layoutIfNeeded()", "list.contentOffset = CGPoint(x: 0, y: 9)",
      ])
  }

  @Test func whatCannotBeDoneSaysWhy() {
    let desk = TestSession()
    desk.run(
      "scroll root 0,0; add UIScrollView list; answer list.viewForZooming on; get list.pinch state")
    #expect(
      desk.messages == [
        "'root' is a UIView, not a scroll view",
        "viewForZooming answers nil, self, super or a view",
        "list has no property 'pinch'; 'get' lists what it has",
      ])
  }
}

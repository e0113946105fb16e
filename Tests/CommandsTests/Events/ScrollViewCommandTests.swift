import TestSupport
import Testing

@testable import Commands

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
    #expect(try desk.printed("describe list").contains { $0.contains("viewForZooming photo") })
    #expect(try desk.printed("get list.pinch state") == ["possible"])
  }

  @Test("R8.4: beyond its edge content follows less and less, and goes back")
  func rubberBand() throws {
    _ = try TestSession(
      after: """
        add UIScrollView list 0,0 300x400 contentSize=300x900
        touch began 150,100; touch moved 150,110; touch moved 150,210
        expect list.contentOffset 0,-48.3516 within 0.001
        touch ended 150,210; expect list.isDecelerating on; wait 1; expect list.contentOffset 0,0
        set list bounces off; drag 150,100 to 150,300; expect list.contentOffset 0,0
        """)
  }

  @Test func whatCannotBeDoneSaysWhy() {
    let desk = TestSession()
    desk.run(
      "scroll root 0,0; add UIScrollView list; answer list.viewForZooming on; get list.pinch state")
    #expect(
      desk.messages == [
        "'root' is a UIView, not a scroll view",
        "viewForZooming answers nil, self, super or a view",
        "list has no property 'pinch'; 'describe' lists what it has",
      ])
  }
}

import Foundation
import ResponderKit
import Testing

@Suite("Pages")
struct PagingTests {
  let stage = ScrollStage(content: CGSize(width: 1500, height: 400))

  init() {
    stage.scroll.isPagingEnabled = true
    stage.scroll.contentOffset.x = 300
  }

  private func rest() -> CGFloat {
    stage.clock.advance(by: 3)
    return stage.scroll.contentOffset.x
  }

  @Test("A slow drag goes to the nearest page", arguments: [(-140, 300), (-160, 600), (160, 0)])
  func slow(way: CGFloat, page: CGFloat) {
    stage.drag(from: 150 - way / 2, 200, by: way, 0)
    #expect(rest() == page)
  }

  @Test("A fast one turns a page, never two", arguments: [(-40, 600), (40, 0), (-280, 600)])
  func fast(way: CGFloat, page: CGFloat) {
    stage.flick(from: way < 0 ? 295 : 5, 200, by: way, 0)
    #expect(rest() == page)
  }

  @Test("The last page is the end")
  func last() {
    stage.scroll.contentOffset.x = 1200
    stage.scroll.alwaysBounceHorizontal = true
    stage.flick(from: 200, 200, by: -80, 0)
    #expect(rest() == 1200)
  }

  @Test("A finger that stops a page on its way lets it go on when it lifts")
  func halted() {
    stage.flick(from: 200, 200, by: -80, 0)
    stage.clock.advance(by: 0.1)
    let touch = stage.begin(150, 200)
    let offset = stage.scroll.contentOffset.x
    #expect(offset > 380 && offset < 600 && rest() == offset)
    stage.fingers.end(touch)
    #expect(rest() == 600)
  }

  @Test("Pages do not ask the delegate where to end")
  func delegate() {
    stage.flick(from: 200, 200, by: -80, 0)
    #expect(rest() == 600 && !stage.delegate.lines.contains("willEndDragging"))
  }
}

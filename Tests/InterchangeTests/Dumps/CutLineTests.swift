import Foundation
import Interchange
import ResponderKit
import Testing

/// What is left of a line that ends too early.
@Suite struct CutLineTests {
  private func cut(_ attributes: String, class name: String = "UIView") throws -> DumpedView {
    let dump = try HierarchyDump(parsing: "<\(name): 0x1; \(attributes)")
    #expect(dump.warnings == [DumpWarning(line: 1, kind: .cut)])
    return dump.roots[0]
  }

  @Test func aLastAttributeThatIsCompleteIsKept() throws {
    #expect(try cut("frame = (1 2; 390 844)").frame.maxX == 391)
    #expect(try cut("frame = (1 2; 3 4); hidden = YES").isHidden)
    #expect(try !cut("frame = (1 2; 3 4); userInteractionEnabled = NO").isUserInteractionEnabled)
    #expect(try cut("frame = (1 2; 3 4); text = 'Pay'").text == "Pay")
    #expect(try cut("frame = (1 2; 3 4); transform = [1, 0, 0, 1, 7, 0]").transform.tx == 7)
    #expect(try cut("frame = (1 2; 3 4); contentOffset: {5, 6}").contentOffset?.y == 6)
  }

  @Test func aLastAttributeThatMayGoOnIsNot() throws {
    #expect(try cut("frame = (1 2; 390 84").frame == .zero)
    #expect(try cut("frame = (1 2; 3 4); alpha = 0").alpha == 1)
    #expect(try cut("frame = (1 2; 3 4); text = 'Pay").text == nil)
    #expect(try cut("frame = (1 2; 3 4); hidden = Y").isHidden == false)
    #expect(try cut("frame = (1 2; 3 4); tag = 1").tag == 0)
  }

  @Test(arguments: ["UILabel", "UIImageView", "UIButtonLabel"])
  func aLabelTakesNoTouchesUnlessTheLineCameToThat(name: String) throws {
    func takesTouches(_ attributes: String) throws -> Bool {
      try cut("frame = (1 2; 3 4); " + attributes, class: name).isUserInteractionEnabled
    }
    #expect(try !takesTouches(""))
    #expect(try !takesTouches("opaque = NO; autoresi"))
    #expect(try takesTouches("opaque = NO; tag = 5; laye"))
    #expect(try takesTouches("opaque = NO; layer = <_UILabelLa"))
  }

  @Test func otherViewsTakeThem() throws {
    #expect(try cut("frame = (1 2; 3 4); opaq", class: "UIButton").isUserInteractionEnabled)
  }
}

import Foundation
import Interchange
import ResponderKit
import Testing

@Suite struct MaestroTests {
  private let screen = """
    Running on iPhone

    {
      "attributes" : { },
      "children" : [ {
        "attributes" : {
          "accessibilityText" : "Shop", "title" : "", "resource-id" : "", "enabled" : "true",
          "bounds" : "[0,0][100,200]"
        },
        "children" : [ {
          "attributes" : {
            "accessibilityText" : "Pay", "resource-id" : "pay", "bounds" : "[10,50][60,90]",
            "enabled" : "false", "text" : "", "sparkle" : "1"
          },
          "children" : [ ],
          "enabled" : false
        }, {
          "attributes" : { "bounds" : "[0,0][x,9]" }, "children" : [ ]
        } ]
      } ]
    }
    """

  @Test func elementsHaveNoTypes() throws {
    let screen = try ImportedScene(screen)
    #expect(screen.dump.formats == [.maestro])
    #expect(screen.dump.roots[0].outline == "Element(Element)")
    let pay = screen.dump.roots[0].children[0]
    #expect(pay.frame == CGRect(x: 10, y: 50, width: 50, height: 40))
    #expect(pay.identifier == "pay" && !pay.isEnabled && pay.text == "Pay" && pay.line == 10)
    #expect((screen.view("pay") as? UILabel)?.text == "Pay")
    #expect(screen.hit(20, 60) == "pay")
    #expect(screen.hit(5, 5) == "element1")
  }

  @Test func whatIsLeftOutIsReported() throws {
    #expect(
      try ImportedScene(screen).warnings == [
        "line 1: not understood, left out", approximate(3),
        "line 11: 'sparkle' is not known, left out here and below",
        "line 17: 'Element' has no frame, left out; its content is put into the next "
          + "element around it",
        "line 18: cannot read 'bounds', its default value is used",
      ])
  }

  @Test func withoutBoundsItIsAnError() {
    #expect(
      importError("\n {\"attributes\": {}, \"children\": []}")
        == "2:1: no view in it: this looks like Maestro JSON, but nothing in it has a frame")
  }
}

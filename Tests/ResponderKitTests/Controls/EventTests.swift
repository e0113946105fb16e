import ResponderKit
import Testing

@Suite("UIControl.Event has UIKit's values and names")
struct EventTests {
  @Test(
    "The values",
    arguments: [
      ("touchDown", 0x1), ("touchDownRepeat", 0x2), ("touchDragInside", 0x4),
      ("touchDragOutside", 0x8), ("touchDragEnter", 0x10), ("touchDragExit", 0x20),
      ("touchUpInside", 0x40), ("touchUpOutside", 0x80), ("touchCancel", 0x100),
      ("valueChanged", 0x1000), ("primaryActionTriggered", 0x2000),
      ("menuActionTriggered", 0x4000), ("editingDidBegin", 0x10000), ("editingChanged", 0x20000),
      ("editingDidEnd", 0x40000), ("editingDidEndOnExit", 0x80000), ("allTouchEvents", 0xFFF),
      ("allEditingEvents", 0xF0000), ("applicationReserved", 0x0F00_0000),
      ("systemReserved", 0xF000_0000), ("allEvents", 0xFFFF_FFFF),
    ])
  func values(name: String, value: UInt) throws {
    let event = try #require(UIControl.Event(name: name))
    #expect(event.rawValue == value && event.description == name)
  }

  @Test("Sets without a name of their own list what they hold")
  func sets() {
    #expect(UIControl.Event([.touchDown, .valueChanged]).description == "touchDown,valueChanged")
    #expect(UIControl.Event([.touchDown, .init(rawValue: 0x200)]).description == "touchDown,0x200")
    #expect(UIControl.Event(name: "touchUp") == nil && UIControl.Event([]).description == "")
  }
}

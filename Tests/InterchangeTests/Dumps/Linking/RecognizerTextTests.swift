import Interchange
import Testing

@Suite struct RecognizerTextTests {
  @Test func aListIsReadWithAllThatItPrints() throws {
    let found = try joined(
      """
      (lldb) po card.gestureRecognizers
      <__NSArrayI 0x600001>(
      <UITapGestureRecognizer: 0xA1 (shop.open); id = 7; state = Possible; enabled = NO; \
      cancelsTouchesInView = NO; delaysTouchesBegan = YES; delaysTouchesEnded = NO; \
      view = <Shop.Card 0xB1>; target= <(action=open:, target=<Shop.CardVC 0xC1>)>; \
      numberOfTapsRequired = 2; numberOfTouchesRequired = 3>,
      <Shop.Hold: 0xa2; baseClass = UILongPressGestureRecognizer; state = Began; \
      view = <Shop.Card 0xb1>; target= <(action=hold, target=<(null) 0x0>)>; \
      minimumPressDuration =  1.5>
      )
      """
    ).recognizers
    #expect(found.map(\.object.address) == ["0xa1", "0xa2"])
    #expect(found.map(\.line) == [3, 4])
    #expect(found.map(\.name) == ["shop.open", nil])
    #expect(found.map(\.baseClassName) == [nil, "UILongPressGestureRecognizer"])
    #expect(found.map(\.state) == ["Possible", "Began"])
    #expect(found.map(\.view?.address) == ["0xb1", "0xb1"])
    #expect(found[0].targets.map(\.action) == ["open:"])
    #expect(
      found[0].targets.map(\.receiver) == [ObjectMention(className: "Shop.CardVC", address: "0xc1")]
    )
    #expect(found[1].targets == [])
    #expect(
      found[0].settings.map { "\($0.name)=\($0.value)" } == [
        "enabled=NO", "cancelsTouchesInView=NO", "delaysTouchesBegan=YES",
        "delaysTouchesEnded=NO", "numberOfTapsRequired=2", "numberOfTouchesRequired=3",
      ])
    #expect(found[1].settings.map { "\($0.name)=\($0.value)" } == ["minimumPressDuration=1.5"])
  }

  private static let tap = "<UITapGestureRecognizer: 0x1; state = Possible; view = <UIView 0x9>>"
  private static let pan = "<UIPanGestureRecognizer: 0x2; state = Possible; view = <UIView 0x9>>"

  /// How lists are printed, quoted and escaped.
  @Test(arguments: [
    "(\n    \"\(tap)\",\n    \"\(pan)\"\n)",
    "[\(tap), \(pan)]",
    "▿ Optional<Array<UIGestureRecognizer>>\n  ▿ some : 2 elements\n    - 0 : \(tap)\n    - 1 : \(pan)",
    "@[\(tap)]\n2013-08-17 21:04:53.358 App[60940:11303] \(pan)",
    "(\(tap),\\n\(pan)\\n)",
    "\(tap)\r\n\(pan)\r\n",
    "\(tap); \(pan)",
  ])
  func everyWayToPrintAListIsRead(text: String) throws {
    let dump = try HierarchyDump(parsing: text)
    #expect(dump.joined.recognizers.map(\.object.address) == ["0x1", "0x2"])
    #expect(dump.warnings == [])
    #expect(dump.formats == [.gestureRecognizers])
  }

  /// Lists of those that must fail, over lines and with escaped line breaks.
  @Test(arguments: ["\n        ", "\\n        ", " ", "\r\n\t", "\n\n  \""])
  func recognizersWithinRecognizersAreReadOnce(gap: String) throws {
    let found = try joined(
      """
      <UITapGestureRecognizer: 0x3; state = Possible; view = <UIView: 0x8>; must-fail = {\
      \(gap)\(Self.tap),\(gap)\(Self.pan)\(gap)}; must-fail-for = {\(gap)\(Self.pan)\(gap)}>
      \(Self.tap)
      """
    ).recognizers
    #expect(found.map(\.object.address) == ["0x3", "0x1", "0x2", "0x2", "0x1"])
    #expect(found[0].mustFail == ["0x1", "0x2"])
    #expect(found[0].mustFailFor == ["0x2"])
    #expect(found.map(\.isNested) == [false, true, true, true, false])
    #expect(found[0].view?.className == "UIView")
  }

  /// What is wrong with a text, and what is read all the same.
  @Test(arguments: [
    ("<UITapGestureRecognizer: 0x1; state = Possible; view = <UIVi", 1),
    ("<UITapGestureRecognizer: 0x1; state = Poss", 1),
    ("<UITapGestureRecognizer: 0x1; state = Possible; must-fail = {\n  \(tap)", 2),
    ("<UITapGestureRecognizer: 0x1; state = Possible; must-fail = {\n  nonsense", 1),
  ])
  func aCutRecognizerIsReadAsFarAsItGoes(text: String, count: Int) throws {
    let dump = try HierarchyDump(parsing: text)
    #expect(dump.joined.recognizers.count == count)
    #expect(dump.warnings.first == DumpWarning(line: 1, kind: .cut))
  }

  @Test func aTreeAfterACutListIsNotLost() throws {
    let dump = try HierarchyDump(
      parsing: """
        <UITapGestureRecognizer: 0x1; state = Possible; must-fail = {

        <UIWindow: 0x2; frame = (0 0; 9 9)>
           | <UIView: 0x3; frame = (0 0; 9 9)>
        """)
    #expect(dump.viewCount == 2)
    #expect(dump.joined.recognizers.count == 1)
  }

  @Test func nothingInATextIsDroppedInSilence() throws {
    let dump = try HierarchyDump(
      parsing: """
        hello
        \(Self.tap)
        <UITapGestureRecognizer: 0x1; state = Possible; oddity; view = <UIView 0x9>>
        """)
    #expect(
      dump.warnings == [
        DumpWarning(line: 1, kind: .notUnderstood),
        DumpWarning(line: 3, kind: .unreadable(attribute: "oddity")),
      ])
  }

  @Test func recognizersInRecognizersWithoutEndTakeNoStackAndLinearTime() throws {
    let limit = DumpLimits.mostJoined
    let text = String(
      repeating: "<AGestureRecognizer: 0x1; state = Possible; must-fail = {", count: limit)
    #expect(try joined(text).recognizers.count == limit)
    let lines = String(
      repeating: "<AGestureRecognizer: 0x1; state = Possible; must-fail = {\n\n", count: limit)
    #expect(try joined(lines).recognizers.count == limit)
  }
}

/// What a text prints besides views.
func joined(_ text: String) throws -> JoinedTexts { try HierarchyDump(parsing: text).joined }

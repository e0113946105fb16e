import Scenes
import Testing

@Suite struct SwiftIdentifierTests {
  @Test(arguments: [
    ("buy", "buy"), ("close-button", "closeButton"), ("Save", "save"), ("in", "inView"),
    ("self", "selfView"), ("Type", "type"), ("按钮", "按钮"), ("_", "view"), ("", "view"),
    ("3d", "_3d"), ("a.b c", "aBC"), ("é", "é"), ("-x-", "x"), ("_x", "_x"),
  ])
  func aVariableIsLikeItsName(name: String, identifier: String) {
    var identifiers = SwiftIdentifiers()
    #expect(identifiers.variable(like: name, noun: "View") == identifier)
  }

  @Test(arguments: [
    ("buy", "BuyButton"), ("buyButton", "BuyButton"), ("button3", "Button3"),
    ("close-x", "CloseXButton"), ("UIButton", "MyUIButton"), ("按钮", "按钮Button"),
  ])
  func aTypeEndsWithWhatItIs(name: String, type: String) {
    var identifiers = SwiftIdentifiers()
    #expect(identifiers.type(like: name, noun: "Button") == type)
  }

  @Test func noIdentifierIsGivenTwice() {
    var identifiers = SwiftIdentifiers(taken: ["window"])
    let names = ["a-b", "aB", "AB", "window", "row1", "row1"].map {
      identifiers.variable(like: $0, noun: "View")
    }
    #expect(names == ["aB", "aB2", "aB3", "window2", "row1", "row1_2"])
  }

  @Test(arguments: [
    ("a", "\"a\""), ("\"\\(x)\"", "\"\\\"\\\\(x)\\\"\""), ("a\n\tb", "\"a\\n\\tb\""),
    ("\u{202E}\u{0}", "\"\\u{202E}\\u{0}\""), ("👩‍👩‍👧 按钮", "\"👩‍👩‍👧 按钮\""),
  ])
  func aTextIsALiteral(text: String, literal: String) {
    #expect(text.swiftLiteral == literal)
  }

  @Test func aCommentStaysInItsLine() {
    #expect("A\nlet x = 1\u{2028}".inComment == "A let x = 1 ")
  }
}

import Foundation
import Testing

@testable import Text

@Suite struct JSONWriterTests {
  static let hostile = [
    "", "plain", "\"quoted\"", "back\\slash", "a/b", "tab\tline\nreturn\r",
    "\u{0}\u{1}\u{1F}\u{7F}",
    "按钮", "👩‍👩‍👧 flag 🇩🇪", "e\u{301}", "\u{2028}\u{2029}", "\u{FFFD}\u{FFFF}", "\u{10FFFF}",
    "</script>",
  ]

  @Test(arguments: hostile)
  func aTextIsReadBackAsItWas(text: String) throws {
    let object: JSONObject = [text: .string(text)]
    let read = try JSONDecoder().decode([String: String].self, from: Data(object.text.utf8))
    #expect(read == [text: text])
    #expect(!object.text.unicodeScalars.contains { $0.value < 0x20 })
  }

  @Test(arguments: [
    0.0, -0.5, 0.1, 1.0 / 3, 1e-300, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 1e15, 1e16,
    123,
  ])
  func aNumberIsReadBackExactly(number: Double) throws {
    let text = JSONValue.numbers([number]).text
    #expect(try JSONDecoder().decode([Double].self, from: Data(text.utf8)) == [number])
  }

  @Test func numbersAreShort() {
    #expect(JSONValue.numbers([1, 0.1, -0.0, 1e15]).text == "[1,0.1,0,1000000000000000]")
  }

  @Test func whatIsNoNumberIsNull() {
    #expect(JSONValue.numbers([.nan, .infinity, -.infinity]).text == "[null,null,null]")
  }

  @Test func membersKeepTheirOrder() {
    var object: JSONObject = ["b": 1, "a": nil]
    object["c"] = true
    object["b"] = ["x": "y"]
    object["a"] = nil
    #expect(object.text == #"{"b":{"x":"y"},"c":true}"#)
  }
}

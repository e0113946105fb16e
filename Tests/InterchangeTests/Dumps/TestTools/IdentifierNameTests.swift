import Interchange
import ResponderKit
import Scenes
import Testing

@Suite struct IdentifierNameTests {
  private func names(_ identifiers: [String]) throws -> [String?] {
    let lines = identifiers.enumerated().map {
      "  |--<UIButton:0x1\($0); AX=Y; AX.id='\($1)'; AX.frame={{0, 0}, {1, 1}}; "
        + "frame={{0, 0}, {1, 1}}; alpha=1>"
    }
    let text =
      "<UIWindow:0x1; AX=N; AX.frame={{0, 0}, {9, 9}}; frame={{0, 0}, {9, 9}}; alpha=1>\n"
      + lines.reversed().joined(separator: "\n")
    let screen = try ImportedScene(text)
    return screen.scene.windows[0].subviews.map { screen.scene.names.name(of: $0) }
  }

  @Test func uniqueIdentifierNamesTheView() throws {
    #expect(try names(["pay", "cancel-2", "größe"]) == ["pay", "cancel-2", "größe"])
  }

  @Test(arguments: ["", "a b", "1st", "com.shop:id/pay", "nil", "in", "UIButton"])
  func otherIdentifierDoesNot(identifier: String) throws {
    #expect(try names(["pay", identifier]) == ["pay", "button1"])
  }

  @Test func identifierOfTwoViewsNamesNeither() throws {
    #expect(try names(["pay", "pay", "buy"]) == ["button1", "button2", "buy"])
  }

  @Test func numberNeverTakesAnIdentifier() throws {
    #expect(try names(["", "", "button2"]) == ["button1", "button3", "button2"])
  }
}

import Foundation
import Interchange
import Session
import SessionStage
import Testing

/// What code-scanning pages read.
@Suite struct SARIFTests {
  private static let dump = """
    <UIWindow: 0xa0; frame = (0 0; 390 844); layer = <CALayer: 0x1>>
       | <UIButton: 0xb1; frame = (20 100; 200 44); layer = <CALayer: 0x1>>
       | <UIView: 0xc1; frame = (0 0; 390 844); layer = <CALayer: 0x1>>
    """

  @Test func aFindingHasARuleAPlaceAndAMessage() throws {
    let folder = try Folder(["my screen.txt": Self.dump])
    let desk = try TestSession(after: "import \"\(folder.path("my screen.txt"))\"")
    let text = try desk.printed("audit sarif").joined()
    let root = try JSON(parsing: text)
    #expect(root["version"] == .string("2.1.0"))
    let run = root["runs"]?.array.first
    #expect(run?["tool"]?["driver"]?["rules"]?.array.first?["id"] == .string("UNREACHABLE"))
    let result = try #require(run?["results"]?.array.first)
    #expect(result["ruleId"] == .string("UNREACHABLE") && result["level"] == .string("error"))
    let location = result["locations"]?.array.first
    let physical = location?["physicalLocation"]
    #expect(physical?["region"]?["startLine"] == .number(2))
    let uri = physical?["artifactLocation"]?["uri"]?.string ?? ""
    #expect(uri.hasSuffix("my%20screen.txt"))
    #expect(
      location?["logicalLocations"]?.array.first?["fullyQualifiedName"]
        == .string("window/button"))
    #expect(result["message"]?["text"]?.string?.contains("takes the touch") == true)
  }

  @Test func itGoesIntoAFile() throws {
    let folder = try Folder(["screen.txt": Self.dump])
    let desk = try TestSession(after: "add UIButton x 20,40 20x20")
    try desk.session.execute("audit sarif \"\(folder.path("out.sarif"))\"")
    let text = try String(contentsOfFile: folder.path("out.sarif"), encoding: .utf8)
    #expect(try JSON(parsing: text)["runs"]?.array.count == 1)
  }
}

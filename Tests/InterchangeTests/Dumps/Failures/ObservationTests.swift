import Foundation
import Interchange
import ResponderKit
import Scenes
import TestSupport
import Testing

/// What becomes of records that are odd, contradictory or many.
@Suite struct ObservationTests {
  private func element(_ name: String, _ y: Int, hittable: String) -> String {
    """
    <XCUIElementTypeButton type="XCUIElementTypeButton" name="\(name)" enabled="true" visible="true" \
    hittable="\(hittable)" x="0" y="\(y)" width="50" height="20"/>

    """
  }

  private func screen(_ elements: String) -> String {
    """
    <XCUIElementTypeApplication type="XCUIElementTypeApplication" x="0" y="0" width="100" height="200">
    \(elements)</XCUIElementTypeApplication>

    """
  }

  @Test func theLaterOfTwoContradictoryRecordsIsUsed() throws {
    let text =
      screen(element("a", 0, hittable: "true"))
      + "Failed: Not hittable: Button, {{0, 0}, {50, 20}}, identifier: 'a'"
    let scene = Scene()
    let summary = scene.replace(by: try HierarchyDump(parsing: text))
    #expect(scene.origin?.observations.map(\.source) == ["XCTest"])
    #expect(
      summary.warnings.map(\.description).contains(
        "line 2: line 4 tells the opposite of the same touch; that line is used"))
  }

  @Test func recordsOfUnknownViewsChangeNothing() throws {
    let scene = Scene()
    let summary = scene.replace(
      by: try HierarchyDump(
        parsing: screen(element("a", 0, hittable: "true"))
          + "Failed: Not hittable: Button, label: 'b'\nElement not found: Id matching regex: c"))
    #expect(scene.origin?.observations.map(\.answer) == [.target])
    #expect(summary.observations.count { $0.observation == nil } == 2)
  }

  @Test(arguments: ["maybe", "", "1e999", "🤷"])
  func aFlagThatIsNoneIsReported(word: String) throws {
    let dump = try HierarchyDump(parsing: screen(element("a", 0, hittable: word)))
    #expect(dump.warnings.map(\.kind).contains(.unreadable(attribute: "hittable")))
  }

  @Test func undoTakesAJoinedRecordBack() throws {
    let scene = Scene()
    _ = scene.replace(by: try HierarchyDump(parsing: screen(element("a", 0, hittable: "true"))))
    let before = scene.origin
    scene.journal.begin("import")
    _ = try scene.join(try HierarchyDump(parsing: "\"a\" Button is not hittable"))
    scene.journal.end()
    #expect(scene.origin?.failure != nil)
    _ = scene.journal.undo()
    #expect(scene.origin == before)
  }

  @Test func aRecordOfNoViewOfTheSceneIsRefused() throws {
    let scene = Scene()
    _ = scene.replace(by: try HierarchyDump(parsing: screen(element("a", 0, hittable: "true"))))
    let message = try HierarchyDump(parsing: "\"b\" Button is not hittable")
    #expect(throws: DumpError.self) { try scene.join(message) }
  }

  /// The work for a text of many records grows with its length, not with its square.
  @Test func manyRecordsTakeLittleTime() throws {
    func seconds(_ count: Int) throws -> Double {
      let lines = (0..<count).map { "Failed: Not hittable: Button, identifier: 'a\($0)'" }
      let elements = (0..<count).map { element("a\($0)", $0 * 20, hittable: "false") }.joined()
      let text = screen(elements) + lines.joined(separator: "\n")
      let scene = Scene()
      let time = try processorTime { _ = scene.replace(by: try HierarchyDump(parsing: text)) }
      #expect(scene.origin?.observations.count == 2 * count)
      return time / .seconds(1)
    }
    _ = try seconds(50)
    let (few, many) = (try seconds(250), try seconds(1000))
    #expect(many < 16 * few)
  }
}

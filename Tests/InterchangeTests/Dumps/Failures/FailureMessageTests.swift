import Foundation
import Interchange
import ResponderKit
import Scenes
import Testing

/// What test tools say when a touch does not reach a view, among the other lines of a log.
@Suite struct FailureMessageTests {
  /// A message, the tool, and the name of the view in the scene below.
  struct Message: CustomTestStringConvertible, Sendable {
    let words: String
    let source: String
    var target = "pay"
    var reason: Observation.Reason?
    var testDescription: String { words }
  }

  private static let tree = """
    <UIWindow: 0x10; frame = (0 0; 100 200); layer = <UIWindowLayer: 0x11>>
       | <UIButton: 0x20; frame = (10 20; 40 20); text = 'Pay'; layer = <CALayer: 0x21>>
       | <UIButton: 0x30; frame = (10 60; 40 20); text = 'Keep'; layer = <CALayer: 0x31>>
    """

  private static let element = "{{10.0, 20.0}, {40.0, 20.0}}"

  private static let messages = [
    Message(
      words: "    t = 5.40s Failed to synthesize event: Failed to scroll to visible (by AX action) "
        + "Button, 0x9, \(element), label: 'Pay', error: Error kAXErrorCannotComplete, x: 'y'",
      source: "XCTest"),
    Message(
      words: "A.swift:38: error: -[A b] : Failed to not hittable: Button, \(element), label: 'Pay'",
      source: "XCTest"),
    Message(words: "Failed: Not hittable: Button, \(element)", source: "XCTest"),
    Message(words: "XCTAssertTrue failed - \"Pay\" Button is not hittable", source: "XCTest"),
    Message(
      words:
        "Error Domain=x Code=1 \\\"The element '\\\"Pay\\\" Button' is not visible on the screen "
        + "and thus is not interactable\\\"", source: "WebDriverAgent"),
    Message(
      words: "The step timed out: View is not tappable: <UIButton: 0x20; frame = (10 20; 40 20)>",
      source: "KIF"),
    Message(
      words: "Element with label \"Pay\" is not tappable. It may be blocked by other views.",
      source: "KIF", reason: .covered),
    Message(
      words:
        "\"Element Description\" : \"<UIButton:0x20; AX=Y; AX.label='Pay'; AX.frame={{10, 20}, "
        + "{40, 20}}; AX.activationPoint={30, 30}; frame={{10, 20}, {40, 20}}; alpha=1>\",\n"
        + "  \"Failed Constraint(s)\" : \"enabled\",", source: "EarlGrey", reason: .disabled),
  ]

  @Test(arguments: messages)
  func theViewOfAMessageIsFoundInTheTree(message: Message) throws {
    let dump = try HierarchyDump(parsing: "Test began\n\(message.words)\n\(Self.tree)\nover")
    #expect(dump.roots.map(\.outline) == ["UIWindow(UIButton UIButton)"])
    #expect(dump.observations.map(\.source) == [message.source])
    let scene = Scene()
    _ = scene.replace(by: dump)
    let found = try #require(scene.origin?.observations.first)
    #expect(try found.target == ObjectID(scene.view(showing: "Pay")))
    #expect(found.answer == .notTarget)
    #expect(found.reason == message.reason)
    #expect(found.line == 2)
    #expect(found.point == CGPoint(x: 30, y: 30))
    #expect(!found.isConfirmed(in: scene))
    #expect(scene.origin?.failure == found)
  }

  /// Where a tool finds no element, no touch is tried; the view that is meant is known all the same.
  @Test(arguments: [
    "Failed to tap \"Pay\" Button: No matches found for Elements matching predicate",
    "Element not found: Text matching regex: .*Pay.*", "Assertion is false: \"Pay\" is visible",
    // Detox looks at pixels before it touches anything.
    "View “<UIButton: 0x20>” is not visible: View does not pass visibility threshold",
    "\"<UIButton: 0x20>\" is not visible: View is not visible around point. - visibility percent: 0",
    "Window “<UIWindow: 0x99>” obscures view “<UIButton: 0x20>” above visibility threshold",
  ])
  func anElementThatIsNotFoundIsNoAnswer(words: String) throws {
    let scene = Scene()
    let summary = scene.replace(by: try HierarchyDump(parsing: "\(words)\n\(Self.tree)"))
    let button = try ObjectID(scene.view(showing: "Pay"))
    #expect(summary.observations.map(\.target) == [button])
    #expect(scene.origin?.observations == [])
    #expect(scene.origin?.failedView == button)
  }

  /// Lines that say nothing of the kind.
  @Test(arguments: [
    "the cell is not hittable", "Not hittable: ", "No matches found for Pay",
    "Failed to scroll to visible", "\"\" is not tappable", "at point {1, 2}",
    "\"Failed Constraint(s)\" : \"enabled\"", "Element not found: ", "Another view “” is hittable",
  ])
  func otherLinesAreNoMessages(words: String) throws {
    let dump = try HierarchyDump(parsing: "\(words)\n\(Self.tree)")
    #expect(dump.observations == [])
    #expect(dump.viewCount == 3)
  }

  @Test func aMessageThatIsPrintedAgainCountsOnce() throws {
    let words = "Failed: Not hittable: Button, \(Self.element), label: 'Pay'\n"
    let dump = try HierarchyDump(parsing: words + "a\n" + words + Self.tree)
    #expect(dump.observations.map(\.line) == [1])
  }

  @Test func twoViewsWithOneTextAreToldApartByTheirFrames() throws {
    let text = Self.tree.replacing("'Keep'", with: "'Pay'")
    let scene = Scene()
    _ = scene.replace(
      by: try HierarchyDump(
        parsing: text + "\nFailed: Not hittable: Button, {{10, 60}, {40, 20}}, label: 'Pay'"))
    #expect(
      scene.origin?.failure?.target == scene.names.responder(atAddress: "0x30").map { ObjectID($0) }
    )
  }
}

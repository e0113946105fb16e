import Foundation
import Interchange
import ResponderKit
import Scenes
import Testing

@Suite struct IDBTests {
  private let flat = """
    [{"AXFrame": "{{0, 0}, {100, 200}}", "AXUniqueId": null,
      "frame": {"y": 0, "x": 0, "width": 100, "height": 200},
      "role_description": "application", "AXLabel": "Shop", "type": "Application", "enabled": true},
     {"AXFrame": "{{0, 0}, {1, 1}}", "frame": {"x": 10, "y": 20, "width": 80, "height": 100},
      "type": "Group"},
     {"AXFrame": "{{0, 0}, {100, 30}}", "type": "StaticText", "AXLabel": "Total"},
     {"AXFrame": "{{15, 40.5}, {44, 44}}", "AXUniqueId": "pay", "AXLabel": "Pay",
      "type": "Button", "enabled": false, "custom_actions": []}]
    """

  @Test func flatListIsNestedByFrames() throws {
    let text = flat.replacing("\"y\": 20", with: "\"y\": 35")
    let screen = try ImportedScene(text)
    #expect(screen.dump.formats == [.idb] && screen.dump.viewCount == 4)
    #expect(screen.dump.roots[0].outline == "Application(Group StaticText Button)")
    #expect(screen.view("pay")?.frame == CGRect(x: 15, y: 40.5, width: 44, height: 44))
    #expect(screen.hit(20, 50) == "group")
    (screen.view("pay") as? UIButton)?.isEnabled = true
    #expect(screen.hit(20, 50) == "pay")
    #expect(
      screen.warnings == [
        approximate(1),
        "line 1: the list has no levels; superviews are guessed from frames that contain one "
          + "another",
      ])
  }

  @Test func labelHoldsNothing() throws {
    let text = """
      [{"type": "Application", "AXFrame": "{{0, 0}, {100, 200}}"},
       {"type": "Cell", "AXFrame": "{{0, 50}, {100, 50}}"},
       {"type": "StaticText", "AXFrame": "{{0, 50}, {100, 50}}"},
       {"type": "Button", "AXFrame": "{{50, 55}, {40, 40}}"}]
      """
    #expect(
      try onlyRoot(text).outline == "Application(Cell(StaticText Button))")
    #expect(try ImportedScene(text).hit(60, 60) == "button")
  }

  @Test func nestedListHasItsLevels() throws {
    let text = """
      idb ui describe-all --nested
      [{"type": "Application", "frame": {"x": 0, "y": 0, "width": 100, "height": 200},
        "children": [{"type": "TabBar", "frame": {"x": 0, "y": 150, "width": 100, "height": 50},
          "children": [{"type": "Button", "frame": {"x": 50, "y": 150, "width": 50, "height": 50}}]}]}]
      $
      """
    let screen = try ImportedScene(text)
    #expect(screen.dump.roots[0].outline == "Application(TabBar(Button))")
    #expect(screen.dump.roots[0].children[0].children[0].line == 4)
    #expect(screen.hit(60, 160) == "button")
    #expect(
      screen.warnings == [
        "line 1: not understood, left out", approximate(2), "line 5: not understood, left out",
      ])
  }

  @Test func completeFormatTellsWhyATouchDoesNotArrive() throws {
    let text = """
      {"elements": [
        {"type": "Application", "frame": {"x": 0, "y": 0, "width": 100, "height": 200}, "children": [
          {"type": "Button", "identifier": "a", "label": "A", "interactable": false,
           "occluded_by": {"reason": "user_interaction_disabled"},
           "frame": {"x": 0, "y": 0, "width": 50, "height": 50}},
          {"type": "Button", "identifier": "b", "interactable": true,
           "frame": {"x": 0, "y": 50, "width": 50, "height": 50}},
          {"type": "Button", "identifier": "c", "interactable": false, "sparkle": 1,
           "frame": {"x": 0, "y": 100, "width": 50, "height": 50}}]}]}
      """
    let screen = try ImportedScene(text)
    #expect(screen.hit(10, 10) == "application")
    #expect(screen.hit(10, 60) == "b")
    #expect((screen.view("a") as? UIButton)?.title == "A")
    #expect(
      screen.warnings == [
        approximate(2),
        "line 8: 'sparkle' is not known, left out here and below",
      ])
    let found = try #require(screen.scene.origin?.observations)
    #expect(found.map(\.answer) == [.notTarget, .target, .notTarget])
    #expect(found.map(\.reason) == [.noInteraction, nil, nil])
    #expect(found.map(\.target) == ["a", "b", "c"].map { screen.view($0).map { ObjectID($0) } })
    #expect(found.map { $0.isConfirmed(in: screen.scene) } == [true, true, false])
  }

  /// The element in front, named by a text, by an object, or with another reason.
  @Test(arguments: [
    (#""occluded_by": ["Toast"]"#, Observation.Reason?.some(.covered)),
    (
      #""interactable": {"interactable": false, "reasons": [{"type": "occluded", "by": "Toast"}]}"#,
      .covered
    ),
    (#""interactable": [{"reason": "handled_by", "by": {"label": "Toast"}}]"#, nil),
  ])
  func theElementInFrontIsFound(member: String, reason: Observation.Reason?) throws {
    let screen = try ImportedScene(
      """
      [{"type": "Application", "frame": {"x": 0, "y": 0, "width": 100, "height": 200}},
       {"type": "Button", "AXUniqueId": "buy", \(member),
        "frame": {"x": 0, "y": 100, "width": 100, "height": 50}},
       {"type": "Other", "AXLabel": "Toast",
        "frame": {"x": 0, "y": 90, "width": 100, "height": 70}}]
      """)
    let found = try #require(screen.scene.origin?.observations.first)
    #expect(try found.answer == .hit(ObjectID(#require(screen.view("other")))))
    #expect(found.reason == reason)
    #expect(found.point == CGPoint(x: 50, y: 125))
    #expect(found.isConfirmed(in: screen.scene))
  }

  @Test func wrongTypesAreReported() throws {
    let text = """
      [{"type": 5, "frame": {"x": 0, "y": 0, "width": 100, "height": 200}, "enabled": "maybe"},
       {"type": "Button", "frame": {"x": [], "y": 0, "width": 100, "height": 200}},
       {"type": "Button", "AXFrame": "{{0, 0}, {9}}"}, {"AXLabel": ["a"]}, 17, null,
       {"type": "Button", "AXFrame": "{{0, inf}, {9, 9}}", "type": "Switch"}]
      """
    let dump = try HierarchyDump(parsing: text)
    #expect(dump.viewCount == 2)
    #expect(
      Set(dump.warnings.map(\.kind)) == [
        .accessibleOnly, .nestedByFrames, .unreadable(attribute: "enabled"),
        .unreadable(attribute: "frame"), .unreadable(attribute: "AXFrame"),
        .clamped(attribute: "AXFrame"), .elementWithoutFrame(className: "Button"),
        .elementWithoutFrame(className: "Element"),
      ])
  }
}

import Foundation
import Interchange
import ResponderKit
import Testing

@Suite struct WebDriverAgentTests {
  /// An element of a page source.
  private func element(
    _ type: String, _ frame: [Int], _ more: String = "", _ inner: String = ""
  ) -> String {
    let name = "XCUIElementType\(type)"
    return "<\(name) type=\"\(name)\" enabled=\"true\" visible=\"true\" accessible=\"true\" "
      + "x=\"\(frame[0])\" y=\"\(frame[1])\" width=\"\(frame[2])\" height=\"\(frame[3])\" "
      + "index=\"0\" \(more)>\n\(inner)</\(name)>\n"
  }

  private func screen(_ inner: String, behind: String = "") -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<AppiumAUT>\n"
      + element(
        "Application", [0, 0, 100, 200], "name=\"Shop\"",
        behind.isEmpty
          ? element("Window", [0, 0, 100, 200], "", inner) : behind)
      + "</AppiumAUT>"
  }

  @Test func frameOnTheScreenBecomesFrameInTheSuperview() throws {
    let text = screen(
      element(
        "Other", [10, 20, 80, 100], "",
        element("Button", [15, 30, 44, 44], "name=\"pay\" label=\"Pay now\"")))
    let screen = try ImportedScene(text)
    let window = screen.dump.roots[0]
    #expect(
      window.outline
        == "XCUIElementTypeWindow(XCUIElementTypeOther(XCUIElementTypeButton))")
    #expect(window.children[0].children[0].frame == CGRect(x: 5, y: 10, width: 44, height: 44))
    #expect(screen.hit(20, 40) == "pay")
    #expect((screen.view("pay") as? UIButton)?.title == "Pay now")
    #expect(screen.hit(12, 22) == "other")
    #expect(screen.dump.isApproximate && screen.dump.formats == [.webDriverAgentXML])
    #expect(screen.warnings == [approximate(3)])
  }

  @Test func typesGetTheNearestClasses() throws {
    let types: [(String, UIView.Type)] = [
      ("Button", UIButton.self), ("Switch", UISwitch.self), ("TextField", UITextField.self),
      ("SecureTextField", UITextField.self), ("TextView", UITextView.self),
      ("Slider", UISlider.self), ("Stepper", UIStepper.self),
      ("SegmentedControl", UISegmentedControl.self), ("PageIndicator", UIPageControl.self),
      ("ScrollView", UIScrollView.self), ("Table", UITableView.self),
      ("CollectionView", UICollectionView.self), ("StaticText", UILabel.self),
      ("Image", UIImageView.self), ("Cell", UIView.self), ("NavigationBar", UIView.self),
      ("Keyboard", UIView.self), ("Gizmo", UIView.self),
    ]
    let text = screen(types.map { element($0.0, [0, 0, 9, 9]) }.joined())
    let built = DumpBuilder().makeView(try HierarchyDump(parsing: text).roots[0])
    #expect(built.root.subviews.map { "\(type(of: $0))" } == types.map { "\($0.1)" })
  }

  @Test func labelsAndImagesTakeNoTouchesUnlessTheyHoldOthers() throws {
    let screen = try ImportedScene(
      screen(
        element("StaticText", [0, 0, 50, 20], "label=\"Total\" value=\"Total\" name=\"Total\"")
          + element("Image", [0, 50, 50, 50], "", element("Button", [0, 50, 20, 20]))))
    #expect(screen.hit(10, 10) == "window")
    #expect(screen.hit(10, 60) == "button")
    #expect((screen.view("staticText") as? UILabel)?.text == "Total")
  }

  @Test func buttonShowsItsTextUnlessALabelInItDoes() throws {
    let label = element("StaticText", [0, 0, 50, 20], "label=\"Buy\"")
    let screen = try ImportedScene(
      screen(element("Button", [0, 0, 50, 20], "label=\"Buy\"", label)))
    #expect((screen.view("button") as? UIButton)?.title == nil)
    #expect((screen.view("staticText") as? UILabel)?.text == "Buy")
  }

  @Test func flagsOfADisabledAndAnInvisibleElement() throws {
    let off = element("Button", [0, 0, 50, 20]).replacing(
      "enabled=\"true\"", with: "enabled=\"false\"")
    let hidden = element("Switch", [0, 50, 50, 20]).replacing(
      "visible=\"true\"", with: "visible=\"false\" hittable=\"false\"")
    let outside = element("Slider", [0, 500, 50, 20]).replacing(
      "visible=\"true\"", with: "visible=\"false\"")
    let screen = try ImportedScene(screen(off + hidden + outside))
    #expect((screen.view("button") as? UIButton)?.isEnabled == false)
    #expect(screen.view("switch")?.isHidden == true)
    #expect(screen.view("slider")?.isHidden == false)
    #expect(
      screen.warnings == [
        approximate(3),
        "line 7: not visible on the device, so read as hidden; it may also be only covered",
      ])
    let found = try #require(screen.scene.origin?.observations)
    #expect(found.map(\.target) == [screen.view("switch").map { ObjectID($0) }])
    #expect(found.map(\.answer) == [.notTarget])
  }

  @Test func flagThatIsFalseThroughoutIsLeftOut() throws {
    let text = screen(element("Button", [0, 0, 50, 20])).replacing(
      "enabled=\"true\" visible=\"true\"", with: "enabled=\"false\" visible=\"false\"")
    let screen = try ImportedScene(text)
    #expect((screen.view("button") as? UIButton)?.isEnabled == true)
    #expect(screen.hit(10, 10) == "button")
    #expect(
      screen.warnings.dropFirst() == [
        "line 3: 'enabled' is false everywhere, which is impossible; left out",
        "line 3: 'visible' is false everywhere, which is impossible; left out",
      ])
  }

  @Test func windowInFrontLetsTouchesThroughWhereItHoldsNothing() throws {
    let behind = element(
      "Window", [0, 0, 100, 200], "", element("Button", [0, 0, 50, 20], "name=\"back\""))
    let front = element(
      "Window", [0, 0, 100, 200], "",
      element("Other", [0, 0, 100, 200], "", element("Button", [0, 150, 50, 50], "name=\"key\"")))
    let screen = try ImportedScene(screen("", behind: behind + front))
    #expect(screen.dump.roots.count == 2)
    #expect(screen.hit(10, 10) == "back")
    #expect(screen.hit(10, 160) == "key")
    #expect(
      screen.warnings.last
        == "line 8: a window in front of another; it is assumed to let touches through where it is "
        + "empty")
  }

  @Test func windowInPixelsIsDivided() throws {
    let screen = try ImportedScene(
      screen(
        "",
        behind: element(
          "Window", [0, 0, 300, 600], "", element("Button", [30, 60, 90, 90]))))
    #expect(screen.dump.roots[0].frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(screen.dump.roots[0].children[0].frame == CGRect(x: 10, y: 20, width: 30, height: 30))
    #expect(
      screen.warnings.last
        == "line 4: the window is 3 times as large as the screen; its frames are taken as pixels")
  }

  @Test func uiAutomationHasOtherNames() throws {
    let text = """
      <AppiumAUT><UIAApplication name="Shop" label="" value="" dom="" enabled="true" valid="true" \
      visible="true" hint="" path="/0" x="0" y="0" width="100" height="200">
      <UIAWindow path="/0/0" x="0" y="0" width="100" height="200">
      <UIAButton name="Buy" label="Buy" path="/0/0/0" x="5" y="5" width="50" height="50"/>
      <UIATableView path="/0/0/1" x="0" y="100" width="100" height="100"/>
      </UIAWindow></UIAApplication></AppiumAUT>
      """
    let screen = try ImportedScene(text)
    #expect(screen.hit(10, 10) == "button")
    #expect(screen.view("tableView") is UITableView)
    #expect(screen.warnings == [approximate(1)])
  }

  @Test func whatMakesNoSenseIsReportedByLine() throws {
    let text = """
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" x="0" y="0" width="9" height="9">
      <XCUIElementTypeOther type="XCUIElementTypeOther" x="0" y="0" width="9">
      <XCUIElementTypeButton x="1e999" y="NaN" width="wide" height="9" sparkle="1"/>
      <XCUIElementTypeButton x="1e999" y="NaN" width="5" height="9" sparkle="1" enabled="maybe"/>
      </XCUIElementTypeOther></XCUIElementTypeApplication>
      """
    let screen = try ImportedScene(text)
    #expect(screen.dump.viewCount == 2)
    #expect(
      screen.warnings.dropFirst() == [
        "line 2: 'XCUIElementTypeOther' has no frame, left out; its content is put into the "
          + "next element around it",
        "line 3: 'XCUIElementTypeButton' has no frame, left out; its content is put into the "
          + "next element around it",
        "line 3: 'x' has a number that is not finite or too large; the nearest allowed one is used",
        "line 3: 'y' has a number that is not finite or too large; the nearest allowed one is used",
        "line 3: cannot read 'width', its default value is used",
        "line 3: 'sparkle' is not known, left out here and below",
        "line 4: 'x' has a number that is not finite or too large; the nearest allowed one is used",
        "line 4: 'y' has a number that is not finite or too large; the nearest allowed one is used",
        "line 4: cannot read 'enabled', its default value is used",
      ])
  }
}

import Foundation
import Interchange
import Testing

@Suite struct ResponderTextTests {
  @Test func controllersAreReadWithParentsAndPresentations() throws {
    let found = try joined(
      """
      (lldb) po [[[UIWindow keyWindow] rootViewController] _printHierarchy]
      <Shop.Root 0x1>, state: disappeared, view: <UILayoutContainerView 0x11> not in the window
         | <Shop.List 0x2>, state: disappeared, view: (view not loaded)
         + <UINavigationController 0x3>, state: appeared, view: <UIView 0x13>, presented with: \
      <_UIFullscreenPresentationController 0x93>
         |    | <Shop.Detail 0x4>, state: appeared, view: <UIView 0x14>
         |    + <Shop.Sheet 0x5>, state: appearing, view: <UIView 0x15>, presented with: <P 0x95>
         |    |    | <Shop.Body 0x6>, state: appeared, view: <UIView 0x16>
      """
    ).controllers
    #expect(found.map(\.object.address) == ["0x1", "0x2", "0x3", "0x4", "0x5", "0x6"])
    #expect(found.map(\.parent) == [nil, "0x1", "0x1", "0x3", "0x3", "0x5"])
    #expect(found.map(\.isPresented) == [false, false, true, false, true, false])
    #expect(found.map(\.view?.address) == ["0x11", nil, "0x13", "0x14", "0x15", "0x16"])
    #expect(found.map(\.isOutsideWindow) == [true, false, false, false, false, false])
    #expect(
      found.map(\.state) == ["disappeared", "disappeared"] + ["appeared", "appeared"] + [
        "appearing", "appeared",
      ])
    #expect(found.map(\.line) == [2, 3, 4, 5, 6, 7])
  }

  @Test func chiselsOwnControllersAreRead() throws {
    let found = try joined(
      """
      <Root: 0x1; view = <UIView; 0x11>; frame = (0, 0; 320, 480)>
         | <Tab: 0x2; view not loaded>
        *M <Sheet: 0x3; view = <UIView; 0x13>; frame = (0, 0; 320, 480)>
      """
    ).controllers
    #expect(found.map(\.parent) == [nil, "0x1", "0x1"])
    #expect(found.map(\.isPresented) == [false, false, true])
    #expect(found.map(\.view?.address) == ["0x11", nil, "0x13"])
  }

  private static let views = """
    <UIButton: 0x3; frame = (0 0; 9 9); layer = <CALayer: 0x4>>
    <UIView: 0x2; frame = (0 0; 9 9); layer = <CALayer: 0x4>>
    """

  /// Chains, asked for or told by what only chains hold.
  @Test(arguments: [
    "(lldb) presponder 0x3\n<UIButton: 0x3; frame = (0 0; 9 9)>\n   | <UIView: 0x2; frame = (0 0; 9 9)>",
    "<UIButton: 0x3; frame = (0 0; 9 9)>\n   | <Shop.CardController: 0x2>",
    "cy# rp(#0x3)\n\(views)",
    "\(views)\n<UIApplication: 0x1>",
  ])
  func aChainIsNoTree(text: String) throws {
    let dump = try HierarchyDump(parsing: text)
    #expect(dump.joined.chains.map { $0.links.prefix(2).map(\.address) } == [["0x3", "0x2"]])
    #expect(dump.viewCount == 0)
    #expect(dump.warnings == [])
  }

  /// Trees, however much they look like chains.
  @Test(arguments: [
    "<UIWindow: 0x3; frame = (0 0; 9 9)>\n   | <UIView: 0x2; frame = (0 0; 9 9)>",
    views, "\(views)\n<Shop.CardController: 0x1>",
    "(lldb) presponder 0x3\n(lldb) po window\n\(views)",
  ])
  func aTreeIsNoChain(text: String) throws {
    let dump = try HierarchyDump(parsing: text)
    #expect(dump.joined.chains == [])
    #expect(dump.viewCount == 2)
  }

  /// Old and new ways to print a touch.
  @Test(arguments: [
    "<UITouch: 0x7> phase: Began tap count: 2 force: 0.000 window: <UIWindow: 0x1; frame = (0 0; 9 9); "
      + "layer = <L: 0x4>> view: <Shop.Card: 0x2; frame = (0 0; 5 5); text = 'view: <X: 0x9>'> "
      + "location in window: {10.5, 20} previous location in window: {1, 1} location in view: {2, 3}",
    "<UITouch: 0x7> type: Direct; phase: Began; is pointer: NO; tap count: 2; force: 0.000; window: "
      + "<UIWindow: 0x1; frame = (0 0; 9 9)>; responder: <Shop.Card: 0x2; frame = (0 0; 5 5)>; "
      + "location in window: {10.5, 20}; previous location in window: {1, 1}",
    "{(\n    <UITouch: 0x7; phase: Began; tap count: 2; window: <UIWindow: 0x1>; view: <Shop.Card: 0x2>; "
      + "location in window: {10.5, 20}>\n)}",
  ])
  func aTouchIsReadWithItsPlaceAndView(text: String) throws {
    let dump = try HierarchyDump(parsing: text)
    let touch = try #require(dump.joined.touches.first)
    #expect(touch.space == .window(ViewMention(className: "UIWindow", address: "0x1")))
    #expect(touch.answer == .hit(ViewMention(className: "Shop.Card", address: "0x2")))
    #expect(touch.point == CGPoint(x: 10.5, y: 20))
    #expect(dump.observations == [touch])
    #expect(dump.viewCount == 0)
    #expect(dump.warnings == [])
  }

  @Test func targetsBelongToTheControlThatWasAskedFor() throws {
    let found = try joined(
      """
      (lldb) pactions 0xB1
      <Shop.CardController: 0xc1>: buy:, count:event:
      (lldb) po self
      <Shop.CardController: 0xc1>: buy:
      """
    ).actions
    #expect(found.map(\.control) == ["0xb1", nil])
    #expect(found.map(\.actions) == [["buy:", "count:event:"], ["buy:"]])
    #expect(found.map(\.target.address) == ["0xc1", "0xc1"])
  }
}

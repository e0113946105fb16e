import Foundation
import Interchange
import ResponderKit
import Scenes
import TestSupport
import Testing

/// Damaged and senseless records: whatever can be had, and nothing else.
@Suite struct ObservationFuzzTests {
  private static let text = """
    2026-11-23T03:05:07.1Z \u{1B}[31mError: Failed to hit view with identifier `pay` at point {30, 30}\u{1B}[0m
    2026-11-23T03:05:07.1Z     - Absolute origin: {0, 2}
    2026-11-23T03:05:07.1Z     - Hit: <UIView: 0x40; frame = (0 0; 100 100)>
    2026-11-23T03:05:07.1Z     - Target view: <UIButton: 0x30; frame = (10 20; 40 20)>
    2026-11-23T03:05:07.1Z View “<UIButton: 0x30>” is not hittable at point “{"x":7,"y":2}”: Another view \
    “<UIView: 0x40>” is hittable in window “<UIWindow: 0x10>” at window point “{"x":30,"y":30}”
    2026-11-23T03:05:07.1Z Failed to synthesize event: Failed to scroll to visible (by AX action) Button, \
    0x30, {{10.0, 20.0}, {40.0, 20.0}}, identifier: 'a', label: 'Pay', error: Error k
    2026-11-23T03:05:07.1Z "Element Description" : "<UIButton:0x30; AX=Y; AX.id='p'; AX.label='Pay'; \
    AX.frame={{10, 20}, {40, 20}}; AX.activationPoint={30, 30}; frame={{10, 20}, {40, 20}}; alpha=1>",
    2026-11-23T03:05:07.1Z "Failed Constraint(s)" : "enabled, interactable",
    2026-11-23T03:05:07.1Z The element '"Pay" Button' is not visible on the screen and thus is not interactable
    2026-11-23T03:05:07.1Z View is not tappable: <UIButton: 0x30; frame = (10 20; 40 20)>
    2026-11-23T03:05:07.1Z <UIWindow: 0x10; frame = (0 0; 100 200); layer = <UIWindowLayer: 0x11>>
    2026-11-23T03:05:07.1Z    | <UIButton: 0x30; frame = (10 20; 40 20); text = 'Pay'; layer = <L: 0x2>>
    2026-11-23T03:05:07.1Z    | <UIView: 0x40; frame = (0 0; 100 100); layer = <L: 0x2>>
    2026-11-23T03:05:07.1Z (lldb) po @[[0x30 allTargets], [0x40 gestureRecognizers]]
    2026-11-23T03:05:07.1Z <__NSArrayI 0x600>(
    2026-11-23T03:05:07.1Z {(
    2026-11-23T03:05:07.1Z     <Shop.Cart: 0x60>
    2026-11-23T03:05:07.1Z )},
    2026-11-23T03:05:07.1Z <NSLayoutConstraint:0x61 UIView:0x40.height == 0   (active)>,
    2026-11-23T03:05:07.1Z <UITouch: 0x7> phase: Began window: <UIWindow: 0x10; frame = (0 0; 9 9)> view: \
    <UIView: 0x40; frame = (0 0; 9 9)> location in window: {30, 30}
    """

  @Test func nothingOfTheTextIsLost() throws {
    let scene = Scene()
    let summary = scene.replace(by: try HierarchyDump(parsing: Self.text))
    #expect(summary.viewCount == 3)
    #expect(
      scene.origin?.observations.map(\.source)
        == ["Detox", "Detox", "XCTest", "EarlGrey", "WebDriverAgent", "KIF", "UITouch"])
  }

  @Test(arguments: seeds(150, of: 1000))
  func damagedRecordsGiveSaneObservations(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    var bytes = Array(Self.text.utf8)
    for _ in 0...Int.random(in: 0...3, using: &random) { damage(&bytes, using: &random) }
    if seed.isMultiple(of: 3) { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
    guard let dump = try? HierarchyDump(parsing: String(decoding: bytes, as: UTF8.self)) else {
      return
    }
    let scene = Scene()
    let summary = scene.replace(by: dump)
    let observations = scene.origin?.observations ?? []
    for observation in observations {
      #expect(observation.line > 0)
      #expect(observation.point.map { $0.x.isFinite && $0.y.isFinite } != false)
      if let target = observation.target { #expect(scene.view(of: target) != nil) }
      _ = observation.isConfirmed(in: scene)
    }
    #expect(observations.count <= summary.observations.count)
  }
}

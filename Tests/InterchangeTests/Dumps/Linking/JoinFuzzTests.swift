import Explanation
import Foundation
import Interchange
import ResponderKit
import Scenes
import TestSupport
import Testing

@Suite struct JoinFuzzTests {
  private static let text =
    Joined.tree + """


      (lldb) presponder 0x40
      <Card: 0x40; frame = (10 10; 100 100)>
         | <UIScrollView: 0x30; frame = (0 0; 300 300)>
      (lldb) po list
      <__NSArrayI 0x600001>(
      <UITapGestureRecognizer: 0xa1 (x.y); id = 3; state = Began; enabled = NO; view = <Card 0x40>; \
      target= <(action=a:, target=<Root 0xc1>)>; numberOfTapsRequired = 2; must-fail = {
          <UIPanGestureRecognizer: 0xa2; state = Possible; view = <UIView: 0x20>>,
          <Hold: 0xa3; baseClass = UILongPressGestureRecognizer; state = Possible; \
      view = <UIView 0x20>; minimumPressDuration =  1; must-fail = {<UIPanGestureRecognizer: 0xa2; \
      state = Possible; view = <C 0x20>>}>
      }>,
      <UIScreenEdgePanGestureRecognizer: 0xa4; state = Possible; view = <UIWindow 0x10>>
      )
      <Root 0xc1>, state: appeared, view: <UIView 0x20>
         | <CardController 0xc2>, state: appeared, view: <Card 0x40>
         + <Sheet 0xc3>, state: appeared, view: <UIButton 0x50>, presented with: <P 0x9>
      (lldb) pactions 0x50
      <Root: 0xc1>: buy:, count:event:
      <UITouch: 0x7> phase: Began tap count: 1 window: <UIWindow: 0x10; frame = (0 0; 1 1)> \
      view: <Card: 0x40; frame = (0 0; 1 1)> location in window: {20, 30}
      """

  @Test(arguments: seeds(80, of: 200))
  func aDamagedTextJoinsWhatItCan(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    var bytes = Array(Self.text.utf8)
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 1...120, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[place] = "<>{}()\n;,\\\"0x".utf8.randomElement(using: &random) ?? 0
      case 1: bytes.removeSubrange(place..<end)
      case 2:
        let other = Int.random(in: 0...bytes.count, using: &random)
        bytes.insert(contentsOf: bytes[place..<end], at: other)
      default: bytes.replaceSubrange(place..<place, with: "; must-fail = {".utf8)
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let dump = try? HierarchyDump(parsing: text) else { return }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
    let scene = Scene()
    let summary = scene.replace(by: dump)
    #expect(summary.joined.remarks.allSatisfy { (1...lines).contains($0.line) })
    scene.views.forEach { view in
      #expect(ResponderChain(from: view).reduce(0) { count, _ in count + 1 } < 100)
    }
    for recognizer in scene.gestureRecognizers {
      #expect(recognizer.failureRequirements.allSatisfy { !$0.waits(for: recognizer) })
    }
    _ = scene.windows.first?.hitTest(CGPoint(x: 20, y: 30), with: nil)
    _ = SceneScript(scene).lines
  }

  @Test func manyRecognizersAreJoined() throws {
    let lines = (0..<3000).map { Joined.line("0xa\($0)", on: "0x40") }
    let joined = try Joined(lines.joined(separator: ",\n"))
    #expect(try joined.view("0x40").gestureRecognizers?.count == 3000)
  }
}

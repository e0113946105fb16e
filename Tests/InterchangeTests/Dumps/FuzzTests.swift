import Foundation
import Interchange
import ResponderKit
import TestSupport
import Testing

@Suite struct FuzzTests {
  private static let dump = """
    (lldb) po w
    <UIWindow: 0x10; frame = (0 0; 320 480); gestureRecognizers = <NSArray: 0x11>; layer = <L: 0x12>>
       | <UIView: 0x20; frame = (-5.5 2e+02; 99 inf); transform = [0.6, 0.8, -0.8, 0.6, 0, 1]; tag = 1>
       |    | <UILabel: 0x30; frame = (1 2; 3 4); text = 'What's'; alpha = 0.5; layer = <L: 0x31>>
       |    | <UIView: 0x32; frame = (0 0; 9 9); transform3D = [1, 0, 0, 0; 0, 1, 0, 0; 0, 0, 1, 0; \
    0, 0, 0, 1]; animations = { a=<B: 0x33>; }; layer = <L: 0x34>>
       | <List: 0x40; baseClass = UIScrollView; frame = (0 0; 7 7); contentOffset: {0, -9}> effect=none
       |    | <CALayer: 0x41> (layer)
    """

  @Test(arguments: seeds(150, of: 300))
  func damagedDumpGivesASaneTreeOrAnError(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    var bytes = Array(Self.dump.utf8)
    damage(&bytes, using: &random)
    let text = String(decoding: bytes, as: UTF8.self)
    guard let dump = try? HierarchyDump(parsing: text) else { return }
    let lines = text.utf8.reduce(1) { $1 == 0x0A || $1 == 0x0D ? $0 + 1 : $0 }
    #expect(dump.viewCount <= lines)
    #expect(dump.warnings.allSatisfy { (1...lines).contains($0.line) })
    for root in dump.roots {
      let built = DumpBuilder().makeView(root)
      var views = 0
      for view in built.root.subtree {
        views += 1
        #expect(isSane(view))
      }
      #expect(views == built.parts.count)
      _ = built.root.hitTest(CGPoint(x: 3, y: 3), with: nil)
    }
  }
}

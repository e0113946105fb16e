import Foundation
import Interchange
import ResponderKit
import Testing

/// Reproducible numbers.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

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

  @Test(arguments: 0..<300)
  func damagedDumpGivesASaneTreeOrAnError(seed: Int) throws {
    var random = SplitMix(state: UInt64(seed))
    var bytes = Array(Self.dump.utf8)
    for _ in 0..<Int.random(in: 1...12, using: &random) { mutate(&bytes, using: &random) }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let dump = try? HierarchyDump(parsing: text) else { return }
    let lines = text.utf8.reduce(1) { $1 == 0x0A || $1 == 0x0D ? $0 + 1 : $0 }
    #expect(dump.viewCount <= lines)
    #expect(dump.warnings.allSatisfy { (1...lines).contains($0.line) })
    for root in dump.roots {
      let built = DumpBuilder().makeView(root)
      var views = 0
      built.root.forEachInTree { view in
        views += 1
        #expect(isSane(view))
      }
      #expect(views == built.parts.count)
      _ = built.root.hitTest(CGPoint(x: 3, y: 3), with: nil)
    }
  }

  private func mutate(_ bytes: inout [UInt8], using random: inout SplitMix) {
    let place = Int.random(in: 0..<bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 1...30, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.removeSubrange(place..<max(end, place + 1))
    case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 3: bytes.insert(contentsOf: "<>()[]{};'|\n= :".utf8.shuffled(using: &random), at: place)
    case 4:
      bytes.insert(
        contentsOf: ["nan", "inf", "1e308", "-", "0"].randomElement(using: &random)!.utf8, at: place
      )
    default: if bytes.count > 200 { bytes.removeLast(bytes.count / 10) }
    }
    if bytes.isEmpty { bytes = [0] }
  }

  private func isSane(_ view: UIView) -> Bool {
    let (frame, bounds) = (view.frame, view.bounds)
    return [
      frame.minX, frame.minY, frame.width, frame.height, bounds.minX, bounds.minY, bounds.width,
      bounds.height, view.center.x, view.center.y, view.alpha,
    ].allSatisfy { $0.isFinite }
  }
}

import Foundation

/// A tree of rectangles with whole-numbered corners, and the points with which it is probed.
///
/// The tree knows nothing of views: each contender builds its own from it, and ``ReferenceWalk``
/// tells the right answers.
struct SyntheticTree {
  /// One rectangle, in the coordinates of its parent; later siblings stand in front.
  struct Box {
    var parent: Int32
    var x: Int32
    var y: Int32
    var width: Int32
    var height: Int32
  }

  /// A point in the coordinates of the root; contenders with fractions add a half to each.
  struct Probe {
    var x: Int32
    var y: Int32
  }

  /// Enough points that a branch predictor cannot learn the answers.
  static let probeCount = 65_536

  /// The boxes, parents before children; the first is the root, with parent -1.
  private(set) var boxes: [Box]
  private(set) var probes: [Probe] = []

  init(width: Int32, height: Int32) {
    boxes = [Box(parent: -1, x: 0, y: 0, width: width, height: height)]
  }

  var root: Box { boxes[0] }

  /// Adds a box in front of its siblings and returns its index.
  @discardableResult
  mutating func add(
    to parent: Int32, _ x: Int32, _ y: Int32, _ width: Int32, _ height: Int32
  ) -> Int32 {
    boxes.append(Box(parent: parent, x: x, y: y, width: width, height: height))
    return Int32(boxes.count - 1)
  }

  mutating func scatterProbes(over area: Box? = nil) {
    let area = area ?? root
    var generator = ProbeGenerator(seed: 42)
    probes.reserveCapacity(Self.probeCount)
    for _ in 0..<Self.probeCount {
      // Two statements: the order in which the numbers are drawn is part of the definition.
      let x = area.x + generator.below(area.width)
      let y = area.y + generator.below(area.height)
      probes.append(Probe(x: x, y: y))
    }
  }
}

/// A linear congruential generator, so that every program that is compared sees the same points.
struct ProbeGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// Returns the next number in `0..<limit`.
  mutating func below(_ limit: Int32) -> Int32 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int32((state >> 33) % UInt64(limit))
  }
}

extension SyntheticTree {
  /// The tree as the other toolkits' programs read it: little-endian 32-bit numbers, namely a magic
  /// number, the counts of boxes and probes, the size of the root, the boxes, the probes.
  var fileContents: Data {
    var numbers: [Int32] = [
      0x5452_4545, Int32(boxes.count), Int32(probes.count), root.width, root.height,
    ]
    numbers.reserveCapacity(5 + 5 * boxes.count + 2 * probes.count)
    for box in boxes { numbers += [box.parent, box.x, box.y, box.width, box.height] }
    for probe in probes { numbers += [probe.x, probe.y] }
    return numbers.map(\.littleEndian).withUnsafeBytes { Data($0) }
  }
}

/// A text as a debugger prints it, with the mix of attributes that the screens of apps have.
struct DumpText {
  private(set) var name = "as printed"
  private(set) var data: Data

  init(lines: Int) {
    var text = "<UIWindow: 0x600000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x600001>>\n"
    for k in 1..<max(1, lines) {
      // A screen is a list of cells, each with a few levels of its own.
      let depth = 2 + k * 7 % 11 / 2
      text += String(repeating: "   |", count: k < 3 ? k : depth) + " " + Self.object(k) + "\n"
    }
    data = Data(text.utf8)
  }

  /// Returns the text as a terminal of a width breaks it.
  func wrapped(at columns: Int) -> DumpText {
    var text = self
    text.name = "wrapped"
    text.data = Data(
      data.split(separator: UInt8(ascii: "\n")).flatMap { line in
        stride(from: 0, to: line.count, by: columns).flatMap {
          line.dropFirst($0).prefix(columns) + [UInt8(ascii: "\n")]
        }
      })
    return text
  }

  private static func object(_ k: Int) -> String {
    let address = String(0x7f8e_2c50_0000 + k * 0x120, radix: 16)
    let frame = "frame = (\(k % 40) \(Double(k % 900) + 0.5); 320 44)"
    let layer = "layer = <CALayer: 0x60000\(k)>"
    switch k % 4 {
    case 0:
      return "<UILabel: 0x\(address); \(frame); text = 'Item \(k)'; opaque = NO; "
        + "userInteractionEnabled = NO; backgroundColor = UIExtendedGrayColorSpace 0 0; \(layer)>"
    case 1:
      return "<Shop.ItemCell: 0x\(address); baseClass = UITableViewCell; \(frame); "
        + "autoresize = W; gestureRecognizers = <NSArray: 0x60000\(k)>; \(layer)>"
    case 2:
      return "<UIButton: 0x\(address); \(frame); clipsToBounds = YES; opaque = NO; "
        + "autoresize = RM+BM; tag = \(k); \(layer)>"
    default:
      return "<UIView: 0x\(address); \(frame); alpha = 0.5; autoresize = W+H; "
        + "backgroundColor = <UIDynamicSystemColor: 0x60000\(k); name = systemBackgroundColor>; "
        + "\(layer)>"
    }
  }
}

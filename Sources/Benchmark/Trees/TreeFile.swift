import Foundation

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

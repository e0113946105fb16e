import Foundation
import ResponderKit
import TestSupport

/// Changes a text here and there.
func damage(_ bytes: inout [UInt8], using random: inout SeededGenerator) {
  for _ in 0..<Int.random(in: 1...12, using: &random) { mutate(&bytes, using: &random) }
}

private func mutate(_ bytes: inout [UInt8], using random: inout SeededGenerator) {
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

/// Whether all numbers of a view are finite.
func isSane(_ view: UIView) -> Bool {
  let (frame, bounds) = (view.frame, view.bounds)
  return [
    frame.minX, frame.minY, frame.width, frame.height, bounds.minX, bounds.minY, bounds.width,
    bounds.height, view.center.x, view.center.y, view.alpha,
  ].allSatisfy { $0.isFinite }
}

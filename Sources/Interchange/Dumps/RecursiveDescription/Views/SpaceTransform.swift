import Foundation
import ResponderKit

/// A transform in space, as `transform3D` prints it: four rows of four.
struct SpaceTransform {
  /// The part of the transform that acts in the plane of the view.
  let inPlane: CGAffineTransform
  /// Indicates whether the transform does nothing else to the view: perspective has no effect on a
  /// flat view.
  let isFlat: Bool
  /// The distance by which the transform moves the view towards the eye.
  let depth: Double

  init(_ entries: [Double]) {
    inPlane = CGAffineTransform(
      a: entries[0], b: entries[1], c: entries[4], d: entries[5], tx: entries[12],
      ty: entries[13])
    depth = entries[14]
    let inSpace = [2, 3, 6, 7, 8, 9, 14].map { entries[$0] }
    isFlat = inSpace.allSatisfy { $0 == 0 } && entries[10] == 1 && entries[15] == 1
  }
}

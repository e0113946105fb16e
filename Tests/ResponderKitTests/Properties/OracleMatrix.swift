import Foundation

/// An affine map, with arithmetic of its own: x' = a·x + c·y + e, y' = b·x + d·y + f.
struct OracleMatrix: Sendable {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var e = 0.0
  var f = 0.0

  var determinant: Double { a * d - b * c }

  func callAsFunction(_ p: OraclePoint) -> OraclePoint {
    OraclePoint(x: a * p.x + c * p.y + e, y: b * p.x + d * p.y + f)
  }

  /// First this map, then another.
  func then(_ other: OracleMatrix) -> OracleMatrix {
    let origin = other(OraclePoint(x: e, y: f))
    return OracleMatrix(
      a: other.a * a + other.c * b, b: other.b * a + other.d * b,
      c: other.a * c + other.c * d, d: other.b * c + other.d * d, e: origin.x, f: origin.y)
  }

  /// Solves for the point that is mapped to another one, by Cramer's rule.
  func solve(_ p: OraclePoint) -> OraclePoint {
    let x = p.x - e
    let y = p.y - f
    return OraclePoint(x: (x * d - c * y) / determinant, y: (a * y - x * b) / determinant)
  }
}

struct OraclePoint: Equatable, Sendable {
  var x: Double
  var y: Double
}

/// A rectangle by its edges.
struct OracleBox: Sendable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  /// The bounding box of mapped corners.
  func mapped(by map: (OraclePoint) -> OraclePoint) -> OracleBox {
    let corners = [
      OraclePoint(x: left, y: top), OraclePoint(x: right, y: top),
      OraclePoint(x: left, y: bottom), OraclePoint(x: right, y: bottom),
    ].map(map)
    var box = OracleBox(
      left: .infinity, top: .infinity, right: -.infinity, bottom: -.infinity)
    for corner in corners {
      box.left = min(box.left, corner.x)
      box.top = min(box.top, corner.y)
      box.right = max(box.right, corner.x)
      box.bottom = max(box.bottom, corner.y)
    }
    return box
  }
}

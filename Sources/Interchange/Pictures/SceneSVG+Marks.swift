import Analysis
import Foundation
import ResponderKit
import Text

/// A mark over views of a picture: a number that a text beside the picture explains.
package struct PictureMark {
  let number: Int
  /// The class of the mark, for its rules.
  let kind: String
  let views: [UIView]
}

/// A mark in its place.
struct PlacedMark {
  let number: Int
  let kind: String
  let shape: ConvexPolygon
  /// The box of the number.
  let badge: CGRect
}

extension SceneSVG {
  /// The marks over the picture: a numbered outline each.
  var markLines: [String] {
    guard !marks.isEmpty else { return [] }
    return ["<g class=\"marks\">"]
      + placedMarks.map { mark in
        let (x, y, r) = (mark.badge.midX.markupText, mark.badge.midY, mark.badge.width / 2)
        return "<g class=\"\(mark.kind)\"><polygon points=\"\(points(mark.shape))\"/>"
          + "<circle cx=\"\(x)\" cy=\"\(y.markupText)\" r=\"\(r.markupText)\"/>"
          + "<text x=\"\(x)\" y=\"\((y + 0.4 * r).markupText)\""
          + " font-size=\"\((1.2 * r).markupText)\">\(mark.number)</text></g>"
      } + ["</g>"]
  }

  /// Finds a place for the number of each marked view: one of its corners, no number over another if
  /// corners suffice.
  func placeMarks() -> [PlacedMark] {
    let size = 18 * unit
    let room = screen.insetBy(dx: size / 2, dy: size / 2)
    var placed: [PlacedMark] = []
    for mark in marks {
      for view in mark.views {
        guard let shape = shapes[ObjectID(view)], !shape.isEmpty else { continue }
        let badges = [shape.box.minX, shape.box.maxX].flatMap { x in
          [shape.box.minY, shape.box.maxY].map { y in
            CGRect(
              x: min(max(x, room.minX), room.maxX) - size / 2,
              y: min(max(y, room.minY), room.maxY) - size / 2, width: size, height: size)
          }
        }
        let free = badges.first { badge in !placed.contains { $0.badge.intersects(badge) } }
        placed.append(
          PlacedMark(
            number: mark.number, kind: mark.kind, shape: shape, badge: free ?? badges[0]))
      }
    }
    return placed
  }
}

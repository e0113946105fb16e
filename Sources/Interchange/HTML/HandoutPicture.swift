import Analysis
import ResponderKit
import Scenes

/// A picture on a paper: the views without the map of who gets the touch, cut to where something
/// is, with the points at which fingers come down.
package struct HandoutPicture {
  /// A point at which a finger comes down, with the numbers of the questions about it.
  package struct Mark {
    package var point: CGPoint
    package var numbers: [Int]
  }

  /// The points, in the order of the questions.
  package private(set) var marks: [Mark] = []

  /// The class of pictures of the same size, which share their rules.
  let kind: String
  let rules: [String]
  private let screen: CGRect
  /// What is there, on the screen.
  private let content: CGRect
  private let elements: [String]
  private let unit: CGFloat

  /// The size of letters and lines for which names can be read where the screen is 60 mm wide.
  private static let enlargement: CGFloat = 1.7
  /// The room around what is there.
  private static let margin: CGFloat = 24

  /// Creates a picture of the screen.
  ///
  /// - Returns: Nil if there is nothing but the window and its root view.
  package init?(of scene: Scene) {
    let screen = scene.screenBounds
    guard screen.width > 0, screen.height > 0 else { return nil }
    let views = DrawnView.all(in: scene).filter(\.isSeen)
    // A window and its root view are the paper. Of another view of that size the corner with its
    // name is enough.
    let others = views.filter { drawn in
      !(drawn.view is UIWindow) && drawn.view.next as? UIViewController == nil
        || !drawn.visible.box.contains(screen)
    }
    guard !others.isEmpty else { return nil }
    let corner = CGRect(x: screen.minX, y: screen.minY, width: screen.width, height: 24)
    content = others.map { drawn in
      let box = drawn.visible.box.intersection(screen)
      return box.contains(screen) ? corner : box
    }.reduce(CGRect.null) { $0.union($1) }
    self.screen = screen
    kind = "screen\(screen.width.markupText)x\(screen.height.markupText)"
      .replacingOccurrences(of: ".", with: "-")
    unit = Self.enlargement * screen.width / 390
    // The map is not shown, so that one point of it is enough.
    let map = MappedPart(scene).map(over: SampleGrid(screen, columns: 1, rows: 1))
    let plain = SceneSVG(scene, showing: nil, map: map)
    var picture = SceneSVG(scene, showing: nil, enlargement: unit / plain.unit, map: map)
    picture.showsMap = false
    elements = picture.element(kind, title: "The views")
    rules = picture.style(scope: ".\(kind)")
  }

  /// Indicates whether another picture shows the same.
  package func shows(_ other: HandoutPicture) -> Bool {
    kind == other.kind && elements == other.elements
  }

  /// Marks points.
  package mutating func mark(_ points: [CGPoint], number: Int) {
    for point in points {
      let known = marks.firstIndex { $0.point == point }
      if let known, marks[known].numbers.last != number {
        marks[known].numbers.append(number)
      } else if known == nil {
        marks.append(Mark(point: point, numbers: [number]))
      }
    }
  }

  /// The part of the screen that is shown: all of its width, so that all pictures of a paper have
  /// one scale.
  private var part: CGRect {
    let shown = marks.reduce(content) { $0.union(CGRect(origin: $1.point, size: .zero)) }
    let top = max(screen.minY, shown.minY - Self.margin)
    let bottom = min(screen.maxY, max(shown.maxY + Self.margin, top + screen.width / 4))
    return CGRect(x: screen.minX, y: top, width: screen.width, height: max(1, bottom - top))
  }

  /// The picture as an element of the page, line by line.
  var html: [String] {
    let part = part.insetBy(dx: -unit, dy: -unit)
    let box = [part.minX, part.minY, part.width, part.height].map(\.markupText)
    return ["<svg class=\"picture\" viewBox=\"\(box.joined(separator: " "))\">"]
      // Within an element of the screen's size, all of the screen has the scale of the part.
      + ["<svg width=\"\(screen.width.markupText)\" height=\"\(screen.height.markupText)\">"]
      + elements + ["</svg>"] + marks.map { html(of: $0, within: part) } + ["</svg>"]
  }

  private func html(of mark: Mark, within part: CGRect) -> String {
    let (x, y, r) = (mark.point.x, mark.point.y, 5 * unit)
    let words = mark.numbers.map(String.init).joined(separator: " ")
    // At the right edge the number stands on the left.
    let isLeft = x + 3 * r + 5 * unit * CGFloat(words.count) > part.maxX
    let place = isLeft ? x - 1.6 * r : x + 1.6 * r
    return "<g class=\"mark\"><path stroke-width=\"\((1.6 * unit).markupText)\""
      + " d=\"M\((x - r).markupText) \((y - r).markupText)l\((2 * r).markupText) "
      + "\((2 * r).markupText)M\((x + r).markupText) \((y - r).markupText)"
      + "l\((-2 * r).markupText) \((2 * r).markupText)\"/>"
      + "<text font-size=\"\((10 * unit).markupText)\" x=\"\(place.markupText)\""
      + " y=\"\((y + 3.5 * unit).markupText)\"\(isLeft ? " text-anchor=\"end\"" : "")>"
      + "\(words)</text></g>"
  }
}

import Foundation
import Text

/// Words on a picture, none over another.
struct SVGLabels {
  /// More names than these are no help.
  static let most = 400

  private let unit: CGFloat
  private let screen: CGRect
  private var taken: [CGRect] = []
  /// The words as elements.
  private(set) var lines: [String] = []

  init(unit: CGFloat, screen: CGRect) {
    self.unit = unit
    self.screen = screen
  }

  /// Puts a letter in the middle of a region.
  mutating func place(mark: String, at point: CGPoint) {
    let size = 13 * unit
    let box = CGRect(x: point.x - size / 2, y: point.y - size / 2, width: size, height: size)
    taken.append(box)
    lines.append(element(mark, "class=\"mark\"", x: point.x, y: point.y + 0.36 * size))
  }

  /// Writes a name into a corner of a view if there is room in one.
  mutating func place(name: String, in view: CGRect) {
    let view = view.intersection(screen)
    let width = CGFloat(name.displayWidth) * 4.6 * unit
    let height = 9 * unit
    let inset = 3 * unit
    guard view.width >= width + 2 * inset, view.height >= height + inset else { return }
    for y in [view.minY + inset / 2, view.minY + height + inset, view.maxY - height - inset / 2] {
      let box = CGRect(x: view.minX + inset, y: y, width: width, height: height)
      guard box.maxY <= view.maxY, !taken.contains(where: { $0.intersects(box) }) else { continue }
      taken.append(box)
      lines.append(element(name, "", x: box.minX, y: box.minY + 0.8 * height))
      return
    }
  }

  private func element(_ text: String, _ attributes: String, x: CGFloat, y: CGFloat) -> String {
    "<text\(attributes.isEmpty ? "" : " " + attributes) x=\"\(x.markupText)\""
      + " y=\"\(y.markupText)\">\(text.markupText)</text>"
  }
}

import Foundation
import Text

/// A screen with a drawing of the scene beside an answer, or above it where it is narrow.
package struct SplitPane {
  /// The columns that an answer needs beside a drawing.
  private static let leastColumns = 50
  /// The rows of a drawing beside an answer, at least.
  private static let leastRowsBeside = 10
  /// The columns and rows of a screen that has room for both, one above the other.
  private static let leastScreen = (columns: 40, rows: 16)
  private static let gap = 2

  /// The style for the answer, with the columns and rows that are left for it.
  package let answerStyle: OutputStyle
  private let style: OutputStyle
  private let rows: Int
  private let isBeside: Bool
  private let columns: Int

  /// Divides the screen of a style; nil if there is no room for both.
  ///
  /// - Parameter screen: The size of the screen that is drawn, in points.
  package init?(_ style: OutputStyle, screen: CGSize) {
    self.style = style
    // The command and the next prompt are to be seen, too.
    let height = style.height.map { $0 - 2 } ?? 22
    let shape = screen.height > 0 ? Double(screen.width / screen.height) : 1
    let room = Double(style.width - Self.leastColumns - Self.gap)
    let down = min(Double(height - 1), (room - 1) / (2 * shape))
    var answer = style
    isBeside = down >= Double(Self.leastRowsBeside - 1)
    if isBeside {
      rows = 1 + Int(down)
      columns = 1 + Int((down.rounded(.down) * 2 * shape).rounded())
      answer.width = style.width - columns - Self.gap
    } else {
      guard height + 2 >= Self.leastScreen.rows, style.width >= Self.leastScreen.columns else {
        return nil
      }
      let above = max(6, height * 9 / 20)
      (rows, columns) = (above, style.width)
      answer.height = style.height.map { $0 - above }
    }
    answerStyle = answer
  }

  /// Returns the lines of the screen; none if the answer has none.
  package func lines(_ drawing: Drawing, beside answer: [TextLine]) -> [TextLine] {
    guard !answer.isEmpty else { return [] }
    var (drawing, style) = (drawing, style)
    (drawing.mostRows, style.width) = (rows, columns)
    var picture: [TextLine] = []
    drawing.write(style) { picture.append($0) }
    guard isBeside else { return picture + answer }
    return (0..<max(picture.count, answer.count)).map { k in
      var line = k < picture.count ? picture[k] : TextLine()
      line.pad(to: columns + Self.gap)
      if k < answer.count { line.append(answer[k]) }
      return line
    }
  }
}

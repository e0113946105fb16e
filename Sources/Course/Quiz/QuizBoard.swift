import Presentation
import ResponderKit
import Scenes
import Text

/// The scene of a question: its commands, with a drawing beside them where there is room.
struct QuizBoard {
  /// The columns that a screen with a drawing has at least.
  private static let leastColumns = 80
  /// The columns and rows of a drawing at most.
  private static let drawing = (columns: 32, rows: 10)
  private static let gap = 2
  /// The points that a drawing shows round the views.
  private static let margin = 10.0

  private let draft: QuizDraft

  init(_ draft: QuizDraft) {
    self.draft = draft
  }

  func lines(of scene: Scene, _ style: OutputStyle) -> [TextLine] {
    let picture = picture(of: scene, style)
    var text = style
    let columns = picture.map(\.width).max() ?? 0
    if columns > 0 { text.width = style.width - columns - Self.gap }
    var lines = draft.scene.flatMap { wrapped(TextLine($0, .name), text) }
    if !draft.remark.isEmpty { lines += wrapped(TextLine(draft.remark, .notice), text) }
    return (0..<max(lines.count, picture.count)).map { k in
      var line = k < lines.count ? lines[k] : TextLine()
      guard k < picture.count else { return line }
      line.pad(to: text.width + Self.gap)
      line.append(picture[k])
      return line
    }
  }

  private func wrapped(_ line: TextLine, _ style: OutputStyle) -> [TextLine] {
    (TextLine("  ") + line).wrapped(to: style.width, indent: 4)
  }

  /// Returns the lines of a drawing of the views that the scene adds; none where it has no room or
  /// says nothing.
  private func picture(of scene: Scene, _ style: OutputStyle) -> [TextLine] {
    guard draft.hasDrawing, style.width >= Self.leastColumns,
      let part = part(of: scene)
    else { return [] }
    var drawing = Drawing(scene, tap: draft.point)
    (drawing.part, drawing.mostRows, drawing.marksDead) = (part, Self.drawing.rows, false)
    var small = style
    small.width = Self.drawing.columns
    var lines: [TextLine] = []
    drawing.write(small) { lines.append($0) }
    return lines
  }

  /// The part of the screen that views with names take, without those that fill it.
  private func part(of scene: Scene) -> CGRect? {
    let screen = scene.screenBounds
    let boxes = scene.names.objects.compactMap { object -> CGRect? in
      guard let view = object as? UIView, view.window != nil else { return nil }
      let box = view.screenFrame.intersection(screen)
      return box.isNull || box.isEmpty || box == screen ? nil : box
    }
    guard let first = boxes.first else { return nil }
    let all = boxes.dropFirst().reduce(first) { $0.union($1) }
    return all.insetBy(dx: -Self.margin, dy: -Self.margin).intersection(screen)
  }
}

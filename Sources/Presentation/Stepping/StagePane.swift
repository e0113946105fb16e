import Explanation
import ResponderKit
import Text

/// The rows of a step's stage, with what is known of them so far.
struct StagePane {
  private let walk: TraceStepper
  private let index: Int
  private let look: OutputStyle
  private let width: Int

  init(_ walk: TraceStepper, at index: Int, _ look: OutputStyle, width: Int) {
    self.walk = walk
    self.index = index
    self.look = look
    self.width = width
  }

  /// Returns as many lines as fit; the row of the step is among them.
  func lines(_ height: Int) -> [TextLine] {
    let step = walk.steps[index]
    let stage = walk.stages[step.stage]
    let known = walk.decisions(after: index)
    var look = look
    // Names are short; up to two thirds of the pane are for branches.
    look.width = width * 2
    var guide = TreeGuide(look, depth: stage.rows.lazy.map(\.depth).max() ?? 0)
    let rows = stage.rows.enumerated().map { place, row in
      let branches = guide.branches(depth: row.depth, isLast: row.isLast)
      return line(row, branches, known[place], isLit: place == step.row)
    }
    return [TextLine(title(stage.kind), .dim)]
      + rows.elided(to: height - 1, around: step.row ?? 0, look)
  }

  private func title(_ kind: WalkStage.Kind) -> String {
    switch kind {
    case .hitTest(let point): "hit-test \(point.text)"
    case .chain: "responder chain"
    }
  }

  private func line(
    _ row: WalkStage.Row, _ branches: String, _ decision: Stop.Decision?, isLit: Bool
  ) -> TextLine {
    var line = TextLine(isLit ? look.glyphs.current : " ", .notice)
    line.append(decision?.mark.glyph(look) ?? TextLine(" "))
    line.append(" ")
    line.append(branches, .dim)
    let answer =
      decision?.answer.map {
        " \(look.glyphs.pointer) \($0 == row.subject ? "itself" : walk.scene.label(of: $0))"
      } ?? ""
    // The answer matters more than the end of a long name.
    let room = max(3, width - line.width - answer.displayWidth)
    let name = TextLine(namesOf: row.subjects, in: walk.scene).text.clipped(
      to: room, ellipsis: look.glyphs.ellipsis)
    line.append(name, isLit ? .lit : style(of: decision))
    line.append(answer, .winner)
    return line.clipped(to: width, look)
  }

  private func style(of decision: Stop.Decision?) -> TextStyle {
    switch decision?.mark {
    case .yes: decision?.answer == nil ? .name : .winner
    case .no: .plain
    case .message: .name
    case .skip, nil: .dim
    }
  }
}

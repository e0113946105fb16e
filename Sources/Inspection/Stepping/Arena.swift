import Explanation
import ResponderKit
import Scenes
import Text

/// The recognizers that take part in an interaction, and how far each has come.
struct Arena {
  private struct Contestant {
    var recognizer: ObjectID
    var state = UIGestureRecognizer.State.possible
    /// What it waits for, or why it came to this.
    var note = ""
    /// Whether it was told of a finger, or said anything.
    var hasEntered = false

    var style: TextStyle {
      switch state {
      case .possible: .plain
      case .began, .changed, .ended: .good
      case .cancelled, .failed: .bad
      }
    }
  }

  private let scene: Scene
  private var contestants: [Contestant] = []

  /// The arena of a whole interaction, as it stands after one of its moments.
  init(_ interaction: Interaction, after moment: Int?, in scene: Scene) {
    self.scene = scene
    let words = StoryWords(scene, Look(), start: interaction.beginning)
    for (k, event) in interaction.moments.map(\.event).enumerated() {
      let isPast = k <= moment ?? -1
      switch event {
      case .touch(let report) where report.phase == .began:
        for recognizer in report.recognizers { enter(recognizer) { $0.hasEntered = isPast } }
      case .gesture(let report):
        enter(report.recognizer) { contestant in
          guard isPast else { return }
          contestant.hasEntered = true
          if case .state(_, let new) = report.change { contestant.state = new }
          contestant.note = words.note(on: report)
        }
      default: continue
      }
    }
  }

  /// Whether no recognizer takes part.
  var isEmpty: Bool { contestants.isEmpty }

  private mutating func enter(_ recognizer: ObjectID, _ change: (inout Contestant) -> Void) {
    let place = contestants.firstIndex { $0.recognizer == recognizer } ?? contestants.endIndex
    if place == contestants.endIndex { contestants.append(Contestant(recognizer: recognizer)) }
    change(&contestants[place])
  }

  /// The table, a line or two for each.
  ///
  /// - Parameter lit: The recognizers that are spoken of.
  func lines(_ look: Look, width: Int, lit: [ObjectID]) -> [TextLine] {
    let names = contestants.map { scene.label(of: $0.recognizer) }
    let column = min(width / 2, (names.map(\.displayWidth).max() ?? 0) + 4)
    return zip(contestants, names).flatMap { contestant, name -> [TextLine] in
      let isLit = lit.contains(contestant.recognizer)
      var line = TextLine(isLit ? look.glyphs.current : " ", .notice)
      line.append(" ")
      let clipped = name.clipped(to: column - 4, ellipsis: look.glyphs.ellipsis)
      line.append(clipped, isLit ? .lit : contestant.hasEntered ? .name : .dim)
      line.pad(to: column)
      line.append(contestant.hasEntered ? contestant.state.rawValue : "", contestant.style)
      guard !contestant.note.isEmpty else { return [line] }
      let note = TextLine("    ") + TextLine(contestant.note, .dim)
      return [line] + note.wrapped(to: width).prefix(2)
    }
  }
}

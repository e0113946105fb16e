import ResponderKit

extension HitTest {
  /// The views whose `hitTest` was called, in order; those passed by in a group count.
  var asked: [ObjectID] {
    callsUnfolded.flatMap { call -> [ObjectID] in
      switch call.kind {
      case .enter: [call.view]
      case .asked(let run): run.views
      default: []
      }
    }
  }

  /// The steps as words of one letter case, for counting and comparing.
  var words: [String] {
    callsUnfolded.map { call in
      switch call.kind {
      case .enter: "enter"
      case .flags(nil): "flags"
      case .flags(let refusal?): String("\(refusal)".prefix { $0.isLetter })
      case .inside(_, let area, _, let isInside):
        String("\(area)".prefix { $0.isLetter }) + (isInside ? "" : " outside")
      case .ruled: "ruled"
      case .line(let line): "line \(line.line)"
      case .asked: "asked"
      case .skip: "skip"
      case .unseen: "unseen"
      case .answer(let answer): answer == nil ? "nil" : "answer"
      }
    }
  }
}

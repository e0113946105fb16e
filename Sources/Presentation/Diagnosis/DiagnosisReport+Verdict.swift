import Analysis
import Explanation
import ResponderKit
import Scenes
import Text

/// The first line of a report: whether the view gets the touch, and who decides.
extension DiagnosisReport {
  var words: FindingWords { FindingWords(diagnosis.scene) }

  var name: String { diagnosis.scene.label(of: diagnosis.target) }

  func addVerdict(_ style: OutputStyle, to parts: inout DiagnosisParts) {
    let (mark, textStyle): (String, TextStyle) =
      switch diagnosis.verdict {
      case .open: ("?", .notice)
      case .reached, .missed:
        diagnosis.works ? (style.glyphs.yes, .good) : (style.glyphs.no, .bad)
      }
    let place = "\(middle)\(diagnosis.point.text)"
    var line = TextLine("\(mark) ", textStyle) + TextLine(name, .name)
    line.append(verdict(at: place), textStyle)
    parts.add(line, indent: 2, .verdict)
  }

  /// What the point is of the view, if it was not given.
  private var middle: String {
    let (target, point) = (diagnosis.target, diagnosis.point)
    guard let place = diagnosis.place else { return "" }
    if place !== diagnosis.target { return "\(diagnosis.scene.label(of: place))'s middle, " }
    if target.screenPoint(CGPoint(x: target.bounds.midX, y: target.bounds.midY)) == point {
      return "its middle, "
    }
    return target.pointAsked(in: diagnosis.scene) == point ? "the middle of what is seen, " : ""
  }

  private func verdict(at point: String) -> String {
    if let record = observation, diagnosis.findings[0].weight != .note {
      let answer = ObservationReport(record.observation, in: diagnosis.scene).words()
      return (record.isReached ? " gets a touch at \(point): " : " gets no touch at \(point): ")
        + answer
    }
    switch diagnosis.verdict {
    case .open where diagnosis.isOpenInside:
      return " is hit at \(point), and \(doubt)"
    // Where its middle is, nobody knows.
    case .open where diagnosis.target.outermostOfUnknownSize != nil:
      return " may get a touch: \(doubt)"
    case .open: return " may get a touch at \(point): \(doubt)"
    case .missed where diagnosis.target.window == nil: return " gets no touch anywhere"
    case .missed:
      let winner = diagnosis.winner.map { diagnosis.scene.label(of: $0) }
      let taker =
        diagnosis.winner === diagnosis.target
        ? "it keeps it to itself" : winner.map { "\($0) does" } ?? "nobody does"
      return " gets no touch at \(point): \(taker)"
    case .reached:
      let flag =
        diagnosis.target.flagSkippedByOverride.map { ", although it is \(words.state($0))" } ?? ""
      return " gets a touch at \(point)\(flag)\(course)"
    }
  }

  var observation: (observation: Observation, isReached: Bool)? {
    guard case .observed(let observation, let isReached)? = diagnosis.findings.first?.fact else {
      return nil
    }
    return (observation, isReached)
  }

  /// Who decides where nobody can tell, in few words.
  private var doubt: String {
    diagnosis.findings.first { $0.weight != .note }.map { words.row(of: $0).doubt }
      ?? "nobody can tell"
  }

  /// The course of the touch in words, to stand behind the words that the view gets it.
  private var course: String {
    let scene = diagnosis.scene
    switch diagnosis.course {
    case nil, .notHit, .received: return ""
    case .undelivered: return ", but it is not delivered"
    case .disabled: return ", but it is disabled: nothing fires"
    case .taken(let recognizer, _) where diagnosis.works:
      return ", and \(scene.label(of: recognizer)) takes a tap, not a drag"
    case .taken(let recognizer, let isMissed):
      return "\(isMissed ? ", but" : ", until") \(scene.label(of: recognizer)) takes it"
    case .notPerformed(let actions):
      let names = actions.map(\.name).joined(separator: ", ")
      return ", but nobody performs its \(actions.count == 1 ? "action" : "actions") \(names)"
    case .recognized(let recognizers):
      return
        ", and \(recognizers.map { scene.label(of: $0) }.joined(separator: ", ")) recognizes it"
    case .performed(let actions):
      return ", and \(actions.map(performance).joined(separator: ", "))"
    }
  }

  private func performance(of action: TapOutcome.Action) -> String {
    switch action.receiver {
    case .object(let id): "\(diagnosis.scene.label(of: id)) performs \(action.name)"
    case .other(let className): "a \(className) performs \(action.name)"
    case .closure: "a closure runs"
    case .nobody: "nobody performs \(action.name)"
    }
  }
}

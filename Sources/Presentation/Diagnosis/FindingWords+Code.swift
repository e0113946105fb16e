import Analysis
import ResponderKit
import Scenes
import Text

/// What the app's own code decides, in words.
extension FindingWords {
  /// Returns all that is said of code that needs values which nobody has given, or cannot run.
  func row(of hit: SceneHit, _ finding: Finding) -> FindingRow {
    guard let answer = hit.open.first else { return FindingRow("") }
    let view = scene.view(of: answer.view).map(name) ?? answer.className
    let outcomes = hit.tried.map { outcome($0, finding.target) }
    let method = answer.method.prefix { $0 != "(" }
    let lacks = answer.holder == nil ? "which nobody has given" : "which nothing that was read sets"
    let needs = answer.value.map { "needs '\($0)', \(lacks)" } ?? "cannot run"
    return FindingRow(
      "\(view)'s \(method == "point" ? "point(inside:)" : String(method)) of \(answer.className) "
        + needs, details: outcomes,
      doubt: doubt(of: hit, finding.target) ?? "\(answer.className)'s code decides")
  }

  /// Returns what a view's size hangs on that is not known, and what follows for the target.
  func row(ofUnknownSizeOf view: UIView, _ finding: Finding) -> FindingRow {
    let (target, subject) = (name(finding.target), name(view))
    let words = DecisionWords(scene).unknownSize(of: view)
    guard finding.target.isDescendant(of: view) else {
      return FindingRow(
        "\(subject) is asked before \(target) and may lie here: its "
          + words, doubt: "\(subject)'s size is not known")
    }
    return FindingRow(
      "\(subject)'s \(words)",
      details: view === finding.target ? [] : ["\(target) lies in it"],
      doubt: view === finding.target ? "its size is not known" : "\(subject)'s size is not known")
  }

  /// Returns the line of code that decided, as a reason that stands behind a colon.
  func words(of cause: CodeCause) -> String {
    let place = "\(cause.line.source):\(cause.condition?.line ?? cause.line.line)"
    guard let condition = cause.condition, let value = condition.value else {
      return "\(place), '\(cause.line.text)'"
    }
    return "\(place), '\(condition.text)' is \(value)"
  }

  /// Returns who gets the touch with some values.
  private func outcome(_ tried: SceneHit.Try, _ target: UIView) -> String {
    let taker = tried.view.map(name) ?? "nobody"
    return "if \(condition(tried)): \(taker) gets the touch\(tried.isOpen ? ", or not" : "")"
  }

  private func condition(_ tried: SceneHit.Try) -> String {
    tried.given.map { "\($0.name) is \($0.value)" }.listed("and")
  }

  /// Returns with which values a view gets the touch, in few words; nil if that is not known.
  private func doubt(of hit: SceneHit, _ target: UIView) -> String? {
    let good = hit.tried.filter { !$0.isOpen && target.isReached(by: $0.view) }
    guard !good.isEmpty, good.count < hit.tried.count else { return nil }
    return "if " + good.map(condition).listed("or")
  }

  /// Returns what would tell what code leaves open.
  func words(of answers: [OpenAnswer]) -> String {
    let needed = answers.filter { $0.value != nil }
    guard let first = needed.first, let value = first.value else {
      return "'code' tells why \(answers.first?.className ?? "it") cannot run"
    }
    guard let holder = first.holder else { return "'code let \(value) = …' tells it" }
    guard let object = scene.object(of: holder), scene.property(value, of: object)?.set != nil
    else {
      return "nothing that was read sets '\(value)'"
    }
    return "'set \(scene.label(of: object)) \(value) …' tells it"
  }
}

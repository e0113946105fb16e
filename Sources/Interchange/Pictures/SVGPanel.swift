import Explanation
import Presentation
import ResponderKit
import Scenes
import Text

/// A panel beside the picture: the legend and the decisions of the last hit-test.
struct SVGPanel {
  private static let mostDecisions = 40
  private static let mostLost = 12
  private static let columns = 44

  private let picture: SceneSVG
  private let rows: [Row]

  /// A line of text.
  private struct Row {
    var text: String
    var detail = ""
    var right = ""
    var isHeading = false
    var isStrong = false
    var indent = 0
    var swatch: (color: String, mark: String)?
  }

  init(_ picture: SceneSVG) {
    self.picture = picture
    rows = Self.legendRows(picture) + Self.traceRows(picture)
  }

  private static let rowHeight: CGFloat = 19
  /// The width of the panel, in points of the picture.
  var width: CGFloat { 330 * picture.unit }
  /// The height of the panel, in points of the picture.
  var height: CGFloat { CGFloat(rows.count) * Self.rowHeight * picture.unit }

  private static func legendRows(_ picture: SceneSVG) -> [Row] {
    let scene = picture.scene
    var rows = [Row(text: "Who gets the touch", isHeading: true)]
    for entry in picture.legend.entries where entry.isListed {
      let name = scene.label(of: entry.view).clipped(to: 22)
      rows.append(
        Row(
          text: name,
          detail: scene.className(of: entry.view).clipped(to: max(6, 32 - name.displayWidth)),
          right: entry.share.percentText, swatch: (entry.color.hex, String(entry.mark))))
    }
    let folded = picture.legend.entries.filter { !$0.isListed }
    if !folded.isEmpty {
      let share = folded.reduce(0) { $0 + $1.share }
      rows.append(Row(text: "\(folded.count) more views", right: share.percentText))
    }
    let targets = picture.legend.targets
    for (views, detail, color, mark) in [
      (targets.lost, "gets no touch", "#dc2626", "!"),
      (targets.unanswered, "does not act", "#dc2626", "!"),
      (targets.open, "not known", "#b45309", "?"),
    ] {
      for view in views.prefix(mostLost) {
        rows.append(
          Row(
            text: scene.label(of: view).clipped(to: 22), detail: detail, right: "",
            swatch: (color, mark)))
      }
      if views.count > mostLost {
        rows.append(Row(text: "\(views.count - mostLost) more: \(detail)", right: ""))
      }
    }
    if picture.legend.shareOfNobody > 0 {
      rows.append(Row(text: "nobody", right: picture.legend.shareOfNobody.percentText))
    }
    if let note = picture.legend.coarsenessNote { rows.append(Row(text: note)) }
    if picture.leftOut > 0 {
      rows.append(Row(text: "\(picture.leftOut) small views are not outlined"))
    }
    if picture.legend.entries.count > SceneSVG.mostOutlines {
      rows.append(Row(text: "only the \(SceneSVG.mostOutlines) largest areas are coloured"))
    }
    return rows
  }

  private static func traceRows(_ picture: SceneSVG) -> [Row] {
    guard let trace = picture.trace else { return [] }
    let scene = picture.scene
    var rows = [Row(text: ""), Row(text: trace.title.clipped(to: 36), isHeading: true)]
    var rest = trace.decisions[...]
    while let decision = rest.first, rows.count < mostDecisions {
      rows.append(row(decision, isHit: decision.view == trace.answer, scene))
      rest = rest.dropFirst()
      // Of many siblings that refuse, two are enough.
      let refusing = rest.prefix { !$0.isYes && $0.depth == decision.depth }.count
      if !decision.isYes, refusing > 2 {
        rows.append(Row(text: "… \(refusing - 1) more refuse", indent: min(decision.depth, 8)))
        rest = rest.dropFirst(refusing - 1)
      }
    }
    if !rest.isEmpty { rows.append(Row(text: "… and \(rest.count) more decisions")) }
    return rows
  }

  private static func row(
    _ decision: TracePicture.Decision, isHit: Bool, _ scene: Scene
  ) -> Row {
    let indent = min(decision.depth, 8)
    let name = "\(decision.isYes ? "✓" : "✗") \(scene.label(of: decision.view))".clipped(to: 24)
    return Row(
      text: name,
      detail: (decision.text + (isHit ? " ← hit" : ""))
        .clipped(to: max(8, columns - indent - name.displayWidth)),
      isStrong: isHit, indent: indent)
  }

  var lines: [String] {
    let x = picture.screen.maxX + 24 * picture.unit
    let place = "translate(\(x.markupText) \(picture.screen.minY.markupText))"
    let scale = "scale(\(picture.unit.markupText))"
    return ["<g id=\"legend\" transform=\"\(place) \(scale)\" font-size=\"12\">"]
      + rows.enumerated().flatMap { k, row in elements(row, y: CGFloat(k) * Self.rowHeight) }
      + ["</g>"]
  }

  private func elements(_ row: Row, y: CGFloat) -> [String] {
    guard !row.text.isEmpty else { return [] }
    var lines: [String] = []
    let base = (y + 14).markupText
    var x = CGFloat(row.indent) * 8
    if let (color, mark) = row.swatch {
      lines.append(
        "<rect y=\"\((y + 2).markupText)\" width=\"15\" height=\"15\" rx=\"3\" fill=\"\(color)\""
          + " fill-opacity=\"0.3\" stroke=\"\(color)\"/><text x=\"7.5\" y=\"\(base)\""
          + " text-anchor=\"middle\" font-weight=\"700\">\(mark.markupText)</text>")
      x = 22
    }
    let weight = row.isHeading || row.isStrong || row.swatch != nil ? " font-weight=\"600\"" : ""
    let size = row.isHeading ? " font-size=\"15\"" : ""
    let detail =
      row.detail.isEmpty
      ? ""
      : "<tspan dx=\"6\" font-weight=\"400\" fill=\"#475569\">\(row.detail.isolatedMarkup)"
        + "</tspan>"
    lines.append(
      "<text x=\"\(x.markupText)\" y=\"\(base)\"\(weight)\(size)>\(row.text.isolatedMarkup)\(detail)"
        + "</text>")
    if !row.right.isEmpty {
      lines.append(
        "<text x=\"330\" y=\"\(base)\" text-anchor=\"end\">\(row.right.markupText)</text>")
    }
    return lines
  }
}

/// A hit-test as a picture shows it: the point, the views that were asked, and the outcome.
struct TracePicture {
  /// A decision about one view.
  struct Decision {
    var view: ObjectID
    var depth: Int
    var isYes: Bool
    /// The reason if the answer is no, else the point.
    var text: String
  }

  let title: String
  let point: CGPoint
  let answer: ObjectID?
  let decisions: [Decision]

  /// - Returns: Nil if the interaction asked no window, so that its point is not on the screen.
  init?(_ interaction: EventTrace, in scene: Scene) {
    guard let test = interaction.hitTest else { return nil }
    let all = HitTestDecisions(test, isFolded: false).all
    guard let first = all.first?.view, scene.view(of: first) is UIWindow else { return nil }
    title = interaction.title
    point = test.point
    answer = test.answer
    let words = DecisionWords(scene)
    decisions = all.compactMap { decision in
      guard let view = decision.view else { return nil }
      var text = decision.point.text
      var isYes = true
      if case .refused(let refusal) = decision.verdict {
        isYes = false
        let texts = words.refusals(refusal, at: decision.point, override: decision.override)
        text = texts.last ?? ""
      } else if let override = decision.override, decision.area == nil {
        text = words.override(override)
      }
      return Decision(view: view, depth: decision.depth, isYes: isYes, text: text)
    }
  }
}

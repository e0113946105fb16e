import ResponderKit
import Text

extension Scene {
  /// Returns the words for an override in reports: its kind and its arguments, with the present
  /// names of views. An override whose type no kind has is called by the name of the type.
  package func words(of override: any ViewOverride) -> String {
    pieces(of: override).map { piece in
      switch piece {
      case .text(let text): text
      case .view(let reference): label(of: reference)
      }
    }.joined(separator: " ")
  }

  /// A piece of the words for an override in reports.
  package enum OverridePiece {
    case text(String)
    case view(ViewReference)
  }

  /// Returns the words for an override in their order, with each view as a piece of its own.
  package func pieces(of override: any ViewOverride) -> [OverridePiece] {
    if let rules = (override as? HitTestAnswers)?.rules ?? (override as? PointInsideAnswers)?.rules
    {
      return [.text(rules.rules.count.counted("answer rule"))]
    }
    // UIKit's own, round what is presented.
    if override is UndimmedSheet { return [.text("a sheet that dims nothing")] }
    if override is PassthroughViews { return [.text("a popover's passthroughViews")] }
    if let code = override as? any CodedOverride {
      return [.text("code of \(code.className)" + (code.canRun ? "" : ", which cannot run"))]
    }
    guard let (kind, words) = overrides.spelling(of: override) else {
      return [.text(String(describing: type(of: override)))]
    }
    return [.text(kind.word)]
      + words.flatMap { word -> [OverridePiece] in
        switch word {
        case .text(let text): [.text(text)]
        case .view(let reference): [.view(reference)]
        case .views(let references): references.map { .view($0) }
        }
      }
  }

  /// Returns the text that reports call a view by which an override names; the view may have left
  /// the scene.
  private func label(of reference: ViewReference) -> String {
    let entry = names.entry(of: reference.id)
    guard let view = reference.view else {
      // Another object may have the view's address, and a name.
      let isTaken = entry.flatMap { names[$0.name] }.map { ObjectID($0) == reference.id } ?? false
      return isTaken ? "a view that is gone" : entry?.name ?? "a view that is gone"
    }
    return view.window == nil ? entry?.name ?? className(of: view) : label(of: view)
  }
}

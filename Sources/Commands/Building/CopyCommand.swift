import Inspection
import ResponderKit

extension Command {
  static let copy = Command(
    name: "copy", group: .building, summary: "copies a view with all below it",
    details: [
      "The copy's subviews are named after the original ones, with a number behind."
    ],
    changesScene: true,
    forms: [
      Form([
        .slot("VIEW", .view), .slot("NAME", .newName),
        .optional([.word("in"), .slot("PARENT", .view)]),
      ]) { call in
        let original = call.view()
        guard !(original is UIWindow) else {
          throw call.error(.refused("a window cannot be copied; use 'window NAME'"), at: "VIEW")
        }
        let copy = SubtreeCopy(call.scene).copy(original, named: call.text("NAME"))
        try call.insert(copy, into: call.optionalView("PARENT") ?? original.superview)
        call.session.it = copy
      }
    ],
    examples: [
      Example(
        "copy card card2", "card2 holds buy2",
        setup: "add card 0,0 90x90; add UIButton buy 0,0 9x9 in card")
    ])
}

/// Copies views with their properties and the overrides that do not speak of other views.
private struct SubtreeCopy {
  private let scene: Scene

  init(_ scene: Scene) {
    self.scene = scene
  }

  func copy(_ original: UIView, named name: String) -> UIView {
    let root = copyAlone(original, named: name)
    var pending = [(original, root)]
    while let (source, target) = pending.popLast() {
      for subview in source.subviews {
        let isMade = source is UIVisualEffectView && target.subviewCount > 0
        let copy =
          isMade ? target.subviews[0] : copyAlone(subview, named: freeName(like: subview))
        if !isMade { target.addSubview(copy) }
        pending.append((subview, copy))
      }
    }
    return root
  }

  private func copyAlone(_ original: UIView, named name: String) -> UIView {
    let type = String(describing: type(of: original))
    let copy = (ViewClass.named(type) ?? ViewClass.all[0]).make(.zero)
    let className = scene.names.entry(of: ResponderID(original))?.className
    scene.adopt(copy, NameTable.Entry(name: name, className: className))
    for property in PropertyTable.properties(of: original) where property.isSaved {
      if let value = property.get(original), property.name != "frame" {
        _ = property.set?(copy, value)
      }
    }
    copy.bounds = original.bounds
    copy.center = original.center
    copy.pointInsideBehavior = original.pointInsideBehavior
    copy.hitTestBehavior = original.hitTestBehavior
    for (method, handling) in original.handledMethods { copy.setHandling(handling, of: method) }
    return copy
  }

  private func freeName(like view: UIView) -> String {
    let base = scene.names.name(of: view) ?? "copy"
    var number = 2
    while scene.names["\(base)\(number)"] != nil { number += 1 }
    return "\(base)\(number)"
  }
}

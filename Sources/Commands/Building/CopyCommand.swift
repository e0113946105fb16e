import Interpreter
import ResponderKit
import Scenes
import Session
import Text

extension Command {
  package static let copy = Command(
    name: "copy", group: .building, summary: "copies a view with its subviews",
    changesScene: true,
    forms: [
      Form(
        .located(.view()), .newName(), .optional(.word("in", .located(.view("PARENT"))))
      ) { call, view, name, parent in
        let original = view.value
        guard !(original is UIWindow) else {
          throw call.error(.refused("a window cannot be copied; use 'window NAME'"), at: view)
        }
        var copying = SubtreeCopy(call.scene)
        let copy = copying.copy(original, named: name.value)
        try call.insert(copy, into: parent, or: original.superview, nil)
        call.session.state.it = copy
        let names = copy.subtree.dropFirst().prefix(6).map { call.scene.label(of: $0) }
        let parent = copy.superview.map { call.scene.label(of: $0) } ?? "nothing"
        call.confirm(
          "\(name.value) is in front in \(parent)"
            + (names.isEmpty ? "" : ", with \(names.listed("and"))"))
      }
    ])
}

/// Copies views with their properties and overrides; an override that names a view that is copied,
/// too, names its copy.
private struct SubtreeCopy {
  private let scene: Scene
  private var pairs: [(original: UIView, copy: UIView)] = []

  init(_ scene: Scene) {
    self.scene = scene
  }

  mutating func copy(_ original: UIView, named name: String) -> UIView {
    let root = copyAlone(original, named: name)
    var pending = [(original, root)]
    while let (source, target) = pending.popLast() {
      for subview in source.subviews {
        let part = source.ownParts.firstIndex { $0.view === subview }
        let made = part.flatMap {
          target.ownParts.indices.contains($0) ? target.ownParts[$0].view : nil
        }
        let copy = made ?? makeLike(subview)
        give(copy, freeName(like: subview), theFactsOf: subview)
        if made == nil { target.addSubview(copy) }
        pending.append((subview, copy))
      }
    }
    copyOverrides()
    copyArrangements()
    scene.codeBook?.program.copyParts(pairs)
    return root
  }

  /// Has the copies of stack views arrange the copies of their views.
  private func copyArrangements() {
    for case (let original as UIStackView, let copy as UIStackView) in pairs {
      for view in original.arrangedSubviews {
        guard let other = pairs.first(where: { $0.original === view })?.copy else { continue }
        copy.addArrangedSubview(other)
        (other.customSpacing, other.ownSize) = (view.customSpacing, view.ownSize)
      }
    }
  }

  /// Copies the overrides once all views that they may name are there.
  private func copyOverrides() {
    let copies = Dictionary(
      pairs.map { (ObjectID($0.original), ViewReference($0.copy)) }, uniquingKeysWith: { $1 })
    for (original, copy) in pairs {
      for override in original.viewOverrides where !(override is any CodedOverride) {
        copy.take(override.mapReferences { $0.view.flatMap { copies[ObjectID($0)] } ?? $0 })
      }
      // Those of hit-testing are among the overrides above.
      for method in AnswerMethod.allCases where ![.next, .hitTest, .pointInside].contains(method) {
        let rules = original.answers(to: method)
        guard !rules.isEmpty else { continue }
        copy.setAnswers(rules.mapReferences { copies[$0.id]?.cast() ?? $0 }, to: method)
      }
      for (method, handling) in original.handledMethods {
        let receiver = handling.receiver.flatMap { copies[$0.id]?.view ?? $0.object }
        copy.setHandling(
          EventHandling(forwardingTo: receiver, callsSuper: handling.callsSuper), of: method)
      }
    }
  }

  private mutating func copyAlone(_ original: UIView, named name: String) -> UIView {
    let copy = makeLike(original)
    give(copy, name, theFactsOf: original)
    return copy
  }

  private func makeLike(_ original: UIView) -> UIView {
    // A view of a bar's own is no such part of another view.
    scene.classes.nearestClass(of: original).make(.zero)
  }

  private mutating func give(_ copy: UIView, _ name: String, theFactsOf original: UIView) {
    let className = scene.names.entry(of: original)?.className
    scene.adopt(copy, NameTable.Entry(name: name, className: className))
    for property in PropertyTable.properties(of: original) where property.isSaved {
      if let value = property.get(original), property.name != "frame" {
        _ = property.set?(copy, value)
      }
    }
    if copy.bounds.size != original.bounds.size { copy.dropOwnSize() }
    copy.bounds = original.bounds
    copy.center = original.center
    pairs.append((original, copy))
    for action in original.implementedActions { copy.implement(action) }
    copy.copyKeyCommandOverride(of: original)
    if let copy = copy as? UIControl { (original as? UIControl)?.giveTargets(to: copy) }
  }

  private func freeName(like view: UIView) -> String {
    let base = scene.names.name(of: view) ?? "copy"
    var number = 2
    while scene.names["\(base)\(number)"] != nil { number += 1 }
    return "\(base)\(number)"
  }
}

extension UIControl {
  /// Has another control tell the same targets.
  fileprivate func giveTargets(to copy: UIControl) {
    enumerateEventHandlers { closure, pair, events, _ in
      if let pair { copy.addTarget(pair.target, action: pair.action, for: events) }
      if let closure { copy.addAction(closure, for: events) }
    }
  }
}

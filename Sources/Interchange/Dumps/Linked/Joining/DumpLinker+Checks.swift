import ResponderKit
import Scenes

extension DumpLinker {
  /// Compares what got a touch in the app with what gets it here.
  mutating func checkTouches() {
    for touch in texts.touches {
      guard let view = view(touch.view), let location = touch.location,
        let window = view.window ?? self.view(touch.window) as? UIWindow
      else {
        remark(.touchUnknown, on: touch.line)
        continue
      }
      let hit = window.hitTest(location, with: nil)
      let name = scene.label(of: view)
      if hit === view {
        agree(.touchAgrees(location, view: name), on: touch.line)
      } else {
        remark(
          .touchDiffers(location, view: name, hit: hit.map { scene.label(of: $0) }),
          on: touch.line)
      }
    }
  }

  /// Compares chains of the app with those of the scene, from their first known responder on.
  mutating func checkChains() {
    for chain in texts.chains { check(chain) }
  }

  private mutating func check(_ chain: DumpedChain) {
    let links = chain.links
    guard let start = links.firstIndex(where: { responder(of: $0) != nil }),
      let first = responder(of: links[start])
    else {
      remark(.chainUnknown(count: links.count), on: links.first?.line ?? 1)
      return
    }
    var last = first
    for link in links[(start + 1)...] {
      guard let next = next(after: last, as: link) else {
        remark(
          .chainDiffers(
            after: scene.label(of: last),
            printed: responder(of: link).map { scene.label(of: $0) } ?? link.className,
            here: last.next.map { scene.label(of: $0) }), on: link.line)
        return
      }
      last = next
    }
    agree(
      .chainAgrees(count: links.count - start, from: scene.label(of: first)),
      on: links[start].line)
  }

  private func responder(of link: DumpedChain.Link) -> UIResponder? {
    link.address.flatMap { object(at: $0) as? UIResponder }
  }

  /// Returns the next responder if it is the one that a text prints: by address, else one of the
  /// objects that every app has.
  private func next(after last: UIResponder, as link: DumpedChain.Link) -> UIResponder? {
    guard let next = last.next else { return nil }
    if let printed = responder(of: link) { return printed === next ? next : nil }
    switch next {
    case let scene as UIWindowScene:
      // Chains from before iOS 13 have none.
      return link.className.hasSuffix("Scene") ? next : self.next(after: scene, as: link)
    case is UIApplication: return link.className.hasSuffix("Application") ? next : nil
    case is AppDelegate: return link.isView ? nil : next
    default: return nil
    }
  }

  private mutating func agree(_ kind: JoinRemark.Kind, on line: Int) {
    summary.agreements.append(JoinRemark(line: line, kind: kind))
  }
}

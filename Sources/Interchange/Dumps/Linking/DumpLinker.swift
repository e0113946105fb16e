import Explanation
import ResponderKit
import Scenes

/// Joins a scene with what a text prints besides views, by address: other objects, and what the
/// device answered.
///
/// Each aspect stands in an extension of its own.
struct DumpLinker {
  let scene: Scene
  let texts: JoinedTexts
  let messages: [DumpedObservation]
  var summary = JoinSummary()
  var namer: ImportNamer
  /// The controllers by their root views.
  var owners: [ObjectIdentifier: UIViewController]
  /// The controllers that come into the places of objects that stood for them.
  var replacements: [ObjectIdentifier: (standIn: UIResponder, controller: UIViewController)] = [:]

  /// The views by identifier and by text; filled when they are first asked for.
  var mentionIndex: MentionIndex?

  init(_ scene: Scene, _ dump: HierarchyDump) {
    self.scene = scene
    texts = dump.joined
    messages = dump.observations
    namer = ImportNamer(scene)
    owners = scene.controllersByView
  }

  /// Joins all objects. Controllers come first, as recognizers may have them for targets, and checks
  /// last.
  mutating func join() {
    if let capture = texts.capture { joinParts(of: capture) }
    joinControllers()
    joinRecognizers()
    joinActions()
    joinConstraints()
    joinEmptyReplies()
    if let capture = texts.capture { join(capture) }
    checkChains()
    summary.remarks.sort { $0.line < $1.line }
    scene.changeOrigin { origin in
      for format in texts.formats {
        if !origin.formats.contains(format.name) { origin.formats.append(format.name) }
      }
      if summary.recognizers.joined > 0 { origin.tells.insert(.recognizers) }
      if summary.controllers.joined > 0 { origin.tells.insert(.controllers) }
    }
  }

  mutating func remark(_ kind: JoinRemark.Kind, on line: Int) {
    summary.remarks.append(JoinRemark(line: line, kind: kind))
  }

  func object(at address: String) -> StatefulObject? { scene.names.responder(atAddress: address) }

  func view(_ mention: ObjectMention?) -> UIView? {
    mention.flatMap { object(at: $0.address) as? UIView }
  }

  /// Compares chains of the app with those of the scene, from their first known responder on.
  mutating func checkChains() {
    for chain in texts.chains where !scene.mustStop() { check(chain) }
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

  /// Has a recognizer wait for those that must fail before it, and others wait for it.
  mutating func joinRequirements(of dumped: DumpedRecognizer) {
    guard let recognizer = object(at: dumped.object.address) as? UIGestureRecognizer else { return }
    for (address, waits) in dumped.mustFail.map({ ($0, true) })
      + dumped.mustFailFor.map({ ($0, false) })
    {
      guard let other = object(at: address) as? UIGestureRecognizer else {
        if waits {
          remark(
            .requirementMissing(recognizer: scene.label(of: recognizer), address: address),
            on: dumped.line)
        }
        continue
      }
      let (waiting, awaited) = waits ? (recognizer, other) : (other, recognizer)
      if awaited.waits(for: waiting) {
        remark(
          .requirementCycle(
            recognizer: scene.label(of: waiting), other: scene.label(of: awaited)),
          on: dumped.line)
      } else {
        waiting.require(toFail: awaited)
      }
    }
  }
}

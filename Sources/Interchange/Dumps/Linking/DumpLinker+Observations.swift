import Analysis
import ResponderKit
import Scenes

/// An answer of the device that a text records, and what it says about a scene.
package struct LinkedObservation: Sendable {
  /// The record.
  package let dumped: DumpedObservation
  /// The record with the views of the scene; nil if the scene has none of the views that it needs,
  /// or if no touch was tried.
  package let observation: Observation?
  /// The view that the record is about, if the scene has it.
  package var target: ObjectID?
}

extension DumpLinker {
  /// The distance in points by which the edges of equal frames may differ: some tools round them.
  private static let tolerance: CGFloat = 1

  /// Returns a record with the views of the scene, and with the simulator's answer.
  ///
  /// - Parameter own: The view with which the record stands, if it stands with one.
  private mutating func link(
    _ dumped: DumpedObservation, of own: UIView? = nil
  ) -> LinkedObservation {
    let target = own ?? dumped.target.flatMap { named($0) }
    var hit: UIView?
    let answer: Observation.Answer
    switch dumped.answer {
    case .notFound, .notSeen:
      return LinkedObservation(
        dumped: dumped, observation: nil, target: target.map { ObjectID($0) })
    case .target: answer = .target
    case .notTarget: answer = .notTarget
    case .hit(nil): answer = .hit(nil)
    case .hit(let mention?):
      hit = named(mention)
      answer = hit.map { .hit(ObjectID($0)) } ?? .stranger(mention.shownName)
    }
    let window = window(of: dumped)
    guard
      target != nil || hit != nil
        || (dumped.point != nil && (window != nil || dumped.space == .screen))
    else {
      return LinkedObservation(dumped: dumped, observation: nil)
    }
    let point = point(of: dumped, target, in: window ?? target?.window ?? hit?.window)
    return LinkedObservation(
      dumped: dumped,
      observation: Observation(
        target: target.map { ObjectID($0) }, point: point, answer: answer, reason: dumped.reason,
        source: dumped.source, line: dumped.line,
        simulated: point.flatMap { scene.hitView(at: $0) }.map { ObjectID($0) }),
      target: target.map { ObjectID($0) })
  }

  /// Returns the point of the screen: that of the record, else the middle of the visible part of the
  /// target.
  private func point(
    of dumped: DumpedObservation, _ target: UIView?, in window: UIView?
  ) -> CGPoint? {
    guard let point = dumped.point else {
      guard let target, target.visiblePart(of: scene.screenBounds) != nil else { return nil }
      return target.pointAsked(in: scene)
    }
    guard case .window = dumped.space, let window else { return point }
    return window.screenPoint(point)
  }

  /// Returns the window that a record names as that of its point.
  private mutating func window(of dumped: DumpedObservation) -> UIView? {
    guard case .window(let mention?) = dumped.space else { return nil }
    return named(mention)
  }

  /// Returns the view that a record names; nil if the scene does not have it.
  private mutating func named(_ mention: ViewMention) -> UIView? {
    if let address = mention.address,
      let view = object(at: address) as? UIView
    {
      return view
    }
    var found: [UIView] = []
    if let identifier = mention.identifier { found = index.byIdentifier[identifier] ?? [] }
    if found.isEmpty, let text = mention.text { found = index.byText[text] ?? [] }
    if mention.identifier == nil, mention.text == nil, mention.frame != nil {
      found = Array(scene.views)
    }
    if let frame = mention.frame {
      found = found.filter { $0.screenFrame.isNear(frame, within: Self.tolerance) }
    }
    guard let className = mention.className.map({ $0[...].withoutToolPrefix }) else {
      return found.first
    }
    for view in found {
      if let owner = owner(of: view, className) { return owner }
    }
    return found.first
  }

  /// Returns the view of a type that a view is or whose text it shows.
  private func owner(of view: UIView, _ type: Substring) -> UIView? {
    view.selfAndSuperviews.prefix(3).first { candidate in
      scene.className(of: candidate)[...].withoutToolPrefix == type
        || scene.classes.named(elementType: type) == scene.classes.ownClass(of: candidate)
    }
  }

  private var index: MentionIndex {
    mutating get {
      if let index = mentionIndex { return index }
      var found = MentionIndex()
      for view in scene.views {
        if let identifier = scene.origin(of: view)?.identifier {
          found.byIdentifier[identifier, default: []].append(view)
        }
        if let text = scene.shownText(of: view), !text.isEmpty {
          found.byText[text, default: []].append(view)
        }
      }
      mentionIndex = found
      return found
    }
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect, within distance: CGFloat) -> Bool {
    abs(minX - other.minX) <= distance && abs(minY - other.minY) <= distance
      && abs(maxX - other.maxX) <= distance && abs(maxY - other.maxY) <= distance
  }
}

/// The views of a scene by what texts call them.
struct MentionIndex {
  var byIdentifier: [String: [UIView]] = [:]
  var byText: [String: [UIView]] = [:]
}

extension DumpLinker {
  /// Finds the views of the records of a text, and keeps what the device answered.
  ///
  /// - Parameter own: The records that stand with views, with these views.
  /// - Returns: The records, and warnings about those that later ones contradict.
  mutating func linkObservations(
    _ own: [(view: UIView, dumped: DumpedObservation)]
  ) -> (linked: [LinkedObservation], warnings: [DumpWarning]) {
    guard scene.isImported, !(own.isEmpty && messages.isEmpty) else { return ([], []) }
    var linked: [LinkedObservation] = []
    for (view, dumped) in own where !scene.mustStop() { linked.append(link(dumped, of: view)) }
    for dumped in messages where !scene.mustStop() { linked.append(link(dumped)) }
    let failed = linked.suffix(messages.count).last {
      $0.target != nil && !$0.dumped.isSample && $0.observation?.isFailure != false
    }
    let (kept, warnings) = withoutContradictions(linked)
    let samples = kept.filter(\.dumped.isSample)
    let new = kept.filter { !$0.dumped.isSample }.compactMap(\.observation)
    scene.changeOrigin { origin in
      origin.observations += new
      for sample in samples {
        guard let observation = sample.observation, let target = observation.target else {
          continue
        }
        origin.samples[target, default: []].append(observation)
      }
      origin.failedView = failed?.target ?? origin.failedView
    }
    // Samples are told where the scene answers otherwise.
    let told = kept.filter {
      !$0.dumped.isSample || $0.observation?.isConfirmed(in: scene) == false
    }
    return (told, warnings)
  }

  /// Returns whether the scene has a view that one of the records names.
  mutating func knowsObserved() -> Bool {
    guard scene.isImported else { return false }
    for message in messages {
      let record = link(message)
      if record.observation != nil || record.target != nil { return true }
    }
    return false
  }

  /// Leaves out records that a later one about the same touch contradicts.
  private func withoutContradictions(
    _ linked: [LinkedObservation]
  ) -> (kept: [LinkedObservation], warnings: [DumpWarning]) {
    struct Touch: Hashable {
      let target: ObjectID?
      let x: CGFloat?
      let y: CGFloat?
    }
    var kept: [LinkedObservation] = []
    var warnings: [DumpWarning] = []
    var latest: [Touch: Observation] = [:]
    for record in linked.reversed() {
      guard let observation = record.observation, let target = observation.target else {
        kept.append(record)
        continue
      }
      let touch = Touch(target: target, x: observation.point?.x, y: observation.point?.y)
      if let later = latest[touch], later.isFailure != observation.isFailure {
        warnings.append(
          DumpWarning(line: observation.line, kind: .contradicted(laterLine: later.line)))
        continue
      }
      if latest[touch] == nil { latest[touch] = observation }
      kept.append(record)
    }
    return (kept.reversed(), warnings.reversed())
  }
}

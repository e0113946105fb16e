import Explanation
import Presentation
import ResponderKit
import Scenes
import Session

/// The notes below the error of an expectation that failed: reasons from the facts of the last
/// event.
extension Call {
  // MARK: Hit-tests

  /// Returns the reason why a view was not hit, or the view that was hit although none was
  /// expected.
  func reasons(for view: UIView?, in decisions: HitTestDecisions) -> [String] {
    guard let view else { return decisions.all.filter(\.isHit).map(words.sentence(ofHit:)) }
    return decisions.obstacle(to: view).map { [words.sentence($0)] } ?? []
  }

  /// Returns the decisions of the hit-test about some views, as sentences.
  func decisions(about views: some Sequence<ObjectID>, in decisions: HitTestDecisions) -> [String] {
    views.compactMap { view in
      decisions.decision(of: view).map { words.sentence($0, about: view) }
    }
  }

  /// Returns the reasons why some of the given views were not asked.
  func reasons(unasked views: [ObjectID], in decisions: HitTestDecisions) -> [String] {
    let asked = Set(decisions.asked)
    return views.filter { !asked.contains($0) }.compactMap(scene.view(of:))
      .flatMap { reasons(for: $0, in: decisions) }
  }

  /// Returns the reasons why the views that were asked are not the expected ones: for each missing
  /// view, else for each surplus one, else for the order.
  func reasons(
    asked: [ObjectID], expected: [ObjectID], in decisions: HitTestDecisions
  ) -> [String] {
    let missing = reasons(unasked: expected, in: decisions)
    guard missing.isEmpty else { return missing }
    let more = asked.filter { !expected.contains($0) }
    guard more.isEmpty else { return self.decisions(about: more, in: decisions) }
    return [
      "subviews are asked from the last to the first (\(HitTestFact.siblingAnsweredFirst.rule))"
    ]
  }

  private var words: DecisionWords { DecisionWords(scene) }

  // MARK: Delivery

  /// Returns the reason why a responder did not receive or handle the event, or some methods of it.
  func reasons(
    undelivered responder: UIResponder, _ methods: [EventMethod] = [], in event: EventTrace
  ) -> [String] {
    let isOnTheWay = event.routes.contains {
      $0.path.contains(ObjectID(responder)) && (methods.isEmpty || methods.contains($0.method))
    }
    if !isOnTheWay, let view = responder as? UIView, event.hitTest != nil,
      let obstacle = event.touchObstacle(to: view, in: scene)
    {
      return [story(event).sentence(obstacle)]
    }
    return event.handlingObstacle(to: responder, methods).map { [story(event).sentence($0)] } ?? []
  }

  /// Returns the reason why a responder handled the event, or some methods of it, although none
  /// should.
  func reasons(handledBySomebody methods: [EventMethod], in event: EventTrace) -> [String] {
    event.handlingObstacle(to: nil, methods).map { [story(event).sentence($0)] } ?? []
  }

  /// Returns the reason why a responder received messages although fewer or others were expected.
  func reasons(delivered responder: UIResponder, in event: EventTrace) -> [String] {
    let id = ObjectID(responder)
    guard let route = event.routes.first(where: { $0.path.contains(id) }),
      let first = route.path.first
    else { return [] }
    let name = scene.label(of: responder)
    let taken = (responder as? UIView).flatMap { event.touchObstacle(to: $0, in: scene) }
    let way =
      first == id
      ? "\(route.method.rawValue) starts at \(name)"
      : "\(route.method.rawValue) came up the chain from \(scene.label(of: first))"
    return [way.citing(EventFact.delivery.rule)] + (taken.map { [story(event).sentence($0)] } ?? [])
  }

  // MARK: Recognizers and controls

  /// Returns the sentences about a recognizer, or the reason why it got no touch.
  func reasons(about recognizer: UIGestureRecognizer, in event: EventTrace) -> [String] {
    let told = story(event).sentences(about: ObjectID(recognizer))
    guard told.isEmpty else { return told }
    let name = scene.label(of: recognizer)
    guard recognizer.isEnabled else {
      return ["\(name) is disabled".citing(StandingFact.disabledSeesNothing.rule)]
    }
    guard let obstacle = event.touchObstacle(to: recognizer, in: scene) else {
      return ["\(name) saw the finger and is undecided"]
    }
    let view = recognizer.view.map {
      "; \(name) is on \(scene.label(of: $0))".citing(StandingFact.seesFingersOfItsView.rule)
    }
    return [story(event).sentence(obstacle) + (event.hitTest == nil ? "" : view ?? "")]
  }

  /// Returns the reason why a control or a recognizer did not send an action.
  func reasons(unsent sender: StatefulObject, in event: EventTrace) -> [String] {
    if let recognizer = sender as? UIGestureRecognizer {
      return reasons(about: recognizer, in: event)
    }
    guard let view = sender as? UIView else { return [] }
    let opensMenu = (view as? UIControl)?.showsMenuAsPrimaryAction == true
    let untold = opensMenu ? [] : untold(by: view, in: event)
    if let obstacle = event.touchObstacle(to: view, in: scene) {
      // What else it told nobody is no reason, if it has targets.
      let hasTargets = (view as? UIControl)?.allControlEvents.isEmpty == false
      return [story(event).sentence(obstacle)] + (hasTargets ? [] : untold)
    }
    guard untold.isEmpty, let control = view as? UIControl else { return untold }
    let told = event.controlEvents(of: control)
    let name = scene.label(of: control)
    if control.showsMenuAsPrimaryAction, !told.isEmpty {
      return [
        "\(name) opens its menu, and sends no touchUpInside".citing(
          StandingFact.menuTakesFinger.rule)
      ]
    }
    guard told.isEmpty else { return ["\(name) told of \(told.joined(separator: ", "))"] }
    return control.isEnabled
      ? reasons(undelivered: control, in: event)
      : ["\(name) is disabled: it follows no finger (\(StandingFact.disabledTracksNothing.rule))"]
  }

  /// Returns a note on the events of a control that have no target.
  private func untold(by control: UIView, in event: EventTrace) -> [String] {
    let names = event.controlEvents(of: control) { $0.count == 0 }
    guard !names.isEmpty else { return [] }
    return [
      "it has no target for \(names.joined(separator: ", "))".citing(StandingFact.noTarget.rule)
    ]
  }

  /// Returns the sentences of the timeline about actions that were sent.
  func reasons(sent firings: [Firing], in event: EventTrace) -> [String] {
    var told: [String] = []
    for case .action(let report) in event.moments.lazy.map(\.event)
    where firings.contains(where: { $0.sender == report.sender && $0.name == report.action }) {
      if let text = story(event).sentence(.action(report)), !told.contains(text) {
        told.append(text)
      }
    }
    return told
  }

  // MARK: First responder

  /// Returns the reason why a responder is not the key window's first responder, or why another one
  /// is.
  func reasons(notFirst expected: UIResponder?, but found: UIResponder?) -> [String] {
    if let expected, expected.isFirstResponder {
      return [
        "\(scene.label(of: expected)) is first responder of a window that is not key"
          .citing(StandingFact.firstOfItsWindow.rule)
      ]
    }
    for responder in [expected, found].compactMap({ $0 }) {
      let reports = session.state.event?.firstResponderReports(about: responder) ?? []
      if let last = reports.last, let event = session.state.event {
        return [story(event).sentence(.firstResponder(last))].compactMap { $0 }
      }
    }
    guard let expected else { return [] }
    let name = scene.label(of: expected)
    return expected.canBecomeFirstResponder
      ? ["nobody asked \(name) to become first responder".citing(EventFact.becameFirst.rule)]
      : ["canBecomeFirstResponder of \(name) is off".citing(EventFact.cannotBecomeFirst.rule)]
  }

  // MARK: The chain

  /// Returns the place at which a responder chain leaves the expected one, as a sentence.
  func reasons(chain: [UIResponder], expected: [UIResponder]) -> [String] {
    let same = zip(chain, expected).prefix { $0 === $1 }.count
    guard same > 0 else { return [] }
    guard same < chain.count else { return ["\(scene.label(of: chain[same - 1])) has no next"] }
    let reason = scene.sentence(next: chain[same], of: chain[same - 1])
    return ["\(scene.label(of: chain[same])) is next: \(reason)"]
  }

  private func story(_ event: EventTrace) -> EventTimelineReport {
    EventTimelineReport(event, in: scene)
  }
}

extension EventTrace {
  /// Returns the control events that a control sent, each once.
  fileprivate func controlEvents(
    of control: UIView, where isMeant: (ControlEventReport) -> Bool = { _ in true }
  ) -> [String] {
    var names: [String] = []
    for case .controlEvent(let report) in moments.lazy.map(\.event)
    where report.control == ObjectID(control) && isMeant(report) && !names.contains(report.event) {
      names.append(report.event)
    }
    return names
  }

  fileprivate func firstResponderReports(about responder: UIResponder) -> [FirstResponderReport] {
    moments.compactMap { moment in
      guard case .firstResponder(let report) = moment.event,
        report.responder == ObjectID(responder)
      else { return nil }
      return report
    }
  }
}

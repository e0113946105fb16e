import ResponderKit
import Scenes

/// What the device itself answered about a touch, as it concerns one view.
package struct Record {
  /// The observation.
  package let observation: Observation
  /// Indicates whether the view got the touch.
  package let isReached: Bool
  /// The view that was hit, if it is in the scene and known.
  package let winner: UIView?

  /// Reads an observation for a view; nil if it tells nothing about the view.
  init?(_ observation: Observation, of target: UIView, in scene: Scene) {
    let isMeant = observation.target == ObjectID(target)
    switch observation.answer {
    case .target where isMeant: (isReached, winner) = (true, target)
    case .target:
      guard let meant = observation.target.flatMap(scene.view(of:)) else { return nil }
      (isReached, winner) = (scene.isReached(target, by: meant), meant)
    case .hit(let id):
      let hit = id.flatMap(scene.view(of:))
      if id != nil, hit == nil { return nil }
      (isReached, winner) = (scene.isReached(target, by: hit), hit)
    case .stranger, .notTarget:
      guard isMeant else { return nil }
      (isReached, winner) = (false, nil)
    }
    self.observation = observation
    self.target = target
  }

  private let target: UIView

  /// Returns the view that was hit: where the record does not tell, that of the simulator, unless
  /// the record says that it was not that one.
  func winner(or hit: UIView?) -> UIView? {
    switch observation.answer {
    case .target, .hit: winner
    case .stranger: nil
    case .notTarget: target.isReached(by: hit) ? nil : hit
    }
  }
}

extension Scene {
  /// Returns what the device answered to the question of a touch, the last record first.
  ///
  /// - Parameter point: The point of the screen; nil for the point of the record.
  package func record(of target: UIView, at point: CGPoint?) -> Record? {
    guard let origin, !origin.observations.isEmpty || !origin.samples.isEmpty else { return nil }
    if point == nil, let record = record(of: target, at: nil, origin.observations) { return record }
    let point = point ?? target.pointAsked(in: self)
    return record(of: target, at: point, origin.observations)
      ?? record(of: target, at: point, origin.samples[ObjectID(target)] ?? [])
  }

  /// Returns the answers of the device at points of a view where the simulator is wrong about whether
  /// the view gets the touch; the middle of the view is none of them.
  package func differingSamples(of view: UIView) -> [Observation] {
    (origin?.samples[ObjectID(view)] ?? []).filter { sample in
      guard let point = sample.point, holds(sample),
        let record = Record(sample, of: view, in: self)
      else { return false }
      return record.isReached != isReached(view, by: hitView(at: point))
    }
  }

  private func record(
    of target: UIView, at point: CGPoint?, _ observations: [Observation]
  ) -> Record? {
    let id = ObjectID(target)
    for observation in observations.reversed() {
      if let point {
        guard let place = observation.point, place.isNear(point) else { continue }
      } else if observation.target != id,
        observation.target != nil || observation.answer != .hit(id)
      {
        continue
      }
      if let record = Record(observation, of: target, in: self) { return record }
    }
    return nil
  }

  /// Returns whether the simulator still answers what it did when the observation was imported;
  /// otherwise somebody has changed the scene since, and the observation is of another one.
  package func holds(_ observation: Observation) -> Bool {
    guard let point = observation.point, let simulated = observation.simulated else { return true }
    return hitView(at: point).map { ObjectID($0) } == simulated
  }

  /// Returns the latest answer of the device at a point of the screen that still stands; nil if there
  /// is none.
  package func observation(at point: CGPoint) -> Observation? {
    let isThere = { (observation: Observation) in observation.point?.isNear(point) == true }
    return origin?.observations.last { isThere($0) && holds($0) }
      ?? origin?.samples.values.joined().filter { isThere($0) && holds($0) }
      .max { $0.line < $1.line }
  }

  /// Returns the latest answer of the device about a touch of a view that still stands; nil if there
  /// is none.
  package func observation(of view: UIView) -> Observation? {
    guard let record = record(of: view, at: nil), holds(record.observation) else { return nil }
    return record.observation
  }
}

extension Observation {
  /// Returns whether the device says that a touch does not reach a view.
  package func isMiss(of view: UIView, in scene: Scene) -> Bool {
    Record(self, of: view, in: scene)?.isReached == false
  }

  /// Returns whether the device says that a touch reaches a view.
  package func isHit(of view: UIView, in scene: Scene) -> Bool {
    Record(self, of: view, in: scene)?.isReached == true
  }
}

extension Diagnoser {
  /// Finds what the device itself answered.
  mutating func findRecord() {
    guard let record else { return }
    guard scene.holds(record.observation) else {
      add(.outdated(record.observation), .note, by: record.winner)
      self.record = nil
      return
    }
    let agrees =
      record.isReached == isReached
      && (record.isReached || record.winner == nil || record.winner === winner)
    add(
      .observed(record.observation, isReached: record.isReached),
      agrees ? .note : record.isReached ? .affects : .blocks, by: record.winner)
  }

  /// Finds other points of the target where the device answered otherwise.
  mutating func findSamples() {
    let samples = scene.differingSamples(of: target).filter {
      $0.point?.isNear(point) == false
    }
    if !samples.isEmpty { add(.differingSamples(samples), .affects, by: nil) }
  }

  /// Finds that the text ends early: what is printed last lies in front.
  mutating func findCut() {
    guard isReached, record == nil, scene.origin?.isCut == true, scene.origin(of: target) != nil
    else { return }
    add(.textIsCut, .affects, by: nil, .undecidable(.cut))
  }

  /// Finds the recognizers on the way whose classes are the app's own.
  mutating func findRecognizersOfApp() {
    guard isReached else { return }
    for recognizer in path.flatMap({ $0.gestureRecognizers ?? [] })
    where isListed(recognizer) && !scene.className(of: recognizer).hasPrefix("_")
      && !scene.className(of: recognizer).hasPrefix("UI")
    {
      add(
        .unknownRecognizer(recognizer), .affects, by: recognizer,
        .undecidable(.recognizerClass(recognizer)))
    }
  }

  /// Finds the views on the way whose recognizers the text leaves out.
  mutating func findUnknownRecognizers() {
    guard isReached, scene.origin?.tells.contains(.recognizers) != true else { return }
    let views = path.filter {
      $0.isInteractive(in: scene) && $0.isTouchTarget(in: scene) && isLeavingOutRecognizers($0)
    }
    // Where something inside decides, its recognizers are the least of the questions.
    guard !views.isEmpty, !findings.contains(where: \.leavesOpen) else { return }
    add(.unknownRecognizers(views), .affects, by: views.last, .undecidable(.recognizers))
  }

  private func isLeavingOutRecognizers(_ view: UIView) -> Bool {
    scene.origin(of: view)?.uncertainties.contains(.recognizers) == true
  }
}

extension CGPoint {
  /// Returns whether a point is the same one, but for what texts round.
  fileprivate func isNear(_ other: CGPoint) -> Bool {
    abs(x - other.x) < 0.6 && abs(y - other.y) < 0.6
  }
}

extension UIView {
  /// Returns whether the view is shown and has a point, whether or not touches find it there.
  func isDrawn(at point: CGPoint) -> Bool {
    !isHiddenOrFaint && bounds.containsHalfOpen(point)
  }
}

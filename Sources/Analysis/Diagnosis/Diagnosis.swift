import Explanation
import ResponderKit
import Scenes

/// The reasons why a view does or does not receive a touch at a point, and the course of the touch
/// from there.
package struct Diagnosis {
  /// The view that the question is about.
  package let target: UIView
  /// The point, in the coordinates of the screen.
  package let point: CGPoint
  /// The view in the middle of which the question is asked: the target or a part of it that was
  /// named, such as its label; nil if a point was given.
  package let place: UIView?
  /// The view that the touch hits: on the device where that is known, else in the simulator.
  package let winner: UIView?
  /// The answer to the question whether the view gets the touch.
  package let verdict: Verdict
  /// The findings: obstacles in the order in which the hit-test meets them, then facts that change
  /// the outcome, then facts worth knowing.
  package let findings: [Finding]
  /// The share of the view that can be reached.
  package let reach: TouchCoverage
  /// The course of the touch after the hit-test; nil if no tap was tried.
  package let course: TouchCourse?
  package let scene: Scene

  /// Looks for the reasons.
  ///
  /// - Parameters:
  ///   - point: A point of the screen; nil for the middle of a view.
  ///   - part: The part of the target in the middle of which it is asked; nil for the target itself.
  ///   - isMeasured: True to measure the share of the view that can be reached.
  ///   - isJudged: True to try fixes for what they cost; nil to do so if it is measured.
  ///   - triesTap: True to try a tap, which tells the course of the touch after the hit-test.
  package init(
    of target: UIView, at point: CGPoint? = nil, middleOf part: UIView? = nil, in scene: Scene,
    isMeasured: Bool = true, isJudged: Bool? = nil, triesTap: Bool = true
  ) {
    self.target = target
    self.scene = scene
    self.place = point == nil ? part ?? target : nil
    let point = point ?? part?.pointAsked(in: scene)
    let record = scene.record(of: target, at: point)
    let place = point ?? record?.observation.point ?? target.pointAsked(in: scene)
    self.point = place
    var diagnoser = Diagnoser(target, at: place, in: scene)
    let hit = diagnoser.winner
    reach =
      target.window == nil || !isMeasured ? TouchCoverage() : TouchCoverage(of: target, in: scene)
    let outcome = target.window == nil || !triesTap ? nil : scene.outcome(ofTapAt: place)
    course = outcome.map {
      TouchCourse(of: target, isHit: scene.isReached(target, by: hit), $0, in: scene)
    }
    diagnoser.course = course
    diagnoser.codeThatRan = outcome?.code ?? []
    diagnoser.record = record
    diagnoser.findReasons()
    // A record that no longer holds decides nothing.
    let held = diagnoser.record
    winner = held.map { $0.winner(or: hit) } ?? hit
    let ordered = diagnoser.ordered
    // No record of a hit tells what a framework does inside.
    let isOpenInside = ordered.contains(where: \.isAboutInside)
    verdict =
      held.map { $0.isReached ? isOpenInside ? .open : .reached : .missed }
      ?? Verdict(isReached: diagnoser.isReached, ordered)
    guard isJudged ?? isMeasured else {
      findings = ordered
      return
    }
    findings = Self.judged(
      isMeasured ? Self.withNumbers(ordered, of: target, at: place, in: scene) : ordered,
      of: target, in: scene)
  }

  /// Returns findings of which the first one has another number in the app's code as a fix, if one
  /// helps.
  private static func withNumbers(
    _ findings: [Finding], of target: UIView, at point: CGPoint, in scene: Scene
  ) -> [Finding] {
    guard let index = findings.firstIndex(where: { $0.weight == .blocks }),
      let cause = findings[index].cause, !findings[index].isInDoubt,
      let change = scene.code?.numberThatHelps(
        in: cause.lines, of: scene,
        { scene.isReached(target, by: scene.hitView(at: point)) })
    else { return findings }
    var findings = findings
    findings[index].fixes.insert(Fix(.changeNumber(change)), at: 0)
    return findings
  }

  /// Returns findings whose fixes have been tried, as far as the reader may want them.
  private static func judged(
    _ findings: [Finding], of target: UIView, in scene: Scene
  ) -> [Finding] {
    guard findings.contains(where: { $0.weight == .blocks && $0.hasChanges }) else {
      return findings
    }
    let judge = FixJudge(in: scene)
    var count = 0
    return findings.map { finding in
      guard finding.weight == .blocks, finding.hasChanges, count < mostJudged else {
        return finding
      }
      count += 1
      var finding = finding
      finding.fixes = judge.judged(finding.fixes, for: target)
      return finding
    }
  }

  /// The number of obstacles whose fixes are tried for what they cost.
  private static let mostJudged = 4

  /// Returns the first obstacle that the hit-test meets; nil if there is none.
  ///
  /// - Parameter point: A point of the screen; nil for the middle of the view.
  package static func firstObstacle(
    of target: UIView, at point: CGPoint?, in scene: Scene
  ) -> Finding? {
    let record = scene.record(of: target, at: point)
    let point = point ?? record?.observation.point ?? target.pointAsked(in: scene)
    var diagnoser = Diagnoser(target, at: point, in: scene)
    diagnoser.record = record
    diagnoser.stopsAtFirst = true
    diagnoser.findReasons()
    return diagnoser.ordered.first { $0.weight == .blocks }
  }

  /// The findings that keep the touch away.
  package var obstacles: [Finding] { findings.filter { $0.weight == .blocks } }

  /// Indicates whether the view gets the touch, for all that is known.
  package var isReached: Bool { verdict == .reached }

  /// Indicates whether the view gets the touch and reacts to it.
  package var works: Bool {
    guard isReached else { return false }
    // A tap was tried on the simulator, which may not know what the device knows.
    if case .notHit? = course { return true }
    if case .taken? = course, (target as? UIControl)?.keepsKnobDrags == true { return true }
    return course?.works != false
  }

  /// The point in the view's coordinates.
  package var pointInTarget: CGPoint { target.point(fromScreen: point) }

  /// A point of the screen at which the view gets the touch, if there is one.
  ///
  /// The point has whole coordinates where that works, too, because people type it.
  package var pointThatWorks: CGPoint? {
    guard let point = reach.bestPoint.map({ target.screenPoint($0) }) else { return nil }
    let whole = CGPoint(x: point.x.rounded(), y: point.y.rounded())
    return scene.isReached(target, by: scene.hitView(at: whole)) ? whole : point
  }
}

extension TouchCoverage {
  /// Creates a coverage of which nothing is measured.
  init() {}
}

/// A fact that keeps a touch from a view, or that changes the course of the touch there.
package struct Finding {
  /// The degree to which a finding matters.
  package enum Weight: String, CaseIterable, Sendable {
    /// The touch does not reach the view.
    case blocks
    /// The touch reaches the view, but may not have the effect that is expected of it.
    case affects
    /// The fact is worth knowing.
    case note
  }

  /// The fact, with its numbers.
  package let fact: FindingFact
  /// The degree to which the finding matters.
  package let weight: Weight
  /// The view that the touch is for.
  package let target: UIView
  /// The object that is the cause, if an object is.
  package let object: StatefulObject?
  /// The degree to which the finding is sure.
  package let confidence: Confidence
  /// The line of the app's code that decided, if one did.
  package let cause: CodeCause?
  /// Remedies, best first.
  package internal(set) var fixes: [Fix]

  /// The code of the finding, which scripts compare.
  package var code: DiagnosisCode { fact.code }
  /// The rule of UIKit behind the finding; nil if none states it.
  package var rule: RuleID? { fact.ground?.rule }
  /// The identity of the object that is the cause.
  package var culprit: ObjectID? { object.map { ObjectID($0) } }

  /// Indicates whether a fix is known that can be tried.
  var hasChanges: Bool { fixes.contains { !$0.changes.isEmpty } }

  /// Indicates whether it says that a framework decides inside of the target.
  var isAboutInside: Bool {
    if case .opaque(let view, _) = fact { view === target } else { false }
  }

  /// Indicates whether nobody can tell that the touch is kept away.
  var isInDoubt: Bool {
    if case .undecidable = confidence { true } else { false }
  }

  /// Indicates whether the touch may be kept away although the simulator lets it through.
  var leavesOpen: Bool {
    switch fact {
    case .animating(_, _, isSwallowing: false), .letThrough, .underBar, .ownCode, .openCode,
      .textIsCut, .sizeUnknown:
      true
    case .unknownRecognizer(let recognizer):
      (target as? UIControl)?.keepsSingleTaps == false && recognizer.view !== target
    case .suspect, .notPerformed: weight == .affects
    case .unknownRecognizers(let views):
      // UIKit keeps taps on some of its controls from the recognizers of others.
      (target as? UIControl)?.keepsSingleTaps == false && views.contains { $0 !== target }
    case .opaque(let view, _): target.isDescendant(of: view)
    case .recognizer: isInDoubt
    default: false
    }
  }
}

/// A degree to which a finding is sure.
package enum Confidence {
  /// The finding follows from what the scene or the dump says.
  case certain
  /// The finding follows from an assumption that no dump confirms.
  case assuming(Assumption)
  /// Nobody can tell.
  case undecidable(Obscurity)

  /// An assumption: a statement that is taken for true.
  package enum Assumption {
    /// A class treats touches as its note says.
    case known(ClassNote)
    /// A presented controller lets no touches through to the views behind it.
    case presentation
    /// A class of the app does not override hitTest, though the view's class is named as if it did.
    case noOverride(of: UIView)
    /// An animation has the options that it has by default.
    case animationOptions
    /// UIKit answers as the simulator does.
    case undocumented
    /// The size of a view is as it seems under its transform.
    case sizeUnderTransform
    /// A controller made a view of that size.
    case madeByController
    /// A view was to have a recognizer, too.
    case recognizer(on: UIView)
    /// The edges of the system have the width that they usually have.
    case systemEdges
  }

  /// A reason why something cannot be told.
  package enum Obscurity {
    /// The note on a class says so.
    case note(ClassNote)
    /// The source of the note on a class says so.
    case source(ClassNote)
    /// A view lies in a view whose inside is not known.
    case inside(UIView, of: UIView, ClassNote)
    /// Code of the app needs values that nobody has given, or cannot run.
    case openCode([OpenAnswer])
    /// The size of a view is not known.
    case size(UIView)
    /// A view is a part that UIKit made.
    case part(UIView)
    /// No dump prints targets of controls.
    case targets
    /// The text does not tell the controller of a root view.
    case controller(of: UIView)
    /// No text tells which methods the app's classes implement.
    case implementations
    /// The text names no recognizers.
    case recognizers
    /// No text tells what the class of a recognizer does.
    case recognizerClass(UIGestureRecognizer)
    /// A recognizer has a delegate, whose answers no text tells.
    case delegate(UIGestureRecognizer)
    /// The text tells accessible elements, not views.
    case elements
    /// The text ends early.
    case cut
    /// A class of the app is named as if it let touches through.
    case named(UIView)
    /// The class of a view in front decides, as another finding says.
    case suspect
    /// A view of UIKit's own holds nothing and covers everything.
    case container(UIView)
    /// A bar hit-tests in its own way.
    case bar(UIView)
    /// The text was printed in the middle of a transition.
    case transition
    /// A view keeps taps on its controls from a recognizer in some versions of iOS.
    case version(UIView, TapVersions)
  }
}

/// An answer to the question whether a view gets a touch.
package enum Verdict: Sendable {
  /// The view gets it.
  case reached
  /// The view does not get it.
  case missed
  /// Something decides that the scene does not tell; the first finding says what.
  case open

  /// Reads findings in their order.
  ///
  /// - Parameter isReached: Whether the view gets the touch in the simulator.
  init(isReached: Bool, _ findings: [Finding]) {
    let obstacles = findings.filter { $0.weight == .blocks }
    if isReached {
      self = findings.contains(where: \.leavesOpen) ? .open : .reached
    } else {
      // One that is sure is enough.
      self = !obstacles.isEmpty && obstacles.allSatisfy(\.isInDoubt) ? .open : .missed
    }
  }
}

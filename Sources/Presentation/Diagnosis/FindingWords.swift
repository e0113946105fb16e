import Analysis
import Explanation
import ResponderKit
import Scenes
import Text

/// Words for a finding: what happens, why it is not certain, and what would help.
package struct FindingWords {
  let scene: Scene
  let decisions: DecisionWords

  /// Creates words with the names of a scene.
  package init(_ scene: Scene) {
    self.scene = scene
    decisions = DecisionWords(scene)
  }

  func name(_ object: StatefulObject) -> String { scene.label(of: object) }

  /// Returns the name, with the class where the name does not tell it.
  func nameWithClass(_ view: UIView) -> String {
    let (name, className) = (name(view), scene.className(of: view))
    return name == className ? name : "\(name) (\(className.clipped(to: 40)))"
  }

  /// Returns an override as a value; a subclass has none.
  private func words(of override: (any ViewOverride)?, or other: String) -> String {
    override.map { scene.words(of: $0) } ?? other
  }

  // MARK: Findings

  /// Returns a sentence that says what happens, with its numbers.
  package func statement(_ finding: Finding) -> String { row(of: finding).statement }

  /// Returns further sentences: the reason, and remarks.
  package func details(_ finding: Finding) -> [String] { row(of: finding).details }

  func row(of finding: Finding) -> FindingRow {
    let target = name(finding.target)
    switch finding.fact {
    case .observed(let observation, _):
      return FindingRow(
        "the device answered: \(ObservationReport(observation, in: scene).words())",
        details: [otherAnswer(observation)], numbers: FindingNumbers(observation: observation))
    case .differingSamples(let samples):
      let first = samples.first.map { ObservationReport($0, in: scene) }
      let others = samples.count > 1 ? ". \(samples.count - 1) more points differ" : ""
      return FindingRow(
        "the device answers otherwise at other points of \(target): "
          + (first.map {
            $0.words(showsPoint: true) + ($0.comparison.map { "; \($0.words)" } ?? "")
          }
            ?? "") + others, numbers: FindingNumbers(observation: samples.first))
    case .textIsCut:
      return FindingRow(
        "the imported text ends early: views in front of \(target) may be missing",
        doubt: "the text ends early")
    case .unknownRecognizer(let recognizer):
      return FindingRow(
        "\(name(recognizer)) on \(recognizer.view.map(name) ?? "a view") is of a class of the "
          + "app's own and may take the touch", doubt: "\(name(recognizer)) may take it")
    case .outdated(let observation):
      return FindingRow(
        "the scene was changed since the device answered: "
          + ObservationReport(observation, in: scene).words(),
        numbers: FindingNumbers(observation: observation))
    case .detached(let controller):
      return FindingRow(
        "\(DecisionWords.noWindow(target)), and it cannot become first responder",
        details: controller.map {
          [
            "It is in the view of \(name($0)), which is shown nowhere: wait for viewDidAppear, or "
              + "present the controller or make it a window's root"
          ]
        } ?? [])
    case .ignoringEvents:
      return FindingRow("the application ignores all interaction events at this moment")
    case .offScreen(let point, let visible):
      return FindingRow(DecisionWords.offScreen(point, target, visible))
    case .outsideWindow(let window, let miss, let nor):
      return FindingRow(
        "the point is not in the window \(name(window)), which \(target) lies in"
          + "\(alsoMissed(nor)): \(words(of: miss))",
        numbers: FindingNumbers(point: miss.point, bounds: miss.bounds, nor: nor))
    case .suspect(let view, let taker):
      let own = "\(nameWithClass(view)) \(overriding(by: view) ?? "probably overrides hitTest")"
      return FindingRow(
        taker === view
          ? "\(own): it lets the touch through, or takes it itself"
          : "\(own): it lets the touch through, or \(nameWithClass(taker)) takes it",
        doubt: "\(name(view))'s class decides", numbers: FindingNumbers(taker: taker))
    case .ownCode(let view) where view === finding.target:
      return FindingRow(
        "\(nameWithClass(view)) \(overriding(by: view) ?? "has code of its own"), and so "
          + "decides itself", doubt: "\(name(view))'s class decides")
    case .ownCode(let view):
      return FindingRow(
        "\(nameWithClass(view)), which \(target) lies in, "
          + "\(overriding(by: view) ?? "has code of its own"), and so decides who gets the touch",
        doubt: "\(name(view))'s class decides")
    case .openCode(let hit): return row(of: hit, finding)
    case .sizeUnknown(let view): return row(ofUnknownSizeOf: view, finding)
    case .letThrough(let view, let note):
      return FindingRow(
        "\(nameWithClass(view)), in front of \(target), probably lets the touch through: it "
          + note.summary, doubt: "if \(name(view)) lets it through")
    case .underBar(let bar, let part):
      return FindingRow(
        "\(target) lies under \(nameWithClass(bar)), whose background covers \(part.percent)% "
          + "of it", doubt: "it lies under \(name(bar))")
    case .inTransition(let view):
      return FindingRow(
        "\(name(view)) has user interaction off, but the text was printed in the middle of a "
          + "transition: take it again when the transition is over", doubt: Self.inTransition)
    case .fadingPicture(let view):
      return FindingRow(
        "\(nameWithClass(view)), in front of \(target), is a picture of an earlier screen "
          + "that was fading when the text was printed: take it again when the transition is over",
        doubt: Self.inTransition)
    case .unknownRecognizers(let views):
      return FindingRow(
        "\(views.map(name).joined(separator: ", ")) "
          + "\(views.count == 1 ? "has" : "have") recognizers that the text does not name: one of "
          + "them may take the touch",
        doubt: "a recognizer of \(views.map(scene.label).listed("or")) may take it")
    case .otherWindow(let front):
      return FindingRow(
        "the window \(name(front.window)), in front of \(name(front.own)), takes the touch: "
          + "\(nameWithClass(front.taker)) is hit there",
        details: [
          "windows are asked from the front to the back (levels "
            + "\(front.level.rawValue.exactText) and \(front.ownLevel.rawValue.exactText)); the "
            + "first whose hitTest is not nil gets the event, whichever is key"
        ], doubt: "\(word(for: front.note?.content)) decides",
        numbers: FindingNumbers(taker: front.taker))
    case .treeShape(let view, let window):
      return FindingRow(
        "between \(name(window)) and its root view lies \(nameWithClass(view)): since iOS 13 "
          + "the root view is no subview of the window, and an override that compares the answer "
          + "with a view at a fixed depth takes the wrong one")
    case .hidden(let view): return FindingRow("\(name(view)) is hidden: \(skipped(view, finding))")
    case .transparent(let view, let alpha):
      let flag = decisions.flag(.transparent(alpha: alpha))
      return FindingRow(
        "\(name(view))'s \(flag): \(skipped(view, finding))",
        details: [
          "a clear background, or clear text, lets a view be invisible and still take touches"
        ], numbers: FindingNumbers(alpha: alpha))
    case .interactionOff(let view, let isDefault):
      return FindingRow(
        "\(name(view)) has user interaction off: \(skipped(view, finding))",
        details: isDefault
          ? [
            "labels and image views have it off by default".citing(
              StandingFact.interactionIsOffByDefault.rule)
          ] : [])
    case .disabled(let view):
      return FindingRow(
        "\(name(view)) is disabled: a disabled control and its subviews are not hit, and "
          + "the touch goes to the view behind it")
    case .disabledButHit:
      return FindingRow(
        "\(target) is hit, because an override does not check isEnabled, but it is "
          + "disabled: it tracks no finger and sends no action")
    case .flagSkipped(let view, let flag, let override):
      return FindingRow(
        "\(name(view)) is \(state(flag)), but its hitTest (\(scene.words(of: override))) does "
          + "not check that, so it still takes touches")
    case .singularTransform(let view, let transform):
      return FindingRow(
        "\(name(view))'s transform \(transform.text) has no inverse: no point of the screen is "
          + "in it")
    case .outside(let miss):
      return FindingRow(
        "the point is not in \(target): \(words(of: miss))",
        numbers: FindingNumbers(point: miss.point, bounds: miss.bounds))
    case .outsideTransformed(let miss, let frame):
      return FindingRow(
        "the point is in \(target)'s frame \(frame.text), which is only the box around the "
          + "transformed view, but not in the view: \(words(of: miss))",
        details: [
          "touches go by the bounds, not by the frame".citing(StandingFact.boundsNotFrame.rule)
        ], numbers: FindingNumbers(frame: frame, bounds: miss.bounds))
    case .outsideAncestor(let view, let miss, let percent, let isClipping, let nor):
      return FindingRow(
        "the point is not in \(name(view)), which \(target) lies in\(alsoMissed(nor)): "
          + words(of: miss),
        details: percent == 0
          ? []
          : [
            "\(percent)% of \(target) lies outside of \(name(view)); "
              + (isClipping
                ? "it clips, so that part is not even drawn"
                : ("clipsToBounds is off, so that part is drawn, but it is dead: clipping only "
                  + "changes the drawing").citing(StandingFact.outsideAncestor.rule))
          ],
        numbers: FindingNumbers(
          point: miss.point, bounds: miss.bounds, outsidePercent: percent, nor: nor))
    case .zeroSize(let view, let bounds):
      return zeroSize(of: view, bounds)
    case .zeroSizeAncestor(let view, let bounds, let nor):
      return zeroSize(
        of: view, bounds, nor: nor, "what is in it is drawn all the same unless it clips")
    case .scrolledOut(let scrollView, let miss):
      return FindingRow(
        "\(target) has scrolled out of \(name(scrollView)): "
          + words(of: miss),
        details: [
          "a finger has to scroll first; what is shown begins at \(miss.bounds.origin.text): "
            + "contentOffset is the origin of the bounds".citing(
              StandingFact.contentOffsetIsTheOrigin.rule)
        ], numbers: FindingNumbers(contentOffset: miss.bounds.origin))
    case .refusedPoint(let view, let point, let bounds, _) where finding.cause != nil:
      return FindingRow(
        "\(name(view))'s point(inside:) refuses \(point.text), which is "
          + "\(bounds.containsHalfOpen(point) ? "in" : "outside of") its bounds \(bounds.text): "
          + (finding.cause.map(words) ?? ""))
    case .refusedPoint(let view, let point, let bounds, let override):
      return FindingRow(
        "\(name(view))'s point(inside:) is overridden "
          + "(\(words(of: override, or: "a subclass"))) and refuses \(point.text), which is "
          + "\(bounds.containsHalfOpen(point) ? "in" : "outside of") its bounds \(bounds.text)")
    case .answeredByOverride(let view, _, let answer, _) where finding.cause != nil:
      return FindingRow(
        "\(name(view))'s hitTest answers \(answer.map(name) ?? "nil"): "
          + (finding.cause.map(words) ?? ""))
    case .leftOut(let view, let parent, _, _) where finding.cause != nil:
      return FindingRow(
        "\(name(parent))'s hitTest leaves \(name(view)) out: " + (finding.cause.map(words) ?? ""))
    case .answeredByOverride(let view, let override, let answer, let note):
      return FindingRow(
        DecisionWords.overridden(
          name(view), words(of: override, or: "by a subclass"), answers: answer.map(name)),
        details: [note?.summary].compactMap(\.self))
    case .leftOut(let view, let parent, let override, let note):
      return FindingRow(
        DecisionWords.leftOut(
          name(view), by: name(parent), words(of: override, or: "by a subclass")),
        details: [note?.summary].compactMap(\.self))
    case .covered(let covering): return row(of: covering, finding)
    case .coveredByOwnChild(let child, let part, let note):
      return FindingRow(
        "\(nameWithClass(child)), in \(target) itself, takes the touch: a control does not "
          + "track a finger that hits a subview",
        details: ["the dead part is \(part.rect.text), \(part.percent)% of \(target)"]
          + (note.map { [summary(of: $0, on: child)] } ?? []),
        doubt: "\(name(child)), a part of it, is hit", numbers: FindingNumbers(covers: part))
    case .drawnInFront(let view, let mine, let sibling, let its):
      return FindingRow(
        "\(name(view)) is drawn in front of \(name(sibling)) by its zPosition "
          + "(\(mine.shortText) against \(its.shortText)), but hit-testing uses only the order of "
          + "the subviews")
    case .saidToBeDetached(let view):
      return FindingRow(
        "_printHierarchy says that \(name(view)) is in no window: no touch reaches what is in "
          + "it, and nothing in it can become first responder yet",
        details: ["viewDidLoad is too early: wait for viewDidAppear"])
    case .animating(let view, _, isSwallowing: true):
      return FindingRow(
        "\(name(view)) is being animated without .allowUserInteraction: it keeps the touch to "
          + "itself until the end, and nobody gets it", doubt: Self.unlessKept)
    case .animating(let view, let keys, isSwallowing: false):
      let shown = keys.isEmpty ? "" : " (\(keys.joined(separator: ", ")))"
      return FindingRow(
        "\(name(view)) is being animated\(shown): unless the animation has "
          + ".allowUserInteraction, it and its subviews get no touches until the end",
        doubt: Self.unlessKept)
    case .onItsWay(let view, let frame):
      return FindingRow(
        "\(name(view)) is shown on its way; hit-testing uses the place where it will end, "
          + frame.text)
    case .opaque(let view, let note):
      return FindingRow(
        "\(nameWithClass(view)) gets the touch; what happens to it inside is not known: "
          + note.summary, doubt: "\(word(for: note.content)) decides inside")
    case .enlarging(let view, let note):
      return FindingRow("\(nameWithClass(view)): \(note.summary)")
    case .transformed(let view, let place):
      return FindingRow(
        "\(name(view)) is transformed by \(place.transform.text) about its anchor point "
          + "\(place.anchor.text): the touch is at \(place.point.text) in its bounds "
          + "\(place.bounds.text); its frame \(place.frame.text) is only the box around it")
    case .codeRefuses(let object, let method, let cause):
      let says = cause.line.value == "false" ? "answers false" : "returns early"
      return FindingRow("\(method) of \(scene.label(of: object)) \(says): \(words(of: cause))")
    case .codeOpen(let object, let method, let line):
      return FindingRow(
        "\(method) of \(scene.label(of: object)) is there, and stops at \(line.source):\(line.line), "
          + "'\(line.text)': what it does is open")
    case .notPerformed(let actions):
      let doubt = "who performs its action is not told"
      let sent = "\(target) sends \(actions.map(\.name).joined(separator: ", "))"
      guard actions.contains(where: { $0.receiver == .nobody }) else {
        return FindingRow(
          sent + " to a target that has no such method: an app stops there", doubt: doubt)
      }
      if finding.weight == .affects {
        return FindingRow(
          sent
            + " to nobody in particular: to the first responder and up its chain, or else up from "
            + target, doubt: doubt)
      }
      return FindingRow(
        sent
          + ", but nobody performs it: neither the first responder nor anybody up the chain",
        doubt: doubt)
    case .forwarded(let view):
      return FindingRow(
        "the touch hits \(nameWithClass(view)), in \(target), and goes up the responder chain "
          + "from there")
    case .keptFromBar(let view, let bar):
      return FindingRow(
        "\(nameWithClass(view)), in \(name(bar)), takes the touch that \(name(bar)) would "
          + "hand to \(target)")
    case .handedOn(let bar):
      return FindingRow("\(name(bar)) is hit in its place, and hands the touch on to \(target)")
    case .noTargets(_, isOpen: false, let silent) where !silent.isEmpty:
      return FindingRow("\(silent.map(scene.label).listed()) gets no action of \(target) on a tap")
    case .noTargets(_, isOpen: false, _):
      return FindingRow("\(target) has no targets: a touch on it sends no action")
    case .noTargets(let control, isOpen: true, _):
      let address = scene.names.entry(of: control)?.address ?? "button"
      return FindingRow(
        "the targets of \(target) are not in the dump",
        details: ["ask the debugger: po [\(address) allTargets]"])
    case .opensMenu(_, let unsent):
      let waiting =
        unsent.isEmpty ? "what waits for it" : unsent.map(\.description).listed()
      return FindingRow(
        "\(target) opens its menu when the finger comes down and never sends touchUpInside, so that "
          + "nobody performs \(waiting)")
    case .actionsUnknown(_, let targets):
      return FindingRow(
        "\(target) sends actions to \(targets.map(scene.label).listed()), which are not told")
    case .nilTarget(let action, let performer):
      return FindingRow(
        "\(action) has no target: it goes to the first responder and up its chain, or else "
          + "up from \(target): "
          + (performer.map { "\(name($0)) implements it" }
            ?? (scene.origin(of: finding.target) == nil
              ? "nobody there implements it" : "who implements it is not told"))
      )
    case .noController(let view, let controller):
      return FindingRow(
        "\(name(view)) fills the view of \(controller.map(name) ?? "") but belongs to no "
          + "controller: if another controller made it, that controller is gone, and with it the "
          + "target of \(target)")
    case .recognizer(let recognizer, let fact): return row(of: recognizer, fact, target, finding)
    case .scrollDelays(let scrollView):
      return FindingRow(
        "\(name(scrollView)) holds touchesBegan back for 0.15 s to see whether the finger "
          + "scrolls: a quick tap sends its action, but \(target) hardly highlights")
    case .scrollKeepsContent(let scrollView):
      return FindingRow(
        "once \(target) has the finger, \(name(scrollView)) does not scroll: "
          + "touchesShouldCancel(in:) is false for controls")
    case .systemGate(let point, let width):
      return FindingRow(
        "\(point.text) lies within \(width.shortText) points of the edge of the screen, where "
          + "the system's own gestures hold touches back for up to a second")
    }
  }

  /// Returns the views that the point misses for the same cause.
  private func alsoMissed(_ views: [UIView]) -> String {
    views.isEmpty ? "" : ", nor in \(list(views)) between them"
  }

  /// Returns few views by their names, many as a number.
  func list(_ views: [UIView]) -> String {
    views.count > 3
      ? views.count.counted("view") : views.map(name).joined(separator: " and ")
  }

  private func skipped(_ view: UIView, _ finding: Finding) -> String {
    view === finding.target
      ? "it is not hit, and its subviews are not asked" : "everything in it is skipped"
  }

  /// Returns the distance by which a point misses the deciding area, with the override that makes
  /// it.
  private func words(of miss: AreaMiss) -> String {
    DecisionWords.miss(miss.point, of: miss.area)
      + (miss.override.map { " (\(scene.words(of: $0)))" } ?? "")
  }

  private static let inTransition = "the text was printed in the middle of a transition"
  private static let unlessKept = "unless its animation keeps it"

  /// Returns what may explain that the device answers in another way than the simulator.
  private func otherAnswer(_ observation: Observation) -> String {
    let hit = observation.simulated.flatMap(scene.view(of:)).map(name) ?? "nobody"
    return
      "the frames and flags of the text alone give the touch to \(hit); a class of the app may "
      + "override hitTest, or a view is missing in the text"
  }

  /// Returns what is said of a view that has no size, and perhaps of views in it that the point is not
  /// in either.
  private func zeroSize(
    of view: UIView, _ bounds: CGRect, nor: [UIView] = [], _ details: String...
  ) -> FindingRow {
    let rest =
      nor.isEmpty
      ? "so neither it nor anything in it can be hit"
      : "and neither \(nor.count == 1 ? "does" : "do") \(list(nor)) in it"
    return FindingRow(
      "\(name(view)) has zero size \(bounds.text): it contains no point, \(rest)",
      details: constraints(of: view) + details,
      numbers: FindingNumbers(bounds: bounds, nor: nor))
  }

  /// Returns who decides inside of a view with such content.
  func word(for content: ClassNote.Content?) -> String {
    switch content {
    case .swiftUI?: "SwiftUI"
    case .web?: "the web page"
    case .flutter?: "Flutter"
    case .reactNative?: "React Native's pointerEvents"
    case .game?: "the game's engine"
    case nil: "its class"
    }
  }

  /// Returns the constraints that a debugger printed of a view and that make it have no size.
  private func constraints(of view: UIView) -> [String] {
    (scene.origin(of: view)?.constraints ?? []).filter { $0.size?.constant == 0 }.prefix(2).map {
      "the constraint \($0.text) makes it so (line \($0.line))"
    }
  }

  /// Returns a flag that keeps touches from views as a property of a view.
  func state(_ flag: HitTestRejection) -> String {
    switch flag {
    case .hidden: "hidden"
    case .transparent: "not shown, with an alpha below \(HitTestRejection.alphaThreshold)"
    case .interactionDisabled: "without user interaction"
    case .disabled, .singularTransform, .outside, .outsideByOverride: decisions.flag(flag)
    }
  }
}

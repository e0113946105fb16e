import Analysis
import Explanation
import Foundation
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

  // MARK: Statements

  /// Returns a sentence that says what happens, with its numbers.
  package func statement(_ finding: Finding) -> String {
    let target = name(finding.target)
    switch finding.fact {
    case .observed(let observation, _):
      return "the device answered: \(ObservationReport(observation, in: scene).words())"
    case .differingSamples(let samples):
      let first = samples.first.map { ObservationReport($0, in: scene) }
      let others = samples.count > 1 ? ". \(samples.count - 1) more points differ" : ""
      return "the device answers otherwise at other points of \(target): "
        + (first.map { $0.words(showsPoint: true) + ($0.comparison.map { "; \($0.words)" } ?? "") }
          ?? "") + others
    case .textIsCut:
      return "the imported text ends early: views in front of \(target) may be missing"
    case .unknownRecognizer(let recognizer):
      return "\(name(recognizer)) on \(recognizer.view.map(name) ?? "a view") is of a class of the "
        + "app's own and may take the touch"
    case .outdated(let observation):
      return "the scene was changed since the device answered: "
        + ObservationReport(observation, in: scene).words()
    case .detached:
      return "\(DecisionWords.noWindow(target)), and it cannot become first responder"
    case .ignoringEvents: return "the application ignores all interaction events at this moment"
    case .offScreen(let point, let visible):
      return DecisionWords.offScreen(point, target, visible)
    case .outsideWindow(let window, let miss, let nor):
      return "the point is not in the window \(name(window)), which \(target) lies in"
        + "\(alsoMissed(nor)): \(words(of: miss))"
    case .suspect(let view, let taker):
      let own = "\(nameWithClass(view)) \(overriding(by: view) ?? "probably overrides hitTest")"
      return taker === view
        ? "\(own): it lets the touch through, or takes it itself"
        : "\(own): it lets the touch through, or \(nameWithClass(taker)) takes it"
    case .ownCode(let view) where view === finding.target:
      return "\(nameWithClass(view)) \(overriding(by: view) ?? "has code of its own"), and so "
        + "decides itself"
    case .ownCode(let view):
      return "\(nameWithClass(view)), which \(target) lies in, "
        + "\(overriding(by: view) ?? "has code of its own"), and so decides who gets the touch"
    case .letThrough(let view, let note):
      return "\(nameWithClass(view)), in front of \(target), probably lets the touch through: it "
        + note.summary
    case .underBar(let bar, let part):
      return "\(target) lies under \(nameWithClass(bar)), whose background covers \(part.percent)% "
        + "of it"
    case .inTransition(let view):
      return "\(name(view)) has user interaction off, but the text was printed in the middle of a "
        + "transition: take it again when the transition is over"
    case .fadingPicture(let view):
      return "\(nameWithClass(view)), in front of \(target), is a picture of an earlier screen "
        + "that was fading when the text was printed: take it again when the transition is over"
    case .unknownRecognizers(let views):
      return "\(views.map(name).joined(separator: ", ")) "
        + "\(views.count == 1 ? "has" : "have") recognizers that the text does not name: one of "
        + "them may take the touch"
    case .otherWindow(let window, _, let own, _, let taker, _):
      return "the window \(name(window)), in front of \(name(own)), takes the touch: "
        + "\(nameWithClass(taker)) is hit there"
    case .treeShape(let view, let window):
      return "between \(name(window)) and its root view lies \(nameWithClass(view)): since iOS 13 "
        + "the root view is no subview of the window, and an override that compares the answer "
        + "with a view at a fixed depth takes the wrong one"
    case .hidden(let view): return "\(name(view)) is hidden: \(skipped(view, finding))"
    case .transparent(let view, let alpha):
      let flag = decisions.flag(.transparent(alpha: alpha))
      return "\(name(view))'s \(flag): \(skipped(view, finding))"
    case .interactionOff(let view, _):
      return "\(name(view)) has user interaction off: \(skipped(view, finding))"
    case .disabled(let view):
      return "\(name(view)) is disabled: a disabled control and its subviews are not hit, and "
        + "the touch goes to the view behind it"
    case .disabledButHit:
      return "\(target) is hit, because an override does not check isEnabled, but it is "
        + "disabled: it tracks no finger and sends no action"
    case .flagSkipped(let view, let flag, let override):
      return "\(name(view)) is \(state(flag)), but its hitTest (\(scene.words(of: override))) does "
        + "not check that, so it still takes touches"
    case .singularTransform(let view, let transform):
      return
        "\(name(view))'s transform \(transform.text) has no inverse: no point of the screen is "
        + "in it"
    case .outside(let miss): return "the point is not in \(target): \(words(of: miss))"
    case .outsideTransformed(let miss, let frame):
      return "the point is in \(target)'s frame \(frame.text), which is only the box around the "
        + "transformed view, but not in the view: \(words(of: miss))"
    case .outsideAncestor(let view, let miss, _, _, let nor):
      return "the point is not in \(name(view)), which \(target) lies in\(alsoMissed(nor)): "
        + words(of: miss)
    case .zeroSizeAncestor(let view, let bounds, let nor) where !nor.isEmpty:
      return "\(name(view)) has zero size \(bounds.text): it contains no point, and neither "
        + "\(nor.count == 1 ? "does" : "do") \(list(nor)) in it"
    case .zeroSize(let view, let bounds), .zeroSizeAncestor(let view, let bounds, _):
      return "\(name(view)) has zero size \(bounds.text): it contains no point, so neither it nor "
        + "anything in it can be hit"
    case .scrolledOut(let scrollView, let miss):
      return "\(target) has scrolled out of \(name(scrollView)): "
        + words(of: miss)
    case .refusedPoint(let view, let point, let bounds, let override):
      return "\(name(view))'s point(inside:) is overridden "
        + "(\(words(of: override, or: "a subclass"))) and refuses \(point.text), which is "
        + "\(bounds.containsHalfOpen(point) ? "in" : "outside of") its bounds \(bounds.text)"
    case .answeredByOverride(let view, let override, let answer, _):
      return DecisionWords.overridden(
        name(view), words(of: override, or: "by a subclass"), answers: answer.map(name))
    case .leftOut(let view, let parent, let override, _):
      return DecisionWords.leftOut(
        name(view), by: name(parent), words(of: override, or: "by a subclass"))
    case .covered(let covering): return statement(covering, finding)
    case .coveredByOwnChild(let child, _, _):
      return "\(nameWithClass(child)), in \(target) itself, takes the touch: a control does not "
        + "track a finger that hits a subview"
    case .drawnInFront(let view, let mine, let sibling, let its):
      return "\(name(view)) is drawn in front of \(name(sibling)) by its zPosition "
        + "(\(mine.shortText) against \(its.shortText)), but hit-testing uses only the order of "
        + "the subviews"
    case .saidToBeDetached(let view):
      return "_printHierarchy says that \(name(view)) is in no window: no touch reaches what is in "
        + "it, and nothing in it can become first responder yet"
    case .animating(let view, _, isSwallowing: true):
      return "\(name(view)) is being animated without .allowUserInteraction: it keeps the touch to "
        + "itself until the end, and nobody gets it"
    case .animating(let view, let keys, isSwallowing: false):
      let shown = keys.isEmpty ? "" : " (\(keys.joined(separator: ", ")))"
      return "\(name(view)) is being animated\(shown): unless the animation has "
        + ".allowUserInteraction, it and its subviews get no touches until the end"
    case .onItsWay(let view, let frame):
      return "\(name(view)) is shown on its way; hit-testing uses the place where it will end, "
        + frame.text
    case .opaque(let view, let note):
      return "\(nameWithClass(view)) gets the touch; what happens to it inside is not known: "
        + note.summary
    case .enlarging(let view, let note): return "\(nameWithClass(view)): \(note.summary)"
    case .transformed(let view, let transform, let anchor, let point, let bounds, let frame):
      return "\(name(view)) is transformed by \(transform.text) about its anchor point "
        + "\(anchor.text): the touch is at \(point.text) in its bounds \(bounds.text); its frame "
        + "\(frame.text) is only the box around it"
    case .notPerformed(let actions):
      let sent = "\(target) sends \(actions.map(\.name).joined(separator: ", "))"
      guard actions.contains(where: { $0.receiver == .nobody }) else {
        return sent + " to a target that has no such method: an app stops there"
      }
      if finding.weight == .affects {
        return sent
          + " to nobody in particular: to the first responder and up its chain, or else up from "
          + target
      }
      return sent
        + ", but nobody performs it: neither the first responder nor anybody up the chain"
    case .forwarded(let view):
      return "the touch hits \(nameWithClass(view)), in \(target), and goes up the responder chain "
        + "from there"
    case .keptFromBar(let view, let bar):
      return "\(nameWithClass(view)), in \(name(bar)), takes the touch that \(name(bar)) would "
        + "hand to \(target)"
    case .handedOn(let bar):
      return "\(name(bar)) is hit in its place, and hands the touch on to \(target)"
    case .noTargets(_, isOpen: false, let silent) where !silent.isEmpty:
      return "\(silent.map(scene.label).listed()) gets no action of \(target) on a tap"
    case .noTargets(_, isOpen: false, _):
      return "\(target) has no targets: a touch on it sends no action"
    case .noTargets(_, isOpen: true, _):
      return "the targets of \(target) are not in the dump"
    case .actionsUnknown(_, let targets):
      return "\(target) sends actions to \(targets.map(scene.label).listed()), which are not told"
    case .nilTarget(let action, let performer):
      return "\(action) has no target: it goes to the first responder and up its chain, or else "
        + "up from \(target): "
        + (performer.map { "\(name($0)) implements it" }
          ?? (scene.origin(of: finding.target) == nil
            ? "nobody there implements it" : "who implements it is not told"))
    case .noController(let view, let controller):
      return "\(name(view)) fills the view of \(controller.map(name) ?? "") but belongs to no "
        + "controller: if another controller made it, that controller is gone, and with it the target of "
        + target
    case .recognizer(let recognizer, let fact): return statement(recognizer, fact, target, finding)
    case .scrollDelays(let scrollView):
      return "\(name(scrollView)) holds touchesBegan back for 0.15 s to see whether the finger "
        + "scrolls: a quick tap sends its action, but \(target) hardly highlights"
    case .scrollKeepsContent(let scrollView):
      return "once \(target) has the finger, \(name(scrollView)) does not scroll: "
        + "touchesShouldCancel(in:) is false for controls"
    case .systemGate(let point, let width):
      return "\(point.text) lies within \(width.shortText) points of the edge of the screen, where "
        + "the system's own gestures hold touches back for up to a second"
    }
  }

  /// Returns the views that the point misses for the same cause.
  private func alsoMissed(_ views: [UIView]) -> String {
    views.isEmpty ? "" : ", nor in \(list(views)) between them"
  }

  /// Returns few views by their names, many as a number.
  private func list(_ views: [UIView]) -> String {
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

  private func statement(_ covering: Covering, _ finding: Finding) -> String {
    let target = name(finding.target)
    let own =
      covering.covered === finding.target
      ? target : "\(name(covering.covered)), which \(target) lies in"
    let taker = nameWithClass(covering.taker)
    if covering.sibling === covering.taker {
      return "\(taker), in front of \(own), takes the touch"
    }
    return "\(taker) takes the touch: it lies in \(name(covering.sibling)), which is in front of "
      + own
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

extension FindingWords {
  /// Returns what a fix does, in few words.
  package func summary(_ fix: Fix) -> String {
    switch fix.purpose {
    case .set(let property, let value): "set \(property) to \(value.swiftText)"
    case .passThrough: "let touches through where it has nothing to touch"
    case .passThroughWindow: "let touches through the window itself"
    case .passThroughAlone: "let touches through where only it would be hit"
    case .passByReactNative:
      "set pointerEvents to none, or to box-none if something in it is to be touched"
    case .removeOverride: "take the override away"
    case .enlargeTouchArea: "enlarge its touch area"
    case .giveSize: "give it a size"
    case .growToContent: "give it the size of its content, with constraints or a frame"
    case .accept(let view, let ancestors):
      "let \(list(ancestors)) accept points of \(name(view))"
    case .grow(let views, let view):
      "make \(list(views)) large enough to hold \(name(view))"
    case .insetContent(let scrollView):
      "let the content of \(name(scrollView)) begin beside the bar: contentInset, or the safe area "
        + "by contentInsetAdjustmentBehavior"
    case .keepClear(let bar): "lay it out beside \(name(bar)), within the safe area"
    case .enlarge(let view, let bounds):
      "or make \(name(view)) large enough: its bounds would be \(bounds.text)"
    case .bringToFront: "bring it to the front"
    case .separate: "both want touches: bring the covered one to the front, or move one"
    case .addToContentView: "add it to the cell's contentView"
    case .scrollIntoView: "scroll it into view"
    case .dismiss:
      "dismiss what is presented; a sheet lets touches through at a detent that is not dimmed, "
        + "unless isModalInPresentation is on"
    case .dismissLeftover:
      "dismiss what was presented: its container stayed in the window and holds nothing"
    case .dismissKeyboard:
      "the keyboard is up: dismiss it, or move the content out from under it"
    case .hideWindow: "hide it when it shows nothing"
    case .endIgnoring: "end it"
    case .allowInteraction:
      "animate with the option .allowUserInteraction, or wait for the completion"
    case .connect: "connect it"
    case .keepChild: "keep the child controller"
    case .enable: "enable it"
    case .addRecognizer: "make a recognizer of its own for each view"
    case .shareGesture: "let both recognize, or make one wait for the other"
    case .wait: "let the one wait for the other; it then answers later"
    case .deferSystemGestures: "defer the system's gestures"
    case .refuseTouches(let view): "or let its delegate refuse touches of \(name(view))"
    }
  }

  /// The smallest share of a touch area whose loss is worth a line, in per cent.
  private static let leastCost = 5

  /// Returns what a fix takes from other targets; nil if it takes nothing.
  func cost(of fix: Fix) -> String? {
    let losses = fix.cost?.losses.filter { $0.percent >= Self.leastCost } ?? []
    guard !losses.isEmpty else { return nil }
    let shown = losses.prefix(3).map { "\(name($0.view)) \($0.percent)%" }
    let more = losses.count > 3 ? " and \(losses.count - 3) more" : ""
    return "it costs touch area: \(shown.joined(separator: ", "))\(more)"
  }

  /// Returns the commands of a fix in one line; what it does if there are none.
  package func line(_ fix: Fix) -> String {
    let commands = fix.commands(in: scene)
    return commands.isEmpty ? summary(fix) : commands.joined(separator: "; ")
  }
}

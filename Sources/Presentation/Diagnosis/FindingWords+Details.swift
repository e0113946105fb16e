import Analysis
import ResponderKit
import Scenes

extension FindingWords {
  /// Returns further sentences: the reason, and remarks.
  package func details(_ finding: Finding) -> [String] {
    let target = name(finding.target)
    switch finding.fact {
    case .detached(let controller?):
      return [
        "It is in the view of \(name(controller)), which is shown nowhere: wait for "
          + "viewDidAppear, or present the controller or make it a window's root"
      ]
    case .otherWindow(_, let level, _, let itsLevel, _, _):
      return [
        "windows are asked from the front to the back (levels \(level.rawValue.exactText) and "
          + "\(itsLevel.rawValue.exactText)); the first whose hitTest is not nil gets the event, "
          + "whichever is key"
      ]
    case .observed(let observation, _): return details(observation)
    case .transparent:
      return ["a clear background, or clear text, lets a view be invisible and still take touches"]
    case .interactionOff(_, isDefault: true): return [remark(.interactionIsOffByDefault)]
    case .outsideAncestor(_, _, percent: 0, _, _): return []
    case .outsideAncestor(let view, _, let percent, let isClipping, _):
      let share = "\(percent)% of \(target) lies outside of \(name(view)); "
      return [
        share
          + (isClipping
            ? "it clips, so that part is not even drawn" : remark(.clippingIsIrrelevant))
      ]
    case .outsideTransformed: return [remark(.boundsNotFrame)]
    case .zeroSizeAncestor(let view, _, _):
      return constraints(of: view) + ["what is in it is drawn all the same unless it clips"]
    case .zeroSize(let view, _): return constraints(of: view)
    case .scrolledOut(_, let miss):
      return [
        "a finger has to scroll first; what is shown begins at \(miss.bounds.origin.text): "
          + remark(.contentOffsetIsTheOrigin)
      ]
    case .answeredByOverride(_, _, _, let note?), .leftOut(_, _, _, let note?):
      return [note.summary]
    case .covered(let covering): return details(covering, target)
    case .coveredByOwnChild(let child, let part, let note):
      return ["the dead part is \(part.rect.text), \(part.percent)% of \(target)"]
        + (note.map { [summary(of: $0, on: child)] } ?? [])
    case .saidToBeDetached: return ["viewDidLoad is too early: wait for viewDidAppear"]
    case .noTargets(let control, isOpen: true, _):
      let address = scene.names.entry(of: ObjectID(control))?.address ?? "button"
      return ["ask the debugger: po [\(address) allTargets]"]
    case .recognizer(_, .cancels(_, isKnobSafe: true)): return [remark(.knobIsSafe)]
    default: return []
    }
  }

  /// Returns the constraints that a debugger printed of a view and that make it have no size.
  private func constraints(of view: UIView) -> [String] {
    (scene.origin(of: view)?.constraints ?? []).filter { $0.size?.constant == 0 }.prefix(2).map {
      "the constraint \($0.text) makes it so (line \($0.line))"
    }
  }

  /// Returns what may explain that the device answers in another way than the simulator.
  private func details(_ observation: Observation) -> [String] {
    let hit = observation.simulated.flatMap(scene.view(of:)).map(name) ?? "nobody"
    return [
      "the frames and flags of the text alone give the touch to \(hit); a class of the app may "
        + "override hitTest, or a view is missing in the text"
    ]
  }

  private func details(_ covering: Covering, _ target: String) -> [String] {
    var details: [String] = []
    if let part = covering.part {
      details.append(
        "it covers \(part.rect.text) of \(target), which is \(part.percent)% of it")
    }
    switch covering.note?.effect {
    case nil:
      if covering.looksClear {
        // Of a class of the app's nobody knows what it draws.
        let isPlain = ["UIView", "UIStackView"].contains(scene.className(of: covering.taker))
        details.append(
          (isPlain
            ? "it draws nothing but still takes touches: "
            : "nothing in the text shows that it draws, and it takes touches: ")
            + remark(.contentIsIrrelevant))
      }
    case .undecidable?: break
    case .simulated?, .presenting?, .ordinary?, .enlarging?:
      details += covering.note.map { [summary(of: $0, on: covering.taker)] } ?? []
    }
    return details
  }

  private func summary(of note: ClassNote, on view: UIView) -> String {
    "\(scene.className(of: view)): \(note.summary)"
  }

  /// Returns a remark with its rule.
  func remark(_ remark: FindingRemark) -> String {
    let words =
      switch remark {
      case .contentIsIrrelevant:
        "only hidden, alpha below \(HitTestRejection.alphaThreshold) or interaction off let touches "
          + "through"
      case .interactionIsOffByDefault: "labels and image views have it off by default"
      case .presentationsLetThrough:
        "it overrides hitTest, and an undimmed sheet or a passthrough lets touches through"
      case .clippingIsIrrelevant:
        "clipsToBounds is off, so that part is drawn, but it is dead: clipping only changes the "
          + "drawing"
      case .boundsNotFrame: "touches go by the bounds, not by the frame"
      case .contentOffsetIsTheOrigin: "contentOffset is the origin of the bounds"
      case .knobIsSafe: "only a drag along the slider that begins on the knob is safe from it"
      }
    return words.citing(remark.ground.rule)
  }

  // MARK: Confidence

  /// Returns the assumption, or the reason why nobody can tell; nil for a finding that is certain.
  package func reason(_ confidence: Confidence) -> String? {
    switch confidence {
    case .certain: nil
    case .assuming(let assumption): words(of: assumption)
    case .undecidable(let obscurity): words(of: obscurity)
    }
  }

  private func words(of assumption: Confidence.Assumption) -> String {
    switch assumption {
    case .known(let note): "known of its class: \(note.source)"
    case .presentation: remark(.presentationsLetThrough)
    case .noOverride(let view):
      "its name suggests that \(scene.className(of: view)) overrides hitTest"
    case .animationOptions: "dumps do not contain the animation's options"
    case .undocumented: "UIKit's answer is not documented: a simulator's choice"
    case .sizeUnderTransform: "the text does not tell the size under this transform"
    case .madeByController: "a view of that size was made by a controller"
    case .recognizer(let view): "\(name(view)) was to have one, too"
    case .systemEdges: "how wide the system's edges are is not documented"
    }
  }

  /// Returns what a class overrides, as a capture tells; nil if none tells it.
  func overriding(by view: UIView) -> String? {
    let methods = scene.untoldHitTesting(of: view)
    let names = [
      methods.contains(.hitTest) ? "hitTest" : nil,
      methods.contains(.pointInside) ? "point(inside:)" : nil,
    ].compactMap { $0 }
    return names.isEmpty ? nil : "overrides \(names.listed("and"))"
  }

  private func words(of obscurity: Confidence.Obscurity) -> String {
    switch obscurity {
    case .note(let note): note.summary
    case .source(let note): note.source
    case .inside(let view, let outer, let note):
      "\(name(view)) lies in \(nameWithClass(outer)): \(note.summary)"
    case .part(let view):
      "\(scene.className(of: view)) is a part that UIKit made, which it may ask in its own way"
    case .targets: "dumps do not contain targets"
    case .controller(let view):
      "the view controller of \(name(view)) is not in the text, and may perform it"
    case .implementations: "no text tells which methods a class of the app implements"
    case .recognizers: "the text does not name them"
    case .recognizerClass(let recognizer):
      "no text tells what \(scene.className(of: recognizer)) does with touches"
    case .delegate(let recognizer):
      "\(name(recognizer)) has a delegate, which may keep this touch from it"
    case .elements:
      "an accessible element need not take touches, and its order is not that of views"
    case .cut: "what is missing at the end lies in front"
    case .named(let view):
      overriding(by: view).map {
        "\(scene.className(of: view)) \($0), and its code is not in the capture"
      } ?? "the name of \(scene.className(of: view)) says that it lets touches through"
    case .suspect: "the class of what is in front decides"
    case .container(let view):
      "\(scene.className(of: view)) is UIKit's own and empty, and covers everything beside it: UIKit "
        + "lets touches through such views"
    case .bar(let view): "\(scene.className(of: view)) hit-tests its buttons in its own way"
    case .version(let view, let versions):
      "up to iOS \(versions.lastTaking) a recognizer on \(scene.className(of: view)) takes taps of "
        + "its buttons, and from iOS \(versions.firstKeeping) on it takes none"
    case .transition: "UIKit turns interaction off until a transition is over"
    }
  }
}

extension Confidence {
  /// The words for it.
  static let words = ["certain", "assumed", "undecidable"]

  /// The word for it.
  package var word: String {
    switch self {
    case .certain: "certain"
    case .assuming: "assumed"
    case .undecidable: "undecidable"
    }
  }
}

extension FindingWords {
  /// Returns a sentence that says what a recognizer does to a touch of the target.
  func statement(
    _ recognizer: UIGestureRecognizer, _ fact: RecognizerFact, _ target: String,
    _ finding: Finding
  ) -> String {
    let words = nameAndPlace(recognizer)
    switch fact {
    case .disabled: return "\(name(recognizer)) on \(target) is disabled"
    case .refusedByControl:
      return "\(words) does not begin for a tap on \(target): "
        + "\(scene.className(of: finding.target)) keeps single taps for itself, unlike a control of "
        + "your own"
    case .cancels(let gesture, _):
      return "when \(words) recognizes \(self.words(of: gesture)), \(target) gets touchesCancelled "
        + "instead of touchesEnded"
        + (finding.target is UIControl ? " and sends no action" : "")
    case .hadTouch(let state):
      return
        "\(words) was \(state) when it was printed: it has the touch, and the view that was hit "
        + "got touchesCancelled"
    case .takesTap:
      return "\(words) takes a tap on \(target): it gets touchesCancelled instead of touchesEnded"
    case .delaysBegan:
      return "\(target) gets touchesBegan only when \(words) has failed: it delays touchesBegan"
    case .delaysEnded(let taps):
      return "\(target) gets touchesEnded late: \(words) waits for \(taps) taps and delays "
        + "touchesEnded until it has failed"
    case .waits(let awaited, let isOnWay):
      return "\(words) waits until \(nameAndPlace(awaited)) has failed"
        + (isOnWay
          ? "; while that one stays possible, it does not begin"
          : "; a touch that does not reach that one fails it at once")
    case .refusedByDelegate:
      return
        "\(name(recognizer))'s delegate answers false to gestureRecognizerShouldBegin: it never "
        + "begins"
    case .onSibling(let owner):
      return "\(target) has no recognizer, but \(name(owner)) beside it has \(name(recognizer)): a "
        + "recognizer belongs to one view, and adding it to another takes it away from the first"
    case .sharedTouch(let state, let other, let itsState):
      return "\(words) and \(nameAndPlace(other)) were \(state) and \(itsState) when they were "
        + "printed: a delegate lets both recognize one drag"
    case .simultaneous(let other):
      return "\(words) and \(nameAndPlace(other)) both recognize one drag: a delegate lets them "
        + "succeed at the same time"
    case .competes(let other):
      return "\(words) and \(nameAndPlace(other)) compete for a drag: the first to recognize it "
        + "makes the other fail, and of two on the same event the one on the inner view"
    case .outruns(let other, let taps):
      return
        "\(words) recognizes the first tap before \(nameAndPlace(other)) has seen its \(taps): "
        + "both succeed, or only the first"
    }
  }

  private func nameAndPlace(_ recognizer: UIGestureRecognizer) -> String {
    "\(name(recognizer)) on \(recognizer.view.map(name) ?? "no view")"
  }

  private func words(of gesture: FingerGesture) -> String {
    switch gesture {
    case .taps(1): "a tap"
    case .taps(let count): "\(count) taps"
    case .longPress: "a long press"
    case .drag: "a drag"
    case .swipe: "a swipe"
    }
  }
}

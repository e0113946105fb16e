import Analysis
import Explanation
import ResponderKit
import Scenes
import Text

extension FindingWords {
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
    case .presentation:
      ("it overrides hitTest, and an undimmed sheet or a passthrough lets touches "
        + "through").citing(StandingFact.classHitTestsItself.rule)
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
    case .openCode(let answers): words(of: answers)
    case .size(let view): "'set \(scene.reference(to: view)) frame …' tells it"
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
  /// Returns what a fix does, in few words.
  package func summary(_ fix: Fix) -> String {
    switch fix.purpose {
    case .set(let property, let value): "set \(property) to \(value.swiftText)"
    case .passThrough: "let touches through where it has nothing to touch"
    case .passThroughWindow: "let touches through the window itself"
    case .passBesideContent:
      "let touches through only where SwiftUI has no content, in the way of this version of iOS"
    case .passThroughAlone: "let touches through where only it would be hit"
    case .passByReactNative:
      "set pointerEvents to none, or to box-none if something in it is to be touched"
    case .changeNumber(let change):
      "write \(change.new) instead of \(change.old) in \(change.source):\(change.line) (tried)"
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
    case .dismissAlert: "make a choice, or dismiss it: beside an alert nobody gets a touch"
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
    case .keepDrags: "have it keep its fingers"
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

import Analysis
import ResponderKit
import Scenes

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
    case .accept(let view, let ancestor):
      "let \(name(ancestor)) accept points of \(name(view))"
    case .enlarge(let view, let bounds):
      "or make \(name(view)) large enough: its bounds would be \(bounds.text)"
    case .bringToFront: "bring it to the front"
    case .separate: "both want touches: bring the covered one to the front, or move one"
    case .addToContentView: "add it to the cell's contentView"
    case .scrollIntoView: "scroll it into view"
    case .dismiss:
      "dismiss what is presented; a sheet lets touches through at a detent that is not dimmed, "
        + "unless isModalInPresentation is on"
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

  /// Returns the commands of a fix in one line; what it does if there are none.
  package func line(_ fix: Fix) -> String {
    let commands = fix.commands(in: scene)
    return commands.isEmpty ? summary(fix) : commands.joined(separator: "; ")
  }
}

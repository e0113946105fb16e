import Foundation

/// A remark on a line that was joined with a scene.
package struct JoinRemark: Hashable, Sendable {
  /// A kind of remark; objects have the names that the scene gives them.
  package enum Kind: Hashable, Sendable {
    /// A recognizer was not waiting for touches when it was printed.
    case state(recognizer: String, String)
    /// A recognizer of a class whose behaviour is not known; it is turned off.
    case listedOnly(recognizer: String, className: String)
    /// A recognizer of an app's class that is taken for the class it inherits from.
    case takenFor(recognizer: String, className: String, base: String)
    /// An edge pan whose edge is not printed.
    case edgeAssumed(recognizer: String)
    /// An edge pan whose edge is not printed, and which no knowledge tells.
    case edgeUnknown(recognizer: String)
    /// A property that is not known, or a value that makes no sense.
    case unreadable(attribute: String)
    /// A recognizer is printed with another view than before.
    case moved(recognizer: String, from: String, to: String)
    /// A recognizer waits for one that is not in the scene.
    case requirementMissing(recognizer: String, address: String)
    /// Two recognizers would wait for each other.
    case requirementCycle(recognizer: String, other: String)
    /// A controller's view is not in the scene.
    case viewMissing(controller: String, address: String)
    /// A controller's view belongs to another controller already.
    case viewTaken(controller: String, view: String, owner: String)
    /// A controller's view is in no window by one text and in one by another.
    case windowContradicted(controller: String, view: String)
    /// A controller cannot contain another, as the other contains it.
    case containmentCycle(controller: String, parent: String)
    /// A presentation that cannot be taken over.
    case presentationLeftOut(controller: String, presenter: String)
    /// A control that is not in the scene, or that the text does not tell.
    case controlMissing(String?)
    /// The event that an action is sent for is not printed.
    case eventAssumed(control: String, event: String)
    /// A touch, and the view that gets it both in the text and in the scene.
    case touchAgrees(CGPoint, view: String)
    /// A touch that another view gets in the scene.
    case touchDiffers(CGPoint, view: String, hit: String?)
    /// A touch without a view or a place that the scene knows.
    case touchUnknown
    /// A chain is the scene's, from a responder on.
    case chainAgrees(count: Int, from: String)
    /// A chain is another than the scene's behind a responder.
    case chainDiffers(after: String, printed: String?, here: String?)
    /// No responder of a chain is in the scene.
    case chainUnknown(count: Int)
  }

  /// The number of the line, from 1.
  package let line: Int
  /// The kind of remark.
  package let kind: Kind

  /// Creates a remark.
  package init(line: Int, kind: Kind) {
    self.line = line
    self.kind = kind
  }
}

import ResponderKit
import Scenes

/// What a capture tells besides views, recognizers and controllers, to be joined with them by
/// address.
package struct Capture: Sendable {
  /// An object whose address is that of an object that every scene has.
  struct Part: Sendable {
    enum Role: Sendable { case application, delegate, scene }
    let role: Role
    let object: ObjectMention
  }

  /// The root controller of a window.
  struct Root: Sendable {
    let window: String
    let controller: String
  }

  /// A next responder that is neither the superview nor a controller.
  struct Next: Sendable {
    let view: String
    /// The next responder; nil for none.
    let responder: ObjectMention?
  }

  /// An action that a control sends.
  struct Action: Sendable {
    let control: String
    /// The object that gets it; nil if the chain decides.
    let target: ObjectMention?
    let name: String
    /// The bits of `UIControl.Event`.
    let events: UInt
    let line: Int
  }

  var format = DumpFormat.capture
  /// The addresses that the text does not tell, made up to join its objects.
  var inventedAddresses: Set<String> = []
  /// The bounds of the screen.
  var screen: CGRect?
  /// Indicates whether the application ignores interaction events.
  var isIgnoringEvents = false
  /// The objects that every scene has.
  var parts: [Part] = []
  var keyWindow: String?
  var roots: [Root] = []
  /// The unusual next responders.
  var nexts: [Next] = []
  /// The addresses of the first responders.
  var firstResponders: [String] = []
  var actions: [Action] = []

  /// The number of links.
  var count: Int { nexts.count + actions.count + roots.count }
}

extension DumpFormat {
  /// A capture of `Tapscope.swift`, or of the debugger command `tapscope`: every fact that decides
  /// about touches.
  package static let capture = DumpFormat(
    name: "capture",
    toldFacts: [
      .enabled, .recognizers, .controllers, .interaction, .window, .targets, .overrides, .windows,
      .background, .insets,
    ])
}

/// The facts of a view that only a capture tells.
struct CapturedFacts: Sendable {
  /// A flag or number under the name that key-value coding has for it.
  struct Setting: Sendable {
    let name: String
    let value: Double
  }

  var settings: [Setting] = []
  /// The anchor point in the superview, where the frame does not tell it.
  var center: CGPoint?
  var placeholder: String?
  var backgroundColor: UIColor?
  var label: String?
  /// The methods that the view's class overrides.
  var overrides: ViewProvenance.Overrides = []
}

import Foundation
import Scenes

/// An answer of the device about a touch, as a text records it, before its views are found in a
/// scene.
package struct DumpedObservation: Hashable, Sendable {
  /// What became of the touch on the device.
  package enum Answer: Hashable, Sendable {
    /// The view that the touch was meant for got it.
    case target
    /// A view was hit; nil where no view was.
    case hit(ViewMention?)
    /// The view that the touch was meant for did not get it; the text does not tell who did.
    case notTarget
    /// The tool did not find the view; no touch was tried.
    case notFound
    /// The tool did not see enough of the view; no touch was tried.
    case notSeen
  }

  /// The coordinates in which a point is told.
  package enum Space: Hashable, Sendable {
    case screen
    /// A window: the one that is named, else that of the views.
    case window(ViewMention?)
  }

  /// The view that the touch was meant for; nil where only the hit view is told, or where the
  /// record stands with the view itself.
  package var target: ViewMention?
  /// The point of the touch; nil where the text tells none.
  package var point: CGPoint?
  /// The coordinates of the point.
  package var space: Space
  /// The origin, in the window, of the view whose coordinates the test used.
  package var origin = CGPoint.zero
  /// What became of the touch.
  package var answer: Answer
  /// The reason, if the text gives one.
  package var reason: Observation.Reason?
  /// The tool that recorded it.
  package var source: String
  /// The number of the line in the text, from 1.
  package var line: Int
  /// Indicates whether it is one of several points of the target that were asked, besides the middle.
  package var isSample = false

  /// Creates an answer as a text records it.
  package init(
    target: ViewMention? = nil, point: CGPoint? = nil, in space: Space = .screen, answer: Answer,
    reason: Observation.Reason? = nil, source: String, line: Int
  ) {
    (self.target, self.point, self.space, self.answer) = (target, point, space, answer)
    (self.reason, self.source, self.line) = (reason, source, line)
  }

  /// The addresses of the views that the record names.
  var addresses: [String] {
    var mentions = [target]
    if case .window(let window) = space { mentions.append(window) }
    if case .hit(let view) = answer { mentions.append(view) }
    return mentions.compactMap { $0?.address }
  }
}

/// A view as a record names it: by its address, else by what else is told of it.
package struct ViewMention: Hashable, Sendable {
  /// The class or type as printed.
  package var className: String?
  /// The address in lower case.
  package var address: String?
  /// The accessibility identifier.
  package var identifier: String?
  /// The text that people read in the view.
  package var text: String?
  /// The frame on the screen, in points.
  package var frame: CGRect?

  /// Creates the mention of a view.
  package init(
    className: String? = nil, address: String? = nil, identifier: String? = nil,
    text: String? = nil, frame: CGRect? = nil
  ) {
    (self.className, self.address, self.identifier) = (className, address, identifier)
    (self.text, self.frame) = (text, frame)
  }

  /// Creates the mention of a view whose name may be its identifier or its text.
  init(named name: String, className: String? = nil) {
    self.init(className: className, identifier: name, text: name)
  }

  init(_ object: ObjectMention) {
    self.init(className: object.className, address: object.address)
  }

  /// The name by which a report calls a view that is not in the scene.
  package var shownName: String {
    text ?? identifier ?? className.map { $0[...].withoutToolPrefix.description }
      ?? address ?? "a view"
  }

  /// Indicates whether nothing is told by which the view could be found.
  var isEmpty: Bool { address == nil && identifier == nil && text == nil && frame == nil }
}

extension Substring {
  /// Returns a type's name without the prefix that XCTest, UIAutomation or macOS puts before it.
  var withoutToolPrefix: Substring {
    for prefix in ["XCUIElementType", "UIA", "AX"] where hasPrefix(prefix) {
      let rest = dropFirst(prefix.count)
      // UIActivityIndicatorView has no prefix of UIAutomation's.
      if rest.first?.isUppercase == true { return rest }
    }
    return self
  }
}

import ResponderKit

/// An answer of UIKit's own method in place of one of a class that cannot run.
package struct AssumedAnswer: Hashable, Sendable {
  /// The view.
  package let view: ObjectID
  /// The class.
  package let className: String
  /// The method.
  package let method: String

  init(view: ObjectID, of className: String, _ method: String) {
    (self.view, self.className, self.method) = (view, className, method)
  }
}

import Foundation
import ResponderKit
import Text

extension CGAffineTransform {
  /// The transform as UIKit prints it: `[1, 0, 0, 1, 0, 0]`.
  package var text: String {
    "[" + [a, b, c, d, tx, ty].map(\.shortText).joined(separator: ", ") + "]"
  }
}

extension UIEdgeInsets {
  /// The insets as UIKit prints them: `{top, left, bottom, right}`.
  package var text: String {
    "{" + [top, left, bottom, right].map(\.shortText).joined(separator: ", ") + "}"
  }
}

extension CGAffineTransform {
  /// The transform as `[a, b, c, d, tx, ty]`.
  package var json: JSONValue { .numbers([a, b, c, d, tx, ty].map(Double.init)) }
}

extension UIEdgeInsets {
  /// The insets as `[top, left, bottom, right]`.
  package var json: JSONValue { .numbers([top, left, bottom, right].map(Double.init)) }
}

import Foundation
import Scenes

/// An element that an accessibility tree prints, in the coordinates of the screen.
struct ScreenElement {
  /// The class or type as printed.
  let className: String
  /// The type without the prefix that a tool puts before all of them.
  let type: ElementType
  /// The depth of the element; an element lies in the last one before it that is less deep.
  var depth: Int
  /// The number of the line in the text.
  var line: Int
  /// The address in lower case, where the text has addresses.
  var address: String?
  /// The frame on the screen, in points; nil where it is not printed.
  var frame: CGRect?
  /// The text that people read in the element.
  var text: String?
  var identifier: String?
  var isEnabled = true
  /// Indicates whether the tool calls the element visible; it may say so of covered elements, and
  /// of elements outside the screen.
  var isVisible = true
  var isHidden = false
  var isInteractive = true

  init(className: String, depth: Int, line: Int, in classes: ClassCatalogue) {
    self.className = className
    self.depth = depth
    self.line = line
    type = ElementType(named: className, in: classes)
  }
}

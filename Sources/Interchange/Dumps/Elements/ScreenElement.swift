import Foundation
import Scenes

/// What an accessibility tree prints of one element, in the coordinates of the screen.
struct ScreenElement {
  /// The class or type as printed.
  let className: String
  /// The type without the prefix that a tool puts before all of them.
  let type: ElementType
  /// How deep it lies; a deeper one lies in the last one before it that is less deep.
  var depth: Int
  /// The number of the line in the text.
  var line: Int
  /// In lower case, where the text has addresses.
  var address: String?
  /// In the screen, in points; nil where it is not printed.
  var frame: CGRect?
  /// What a person reads in it.
  var text: String?
  var identifier: String?
  var isEnabled = true
  /// What the tool says of it; it may also say so of what is covered or outside.
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

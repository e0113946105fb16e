/// A gesture recognizer as a debugger prints it.
///
/// What is not printed has the default of its class.
package struct DumpedRecognizer: Hashable, Sendable {
  /// Whom it tells of what.
  package struct Target: Hashable, Sendable {
    /// What it sends, such as `tapped:`.
    package var action: String
    /// Who gets it.
    package var receiver: ObjectMention
  }

  /// A property that is not as usual.
  package struct Setting: Hashable, Sendable {
    /// The name as printed.
    package var name: String
    /// The value as printed.
    package var value: String
  }

  /// The class and the address.
  package var object: ObjectMention
  /// The name that the app gave it.
  package var name: String?
  /// The nearest class of UIKit's, printed where the class is not one.
  package var baseClassName: String?
  /// How far it had come, such as `Possible` or `Began`.
  package var state = "Possible"
  /// The view whose touches it sees.
  package var view: ObjectMention?
  /// Whom it tells of what, in the order of telling.
  package var targets: [Target] = []
  /// Its other properties, in the order of the text.
  package var settings: [Setting] = []
  /// The addresses of those that must fail before it is recognized.
  package var mustFail: [String] = []
  /// The addresses of those that wait until it has failed.
  package var mustFailFor: [String] = []
  /// Whether it is printed only within another recognizer, so that its place among those of its
  /// view is unknown.
  package var isNested = false
  /// The number of the line in the text, from 1.
  package var line: Int

  /// Creates a recognizer as a text prints it.
  package init(object: ObjectMention, line: Int) {
    self.object = object
    self.line = line
  }
}

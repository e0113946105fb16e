/// A gesture recognizer as a debugger prints it.
///
/// Properties that are not printed have the defaults of its class.
package struct DumpedRecognizer: Hashable, Sendable {
  /// A target with the action that the recognizer sends to it.
  package struct Target: Hashable, Sendable {
    /// The action, such as `tapped:`.
    package var action: String
    /// The object that receives the action.
    package var receiver: ObjectMention
  }

  /// A property whose value is not the usual one.
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
  /// The state, such as `Possible` or `Began`.
  package var state = "Possible"
  /// The view whose touches it sees.
  package var view: ObjectMention?
  /// The targets with their actions, in the order in which they are sent.
  package var targets: [Target] = []
  /// Its other properties, in the order of the text.
  package var settings: [Setting] = []
  /// The addresses of the recognizers that must fail before this one is recognized.
  package var mustFail: [String] = []
  /// The addresses of the recognizers that wait until this one has failed.
  package var mustFailFor: [String] = []
  /// Indicates whether the recognizer is printed only within another one, so that its place among
  /// those of its view is unknown.
  package var isNested = false
  /// The number of the line in the text, from 1.
  package var line: Int

  /// Creates a recognizer as a text prints it.
  package init(object: ObjectMention, line: Int) {
    self.object = object
    self.line = line
  }
}

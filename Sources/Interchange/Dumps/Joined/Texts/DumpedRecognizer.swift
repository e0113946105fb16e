/// A gesture recognizer as a debugger prints it.
///
/// What is not printed has the default of its class.
public struct DumpedRecognizer: Hashable, Sendable {
  /// Whom it tells of what.
  public struct Target: Hashable, Sendable {
    /// What it sends, such as `tapped:`.
    public var action: String
    /// Who gets it.
    public var receiver: ObjectMention
  }

  /// A property that is not as usual.
  public struct Setting: Hashable, Sendable {
    /// The name as printed.
    public var name: String
    /// The value as printed.
    public var value: String
  }

  /// The class and the address.
  public var object: ObjectMention
  /// The name that the app gave it.
  public var name: String?
  /// The nearest class of UIKit's, printed where the class is not one.
  public var baseClassName: String?
  /// How far it had come, such as `Possible` or `Began`.
  public var state = "Possible"
  /// The view whose touches it sees.
  public var view: ObjectMention?
  /// Whom it tells of what, in the order of telling.
  public var targets: [Target] = []
  /// Its other properties, in the order of the text.
  public var settings: [Setting] = []
  /// The addresses of those that must fail before it is recognized.
  public var mustFail: [String] = []
  /// The addresses of those that wait until it has failed.
  public var mustFailFor: [String] = []
  /// Whether it is printed only within another recognizer, so that its place among those of its
  /// view is unknown.
  public var isNested = false
  /// The number of the line in the text, from 1.
  public var line: Int

  /// Creates a recognizer as a text prints it.
  public init(object: ObjectMention, line: Int) {
    self.object = object
    self.line = line
  }
}

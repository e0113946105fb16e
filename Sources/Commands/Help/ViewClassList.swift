import Scenes

/// The classes that can be made, for help.
enum ViewClassList {
  /// All classes in one paragraph.
  static let text = ViewClass.all.map(\.name).joined(separator: ", ") + "."
}

/// The limits of a text that is read. A text beyond them is an error that names the limit.
extension HierarchyDump {
  /// The size of the largest text that is read, in bytes.
  package static let largestText = 64 << 20
  /// The number of lines of the longest text that is read.
  package static let mostLines = 500_000
  /// The number of elements of an XML or JSON text that are read.
  package static let mostElements = 200_000
  /// The number of recognizers, controllers and the like that are read to be joined with views.
  package static let mostJoined = 10_000
  /// The number of trees that are read, each of which is a window of its own in the scene.
  package static let mostTrees = 1000
}

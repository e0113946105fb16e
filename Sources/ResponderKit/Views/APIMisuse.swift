/// Mistakes in the program that uses the library, which UIKit answers with an exception.
enum APIMisuse {
  /// Stops the program with a message unless a condition holds.
  @inline(__always)
  static func check(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { fatalError("ResponderKit: \(message())") }
  }
}

/// The same said in fewer and fewer words, longest first; each is made only when it is asked for.
package struct Wordings<Words>: RandomAccessCollection {
  /// The place behind the shortest one.
  package let endIndex: Int
  private let make: (Int) -> Words

  /// Creates a number of wordings.
  ///
  /// - Parameter make: Makes the one at a place, 0 being the longest.
  init(_ count: Int, _ make: @escaping (Int) -> Words) {
    endIndex = count
    self.make = make
  }

  /// Creates the only wording.
  init(only words: Words) {
    self.init(1) { _ in words }
  }

  /// The place of the longest one.
  package var startIndex: Int { 0 }

  /// Makes the wording at a place.
  package subscript(position: Int) -> Words { make(position) }

  /// Returns wordings made of these.
  func made<Other>(into other: @escaping (Words) -> Other) -> Wordings<Other> {
    Wordings<Other>(endIndex) { [make] in other(make($0)) }
  }
}

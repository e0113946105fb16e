import Testing
import Text

@Suite struct NearestTests {
  private let words = ["hide", "show", "enable", "disable", "tree", "trace", "touch", "alpha"]

  @Test(arguments: [
    ("hied", ["hide"]), ("Tree", ["tree"]), ("trea", ["tree"]), ("disabel", ["disable"]),
    ("alhpa", ["alpha"]), ("tra", ["trace"]), ("xyz", []), ("", []), ("h", []),
  ])
  func misspelledWordsFindTheirLikes(word: String, found: [String]) {
    #expect(word.nearest(in: words) == found)
  }

  @Test func theMostAlikeComesFirstAndThreeAreEnough() {
    #expect(
      "cart".nearest(in: ["care", "card", "cat", "cart2", "car"], most: 2) == ["car", "card"])
    #expect("aa".nearest(in: (1...9).map { "aa\($0)" }).count == 3)
  }

  @Test func aWordIsNoAdviceForItself() {
    #expect("tree".nearest(in: words) == [])
    #expect("card".nearest(in: ["card", "cart"]) == ["cart"])
  }

  @Test func aVeryLongWordIsNoMisspelling() {
    #expect(String(repeating: "a", count: 65).nearest(in: words).isEmpty)
  }
}

import ResponderKit
import SceneStage
import Testing

@testable import Analysis

/// Which view of one screen is which of another.
@Suite struct ScreenMatchingTests {
  private let then = Stage()
  private let now = Stage()

  /// A label that says something.
  private func label(_ name: String, _ text: String, in parent: String = "root", on stage: Stage) {
    let label = stage.add(name, CGRect(0, 0, 90, 20), in: parent, class: "UILabel")
    (label as? UILabel)?.text = text
  }

  /// The name now of each view of then but the window and the root.
  private var names: [String: String?] {
    let matching = ScreenMatching(ScreenTree(then.scene), ScreenTree(now.scene))
    let pairs = matching.newPlaces.enumerated().dropFirst(2).map { place, other in
      (matching.old.label(of: place), other.map(matching.new.label))
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  @Test func textsTellWhoIsWhoWhateverTheOrder() {
    label("a", "one", on: then)
    label("b", "two", on: then)
    label("x", "two", on: now)
    label("y", "new", on: now)
    label("z", "one", on: now)
    #expect(names == ["a": "z", "b": "x"])
  }

  @Test func aTextIsFoundInAnotherSuperview() {
    for stage in [then, now] {
      stage.add("card", CGRect(0, 0, 90, 90))
      label("b", "two", in: "card", on: stage)
      label("c", "three", in: "card", on: stage)
    }
    label("a", "one", in: "card", on: then)
    label("x", "one", on: now)
    #expect(names == ["card": "card", "a": "x", "b": "b", "c": "c"])
  }

  @Test func anotherClassIsAnotherView() {
    then.add("a", CGRect(0, 0, 90, 90))
    now.add("a", CGRect(0, 0, 90, 90), class: "UIButton")
    #expect(names == ["a": nil])
  }

  @Test func framesTellAmongViewsThatSayNothing() {
    then.add("a", CGRect(0, 0, 90, 90))
    then.add("b", CGRect(0, 100, 90, 90))
    now.add("x", CGRect(0, 100, 90, 90))
    now.add("y", CGRect(0, 0, 90, 90))
    #expect(names == ["a": "y", "b": "x"])
  }

  @Test func whoChangedPlacesIsAsFewAsCanBe() {
    for (name, text) in [("a", "1"), ("b", "2"), ("c", "3"), ("d", "4")] {
      label(name, text, on: then)
    }
    for (name, text) in [("d", "4"), ("a", "1"), ("b", "2"), ("c", "3")] {
      label(name, text, on: now)
    }
    let matching = ScreenMatching(ScreenTree(then.scene), ScreenTree(now.scene))
    #expect(ScreenOrder(matching).rows.keys.map(matching.old.label) == ["d"])
  }
}

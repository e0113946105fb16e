import EmbeddedFiles
import Scenes
import Testing

@testable import ResponderKit

/// The catalogue of classes, and what is known of others by their names.
@Suite struct ClassCatalogueTests {
  private let classes = ClassCatalogue.standard

  /// Somebody's subclass is asked by every hit-test; the library's own classes need not be.
  @Test(arguments: ClassCatalogue.standard.all + [ViewClass.window])
  func everyClassOfTheLibraryNamesItself(viewClass: ViewClass) {
    let view = viewClass.make(.zero)
    #expect(type(of: view) == type(of: view).ownClass)
    #expect(String(describing: type(of: view)) == viewClass.name)
  }

  @Test func everyRowHasNamesOfItsOwn() {
    let names = classes.all.map(\.name)
    let types = classes.all.flatMap(\.elementTypes)
    #expect(Set(names).count == names.count)
    #expect(Set(types).count == types.count)
  }

  @Test func aSubclassIsNoClassOfTheLibrary() {
    let view = Badge(frame: .zero)
    #expect(type(of: view) != Badge.ownClass)
    #expect(classes.ownClass(of: view) == nil)
    #expect(classes.nearestClass(of: view).name == "UILabel")
  }

  @Test func theNearestClassIsTheMostParticularOne() {
    #expect(classes.nearestClass(of: Notes(frame: .zero)).name == "UITextView")
    #expect(classes.nearestClass(of: Pad(frame: .zero)).name == "UIControl")
    #expect(classes.nearestClass(of: UIWindow(frame: .zero)) == .window)
    #expect(classes.nearestClass(of: UIView(frame: .zero)) == classes.plain)
  }

  @Test func onlyLabelsAndImagesTakeNoTouches() {
    #expect(classes.all.filter { !$0.takesTouches }.map(\.name) == ["UILabel", "UIImageView"])
  }

  @Test func aNameInATextMayBeThatOfAWindow() {
    #expect(classes["UIWindow"] == nil)
    #expect(classes.named(inText: "UIWindow") == .window)
    #expect(classes.standIn(for: "UIRemoteKeyboardWindow") == .window)
    #expect(classes.standIn(for: "UITabBarButton")?.name == "UIControl")
    #expect(classes.standIn(for: "Shop.Badge") == nil)
  }

  @Test func everyKnownClassInheritsFromOneOfTheLibrary() {
    let known = EmbeddedFiles.text("Classes/classes.txt").split(separator: "\n")
      .filter { $0.hasPrefix("inherits ") }.map { $0.dropFirst("inherits ".count) }
    #expect(known.count > 10)
    for name in known { #expect(classes.named(inText: String(name)) != nil, "\(name)") }
  }

  @Test(
    arguments: [
      "names A\ninherits UIView", "names A\ntouches well\nnote n\nsource s",
      "names A\ntouches passthrough\nsource s", "names A\nlevel high\nsource s",
      "nmaes A\nsource s",
      "names\nsource s",
    ])
  func aTableThatMakesNoSenseIsNone(table: String) {
    #expect(ForeignClasses(table) == nil)
  }

  @Test func aTableIsReadAsItSays() throws {
    let known = try #require(
      ForeignClasses(
        """
        # A comment.
        names A
              B
        inherits UILabel
        level 7
        source somewhere

        containing Hosting
        touches undecidable
        note nobody
             knows
        source somewhere else
        """))
    #expect(known.superclass(of: "A") == "UILabel" && known.superclass(of: "B") == "UILabel")
    #expect(known.windowLevel(of: "B")?.rawValue == 7 && !known.isKeyboardWindow("A"))
    let note = try #require(known.note(on: "MyHostingView"))
    #expect(note.summary == "nobody knows" && note.source == "somewhere else")
    #expect(known.note(on: "A") == nil)
  }
}

private class Badge: UILabel {}
private final class Notes: UITextView {}
private final class Pad: UIControl {}

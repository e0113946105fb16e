import ResponderKit
import TestSupport
import Testing

/// The declarations of the library say what is inert in one form of words, and its classes are found
/// by their names.
@Suite struct DeclarationTests {
  @Test("A member that is inert says so in one form of words") func formOfWords() throws {
    for file in PackageFolder.files(in: "Sources/ResponderKit", suffix: ".swift") {
      let text = try PackageFolder.text(file)
      let marks = text.split(separator: "\n").filter { $0.contains("/// Inert") }
      #expect(marks.allSatisfy { $0.contains("/// \(InertPage.mark)") }, "\(file)")
      #expect(InertPage.members(in: text).count == marks.count, "\(file)")
    }
  }

  @Test("Members are found with their types and labels") func members() {
    let source = """
      /// A view.
      open class UIView {
        /// A mode.
        public enum Mode {
          /// None.
          case none
        }
        /// \(InertPage.mark)the mode
        /// of the view.
        ///
        /// It is a number.
        @available(iOS 9, *)
        open var mode: Mode {
        }
        /// A number that matters.
        open var number = 1
      }
      extension UIView {
        /// \(InertPage.mark)sets a mode.
        public final func set(_ mode: Mode, for state: State) {
        }
      }
      """
    #expect(
      InertPage.members(in: source) == [
        InertPage.Member(
          type: "UIView", name: "mode", summary: "The mode of the view.", value: "Mode"),
        InertPage.Member(type: "UIView", name: "set(_:for:)", summary: "Sets a mode."),
      ])
  }

  @Test("Each class of UIKit's is found by its name, except for generic ones") func classes() throws
  {
    var names: Set<String> = []
    for file in PackageFolder.files(in: "Sources/ResponderKit", suffix: ".swift") {
      for match in try PackageFolder.text(file).matches(
        of: #/(?:open|public final) class (_?UI\w+)\b(?!<)/#)
      {
        names.insert(String(match.1))
      }
    }
    #expect(names.count > 60)
    for name in names {
      #expect(ResponderKit.NSClassFromString(name).map { "\($0)" } == name, "\(name)")
    }
  }
}

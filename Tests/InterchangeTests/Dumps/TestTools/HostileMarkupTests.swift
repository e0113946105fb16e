import Foundation
import Interchange
import TestSupport
import Testing

/// What nobody should print, and what a log has lost.
@Suite struct HostileMarkupTests {
  private let open = "<ViewHierarchy>\n<UIWindow x=\"0\" y=\"0\" width=\"9\" height=\"9\">\n"
  private let view = "<UIView x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>\n"

  @Test func entitiesAreNotExpanded() {
    let laughs = (1...9).map { "<!ENTITY l\($0) \"&l\($0 - 1);&l\($0 - 1);&l\($0 - 1);\">\n" }
    let text =
      "<?xml version=\"1.0\"?>\n<!DOCTYPE lolz [\n<!ENTITY l0 \"<b>lol</b>\">\n"
      + laughs.joined() + "]>\n\(open)&l9;</UIWindow></ViewHierarchy>"
    #expect(
      importError(text)
        == "2:1: a document type is declared; no test tool does that, and entities are not expanded"
    )
  }

  @Test func externalEntityIsNotRead() {
    let text =
      "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/hostname\">]>\n"
      + "<ViewHierarchy><UIWindow x=\"0\" y=\"0\" width=\"9\" height=\"9\" text=\"&x;\"/>"
    #expect(importError(text)?.hasPrefix("1:1: a document type") == true)
  }

  @Test func unknownEntityIsDamage() throws {
    let dump = try HierarchyDump(parsing: open + "&lol;\n\(view)</UIWindow></ViewHierarchy>")
    #expect(dump.viewCount == 2)
    #expect(dump.warnings.map(\.kind) == [.interactionGuessed, .damaged])
    #expect(dump.warnings.map(\.line) == [1, 3])
  }

  @Test func depthHasALimit() {
    let text = "<ViewHierarchy>" + String(repeating: "<a>", count: size(100_000, of: 1_000_000))
    #expect(
      importError(text)?.hasSuffix("more than 1000 levels deep; a real screen is not so deep")
        == true)
  }

  @Test func numberOfElementsHasALimit() {
    let limit = DumpLimits.mostElements
    let text = "<ViewHierarchy>" + String(repeating: "<a/>", count: limit)
    #expect(
      importError(text)?.hasSuffix("more than \(limit) elements; paste one screen only") == true)
  }

  @Test func textThatIsCutGivesWhatStandsBefore() throws {
    let whole = open + view + view + "</UIWindow>\n</ViewHierarchy>"
    for end in whole.indices where end > whole.startIndex {
      let text = String(whole[..<end])
      guard let dump = try? HierarchyDump(parsing: text) else { continue }
      #expect(dump.viewCount <= 3)
      #expect(dump.warnings.contains { [.damaged, .endsHere].contains($0.kind) })
    }
    let dump = try HierarchyDump(parsing: String((open + view + view).dropLast(4)))
    #expect(dump.viewCount == 3 || dump.viewCount == 2)
    #expect(dump.warnings.last?.kind == .endsHere)
  }

  @Test(arguments: ["<UIView x=\"1\" x=\"2\"/>", "</UIView>", "<Foo<Bar x=\"1\"/>", "a & b\u{1}"])
  func damageIsSurvived(damage: String) throws {
    let dump = try HierarchyDump(parsing: open + damage + view + "</UIWindow></ViewHierarchy>")
    #expect(dump.viewCount >= 1)
    #expect(dump.warnings.contains { [.damaged, .endsHere].contains($0.kind) && $0.line >= 3 })
  }

  @Test func referencesAreResolvedAndLineBreaksInValuesAreSpaces() throws {
    let value = "a&#10;b &#x41; &quot;&apos;&lt;&gt; &amp;amp; &#1114112; &nosuch; c\nd"
    let view = "<UIView width='9' height='9' x='0' y='0' text='\(value)'/>"
    let dump = try HierarchyDump(parsing: open + view + "</UIWindow></ViewHierarchy>")
    #expect(
      dump.roots[0].children[0].text == "a\nb A \"'<> &amp; &#1114112; &nosuch; c d")
    #expect(dump.warnings.map(\.kind) == [.interactionGuessed])
  }

  @Test(arguments: [
    "<UIView x=\"0\" y=\"0\" width=\"9\" height=\"9\" x=\"5\"/>", "<!ELEMENT a>", "</UIWindow >",
    "<UIView y width=9 x=\"0\"></UIView>", "< a>", "<UILabel></UIView>",
  ])
  func damageIsReportedAtItsLine(damage: String) throws {
    let dump = try HierarchyDump(
      parsing: open + "\n" + damage + "\n\(view)</UIWindow></ViewHierarchy>")
    #expect(dump.warnings.contains { $0.kind == .damaged && $0.line >= 4 })
  }

  @Test func commentsAndInstructionsAreSkipped() throws {
    let dump = try HierarchyDump(
      parsing: open + "<!-- <a> & -->\n<?b <c>?>\(view)</UIWindow></ViewHierarchy>")
    #expect(dump.viewCount == 2)
    #expect(dump.warnings.map(\.kind) == [.interactionGuessed])
  }

  @Test func manyElementsAreRead() throws {
    let text = open + String(repeating: view, count: 20_000) + "</UIWindow></ViewHierarchy>"
    let dump = try HierarchyDump(parsing: text)
    #expect(dump.viewCount == 20_001)
    #expect(dump.roots[0].children.last?.line == 20_002)
  }
}

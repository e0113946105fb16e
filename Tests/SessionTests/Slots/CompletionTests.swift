import Foundation
import Language
import Session
import SessionStage
import Testing

@testable import Help

@Suite struct CompletionTests {
  private let desk = try! TestSession(
    after: """
      add card 0,0 200x200
      add UIButton buy 10,10 60x44 in card title="Buy now"
      add UIButton 按钮 10,80 60x20 in card
      window hud level=1
      """)

  /// The candidates at the cursor, which `|` marks.
  private func complete(_ line: String) -> [String] {
    let parts = line.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let text = parts.joined()
    let cursor = parts[0].unicodeScalars.count
    let found = LineReading(text, desk.session).completions(at: cursor)
    #expect(found.range.upperBound == cursor)
    return found.candidates.map(\.text)
  }

  @Test(arguments: ["$x", "tap$x", "${x}", "tap $x,"])
  func nothingCompletesAWordWithAVariable(line: String) {
    let found = LineReading(line, desk.session).completions(at: line.count)
    #expect(found.candidates.isEmpty)
    #expect(found.range.lowerBound >= 0 && found.range.upperBound == line.count)
  }

  @Test(arguments: [
    ("tr|", ["tree", "trace", "try"]), ("tree; ca|", ["capture"]),
    ("tree; tra|", ["trace"]),
    ("tree;tre|", ["tree"]), ("xyz|", []), ("tr|ee", ["tree", "trace", "try"]),
  ])
  func commandWords(line: String, candidates: [String]) {
    #expect(complete(line) == candidates)
  }

  @Test func anEmptyLineOffersEveryCommand() {
    #expect(complete("|") == Catalogue.all.map(\.name))
    #expect(complete("tree; |") == Catalogue.all.map(\.name))
    #expect(complete("tree;|") == Catalogue.all.map(\.name))
  }

  @Test(arguments: [
    ("hide |", ["buy", "card", "hud", "root", "window", "按钮"]), ("hide c|", ["card"]),
    ("hide card b|", ["buy"]), ("enable |", ["buy", "按钮"]), ("key h|", ["hud"]),
    ("dismiss |", ["vc"]), ("chain d|", ["delegate"]), ("tap b|", ["buy"]), ("hide 按|", ["按钮"]),
    ("hide \"b|", ["\"Buy now\""]), ("move buy to c|", ["card"]),
    ("move buy |", ["to"]), ("hit 1,2 |", ["in"]), ("hit 1,2 in c|", ["card"]),
  ])
  func responders(line: String, candidates: [String]) {
    #expect(complete(line) == candidates)
  }

  @Test(arguments: [
    ("add UISw|", ["UISwitch"]),
    (
      "add red a|",
      ["at", "above", "anchor", "autoresize", "autoresizesSubviews", "alpha"]
    ),
    ("add red 0,0 9x9 in c|", ["card"]), ("reset |", ["classic", "scenes", "private"]),
    ("override card pa|", ["path", "passthrough"]), ("override card redirect b|", ["buy"]),
    ("handle card m|", ["motion", "motionBegan", "motionEnded", "motionCancelled"]),
    ("handle card touches |", ["and"]), ("next card de|", ["default", "delegate"]),
    ("expect refused card s|", ["singular"]), ("expect refused card h|", ["hidden"]),
    ("expect n|", ["not", "nothing"]), ("expect not |", ["asked"]), ("help hit-|", ["hit-testing"]),
    ("expect hit n|", ["nil"]), ("expect error \"x\" : hid|", ["hide"]),
    ("set card isH|", ["isHidden"]), ("set card alpha 1 isH|", ["isHidden"]),
    ("get buy isE|", ["isEnabled", "isExclusiveTouch"]), ("set card isHidden o|", ["on", "off"]),
    ("set card superv|", []), ("set card hid|", ["hidden"]), ("get card hid|", ["hidden"]),
    ("set card transform i|", ["identity"]), ("expect card.superview n|", ["nil"]),
  ])
  func wordsOfEachSlot(line: String, candidates: [String]) {
    #expect(complete(line) == candidates)
  }

  @Test(arguments: [
    ("hide card/|", ["card/buy", "card/按钮"]), ("hide card/b|", ["card/buy"]),
    ("hide root/card/b|", ["root/card/buy"]), ("enable root/|", ["root/card"]),
    ("hide UIB|", ["UIButton#"]), ("hide UIButton#|", ["UIButton#1", "UIButton#2"]),
    ("hide \"B|", ["\"Buy now\""]), ("hide 'B|", ["'Buy now'"]), ("hide i|", ["it"]),
    ("get car|", ["card"]), ("set card.alp|", ["card.alpha"]),
    ("hide vc.|", ["vc.view"]), ("find UIW|", ["UIWindow"]), ("hide CA|", ["card"]),
  ])
  func referencesOfEveryKind(line: String, candidates: [String]) {
    #expect(complete(line) == candidates)
  }

  @Test(arguments: [
    ("add red hidden=|", ["hidden=on", "hidden=off"]), ("add red alpha=|", []),
    ("add red autoresize=n|", ["autoresize=none"]),
    ("add red autoresize=W+R|", ["autoresize=W+RM"]), ("add red nothing=|", []),
    ("gesture swipe back on card direction=l|", ["direction=left"]),
    ("target |", ["buy", "按钮"]), ("target buy touchUpI|", ["touchUpInside"]),
    ("target buy touchDown,touchUpO|", ["touchDown,touchUpOutside"]),
    ("handle card touchesBegan,touchesE|", ["touchesBegan,touchesEnded"]),
    ("key cmd+re|", ["cmd+return"]), ("key \"cmd+ta|", ["\"cmd+tab\""]),
    ("help surprise 12|", ["12"]), ("help R12.8|", ["R12.8"]),
    ("expect error \"x\" : hide ca|", ["card"]), ("pvi|", ["pviews"]), ("echo |", []),
    ("expect error \"x\" : set card alp|", ["alpha"]),
    ("expect answered card=b|", ["card=buy"]), ("expect answered card=n|", ["card=nil"]),
  ])
  func valuesBehindSigns(line: String, candidates: [String]) {
    #expect(complete(line) == candidates)
  }

  @Test func propertiesTellTheirTypeAndValue() throws {
    let found = LineReading("set card alph", desk.session).completions(at: 13).candidates
    #expect(try #require(found.first).summary.hasPrefix("number, now 1; "))
    let added = LineReading("add red alph", desk.session).completions(at: 12).candidates
    #expect(try #require(added.first).summary.hasPrefix("number; "))
  }

  @Test func propertiesOfAResponderBehindItsDot() {
    #expect(complete("expect bu|") == ["buy"])
    #expect(complete("expect buy.isE|") == ["buy.isEnabled", "buy.isExclusiveTouch"])
    #expect(complete("expect buy.alpha |").isEmpty)
    let found = LineReading("expect bu", desk.session).completions(at: 9)
    #expect(found.candidates.first?.suffix == ".")
    #expect(found.range == 7..<9)
  }

  @Test func whatMayStandAloneIsFollowedByASpace() {
    let found = LineReading("get car", desk.session).completions(at: 7)
    #expect(found.candidates.map(\.suffix) == [" "])
  }

  @Test func positionsCountScalars() {
    let line = "hide 按"
    let found = LineReading(line, desk.session).completions(at: 6)
    #expect(found.range == 5..<6)
    #expect(found.candidates.map(\.text) == ["按钮"])
  }

  @Test func candidatesSayWhatTheyAre() {
    let found = LineReading("hide bu", desk.session).completions(at: 7)
    #expect(found.candidates.map(\.summary) == ["UIButton  (10 10; 60 44)  \"Buy now\""])
  }

  @Test func filesAndFoldersAreOffered() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("parts"), withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent("page.scope"))
    try Data().write(to: folder.appendingPathComponent("dump.txt"))
    try Data().write(to: folder.appendingPathComponent("a b.md"))
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path
    #expect(complete("source \(path)/pa|") == ["\(path)/parts/", "\(path)/page.scope"])
    #expect(complete("record \(path)/pag|") == ["\(path)/page.scope"])
    #expect(complete("export markdown \(path)/dum|") == ["\(path)/dump.txt"])
    #expect(complete("source \(path)/|") == ["\(path)/parts/", "\(path)/page.scope"])
    #expect(complete("import \(path)/|") == ["\(path)/parts/", "\(path)/dump.txt"])
    #expect(complete("save \(path)/a|") == ["\"\(path)/a b.md\""])
    #expect(complete("save \"\(path)/a|") == ["\"\(path)/a b.md\""])
  }

  @Test func aBrokenLineOffersNothing() {
    #expect(complete("echo \"a; hide |").isEmpty)
    #expect(complete("hide nobody |").isEmpty)
    #expect(complete("# tr|").isEmpty)
    #expect(complete("hide card # b|").isEmpty)
    #expect(complete("# |").isEmpty)
  }

  @Test func aCursorBeyondTheLineIsItsEnd() {
    #expect(LineReading("tre", desk.session).completions(at: 3).candidates.map(\.text) == ["tree"])
  }
}

import Foundation
import Testing

@testable import Commands

@Suite struct CompletionTests {
  private let desk = try! Desk(
    after: """
      add card 0,0 200x200
      add UIButton buy 10,10 60x44 in card
      add UIButton 按钮 10,80 60x20 in card
      window hud level=1
      """)

  /// The candidates at the cursor, which `|` marks.
  private func complete(_ line: String) -> [String] {
    let parts = line.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let text = parts.joined()
    let cursor = parts[0].unicodeScalars.count
    let found = Completer(desk.session).complete(text, cursor: cursor)
    #expect(found.range.upperBound == cursor)
    return found.candidates.map(\.text)
  }

  @Test(arguments: [
    ("tr|", ["transform", "tree", "trace"]), ("tree; ca|", []),
    ("tree; tra|", ["transform", "trace"]),
    ("tree;tre|", ["tree"]), ("xyz|", []), ("tr|ee", ["transform", "tree", "trace"]),
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
    ("hide \"b|", []), ("move buy to c|", ["card"]),
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
    ("add red 0,0 9x9 in c|", ["card"]), ("profile |", ["classic", "scenes", "private"]),
    ("override card pa|", ["path", "passthrough"]), ("override card redirect b|", ["buy"]),
    ("handle card m|", ["motion", "motionBegan", "motionEnded", "motionCancelled"]),
    ("handle card touches |", ["and"]), ("next card de|", ["default", "delegate"]),
    ("expect refused card s|", ["singular"]), ("expect refused card h|", ["hidden"]),
    ("expect n|", ["not", "nothing"]), ("expect not |", ["asked"]), ("help hit-|", ["hit-testing"]),
    ("expect hit n|", ["nil"]), ("expect error \"x\" : hid|", ["hide"]),
    ("set card isH|", ["isHidden"]), ("set card alpha 1 isH|", ["isHidden"]),
    ("get buy isE|", ["isEnabled", "isExclusiveTouch"]), ("set card isHidden o|", ["on", "off"]),
    ("set card superv|", []),
    ("set card transform i|", ["identity"]), ("expect card.superview n|", ["nil"]),
  ])
  func wordsOfEachSlot(line: String, candidates: [String]) {
    #expect(complete(line) == candidates)
  }

  @Test func propertiesOfAResponderBehindItsDot() {
    #expect(complete("expect bu|") == ["buy"])
    #expect(complete("expect buy.isE|") == ["buy.isEnabled", "buy.isExclusiveTouch"])
    #expect(complete("expect buy.alpha |").isEmpty)
    let found = Completer(desk.session).complete("expect bu", cursor: 9)
    #expect(found.candidates.first?.suffix == ".")
    #expect(found.range == 7..<9)
  }

  @Test func positionsCountScalars() {
    let line = "hide 按"
    let found = Completer(desk.session).complete(line, cursor: 6)
    #expect(found.range == 5..<6)
    #expect(found.candidates.map(\.text) == ["按钮"])
  }

  @Test func candidatesSayWhatTheyAre() {
    let found = Completer(desk.session).complete("hide bu", cursor: 7)
    #expect(found.candidates.map(\.summary) == ["UIButton  (10 10; 60 44)"])
  }

  @Test func filesAndFoldersAreOffered() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("parts"), withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent("page.scope"))
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path
    #expect(complete("source \(path)/pa|") == ["\(path)/page.scope", "\(path)/parts/"])
  }

  @Test func aBrokenLineOffersNothing() {
    #expect(complete("echo \"a; hide |").isEmpty)
    #expect(complete("hide nobody |").isEmpty)
    #expect(complete("# tr|").isEmpty)
    #expect(complete("hide card # b|").isEmpty)
    #expect(complete("# |").isEmpty)
  }

  @Test func aCursorBeyondTheLineIsItsEnd() {
    #expect(Completer(desk.session).complete("tre", cursor: 3).candidates.map(\.text) == ["tree"])
  }
}

import Foundation
import Testing
import TestSupport
import Text

@testable import Interchange

@Suite("the change from one list to another")
struct ListPatchTests {
  private func changed(_ list: [String], by patch: String?) throws -> [String] {
    guard let patch else { return list }
    let value = try JSONDecoder().decode(JSONValue.self, from: Data(patch.utf8))
    guard case .object(let object) = value else { return [] }
    var list = list
    if case .array(let places)? = object["set"] {
      for case .array(let pair) in places {
        if case .integer(let place) = pair[0] { list[place] = pair[1].text }
      }
    }
    if case .array(let splice)? = object["splice"], case .integer(let start) = splice[0],
      case .integer(let count) = splice[1], case .array(let items) = splice[2]
    {
      list.replaceSubrange(start..<(start + count), with: items.map(\.text))
    }
    return list
  }

  @Test(
    "what is equal is not told, what differs is",
    arguments: [
      ("1 2 3", "1 2 3", nil), ("1 2 3", "1 9 3", #"{"set":[[1,9]]}"#),
      ("1 2 3", "1 2 3 4", #"{"splice":[3,0,[4]]}"#), ("1 2 3", "1 3", #"{"splice":[1,1,[]]}"#),
      ("", "1", #"{"splice":[0,0,[1]]}"#), ("1 1 1", "1 1", #"{"splice":[2,1,[]]}"#),
    ] as [(String, String, String?)])
  func table(old: String, new: String, patch: String?) {
    func list(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
    #expect(ListPatch.json(from: list(old), to: list(new)) == patch)
  }

  @Test("the patch of random lists leads from one to the other", arguments: 0..<20)
  func random(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let old = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        String(Int.random(in: 0...3, using: &random))
      }
      var new = old
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let place = Int.random(in: 0...new.count, using: &random)
        if Bool.random(using: &random) || place == new.count {
          new.insert(String(Int.random(in: 0...3, using: &random)), at: place)
        } else {
          new.remove(at: place)
        }
      }
      #expect(try changed(old, by: ListPatch.json(from: old, to: new)) == new)
    }
  }
}

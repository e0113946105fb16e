import Foundation
import ResponderKit
import Scenes

/// Reads what EarlGrey prints of an element: first for accessibility, then of the view.
struct EarlGreyView {
  private(set) var view: DumpedView
  private(set) var warnings: [DumpWarning] = []
  /// False for an accessibility element that is no view.
  private(set) var isView = true
  private let source: SourceText

  init(_ source: SourceText, _ head: EarlGreyHead, _ item: SourceItem) {
    self.source = source
    view = DumpedView(
      className: head.className, address: head.address, frame: .zero, line: item.line)
    if item.isCut {
      view.doubts.insert(.cut)
      warn(.cut)
    }
    let range = head.end..<item.range.upperBound
    if let start = source.position(of: "; AX.id='", in: range) {
      let text = (start + 9)..<range.upperBound
      if let end = source.position(of: "'; AX.", in: text) {
        view.identifier = source.string(text.lowerBound..<end)
      }
    }
    guard let frame = source.position(of: "; frame={{", in: range) else {
      isView = item.isCut
      return
    }
    readView(frame..<range.upperBound)
  }

  private mutating func readView(_ range: Range<Int>) {
    var facts = range
    if let text = source.position(of: "; text='", in: range) {
      facts = range.lowerBound..<text
      readText((text + 8)..<range.upperBound)
    }
    for fact in source.string(facts).split(separator: "; ") {
      read(fact.hasSuffix(">") ? fact.dropLast() : fact)
    }
  }

  private mutating func read(_ fact: Substring) {
    let parts = fact.split(separator: "=", maxSplits: 1)
    switch (parts.first, parts.dropFirst().first) {
    case ("frame", let value?):
      guard let values = numbers(value, 4, of: "frame") else { return }
      view.frame = CGRect(values: values)
    case ("alpha", let value?):
      guard let values = numbers(value, 1, of: "alpha") else { return }
      view.alpha = CGFloat(values[0])
    case ("hidden", nil): view.isHidden = true
    case ("disabled", nil): view.isEnabled = false
    case ("UIE", "N"): view.isUserInteractionEnabled = false
    case ("UIE", _), ("opaque", _), (nil, _): break
    case (let name?, _): if !view.doubts.contains(.cut) { warn(.unknownAttribute("\(name)")) }
    }
  }

  private mutating func readText(_ range: Range<Int>) {
    var text = source.string(source.trimmed(range))
    if text.hasSuffix(">") { text.removeLast() }
    if text.hasSuffix("'") { text.removeLast() }
    view.text = text
  }

  private mutating func numbers(_ text: Substring, _ count: Int, of name: String) -> [Double]? {
    let value = SourceText(String(text))
    guard let list = NumberList(value, in: 0..<value.bytes.count, count: count) else {
      if !view.doubts.contains(.cut) { warn(.unreadable(attribute: name)) }
      return nil
    }
    if list.isClamped { warn(.clamped(attribute: name)) }
    return list.values
  }

  private mutating func warn(_ kind: DumpWarning.Kind) {
    warnings.append(DumpWarning(line: view.line, kind: kind))
  }
}

import Explanation
import Foundation
import ResponderKit
import Scenes
import Testing

@testable import Interchange

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct SceneSVGTests {
  private let scene = Scene()

  @discardableResult
  private func add(_ view: UIView, _ name: String) -> UIView {
    scene.adopt(view, NameTable.Entry(name: name))
    scene.mainWindow?.addSubview(view)
    return view
  }

  private func elements(_ interaction: EventTrace? = nil) throws -> ElementList {
    let text = SceneSVG(scene, showing: interaction).lines.joined(separator: "\n")
    let list = ElementList()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = list
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    return list
  }

  private func asked(_ x: CGFloat, _ y: CGFloat) -> EventTrace {
    var interaction = EventTrace(title: "tap (\(x), \(y))", isEvent: true)
    interaction.add(.hitTest(scene.application.explainedHitTest(at: CGPoint(x: x, y: y))))
    return interaction
  }

  @Test func everyRegionIsOnePath() throws {
    add(UIButton(frame: CGRect(x: 0, y: 0, width: 90, height: 90)), "buy")
    add(UIView(frame: CGRect(x: 30, y: 30, width: 9, height: 9)), "hole")
    #expect(try elements().count { $0.name == "path" && $0.attributes["fill"] != nil } == 3)
  }

  @Test func theOutlinesComeInDrawingOrder() throws {
    add(UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90)), "a").layer.zPosition = 1
    add(UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90)), "b")
    let titles = try elements().texts(of: "title").filter { $0.contains("UIView") }
    #expect(titles.compactMap { $0.first } == ["r", "b", "a"])
  }

  @Test(
    "Names and texts cannot break out",
    arguments: [
      "</title><script>alert(1)</script>", "a\"b'c&d<e>", "]]>", "\u{1}\u{FFFF}\u{202E}", "名前",
    ])
  func hostileTextsStayTexts(text: String) throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 90))
    button.title = text
    add(button, text)
    let list = try elements(asked(5, 5))
    #expect(!list.elements.contains { $0.name == "script" })
  }

  @Test func theWayOfAHitTestIsShownIfItWasOnTheScreen() throws {
    let card = add(UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90)), "card")
    let shown = try elements(asked(5, 5))
    #expect(shown.count { $0.attributes["class"] == "hit" } == 1)
    #expect(shown.texts(of: "text").contains("tap (5.0, 5.0)"))
    var question = EventTrace(title: "hit", isEvent: false)
    question.add(.hitTest(card.explainedHitTest(CGPoint(x: 5, y: 5)).story))
    #expect(try !elements(question).contains { $0.attributes["id"] == "tap" })
  }

  @Test func ofManySiblingsThatRefuseTwoAreTold() throws {
    for k in 0..<9 {
      add(UIView(frame: CGRect(x: 0, y: 90 + k, width: 9, height: 9)), "v\(k)")
    }
    let texts = try elements(asked(5, 5)).texts(of: "text")
    #expect(texts.contains("… 7 more refuse"))
    #expect(texts.count { $0.hasPrefix("✗") } == 2)
  }

  /// The boxes of the words on the picture, as wide as the picture reckons.
  private func labels(_ list: ElementList) -> [CGRect] {
    let words = list.elements.drop { $0.attributes["id"] != "labels" }.dropFirst()
      .prefix { $0.name == "text" }
    return words.compactMap {
      guard let x = $0.attributes["x"].flatMap(Double.init),
        let y = $0.attributes["y"].flatMap(Double.init)
      else { return nil }
      return $0.attributes["class"] == "mark"
        ? CGRect(x: x - 3, y: y - 6, width: 6, height: 6)
        : CGRect(x: x, y: y - 7.2, width: 4.6 * Double($0.text.count), height: 9)
    }
  }

  @Test func noWordLiesOverAnotherOrOutsideItsView() throws {
    for k in 0..<12 {
      let row = UIView(frame: CGRect(x: 0, y: k * 50, width: 390, height: 50))
      add(row, "row\(k)")
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60 + k * 10, height: 40 - k * 2))
      row.addSubview(button)
      scene.adopt(button, NameTable.Entry(name: "button\(k)"))
    }
    let boxes = labels(try elements())
    #expect(boxes.count > 20)
    for (k, box) in boxes.enumerated() {
      #expect(!boxes[..<k].contains { $0.intersects(box.insetBy(dx: 0.1, dy: 0.1)) })
      #expect(CGRect(x: 0, y: 0, width: 390, height: 844).contains(box))
    }
  }

  @Test func aCoveredNameIsNotWrittenOverWhatCoversIt() throws {
    add(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 90)), "below")
    add(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 90)), "cover")
    let texts = try elements().texts(of: "text")
    #expect(texts.contains("cover") && !texts.contains("below"))
  }

  @Test func theNameOfATargetThatGetsNoTouchIsAlwaysThere() throws {
    add(UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 90)), "buy")
    add(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 90)), "cover")
    #expect(try elements().count { $0.name == "text" && $0.text == "buy" } == 2)
  }

  @Test func rowsThatAreScrolledAwayAreNotDrawn() throws {
    let list = add(UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 90)), "list")
    list.clipsToBounds = true
    list.addSubview(UIView(frame: CGRect(x: 0, y: 40, width: 200, height: 90)))
    list.addSubview(UIView(frame: CGRect(x: 0, y: 400, width: 200, height: 90)))
    let points = try elements().elements.compactMap { $0.attributes["points"] }
    #expect(points.contains("0,140 200,140 200,190 0,190"))
    #expect(points.count == 4)
  }

  @Test func aNameFromRightToLeftIsKeptApart() throws {
    add(UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 90)), "שלם")
    let titles = try elements().texts(of: "title")
    #expect(titles.contains("\u{2068}שלם\u{2069} UIButton (0 0; 200 90)"))
  }

  @Test func itIsFreeOfScriptsAndOtherFiles() throws {
    let list = try elements(asked(5, 5))
    #expect(!list.contains { $0.attributes["href"] != nil || $0.name == "image" })
    #expect(!list.texts(of: "style").joined().contains("url("))
  }

  @Test func aPictureOfManyViewsLeavesTheSmallestOut() throws {
    let sheet = add(UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)), "sheet")
    for k in 0..<6_000 {
      sheet.addSubview(UIView(frame: CGRect(x: k % 97 * 4, y: k / 97 * 13, width: 3, height: 9)))
    }
    let list = try elements()
    #expect(list.count { $0.name == "polygon" } == SceneSVG.mostOutlines)
    #expect(list.texts(of: "text").contains("1003 small views are not outlined"))
    #expect(list.texts(of: "text").contains("only the 5000 largest areas are coloured"))
  }
}

/// The elements of a document in order.
private final class ElementList: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var attributes: [String: String]
    var text = ""
  }

  private(set) var elements: [Element] = []
  private var open: [Int] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let last = open.last { elements[last].text += text }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func contains(_ condition: (Element) -> Bool) -> Bool { elements.contains(where: condition) }

  func count(_ condition: (Element) -> Bool) -> Int { elements.count(where: condition) }

  func texts(of name: String) -> [String] { elements.filter { $0.name == name }.map(\.text) }
}

import Interchange
import ResponderKit
import SessionStage
import Testing

@testable import Commands

@Suite("What a class stores are properties of its views")
struct CodePropertiesTests {
  private static let card = """
    class Card: UIView {
      enum State { case closed, open }
      let close = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
      var rows: [UIView] = []
      var state = State.closed
      var isOpen = false { didSet { alpha = isOpen ? 1 : 0.5 } }
      var margin: CGFloat = 8
      var count = 3
      var chosen: Int?
      var heading: String?
      var area = CGRect(x: 1, y: 2, width: 3, height: 4)
      var corner = CGPoint(x: 1, y: 2)
      var points: [CGPoint] = []
      var onTap: (() -> Void)?
      weak var partner: Card?
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(close)
        for k in 0..<3 {
          let row = UIView(frame: CGRect(x: 0, y: 50 * k, width: 100, height: 40))
          rows.append(row)
          addSubview(row)
        }
        addSubview(UILabel(frame: .zero))
      }
      required init?(coder: NSCoder) { fatalError("no") }
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { isOpen }
    }
    add Card card 20,100 200x200
    """

  private func session(_ more: String) -> TestSession {
    let session = TestSession()
    session.run(Self.card + "\n" + more)
    return session
  }

  @Test(
    "A property is read and set as UIKit's are",
    arguments: [
      ("state open", "open"), ("isOpen on", "on"), ("margin 2.5", "2.5"), ("count 4", "4"),
      ("chosen 2", "2"), ("heading \"a b\"", "\"a b\""), ("area 9,8 7x6", "(9 8; 7 6)"),
      ("corner 3,4", "(3, 4)"), ("partner card", "card"), ("rows rows2,rows1", "rows2,rows1"),
    ])
  func settings(setting: String, value: String) throws {
    let name = setting.prefix { $0 != " " }
    let session = session("set card \(setting)")
    #expect(session.messages == [])
    #expect(try session.printed("get card.\(name)") == [value])
    let before = session.state
    session.run("undo\nredo")
    #expect(session.state == before)
    #expect(try session.printed("get card.\(name)") == [value])
    session.run("expect card.\(name) \(setting.dropFirst(name.count + 1))")
    #expect(session.messages == [])
  }

  @Test("An observer of a property runs when a command sets it")
  func observers() throws {
    let session = session("set card isOpen off\nset card isOpen on\nset card isOpen off")
    #expect(try session.printed("get card.alpha") == ["0.5"])
  }

  @Test(
    "A value of another type is refused, and nothing changes",
    arguments: [
      ("set card state half", "'half' is not a value for state; expected one of closed, open"),
      ("set card close card", "'close' is read-only"),
      ("set card points 3", "'points' is read-only"),
      (
        "set card partner close",
        "'close' is not a value for partner; expected a value of type Card?"
      ),
      ("set card isOpn on", "card has no property 'isOpn'; did you mean 'isOpen'?"),
      ("code Card on card count=x", "'x' is not a value for count; expected a whole number"),
      (
        "code Card on card partner=close",
        "'close' is not a value for partner; expected a value of type Card?"
      ),
      (
        "code Card on card nothing=1",
        "card has no property 'nothing'; 'get' lists what it has"
      ),
    ])
  func refusals(line: String, message: String) {
    let session = session("")
    let before = session.state
    session.run(line)
    #expect(session.messages == [message])
    #expect(session.state == before)
  }

  @Test("An optional property that holds nothing reads as nil")
  func nothing() throws {
    let session = session("")
    #expect(try session.printed("get card.chosen") == ["nil"])
    #expect(try session.printed("get card.partner") == ["nil"])
    #expect(try session.printed("get card.heading") == ["none"])
  }

  @Test("Views that code makes are named after their properties, or else after their classes")
  func names() {
    let session = session("")
    for name in ["close", "rows1", "rows2", "rows3", "label"] {
      #expect((session.scene.names[name] as? UIView)?.superview === session.scene.names["card"])
    }
    session.run("add Card other 0,0 9x9\nexpect close2.superview other")
    #expect(session.messages == [])
    session.run("undo\nexpect error 'no' : get close2.alpha\nredo\nget close2.alpha")
    #expect(session.messages == [] && session.output.last == "1")
  }

  @Test("A screen with code that is saved is read again as it was")
  func saved() throws {
    let session = session(
      "set card state open\nset card isOpen on\nset card chosen 2\nset card heading \"x\"\n"
        + "set card partner card\nset card area 5,6 7x8")
    let script = SceneScript(session.scene)
    #expect(script.leftOut == ["card.points"])
    let other = TestSession()
    other.run(script.lines.joined(separator: "\n"))
    #expect(other.messages == [], "\(other.messages)")
    let names = [
      "close", "rows", "state", "isOpen", "margin", "count", "chosen", "heading", "area", "corner",
      "partner",
    ]
    for name in names {
      #expect(
        try other.printed("get card.\(name)") == session.printed("get card.\(name)"), "\(name)")
    }
    #expect(try other.printed("tree") == session.printed("tree"))
  }

  @Test("A statement makes a view of a class of the code, which is in no view until it is added")
  func constructor() throws {
    let session = TestSession.prompt(
      "class Card: UIView { var isOpen = false\noverride func didMoveToWindow() { print(\"moved\") } }",
      "let c = Card(frame: CGRect(x: 10, y: 10, width: 50, height: 50))")
    #expect(session.messages == [])
    #expect(try session.printed("log print").contains("nothing was printed"))
    session.say("view.addSubview(c)")
    #expect(try session.printed("log print").contains("moved"))
    session.say("c.isOpen = true")
    #expect(session.messages == [])
    #expect(try session.printed("get c.isOpen").contains("on"))
    session.say("c.isOpen = 5")
    #expect(session.messages.count == 1)
  }
}

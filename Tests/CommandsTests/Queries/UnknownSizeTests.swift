import Analysis
import Interchange
import ResponderKit
import Session
import SessionStage
import Testing

@testable import Commands

/// Views whose frames UIKit computes from what is not known here.
@Suite("A size that is not known is told as such, not as zero")
struct UnknownSizeTests {
  /// A class whose button has constraints instead of a frame.
  private static let form = """
    class PayForm: UIView {
      let pay = UIButton(type: .system)
      override init(frame: CGRect) {
        super.init(frame: frame)
        pay.translatesAutoresizingMaskIntoConstraints = false
        addSubview(pay)
        NSLayoutConstraint.activate([
          pay.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
          pay.topAnchor.constraint(equalTo: topAnchor, constant: 10),
          pay.widthAnchor.constraint(equalToConstant: 100),
          pay.heightAnchor.constraint(equalToConstant: 44)
        ])
      }
    }
    add PayForm form 50,100 300x300
    """

  private func session(_ lines: String = form) -> TestSession {
    let session = TestSession()
    session.run(lines)
    #expect(session.messages == [])
    return session
  }

  @Test("'why' of a button with constraints says what its size comes from, and never ZERO_SIZE")
  func whyOfConstraints() {
    let session = session()
    let words = session.words("why pay")
    #expect(words.hasPrefix("? pay may get a touch: its size is not known"), "\(words)")
    #expect(words.contains("pay's size comes from constraints, which are not solved here"))
    #expect(words.contains("SIZE_UNKNOWN") && !words.contains("ZERO_SIZE"))
    #expect(words.contains("'set pay frame …' tells it"))
  }

  @Test(
    "Text, image and code that is not run leave a size open, in Swift",
    arguments: [
      (
        "let tag = UILabel()\ntag.text = \"Hello\"\ntag.isUserInteractionEnabled = true\ntag.sizeToFit()",
        "tag", "size comes from its text, which is not measured here"
      ),
      (
        "let tag = UIButton()\ntag.setTitle(\"Buy\", for: .normal)\ntag.sizeToFit()", "tag",
        "size comes from its text, which is not measured here"
      ),
      (
        "let logo = UIImageView(image: UIImage(named: \"logo\"))\nlogo.isUserInteractionEnabled = true",
        "logo", "size comes from its image, whose size is not known here"
      ),
      (
        "let pill = UIButton()\npill.pin.all()", "pill",
        "size comes from code that does not run here"
      ),
      (
        "let flip = UISwitch()\nflip.translatesAutoresizingMaskIntoConstraints = false\n"
          + "flip.frame.size = CGSize(width: 51, height: 31)",
        "flip", "place comes from constraints, which are not solved here"
      ),
    ])
  func sources(code: String, name: String, reason: String) {
    let session = session("code <<END\n\(code)\nview.addSubview(\(name))\nEND")
    let answer = session.words("why \(name)")
    #expect(answer.hasPrefix("? \(name) may get a touch"), "\(answer)")
    #expect(answer.contains("\(name)'s \(reason)"), "\(answer)")
    let tree = session.words("tree")
    #expect(tree.contains("size not known") && !tree.contains("zero size"), "\(tree)")
  }

  @Test("A method that cannot run and lays out leaves the sizes of its views open")
  func methodThatCannotRun() {
    let session = session(
      """
      class Bar: UIView {
        let pay = UIButton()
        override init(frame: CGRect) { super.init(frame: frame); addSubview(pay) }
        override func layoutSubviews() {
          super.layoutSubviews()
          pay.frame = Grid.shared.cell(3, { $0.width })
        }
      }
      add Bar bar 50,100 300x60
      """)
    #expect(session.words("why pay").contains("size comes from code that does not run here"))
  }

  @Test("An audit and a map say that the target is open, and do not call the screen sound")
  func auditAndMap() throws {
    let session = session()
    let audit = session.words("audit")
    #expect(audit.contains("1 target is open, as sizes are not known: why pay"), "\(audit)")
    #expect(!audit.contains("nothing to check"))
    let map = session.words("map")
    #expect(map.contains("? pay's size comes from constraints"), "\(map)")
    #expect(map.contains("?????"), "\(map)")
    // Beside the form nothing is open.
    let part = MappedPart(session.scene)
    let hits = part.map(over: SampleGrid(part.region, columns: 39, rows: 84))
    let form = CGRect(x: 50, y: 100, width: 300, height: 300)
    for row in 0..<84 {
      for column in 0..<39 {
        let isOpen = hits.openCells[row * 39 + column]
        #expect(isOpen == form.contains(hits.grid.point(column: column, row: row)))
      }
    }
  }

  @Test("A tap where the button may lie says so, and what is expected of it cannot be told")
  func tapAndExpect() {
    let session = session()
    let tap = session.words("tap 70,120")
    let note =
      "pay may lie at (70, 120): its size comes from constraints, which are not solved here"
    #expect(tap.contains("open: \(note)"), "\(tap)")
    // Nothing is refused there, so that no rule is cited.
    #expect(tap.contains("pay ? open: its size") && !tap.contains("R2.5"), "\(tap)")
    for line in ["expect hit form", "expect hit pay at 70,120", "expect handled nobody"] {
      session.run(line)
      #expect(session.messages.last == "this cannot be told: \(note)", "\(line)")
    }
    let count = session.messages.count
    session.run("tap 10,10\nexpect hit root\nexpect hit root at 20,20\nexpect handled nobody")
    #expect(session.messages.count == count)
  }

  @Test("A frame that is not known is printed with the reason, and no expectation of it holds")
  func frame() {
    let session = session()
    let reason = "pay's size comes from constraints, which are not solved here"
    #expect(session.words("get pay.frame") == "(0 0; 0 0) open: \(reason)")
    session.run("expect pay.frame 0,0 0x0")
    #expect(session.messages.last == "this cannot be told: \(reason)")
    session.run("expect pay.alpha 1")
    #expect(session.messages.count == 1)
  }

  @Test("A view behind a view of unknown size is certain, one that may lie under it is open")
  func order() {
    let session = session(
      """
      add UIButton under 20,40 100x44
      add UIView veil 0,0 0x0
      set veil sizeSource constraints
      add UIButton over 20,140 100x44
      """)
    #expect(session.words("why under").contains("veil is asked before under and may lie here"))
    #expect(session.words("why under").hasPrefix("? under may get a touch"))
    #expect(session.words("why over").hasPrefix("✓ over gets a touch"))
    // What takes no touches covers nothing.
    session.run("set veil interaction off")
    #expect(session.words("why under").hasPrefix("✓ under gets a touch"))
  }

  @Test("What is certain stays certain: a hidden button gets no touch, wherever it lies")
  func certain() {
    let session = session()
    session.run("hide pay")
    let answer = session.words("why pay")
    #expect(answer.hasPrefix("✗ pay gets no touch") && answer.contains("HIDDEN"), "\(answer)")
  }

  @Test("A frame that is given makes the size known; undo and a saved script keep what is not")
  func given() throws {
    let session = session()
    session.run("set pay frame 10,10 100x44")
    #expect(session.words("why pay").hasPrefix("✓ pay gets a touch at its middle, (110, 132)"))
    session.run("undo")
    #expect(session.words("why pay").hasPrefix("? pay may get a touch"))
    let script = SceneScript(session.scene, mustStop: { false }).lines.joined(separator: "\n")
    let other = TestSession()
    other.run(script)
    #expect(other.messages == [], "\(script)")
    #expect(other.words("why pay").hasPrefix("? pay may get a touch"), "\(script)")
  }

  @Test("A stack view that sizes its views makes them known; one that cannot leaves them open")
  func stack() {
    let session = session(
      """
      code <<END
      let bar = UIStackView(frame: CGRect(x: 0, y: 100, width: 300, height: 44))
      let a = UIButton()
      a.setTitle("A", for: .normal)
      a.translatesAutoresizingMaskIntoConstraints = false
      let b = UIButton()
      b.setTitle("B", for: .normal)
      bar.addArrangedSubview(a)
      bar.addArrangedSubview(b)
      bar.distribution = .fillEqually
      view.addSubview(bar)
      END
      """)
    #expect(session.words("why a").hasPrefix("✓ a gets a touch at its middle, (75, 122)"))
    session.run("set bar distribution equalSpacing")
    #expect(session.words("why a").contains("size comes from its text"))
  }

  @Test("Who sees no size that is unknown pays nothing: nothing is open in an ordinary scene")
  func ordinary() {
    let session = session("add UIButton buy 20,40 0x0")
    #expect(session.words("why buy").contains("ZERO_SIZE"))
    #expect(session.scene.unplaced.views.isEmpty)
  }
}

import SessionStage
import Testing

@testable import Commands

@Suite("Code is called when a view is laid out, moves, or gets touches")
struct CodeLifeTests {
  @Test("A bar's own layoutSubviews places its raised button, and places it again in another size")
  func layout() {
    let session = TestSession()
    session.run(
      """
      class RaisedBar: UIView {
        let middle = UIButton()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(middle)
        }
        required init?(coder: NSCoder) { fatalError("no") }
        override func layoutSubviews() {
          super.layoutSubviews()
          middle.frame = CGRect(x: bounds.midX - 30, y: -30, width: 60, height: 60)
        }
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          return middle.frame.contains(point) || super.point(inside: point, with: event)
        }
      }
      add RaisedBar bar 0,700 390x83
      hit 195,680
      set bar frame 0,700 200x83
      hit 195,680
      hit 100,680
      """)
    #expect(session.messages == [])
    let hits = session.output.filter { $0.contains("← hit") }
    #expect(hits.count == 3)
    #expect(hits[0].contains("middle") && hits[2].contains("middle"), "\(hits)")
    #expect(hits[1].contains("root"), "\(hits)")
  }

  @Test("A parent whose touchesBegan hands the touch to its next responder is no end of the chain")
  func handsOn() {
    let session = TestSession()
    session.run(
      """
      class Logger: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          print("began in \\(tag) with \\(touches.count)")
          next?.touchesBegan(touches, with: event)
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
          print("ended in \\(tag)")
          super.touchesEnded(touches, with: event)
        }
      }
      add Logger a 0,0 300x300
      add Logger b 0,0 100x100 in a
      set a tag 1
      set b tag 2
      tap 50,50
      console
      """)
    #expect(session.messages == [])
    #expect(
      session.output.suffix(4) == [
        "began in 2 with 1", "began in 1 with 1", "ended in 2", "ended in 1",
      ])
  }

  @Test("A view that keeps the touch keeps it from its superviews, and its properties change")
  func keeps() {
    let session = TestSession()
    session.run(
      """
      class Pad: UIView {
        var points: [CGPoint] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          guard let touch = touches.first else { return }
          points.append(touch.location(in: self))
          alpha = 0.5
        }
      }
      add Pad pad 10,10 100x100
      handle root touches
      tap 30,40
      get pad alpha
      code Pad
      """)
    #expect(session.messages == [])
    #expect(session.output.contains("0.5"))
    #expect(session.output.contains { $0.contains("points.append") && $0.contains("1x") })
    session.run("undo\nget pad alpha")
    #expect(session.output.last == "1")
  }

  @Test("A control whose touches the code takes does not track them unless it calls super")
  func controls() {
    let session = TestSession()
    session.run(
      """
      class Deaf: UIButton {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { }
      }
      class Polite: UIButton {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          super.touchesBegan(touches, with: event)
        }
      }
      add Deaf deaf 0,0 50x50
      add Polite polite 100,0 50x50
      target deaf touchUpInside vc.go
      target polite touchUpInside vc.go
      tap 10,10
      expect nothing fired
      tap 110,10
      expect fired go on polite
      """)
    #expect(session.messages == [], "\(session.messages)")
  }

  @Test("A view is told of its subviews and of its windows")
  func moves() {
    let session = TestSession()
    session.run(
      """
      class Told: UIView {
        override func didAddSubview(_ subview: UIView) { print("added \\(subview.tag)") }
        override func didMoveToWindow() { print(window == nil ? "left" : "arrived") }
      }
      add Told told 0,0 100x100
      console
      add UIView child 0,0 9x9 in told tag=4
      console
      """)
    #expect(session.messages == [])
    #expect(session.output.contains("arrived") && session.output.contains { $0.hasPrefix("added") })
  }

  @Test("Undo brings back what a kept closure counted, and a question counts nothing")
  func capturedVariables() {
    let session = TestSession()
    session.run(
      """
      class Counter: UIView {
        var count: () -> Int = { 0 }
        func start() {
          var n = 0
          count = {
            n += 1
            return n
          }
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          tag = count()
        }
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          return point.x > 50 && count() == 0 ? nil : super.hitTest(point, with: event)
        }
      }
      add Counter c 0,0 100x100
      code <<END
      c.start()
      END
      tap 5,5
      expect c.tag 1
      tap 5,5
      expect c.tag 2
      undo
      tap 5,5
      expect c.tag 2
      map
      hit 60,5
      tap 5,5
      expect c.tag 3
      """)
    #expect(session.messages == [], "\(session.output)")
  }
}

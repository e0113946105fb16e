import SessionStage
import Testing

/// Work that grows with what it is done to, and not with its square. The limit catches the square on any
/// machine.
@Suite struct GrowthTests {
  @Test(
    "Lists of objects grow in place", .timeLimit(.minutes(1)),
    arguments: [
      "for i in 0..<90000 { a.append(i) }", "for i in 0..<45000 { self.a.append(i); a.append(i) }",
      "for i in 0..<10000 { addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(go))) }",
    ])
  func lists(statement: String) {
    let desk = TestSession()
    desk.run(
      """
      code <<END
      class B: UIView {
        var a: [Int] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          \(statement)
        }
        @objc func go() {}
      }
      END
      add B b 0,0 90x90
      tap 5,5
      """)
    #expect(desk.messages == [])
  }

  @Test("A tap on a view with 10,000 recognizers and its explanation", .timeLimit(.minutes(1)))
  func manyRecognizers() {
    let desk = TestSession()
    desk.run(
      """
      class Many: UIView {
        override func didMoveToWindow() {
          for _ in 0..<10000 {
            addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(go)))
          }
        }
        @objc func go() {}
      }
      add Many m 0,0 90x90
      tap 5,5
      """)
    #expect(desk.words("why m").contains("tap recognizes it"))
    #expect(desk.messages == [])
  }

  @Test("A list that grew in place is undone, and copies of it stay as they were")
  func undone() {
    let desk = TestSession()
    desk.run(
      """
      code <<END
      class B: UIView {
        var a: [Int] = [1]
        var b: [Int] = [] { didSet { c = oldValue.count } }
        var c = 7
        var n: Int { return a.count }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          let before = a
          a.append(2)
          a.append(3)
          b.append(before.count)
          b.append(a.count)
          tag = a.count * 100 + before.count * 10 + c
        }
      }
      END
      add B b 0,0 90x90
      tap 5,5
      expect b.tag 311
      undo
      expect b.tag 0
      tap 5,5
      expect b.tag 311
      tap 5,5
      expect b.tag 533
      undo 2
      redo 2
      tap 5,5
      expect b.tag 755
      """)
    #expect(desk.messages == [])
  }

  @Test(
    "No spelling is sought of a word that is none", .timeLimit(.minutes(1)),
    arguments: ["", "add ", "set root "])
  func longWords(start: String) {
    let desk = TestSession()
    desk.run(start + String(repeating: "x", count: 400_000) + " b 0,0 9x9")
    #expect(desk.messages.count == 1)
  }
}

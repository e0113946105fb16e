import Foundation
import Testing

@testable import Live

@Suite("What pages ask for is read strictly")
struct PageRequestTests {
  static let visitor = Visitor(id: "a", isGuest: false)

  @Test(
    arguments: [
      (#"{"kind":"tap","point":[1,2.5],"revision":3}"#, .tap(CGPoint(x: 1, y: 2.5)), 3),
      (#"{"kind":"press","point":[-1e2,0],"revision":3}"#, .press(CGPoint(x: -100, y: 0)), 3),
      (#" { "revision" : 0 , "point" : [ 0 , 0 ] , "kind" : "hit" } "#, .hit(.zero), 0),
      (
        #"{"kind":"drag","from":[1,2],"to":[3,4],"revision":3}"#,
        .drag(from: CGPoint(x: 1, y: 2), to: CGPoint(x: 3, y: 4)), 3
      ),
      (#"{"kind":"select","view":7,"revision":3}"#, .select(view: 7), 3),
      (#"{"kind":"undo","revision":3}"#, .undo, 3),
      (#"{"kind":"step","number":2,"to":5}"#, .step(number: 2, to: 5), nil),
      (#"{"kind":"vote","question":1,"view":-1}"#, .vote(question: 1, answer: .view(-1)), nil),
      (#"{"kind":"vote","question":1,"choice":0}"#, .vote(question: 1, answer: .choice(0)), nil),
      (#"{"kind":"enter"}"#, .enter, nil),
    ] as [(String, PageRequest.Kind, Int?)])
  func read(text: String, kind: PageRequest.Kind, revision: Int?) throws {
    #expect(
      try PageRequest(text.utf8, from: Self.visitor)
        == PageRequest(kind, revision: revision, voter: "a"))
  }

  @Test(
    arguments: [
      "", "{}", "[]", "null", "7", #"{"kind":"quit"}"#, #"{"kind":7}"#, #"{"kind":"enter"}x"#,
      #"{"kind":"enter"},"#, #"{"kind":"enter","kind":"enter"}"#, #"{"kind":"enter","line":"rm"}"#,
      #"{"kind":"\u0065nter"}"#, #"{"kind":"enter",}"#, #"{"kind":"enter""#, #"{'kind':'enter'}"#,
      #"{"kind":"tap","revision":3}"#, #"{"kind":"tap","point":[1,2]}"#,
      #"{"kind":"tap","point":[1],"revision":3}"#, #"{"kind":"tap","point":[1,2,3],"revision":3}"#,
      #"{"kind":"tap","point":"1,2","revision":3}"#,
      #"{"kind":"tap","point":[1,[2]],"revision":3}"#,
      #"{"kind":"tap","point":[1e999,2],"revision":3}"#,
      #"{"kind":"tap","point":[1e7,2],"revision":3}"#,
      #"{"kind":"tap","point":[NaN,2],"revision":3}"#,
      #"{"kind":"tap","point":[01,2],"revision":3}"#,
      #"{"kind":"tap","point":[1.,2],"revision":3}"#,
      #"{"kind":"tap","point":[+1,2],"revision":3}"#,
      #"{"kind":"tap","point":[.5,2],"revision":3}"#,
      #"{"kind":"tap","point":[1,2],"revision":-1}"#,
      #"{"kind":"tap","point":[1,2],"revision":1.5}"#,
      #"{"kind":"tap","point":[1,2],"revision":1e300}"#,
      #"{"kind":"tap","point":[1,2],"revision":"3"}"#,
      #"{"kind":"tap","point":[1,2],"view":1,"revision":3}"#,
      #"{"kind":"drag","from":[1,2],"revision":3}"#,
      #"{"kind":"select","view":7}"#, #"{"kind":"select","view":-1,"revision":3}"#,
      #"{"kind":"undo"}"#,
      #"{"kind":"step","number":2}"#, #"{"kind":"step","number":2,"to":null}"#,
      #"{"kind":"vote","question":1}"#, #"{"kind":"vote","question":1,"view":-2}"#,
      #"{"kind":"vote","question":1,"view":1,"choice":1}"#, #"{"kind":"vote","view":1}"#,
      #"{"kind":"vote","question":1,"choice":-1}"#, #"{"kind":"enter","revision":3}"#,
      String(repeating: "[", count: 4000),
      String(repeating: #"{"a":"#, count: 800),
    ])
  func refused(text: String) {
    #expect { try PageRequest(text.utf8, from: Self.visitor) } throws: { error in
      (error as? Refusal)?.status == 400
    }
  }

  @Test func aReasonIsASentence() {
    #expect(throws: Refusal(400, "'line' does not belong to this kind")) {
      try PageRequest(#"{"kind":"enter","line":"rm"}"#.utf8, from: Self.visitor)
    }
    #expect(throws: Refusal(400, "'revision' is missing")) {
      try PageRequest(#"{"kind":"undo"}"#.utf8, from: Self.visitor)
    }
  }
}

@Suite("Requests wait in a queue")
struct RequestQueueTests {
  private func isReadable(_ queue: RequestQueue) -> Bool {
    var wait = pollfd(fd: queue.descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&wait, 1, 0) == 1
  }

  private func request(_ number: Int) -> PageRequest {
    PageRequest(.step(number: number, to: 0), voter: "session")
  }

  @Test func thePipeIsReadableWhileRequestsWait() {
    let queue = RequestQueue()
    #expect(!isReadable(queue))
    #expect(queue.add(request(1)) && queue.add(request(2)) && queue.add(request(3)))
    #expect(isReadable(queue))
    #expect(queue.first == request(1))
    #expect(queue.takeFirst() == request(1))
    #expect(isReadable(queue))
    #expect(queue.take() == [request(2), request(3)])
    #expect(!isReadable(queue))
    #expect(queue.add(request(4)))
    #expect(isReadable(queue))
    #expect(queue.takeFirst() == request(4))
    #expect(!isReadable(queue))
    #expect(queue.first == nil && queue.takeFirst() == nil && queue.take() == [])
  }

  @Test func programsThatAreStartedDoNotHaveThePipe() {
    let queue = RequestQueue()
    #expect(fcntl(queue.descriptor, F_GETFD) & FD_CLOEXEC != 0)
    #expect(fcntl(queue.descriptor, F_GETFL) & O_NONBLOCK != 0)
  }

  @Test func sixteenMayWait() {
    let queue = RequestQueue()
    for number in 0..<16 { #expect(queue.add(request(number))) }
    #expect(!queue.add(request(16)))
    // Guests neither keep the session's pages out nor the other way round.
    func vote(_ voter: Int, _ choice: Int) -> PageRequest {
      PageRequest(
        .vote(question: 1, answer: .choice(choice)), voter: "guest \(voter)", isGuest: true)
    }
    for voter in 0..<64 { #expect(queue.add(vote(voter, 0))) }
    #expect(!queue.add(vote(64, 0)))
    // Who votes again before the vote was taken changes it.
    #expect(queue.add(vote(3, 1)))
    #expect(queue.take().filter { $0.voter == "guest 3" } == [vote(3, 1)])
  }
}

import Explanation
import Presentation
import ResponderKit
import Scenes
import Testing
import Text

@Suite struct LongRouteTests {
  @Test("a tap tells a long way by its beginning and its end; a trace tells all of it")
  func folding() {
    let scene = Scene()
    let recorder = EventTraceRecorder()
    scene.eventObserver = recorder
    var parent = scene.mainWindow?.rootViewController?.view ?? UIView()
    for k in 0..<100 {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      scene.adopt(view, NameTable.Entry(name: "v\(k)"))
      parent.addSubview(view)
      parent = view
    }
    recorder.begin("tap", isEvent: true)
    scene.application.touchDelivery.end(
      scene.application.touchDelivery.begin(at: CGPoint(x: 5, y: 5)))
    func text(isFolded: Bool) -> String {
      var lines: [String] = []
      TraceReport(recorder.interaction ?? EventTrace(title: "", isEvent: true), in: scene)
        .write(OutputStyle(), isFolded: isFolded) { lines.append(OutputStyle().render($0)) }
      return lines.joined(separator: "\n")
    }
    let folded = text(isFolded: true)
    #expect(folded.contains("v94 › v93 › … 98 more › delegate\n"))
    #expect(folded.contains("touchesBegan  v99 › v98 › v97"))
    #expect(folded.hasSuffix("touchesEnded  the same way   nobody handled it"))
    #expect(folded.contains("\n            └ v99"), "what follows a fold moves to the left")
    #expect(folded.split(separator: "\n").count < 25)
    #expect(text(isFolded: false).contains("v50 ›"))
  }
}

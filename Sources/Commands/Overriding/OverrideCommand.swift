import Inspection
import ResponderKit

extension Command {
  static let override = Command(
    name: "override", group: .overriding,
    summary: "overrides hitTest or point(inside:) as a subclass would",
    details: [
      "A view can have one override of each method. What an override answers shows in every trace."
    ],
    changesScene: true,
    forms: [
      Form(
        [.slot("VIEW", .view), .word("circle"), .optional([.slot("RADIUS", .number)])],
        "point(inside:): a circle about the middle (S-27)"
      ) { call in
        if let radius = call.optionalNumber("RADIUS"), radius < 0 {
          throw call.error(.negativeSize(radius.shortText), at: "RADIUS")
        }
        call.view().pointInsideBehavior = Circle(
          radius: call.optionalNumber("RADIUS").map { CGFloat($0) })
      },
      Form([.slot("VIEW", .view), .word("ellipse")], "point(inside:): an ellipse in the bounds") {
        $0.view().pointInsideBehavior = Ellipse()
      },
      Form(
        [.slot("VIEW", .view), .word("path"), .slot("\"SVG PATH\"", .text)],
        "point(inside:): a path in the view's coordinates"
      ) { call in
        let source = call.text("\"SVG PATH\"")
        do throws(SVGPath.Failure) {
          call.view().pointInsideBehavior = PathShape(
            source: source, polygons: try SVGPath(source).polygons)
        } catch {
          throw call.error(.badPath(error.reason), at: "\"SVG PATH\"")
        }
      },
      Form(
        [.slot("VIEW", .view), .word("accepts"), .many([.slot("CHILD", .view)])],
        "point(inside:): also true inside other views (S-25)"
      ) { call in
        let children = call.views("CHILD")
        let names = children.map { call.scene.label(of: $0) }.joined(separator: " ")
        call.view().pointInsideBehavior = Accepting(children, description: "accepts \(names)")
      },
      hitTest("passthrough", "hitTest: nil when super's answer is the view itself (S-24)") {
        Passthrough()
      },
      Form(
        [.slot("VIEW", .view), .word("except"), .slot("OTHER", .view)],
        "hitTest: nil when super's answer is OTHER (S-58)"
      ) { call in
        let other = call.view("OTHER")
        call.view().hitTestBehavior = Except(
          other, description: "except \(call.scene.label(of: other))")
      },
      hitTest("intercept", "hitTest: self wherever point(inside:) is true (S-66)") { Intercept() },
      hitTest("overflow", "hitTest: outside, the subviews are asked all the same (S-67)") {
        Overflow()
      },
      Form(
        [.slot("VIEW", .view), .word("enlarge"), .slot("DX[,DY]", .factors)],
        "hitTest: a rectangle that negative numbers enlarge; point(inside:) is not asked (S-22)"
      ) { call in
        let n = (call.optionalNumbers("DX[,DY]") ?? [0]).map { CGFloat($0) }
        call.view().hitTestBehavior = Enlarge(dx: n[0], dy: n.last ?? n[0])
      },
      Form(
        [.slot("VIEW", .view), .word("redirect"), .slot("OTHER", .view)],
        "hitTest: OTHER wherever the view or a descendant would be hit (S-68)"
      ) { call in
        let other = call.view("OTHER")
        call.view().hitTestBehavior = Redirect(
          to: other, description: "redirect \(call.scene.label(of: other))")
      },
      hitTest("block", "hitTest: always nil") { Block() },
      hitTest("react", "hitTest as React Native's RCTView has it: alpha is not asked") {
        ReactNativeHitTest(.paper)
      },
      hitTest("fabric", "hitTest as React Native's RCTViewComponentView has it") {
        ReactNativeHitTest(.fabric)
      },
      Form([.slot("VIEW", .view), .word("none")], "takes the overrides away") { call in
        call.view().pointInsideBehavior = nil
        call.view().hitTestBehavior = nil
      },
    ],
    examples: [
      Example("override hud passthrough", "a HUD", setup: "add hud 0,0 390x844"),
      Example(
        "override bar accepts plus", "the raised button of a tab bar",
        setup: "add bar 0,700 390x83; add UIButton plus 160,-20 60x60 in bar"),
      Example("override dial circle 40", "a round dial", setup: "add dial 0,0 100x100"),
      Example(
        "override tri path \"M 50 0 L 100 100 L 0 100 Z\"", "a triangle",
        setup: "add tri 0,0 100x100"),
    ])

  private static func hitTest(
    _ word: String, _ summary: String, _ make: @escaping @Sendable () -> any HitTestBehavior
  ) -> Form {
    Form([.slot("VIEW", .view), .word(word)], summary) { $0.view().hitTestBehavior = make() }
  }
}

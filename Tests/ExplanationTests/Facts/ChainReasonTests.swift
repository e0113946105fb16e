import ResponderKit
import SceneStage
import Testing

@testable import Explanation
@testable import Scenes

/// The reasons why responders are next to each other, as values.
@Suite struct ChainReasonTests {
  private let stage = Stage()

  private func reasons(_ responder: UIResponder) -> [ChainReason] {
    let chain = Array(ResponderChain(from: responder))
    return zip(chain.dropFirst(), chain).map { ChainReason($0, after: $1) }
  }

  @Test func theWholeChainOfAView() {
    let red = stage.add("red")
    #expect(
      reasons(red) == [
        .superview, .rootView, .superviewOfRootView, .scene, .application, .delegate,
      ])
  }

  @Test func anOverrideComesFirst() {
    let (red, blue) = (stage.add("red"), stage.add("blue"))
    red.setNextOverride(blue)
    #expect(reasons(red).first == .overridden)
  }

  private static let rules: [(ChainReason, RuleID?)] = [
    (.overridden, RuleID("R4.1")), (.rootView, RuleID("R4.2")), (.superview, RuleID("R4.2")),
    (.presenter, RuleID("R4.3")), (.superviewOfRootView, RuleID("R4.3")), (.scene, RuleID("R4.4")),
    (.application, RuleID("R4.4")), (.delegate, RuleID("R4.5")), (.other, nil),
  ]

  @Test func eachCitesItsRule() {
    for (reason, rule) in Self.rules { #expect(reason.rule == rule, "\(reason)") }
  }
}

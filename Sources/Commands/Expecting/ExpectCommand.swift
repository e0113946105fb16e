import Language
import ResponderKit
import Session

extension Command {
  package static let expect = Command(
    name: "expect", group: .expecting,
    summary: "checks a condition; prints nothing if it holds, and fails otherwise",
    forms: [
      expectHit, expectActionable, expectAgreement, expectAsked, expectAnswered, expectNotAsked,
      expectRefused, expectChain,
      expectHandled, expectReceived, expectState, expectFired, expectNothingFired,
      expectSent, expectNothingSent, expectFirst, expectConvert, expectInside, expectCount,
      expectError, expectLine, expectLineValue, expectProperty,
    ])
}

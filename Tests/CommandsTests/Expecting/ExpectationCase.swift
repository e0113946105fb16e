import Testing

/// A line that holds in the scene of ``scene``, and one that fails with a message.
struct ExpectationCase: CustomTestStringConvertible, Sendable {
  var event = "tap 15,15"
  var holds: [String]
  var fails: [(line: String, message: String)]

  var testDescription: String { holds[0] }

  static let scene = """
    add under 0,0 100x100
    add card 0,0 200x200
    add UIButton buy 10,10 60x44 in card
    add veil 0,0 390x844 hidden
    handle root touchesBegan
    """

  static let all = [
    ExpectationCase(
      holds: [
        "expect hit buy", "expect hit card at 150,150", "expect hit nil at -1,5",
        "expect hit buy at 12,12 in card", "expect hit nil at 500,0 in card",
      ],
      fails: [
        ("expect hit card", "expected hit 'card', got 'buy'"),
        ("expect hit nil at 5,5", "expected hit nil, got 'card'"),
        ("expect hit buy at 500,500 in card", "expected hit 'buy', got nil"),
      ]),
    ExpectationCase(
      holds: ["expect asked window root veil card buy"],
      fails: [
        ("expect asked window root", "expected asked window root, got window root veil card buy")
      ]),
    ExpectationCase(
      holds: [
        "expect answered veil=nil buy=buy card=buy root=buy window=buy",
        "expect answered veil=nil buy=buy card=buy",
      ],
      fails: [
        (
          "expect answered buy=buy card=card",
          "expected answered buy=buy card=card, got veil=nil buy=buy card=buy root=buy window=buy"
        )
      ]),
    ExpectationCase(
      holds: ["expect not asked under"],
      fails: [("expect not asked under card buy", "expected not asked, but asked: card buy")]),
    ExpectationCase(
      holds: ["expect refused veil hidden"],
      fails: [
        ("expect refused veil outside", "expected 'veil' to refuse: outside, got: hidden"),
        (
          "expect refused card hidden",
          "expected 'card' to refuse: hidden, but it accepted the point"
        ),
        ("expect refused under hidden", "expected 'under' to refuse: hidden, but it was not asked"),
      ]),
    ExpectationCase(
      holds: ["expect chain buy > card > root > vc > window > scene > app > delegate"],
      fails: [
        (
          "expect chain root > window",
          "expected chain root > window, got root > vc > window > scene > app > delegate"
        )
      ]),
    ExpectationCase(
      event: "tap 150,150",
      holds: [
        "expect handled root", "expect handled root by touchesBegan",
        "expect handled nobody by touchesEnded",
      ],
      fails: [
        ("expect handled card", "expected handled 'card', got 'root'"),
        ("expect handled nobody", "expected handled nobody, got 'root'"),
        ("expect handled root by touchesEnded", "expected handled 'root', got nobody"),
      ]),
    ExpectationCase(
      event: "tap 150,150",
      holds: [
        "expect received card touchesBegan touchesEnded", "expect received vc touchesEnded",
        "expect received under",
      ],
      fails: [
        (
          "expect received card",
          "expected 'card' to receive nothing, got touchesBegan touchesEnded"
        ),
        (
          "expect received under touchesBegan",
          "expected 'under' to receive touchesBegan, got nothing"
        ),
      ]),
    ExpectationCase(
      holds: [
        "expect card.alpha 1", "expect card.frame 0,0 200x200", "expect card.hidden off",
        "expect card.center 100,100", "expect card.center 101,99 within 1", "expect buy.title none",
        "expect card.superview root", "expect window.rootViewController vc",
        "expect card.frame (0 0; 200.00005 200)",
      ],
      fails: [
        ("expect card.alpha 0.5", "expected card.alpha 0.5, got 1"),
        ("expect card.hidden on", "expected card.isHidden on, got off"),
        ("expect card.center 102,100 within 1", "expected card.center (102, 100), got (100, 100)"),
        ("expect card.superview nil", "expected card.superview nil, got root"),
        ("expect buy.title \"Buy\"", "expected buy.title \"Buy\", got none"),
      ]),
    ExpectationCase(
      holds: [
        "expect convert 0,0 from buy to window 10,10",
        "expect convert 0,0 5x5 from buy to root 10,10 5x5",
        "expect convert 0,0 from buy to card 10,11 within 1",
      ],
      fails: [
        ("expect convert 0,0 from buy to card 0,0", "expected convert (0, 0), got (10, 10)"),
        (
          "expect convert 0,0 5x5 from buy to card 0,0 5x5",
          "expected convert (0 0; 5 5), got (10 10; 5 5)"
        ),
      ]),
    ExpectationCase(
      holds: [
        "expect inside buy 59,43 on", "expect inside buy 60,43 off", "expect inside veil 1,1 yes",
        "expect inside buy -1,0 no", "expect inside buy 0,0 true", "expect inside buy 0,44 false",
      ],
      fails: [
        (
          "expect inside buy 60,0 on",
          "expected (60, 0) inside 'buy', but point(inside:) is false"
        ),
        (
          "expect inside buy 0,0 off",
          "expected (0, 0) outside 'buy', but point(inside:) is true"
        ),
      ]),
    ExpectationCase(
      holds: ["expect count UIButton 1", "expect count c* 1", "expect count nothing 0"],
      fails: [("expect count UIView 2", "expected count 2 of UIView, got 4")]),
    ExpectationCase(
      holds: [
        "expect error \"no view is named\" : hide nobody",
        "expect error \"expected hit 'card'\" : expect hit card",
      ],
      fails: [
        ("expect error \"any\" : hide card", "expected error \"any\", but the command succeeded"),
        (
          "expect error \"other\" : hide x",
          "expected error \"other\", got: no view is named 'x'; 'tree' lists them"
        ),
      ]),
  ]
}

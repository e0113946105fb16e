import Foundation
import SessionStage
import Testing

/// Questions that a hierarchy text alone decides: the touch goes elsewhere.
@Suite struct WhyHitTestQuestions {
  @Test(arguments: outside + covered + excluded + transformed)
  func theTrueAnswerIsGiven(question: WhyQuestion) throws { try question.check() }

  static let outside = [
    WhyQuestion(
      1, "a button outside of its parent gets no taps",
      [
        fullWindow, line(1, "UIView", "a1", "0 700; 390 144"),
        line(2, "UIButton", "b1", "160 -20; 60 60"),
      ], at: CGPoint(x: 190, y: 690), "b1", .outsideAncestorBounds, by: "a1", says: "10 above"),
    WhyQuestion(
      2, "clipsToBounds does not decide about touches",
      [
        fullWindow, line(1, "UIView", "a1", "50 50; 100 100", "clipsToBounds = YES"),
        line(2, "UIButton", "b1", "0 0; 200 200"),
      ], at: CGPoint(x: 200, y: 100), "b1", .outsideAncestorBounds, by: "a1",
      says: "it clips"),
    WhyQuestion(
      4, "a raised button in the middle of a tab bar is half dead",
      [
        fullWindow, line(1, "UITabBar", "a1", "0 761; 390 83"),
        line(2, "UIButton", "b1", "165 -25; 60 60"),
      ], at: CGPoint(x: 195, y: 740), "b1", .outsideAncestorBounds, by: "a1"),
    WhyQuestion(
      5, "a table that drops down from a button cannot be tapped",
      [
        fullWindow, line(1, "UIButton", "b1", "20 100; 200 44"),
        line(2, "UITableView", "c1", "0 44; 200 300", "clipsToBounds = YES"),
      ], at: CGPoint(x: 100, y: 250), "c1", .outsideAncestorBounds, by: "b1"),
    WhyQuestion(
      6, "a button is dead because its container got no height",
      [
        fullWindow, line(1, "UIView", "a1", "0 100; 390 0"),
        line(2, "UIButton", "b1", "20 10; 200 44"),
      ], "b1", .zeroSizeAncestor, by: "a1", says: "zero size"),
    WhyQuestion(
      50, "a recognizer on a label in a bar stopped: the label has no size",
      [
        fullWindow, line(1, "UINavigationBar", "a1", "0 47; 390 44"),
        line(2, "UILabel", "c1", "195 22; 0 0", "gestureRecognizers = <NSArray: 0x7>"),
      ], "c1", .zeroSize, by: "c1"),
    WhyQuestion(
      56, "a touch near the lower edge comes a second late",
      [
        fullWindow, line(1, "UIView", "a1", "0 0; 390 844"),
        line(2, "UIButton", "b1", "0 800; 390 44"),
      ], at: CGPoint(x: 195, y: 838), "b1", .systemGate),
  ]

  static let covered = [
    WhyQuestion(
      3, "a container that clips still blocks the tab bar below it",
      [
        fullWindow, line(1, "UIView", "a1", "0 761; 390 83"),
        line(2, "UIButton", "b1", "20 10; 60 44"),
        line(1, "UIView", "a2", "0 700; 390 144", "clipsToBounds = YES"),
        line(2, "UIView", "a3", "0 -300; 390 300"),
      ], "b1", .coveredBy, by: "a2"),
    WhyQuestion(
      7, "buttons that were added to a cell are under its content view",
      [
        fullWindow, line(1, "UITableViewCell", "a1", "0 100; 390 44"),
        line(2, "UIButton", "b1", "300 0; 80 44"),
        line(2, "UITableViewCellContentView", "c1", "0 0; 390 44"),
      ], "b1", .coveredBy, by: "c1"),
    WhyQuestion(
      8, "a tap in a collection view's cell never fires",
      [
        fullWindow,
        line(1, "AttributedCell", "a1", "0 100; 390 44", "baseClass = UICollectionViewCell"),
        line(2, "AttributedLabel", "b1", "0 0; 390 44", "gestureRecognizers = <NSArray: 0x7>"),
        line(2, "UIView", "c1", "0 0; 390 44"),
      ], "b1", .coveredBy, by: "c1"),
    WhyQuestion(
      9, "a clear placeholder lies over everything",
      [
        fullWindow, line(1, "UIView", "a1", "0 0; 390 844"),
        line(2, "UIButton", "b1", "320 760; 56 56"), line(1, "UIView", "a2", "0 0; 390 844"),
      ], "b1", .coveredBy, by: "a2", says: "draws nothing"),
    WhyQuestion(
      10, "the middle of a control is dead and its edges work",
      [
        fullWindow, line(1, "OptionControl", "b1", "20 100; 350 60", "baseClass = UIControl"),
        line(2, "UIStackView", "c1", "16 10; 318 40"),
        line(3, "UILabel", "d1", "0 0; 318 40", "userInteractionEnabled = NO"),
      ], "b1", .coveredByOwnChild, by: "c1", says: "61%"),
    WhyQuestion(
      11, "a stack view swallows taps although it draws nothing",
      [
        fullWindow, line(1, "UIView", "a1", "0 0; 390 844"),
        line(2, "UIView", "b1", "20 100; 350 200", "gestureRecognizers = <NSArray: 0x7>"),
        line(2, "UIStackView", "c1", "20 100; 350 200"),
      ], "b1", .coveredBy, by: "c1", says: "UIStackView"),
    WhyQuestion(
      12, "a part of a button is dead since a message was shown",
      [
        fullWindow, line(1, "UIButton", "b1", "20 100; 200 100"),
        line(1, "NoticeView", "a1", "120 60; 200 90"),
      ], at: CGPoint(x: 200, y: 110), "b1", .coveredBy, by: "a1", says: "(100 0; 100 50)"),
    WhyQuestion(
      14, "the view drawn in front by its depth gets no touches",
      [
        fullWindow,
        line(
          1, "UIView", "b1", "0 100; 200 200",
          "transform3D = [1, 0, 0, 0; 0, 1, 0, 0; 0, 0, 1, 0; 0, 0, 10, 1]"),
        line(1, "UIView", "a1", "100 100; 200 200"),
      ], at: CGPoint(x: 150, y: 150), "b1", .zPositionIgnored, by: "b1", says: "10 against 0"),
    WhyQuestion(
      20, "a badge steals the taps of the bar button under it",
      [
        fullWindow, line(1, "UIView", "a0f", "0 47; 390 44"),
        line(2, "UIButton", "b1", "330 0; 44 44"),
        line(2, "BadgeLabel", "c1", "358 2; 18 18", "baseClass = UILabel"),
      ], at: CGPoint(x: 367, y: 56), "b1", .coveredBy, by: "c1"),
    WhyQuestion(
      32, "nothing behind a drawer can be tapped",
      [
        fullWindow, line(1, "UIView", "a1", "0 0; 390 844"),
        line(2, "UIButton", "b1", "20 100; 200 44"),
        line(1, "UITransitionView", "c1", "0 0; 390 844"),
        line(2, "DrawerView", "d1", "0 600; 390 244"),
      ], "b1", .presentationContainer, by: "c1"),
  ]

  static let excluded = [
    WhyQuestion(
      15, "a label loses its tap when it is faded out",
      [
        fullWindow,
        line(
          1, "UILabel", "b1", "20 100; 200 44", "alpha = 0; gestureRecognizers = <NSArray: 0x7>"),
      ], "b1", .alphaTooLow, by: "b1", says: "below 0.01"),
    WhyQuestion(
      16, "no interaction during a fade although the option is set",
      [
        fullWindow,
        line(
          1, "UIButton", "b1", "20 100; 200 44",
          "alpha = 0; animations = { opacity=<CABasicAnimation: 0x8>; }"),
      ], "b1", .alphaTooLow, by: "b1"),
    WhyQuestion(
      16, "and the animation is named, too",
      [
        fullWindow,
        line(
          1, "UIButton", "b1", "20 100; 200 44",
          "alpha = 0; animations = { opacity=<CABasicAnimation: 0x8>; }"),
      ], "b1", .animating, by: "b1", says: "opacity"),
    WhyQuestion(
      17, "a moving button can be tapped only where it goes",
      [
        fullWindow,
        line(
          1, "UIButton", "b1", "20 100; 200 44",
          "animations = { position=<CABasicAnimation: 0x8>; }"),
      ], "b1", .animatingModelFrame, by: "b1", says: "(20 100; 200 44)"),
    WhyQuestion(
      18, "a button in an image view does nothing",
      [
        fullWindow,
        line(1, "UIImageView", "a1", "0 100; 390 300", "userInteractionEnabled = NO"),
        line(2, "UIButton", "b1", "20 20; 100 44"),
      ], "b1", .interactionDisabled, by: "a1", says: "by default"),
    WhyQuestion(
      19, "interaction is on everywhere but nothing happens",
      [
        fullWindow, line(1, "UIView", "a1", "0 0; 390 844", "userInteractionEnabled = NO"),
        line(2, "UIView", "a2", "0 0; 390 844"), line(3, "UIButton", "b1", "20 20; 100 44"),
      ], "b1", .interactionDisabled, by: "a1"),
    WhyQuestion(
      23, "an invisible overlay of React Native takes the tap",
      [
        fullWindow, line(1, "RCTView", "a1", "0 0; 390 844"),
        line(2, "RCTView", "b1", "300 100; 44 44", "gestureRecognizers = <NSArray: 0x7>"),
        line(2, "RCTView", "c1", "0 0; 390 844", "alpha = 0"),
      ], "b1", .customHitTest, by: "c1", says: "does not check alpha"),
    WhyQuestion(
      35, "the next tap after a dismissal is lost",
      [
        fullWindow,
        line(
          1, "UIView", "a1", "0 0; 390 844",
          "userInteractionEnabled = NO; animations = { position=<CASpringAnimation: 0x8>; }"),
        line(2, "UIButton", "b1", "20 20; 100 44"),
      ], "b1", .animating, by: "a1"),
  ]

  static let transformed = [
    WhyQuestion(
      21, "a rotated view does not react in the corners of its frame",
      [
        fullWindow,
        line(
          1, "UIButton", "b1", "100 100; 130.656 130.656",
          "transform = [0.92388, 0.382683, -0.382683, 0.92388, 0, 0]"),
      ], at: CGPoint(x: 105, y: 105), "b1", .frameIsBoundingBox, by: "b1", says: "box"),
    WhyQuestion(
      22, "the touch area is elsewhere after a change of scale and anchor",
      [
        fullWindow,
        line(
          1, "UIButton", "b1", "100 100; 200 200",
          "anchorPoint = (0, 0); transform = [2, 0, 0, 2, 0, 0]"),
      ], "b1", .transform, by: "b1", says: "anchor point (0, 0)"),
  ]
}

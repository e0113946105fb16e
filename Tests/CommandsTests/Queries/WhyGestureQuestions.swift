import Foundation
import SessionStage
import Testing

/// Questions that need the text of the recognizers, too.
@Suite struct WhyGestureQuestions {
  @Test(arguments: controls + competing)
  func theTrueAnswerIsGiven(question: WhyQuestion) throws { try question.check() }

  private static let buttonOnRoot: DumpText = [
    fullWindow, line(1, "UIView", "a1", "0 0; 390 844", "gestureRecognizers = <NSArray: 0x7>"),
    line(2, "UIButton", "b1", "20 100; 200 44"),
  ]

  static let controls = [
    WhyQuestion(
      36, "a tap that dismisses the keyboard kills the selection of rows",
      [
        fullWindow, line(1, "UIView", "a1", "0 0; 390 844", "gestureRecognizers = <NSArray: 0x7>"),
        line(2, "UITableView", "a2", "0 0; 390 844"),
        line(3, "UITableViewCell", "b1", "0 100; 390 44"),
      ], joined: recognizer("UITapGestureRecognizer", "e1", on: "a1"), "b1", .recognizerCancels,
      by: "e1", says: "touchesCancelled"),
    WhyQuestion(
      37, "the same recognizer leaves buttons alone since iOS 6", buttonOnRoot,
      joined: recognizer("UITapGestureRecognizer", "e1", on: "a1"), "b1",
      .controlBlocksRecognizer, by: "e1"),
    WhyQuestion(
      38, "but not a control of one's own",
      [
        fullWindow, line(1, "UIView", "a1", "0 0; 390 844", "gestureRecognizers = <NSArray: 0x7>"),
        line(2, "EmptyStateButton", "b1", "20 100; 200 44", "baseClass = UIControl"),
      ], joined: recognizer("UITapGestureRecognizer", "e1", on: "a1"), "b1", .recognizerCancels,
      by: "e1", says: "sends no action"),
    WhyQuestion(
      39, "a button reacts on touch up instead of down", buttonOnRoot,
      joined: recognizer(
        "UITapGestureRecognizer", "e1", on: "a1", "delaysTouchesBegan = YES; "
      ).replacing("target=", with: "numberOfTouchesRequired = 2; target="), "b1",
      .recognizerDelaysBegan, by: "e1"),
    WhyQuestion(
      40, "a button stays pressed and its action fires late", buttonOnRoot,
      joined: recognizer("UITapGestureRecognizer", "e1", on: "a0").dropLast()
        + "; numberOfTapsRequired = 4>", "b1", .recognizerDelaysEnded, by: "e1", says: "4 taps"),
    WhyQuestion(
      43, "a slider in a side menu moves the page",
      [
        fullWindow, line(1, "UIView", "a1", "0 0; 390 844", "gestureRecognizers = <NSArray: 0x7>"),
        line(2, "UISlider", "b1", "20 100; 200 34"),
      ], joined: recognizer("UIPanGestureRecognizer", "e1", on: "a1"), "b1", .recognizerCancels,
      by: "e1", says: "knob"),
    WhyQuestion(
      51, "which recognizer cancelled the touch?", buttonOnRoot,
      joined: recognizer("UILongPressGestureRecognizer", "e1", on: "b1", state: "Began") + "\n"
        + recognizer("UITapGestureRecognizer", "e2", on: "a1"), "b1", .recognizerCancels,
      by: "e1", says: "Began"),
    WhyQuestion(
      60, "the button of a child controller is dead: nobody kept the controller",
      [
        fullWindow, line(1, "UIView", "a1", "0 0; 390 844"),
        line(2, "UIView", "a2", "0 0; 390 844"), line(3, "UIButton", "b1", "20 100; 200 44"),
      ], joined: "<MainController 0xf0>, state: appeared, view: <UIView 0xa1>", "b1", .chainBroken,
      by: "a2", says: "no controller"),
    WhyQuestion(
      67, "becomeFirstResponder in viewDidLoad brings no keyboard",
      [
        line(0, "UIView", "a1", "0 0; 390 844"),
        line(1, "UITextField", "b1", "20 100; 200 34"),
      ], joined: "<FormController 0xf0>, state: disappeared, view: <UIView 0xa1> not in the window",
      "b1", .notInWindow, by: "a1", says: "viewDidAppear"),
  ]

  private static let card: DumpText = [
    fullWindow, line(1, "UIView", "a1", "0 0; 390 844", "gestureRecognizers = <NSArray: 0x7>"),
    line(2, "UIView", "b1", "20 100; 200 200", "gestureRecognizers = <NSArray: 0x7>"),
  ]

  static let competing = [
    WhyQuestion(
      41, "a single tap fires together with the double tap", card,
      joined: recognizer("UITapGestureRecognizer", "e1", on: "b1") + "\n"
        + recognizer("UITapGestureRecognizer", "e2", on: "b1").dropLast()
        + "; numberOfTapsRequired = 2>", "b1", .needsFailureRequirement, by: "e1"),
    WhyQuestion(
      42, "a pan never starts on a table",
      [
        fullWindow, line(1, "UIView", "a1", "0 0; 390 844", "gestureRecognizers = <NSArray: 0x7>"),
        line(2, "UITableView", "b1", "0 0; 390 844", "gestureRecognizers = <NSArray: 0x7>"),
      ],
      joined: recognizer("UIPanGestureRecognizer", "e1", on: "a1").dropLast() + "; must-fail = {\n"
        + recognizer("_UISwipeActionPanGestureRecognizer", "e2", on: "b1") + "\n}>", "b1",
      .waitingFor, by: "e1", says: "waits until"),
    WhyQuestion(
      44, "a table does not scroll since a pan was added",
      [
        fullWindow, line(1, "UIView", "a1", "0 0; 390 844", "gestureRecognizers = <NSArray: 0x7>"),
        line(2, "UITableView", "b1", "0 0; 390 844", "gestureRecognizers = <NSArray: 0x7>"),
      ], joined: recognizer("UIPanGestureRecognizer", "e1", on: "a1"), "b1", .recognizerPrevents,
      says: "compete"),
    WhyQuestion(
      45, "both scroll: the delegate says yes to everyone",
      [
        fullWindow, line(1, "UIView", "a1", "0 0; 390 844", "gestureRecognizers = <NSArray: 0x7>"),
        line(2, "UIView", "b1", "0 0; 390 844", "gestureRecognizers = <NSArray: 0x7>"),
      ],
      joined: recognizer("UIPanGestureRecognizer", "e1", on: "a1", state: "Changed") + "\n"
        + recognizer("UIPanGestureRecognizer", "e2", on: "b1", state: "Changed"), "b1",
      .simultaneous, says: "Changed"),
    WhyQuestion(
      46, "swipe to delete in a page controller",
      [
        fullWindow,
        line(1, "_UIQueuingScrollView", "a1", "0 0; 390 844", "baseClass = UIScrollView"),
        line(2, "UITableView", "b1", "0 0; 390 844", "gestureRecognizers = <NSArray: 0x7>"),
      ], joined: recognizer("_UISwipeActionPanGestureRecognizer", "e2", on: "b1"), "b1",
      .recognizerPrevents, by: "e2"),
    WhyQuestion(
      47, "only the last of the labels reacts",
      [
        fullWindow, line(1, "UIView", "a1", "0 0; 390 844"),
        line(2, "UILabel", "b1", "20 100; 200 20"), line(2, "UILabel", "b2", "20 140; 200 20"),
        line(2, "UILabel", "b3", "20 180; 200 20", "gestureRecognizers = <NSArray: 0x7>"),
      ], joined: recognizer("UITapGestureRecognizer", "e1", on: "b3"), "b1", .recognizerMoved,
      by: "e1", says: "belongs to one view"),
  ]
}

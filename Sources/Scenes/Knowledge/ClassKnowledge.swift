import ResponderKit

/// Classes that are known to treat touches in a way of their own.
package enum ClassKnowledge {
  /// All that is known.
  package static let all = reactNative + passingThrough + deciding + containers

  /// What is known of a class, by its name as printed.
  package static func note(on className: String) -> ClassNote? {
    if let note = exact[className] { return note }
    return partial.first { $0.names.contain(className) }
  }

  private static let exact: [String: ClassNote] = {
    var notes: [String: ClassNote] = [:]
    for note in all {
      guard case .exactly(let names) = note.names else { continue }
      for name in names { notes[name] = note }
    }
    return notes
  }()

  private static let partial = all.filter {
    if case .containing = $0.names { true } else { false }
  }
}

extension ClassKnowledge {
  private static let reactNative = [
    ClassNote(
      names: .exactly(["RCTView"]), effect: .simulated(ReactNativeHitTest(.paper)),
      summary: "its hitTest never asks alpha, and asks subviews that stick out unless it clips; "
        + "pointerEvents 'box-none' and 'box-only' are not in any dump",
      source: "React Native, RCTView.m"),
    ClassNote(
      names: .containing(["RCTViewComponentView", "RCTScrollViewComponentView"]),
      effect: .simulated(ReactNativeHitTest(.fabric)),
      summary: "its hitTest asks alpha, and subviews that stick out unless it clips",
      source: "React Native, RCTViewComponentView.mm"),
  ]

  private static let passingThrough = [
    ClassNote(
      names: .exactly([
        "_UITouchPassthroughView", "FloatingBarContainerView", "_UITabBarContainerView",
        "_UIContextMenuContainerView", "_UIContextMenuPlatterTransitionView",
      ]),
      effect: .simulated(Passthrough()),
      summary: "lets touches through where it has no content",
      source: "observed on iOS 26; inspectors skip these classes, too"),
    ClassNote(
      names: .exactly([
        "UITextEffectsWindow", "UIRemoteKeyboardWindow", "UIInputSetContainerView",
      ]),
      effect: .simulated(Passthrough()),
      summary: "lets touches through where there is no keyboard",
      source: "observed; UIKit does not document it"),
    ClassNote(
      names: .exactly(["UIStatusBarWindow"]), effect: .simulated(Passthrough()),
      summary: "lets touches through where there is no status bar",
      source: "observed; UIKit does not document it"),
  ]

  private static let deciding = [
    ClassNote(
      names: .containing(["FloatingBarHostingView"]),
      effect: .simulated(Passthrough()),
      summary: "lets touches through where it has no content",
      source: "observed on iOS 26; inspectors skip this class, too"),
    ClassNote(
      names: .containing([
        "_UIHostingView", "CellHostingView", "PlatformViewHost", "ViewGraphHost", "SwiftUI.",
        "7SwiftUI",
      ]),
      effect: .undecidable,
      summary: "SwiftUI decides inside; since iOS 18 the hosting view may answer for its content, "
        + "and since iOS 26 that content is not in the tree of views",
      source: "observed on iOS 18 and 26"),
    ClassNote(
      names: .exactly(["WKWebView", "WKContentView", "WKCompositingView"]), effect: .undecidable,
      summary: "the web page decides inside", source: "WebKit draws the page in another process"),
    ClassNote(
      names: .exactly(["FlutterView", "UnityView"]), effect: .undecidable,
      summary: "the engine that draws into it decides inside", source: "the engine's design"),
    ClassNote(
      names: .exactly([
        "UINavigationBar", "UITabBar", "UIToolbar", "_UIButtonBarButton", "UITabBarButton",
        "_UINavigationBarContentView",
      ]),
      effect: .enlarging,
      summary: "bars enlarge the touch areas of their buttons and ask them in a way of their own",
      source: "observed; UIKit does not document it"),
    ClassNote(
      names: .exactly(["UITableViewCell", "UICollectionViewCell"]), effect: .enlarging,
      summary: "cells override hitTest for what edits and swipes them; content belongs in the "
        + "contentView",
      source: "observed; UIKit does not document it"),
  ]

  private static let containers = [
    ClassNote(
      names: .exactly(["UITransitionView", "UIDropShadowView", "_UIFullscreenPresentationView"]),
      effect: .presenting,
      summary: "holds what is presented and fills the screen; unless it was told to let touches "
        + "through, it takes every one that what it holds does not take",
      source: "observed since iOS 13"),
    ClassNote(
      names: .exactly([
        "UIStackView", "UITableViewCellContentView", "_UICollectionViewListCellContentView",
        "_UIButtonBarStackView",
      ]),
      effect: .ordinary,
      summary: "a view like others: it takes touches although it draws nothing",
      source: "\(RuleID(2, 14))"),
  ]
}

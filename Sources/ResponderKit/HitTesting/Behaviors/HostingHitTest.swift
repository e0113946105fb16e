import Foundation

/// The override of `hitTest(_:with:)` in the view of a UIHostingController, whose subviews stand
/// for the content of SwiftUI that takes touches (R1.11). Until iOS 17 a subview is the answer
/// where there is content; since iOS 18 the view itself is, and SwiftUI finds the content inside.
/// Elsewhere the view is the answer in every version.
public struct HostingHitTest: HitTestBehavior, Equatable {
  /// The first version in which the view answers for its content.
  static let firstAnsweringItself = 18
  /// The first version whose content is in layers, below one subview that fills the view.
  static let firstWithLayers = 26

  /// Creates the behaviour of such views.
  public init() {}

  /// Returns UIKit's answer, or the view in place of what lies in it.
  public func hitTest(_ point: CGPoint, with event: UIEvent?, in view: UIView) -> UIView? {
    let answer = view.standardHitTest(point, with: event)
    return answer == nil || !Self.answersItself(view) ? answer : view
  }

  /// Returns whether a view answers for its content in its version of iOS.
  package static func answersItself(_ view: UIView) -> Bool {
    view.systemVersion >= firstAnsweringItself
  }

  /// Returns the points that are inside.
  public func reach(in view: UIView) -> HitTestReach {
    view.refusesByFlags ? .nowhere : Self.answersItself(view) ? .pointInside : .standard
  }

  /// Returns true for what lies in the view, where the view answers for it.
  public func withholds(_ target: UIView, in view: UIView) -> Bool? {
    target === view ? nil : Self.answersItself(view) ? true : nil
  }
}

extension UIView {
  /// The version of iOS of the view's application.
  fileprivate var systemVersion: Int {
    window?.application?.systemVersion ?? UIApplication.usualSystemVersion
  }

  /// Indicates whether the view hosts content of SwiftUI.
  package final var isHosting: Bool { hitTestBehavior is HostingHitTest }

  /// Returns the view that is hit in place of this one because it hosts it as its content; nil if there
  /// is none, or if the content would get no touch at its middle in any version.
  ///
  /// - Complexity: O(number of superviews), and a hit-test for each of them that hosts.
  package final var hostAnsweringForIt: UIView? {
    var hosts: [UIView] = []
    var ancestor = superview
    while let view = ancestor {
      if view.isHosting, HostingHitTest.answersItself(view) { hosts.append(view) }
      ancestor = view.superview
    }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    for (k, host) in hosts.enumerated() {
      let answer = host.standardHitTest(host.convert(middle, from: self), with: nil)
      let wanted = k == 0 ? self : hosts[k - 1]
      guard let answer, answer === wanted || answer.isDescendant(of: wanted) else { return nil }
    }
    return hosts.last
  }
}

/// An override that lets touches through where no content of SwiftUI in a view wants them, in a way that
/// a version of iOS asks for (R1.11).
public struct PassBesideContent: HitTestBehavior {
  /// A way to tell where there is content.
  public enum Way: String, CaseIterable, Sendable {
    /// A subview answers: for iOS 18. On iOS 26 one subview fills the view, so that it always answers.
    case subviews
    /// The layer that is hit has no name: for iOS 26.
    case layers

    /// The way that a version of iOS asks for.
    package init(for version: Int) {
      self = version >= HostingHitTest.firstWithLayers ? .layers : .subviews
    }
  }

  /// The way to tell.
  public let way: Way
  private let host: ViewReference

  /// Creates an override for the view that holds the content, with the way to tell where it is.
  public init(in host: UIView, by way: Way) { self.init(in: ViewReference(host), by: way) }

  private init(in host: ViewReference, by way: Way) { (self.host, self.way) = (host, way) }

  /// The view that holds the content, if it still exists.
  public var hostView: UIView? { host.view }

  /// The reference to the view that holds the content.
  public var references: [ViewReference] { [host] }

  /// Returns the same override with another view that holds the content.
  public func mapReferences(_ transform: (ViewReference) -> ViewReference) -> PassBesideContent {
    PassBesideContent(in: transform(host), by: way)
  }

  /// Returns UIKit's answer, or the view that holds the content, where there is some; nil elsewhere.
  public func hitTest(_ point: CGPoint, with event: UIEvent?, in view: UIView) -> UIView? {
    guard let answer = view.standardHitTest(point, with: event), let host = host.view else {
      return nil
    }
    let place = host.convert(point, from: view)
    switch way {
    case .subviews:
      let isFilled = host.isHosting && host.systemVersion >= HostingHitTest.firstWithLayers
      // Subviews that are content answer for themselves; nested overrides must not ask twice as much.
      let isTaken =
        isFilled
        ? host.standardPoint(inside: place)
        : host.subviews.reversed().contains {
          $0.hitTestRejection(of: $0.convert(place, from: host), with: event) == nil
        }
      return isTaken ? answer : nil
    case .layers:
      let layer = host.layer.hitTest(host.convert(place, to: host.superview))
      return layer != nil && layer?.name == nil ? host : nil
    }
  }

  /// Returns the points that are inside.
  public func reach(in view: UIView) -> HitTestReach {
    view.refusesByFlags ? .nowhere : .pointInside
  }
}

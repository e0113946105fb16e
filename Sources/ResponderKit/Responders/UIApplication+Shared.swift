import Foundation

/// The application whose code is running, in the present task.
private struct RunningApplication: @unchecked Sendable {
  @TaskLocal static var current: RunningApplication?

  /// Valid as long as the value is current: who sets it has the application.
  unowned let application: UIApplication
}

extension UIApplication {
  /// The application whose code is running. It is the one that delivers an event, runs a timer, or
  /// shows a window's root controller; and the one of ``asShared(_:)``. Where none is running it is
  /// a new application without windows. So several can run side by side, each in its own task.
  public static var shared: UIApplication { running ?? UIApplication() }

  static var running: UIApplication? { RunningApplication.current?.application }

  /// Does something in the application, so that ``shared``, `UIScreen.main` and others are its own.
  public final func asShared<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try RunningApplication.$current.withValue(
      RunningApplication(application: self), operation: operation)
  }

  /// A state of an application.
  public enum State: Int, Sendable {
    /// It is in front.
    case active
    /// It is covered, such as by a call.
    case inactive
    /// It is not seen.
    case background
  }

  /// The state: always active.
  public final var applicationState: State { .active }

  /// The windows, hidden ones too, in the order in which they were last ordered front.
  public final var windows: [UIWindow] { windowsInOrder }

  /// The size of text that people have chosen.
  public final var preferredContentSizeCategory: UIContentSizeCategory { .large }

  /// Returns false: there is no other application.
  public final func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens nothing, as there is no other application; the completion is told so at once.
  public final func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// A choice about the opening of an address.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a choice from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// The names of what happens to an application. None of it happens here, so none is posted.
extension UIApplication {
  /// The application has become active.
  public static let didBecomeActiveNotification = name("DidBecomeActive")
  /// The application is about to be covered.
  public static let willResignActiveNotification = name("WillResignActive")
  /// The application is no longer seen.
  public static let didEnterBackgroundNotification = name("DidEnterBackground")
  /// The application is about to be seen.
  public static let willEnterForegroundNotification = name("WillEnterForeground")
  /// The application is about to end.
  public static let willTerminateNotification = name("WillTerminate")
  /// There is little memory left.
  public static let didReceiveMemoryWarningNotification = name("DidReceiveMemoryWarning")

  private static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIApplication\(event)Notification")
  }
}

/// The screen of an application.
public final class UIScreen: Sendable {
  /// The rectangle of the screen, in points.
  public let bounds: CGRect

  init(bounds: CGRect) { self.bounds = bounds }

  /// The screen of the first scene of the application whose code is running; without one, a screen of 390 ×
  /// 844 points (simulator choice).
  public static var main: UIScreen {
    let scene = UIApplication.running?.connectedScenes.first
    return scene?.screen ?? UIScreen(bounds: CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  /// The number of pixels to a point.
  public var scale: CGFloat { 3 }
  /// The number of pixels to a point of the screen itself.
  public var nativeScale: CGFloat { scale }
  /// The rectangle in pixels.
  public var nativeBounds: CGRect {
    bounds.applying(CGAffineTransform(scaleX: scale, y: scale))
  }
  /// The greatest number of pictures in a second.
  public var maximumFramesPerSecond: Int { 60 }
  /// What the screen is like, for views that adapt to it.
  public var traitCollection: UITraitCollection { UITraitCollection(of: bounds.size) }
}

extension UIWindowScene {
  /// The screen that shows the scene.
  public final var screen: UIScreen { UIScreen(bounds: screenBounds) }
  /// The way in which the screen stands.
  public final var interfaceOrientation: UIInterfaceOrientation {
    screenBounds.width > screenBounds.height ? .landscapeLeft : .portrait
  }
}

extension UIWindow {
  /// The screen that shows the window.
  public final var screen: UIScreen { windowScene?.screen ?? UIScreen.main }
}

/// The kind of device for which views are made.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// The way in which a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Indicates whether the long side stands.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Indicates whether the long side lies.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The way in which a screen stands.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown
  case portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// Indicates whether the long side stands.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Indicates whether the long side lies.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Ways in which a screen may stand.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: UInt
  /// Creates ways from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The long side stands.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// The long side stands on its head.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// The long side lies, with the home button on the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// The long side lies, with the home button on the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// The long side lies.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All ways.
  public static let all: UIInterfaceOrientationMask = [.landscape, .portrait, .portraitUpsideDown]
  /// All ways but on its head.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.landscape, .portrait]
}

/// The device of the application whose code is running.
public final class UIDevice: Sendable {
  private let screen: UIScreen
  private let version: Int

  private init() {
    screen = .main
    version = UIApplication.running?.systemVersion ?? UIApplication.usualSystemVersion
  }

  /// The device of the application whose code is running.
  public static var current: UIDevice { UIDevice() }

  /// The kind of device, by the size of the screen.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { screen.traitCollection.userInterfaceIdiom }
  /// The kind of device, in words.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The kind of device, in the language of the person.
  public var localizedModel: String { model }
  /// The name that a person gave to the device: its kind.
  public var name: String { model }
  /// The name of the system.
  public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The number of the system's version, such as `18.0`.
  public var systemVersion: String { "\(version).0" }
  /// The way in which the device is held.
  public var orientation: UIDeviceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeLeft : .portrait
  }
}

import Foundation
import ResponderKit
import Testing

/// What apps set for the looks of their views: the values are kept, and the same views take the touches.
@Suite struct LooksTests {
  private let screen = Screen()

  /// Shows a view at (100, 100) with a size of 200 × 100 points.
  private func show<View: UIView>(_ view: View) -> View {
    view.frame = CGRect(x: 100, y: 100, width: 200, height: 100)
    screen.window.addSubview(view)
    return view
  }

  @Test("R2.7: masks, gradients and shapes of layers leave the corners touchable")
  func layers() {
    let card = show(UIView())
    card.layer.cornerRadius = 50
    card.layer.cornerCurve = .continuous
    card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    card.layer.masksToBounds = true
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(ovalIn: card.bounds).cgPath
    shape.fillColor = UIColor.red.cgColor
    shape.lineDashPattern = [4, 2]
    card.layer.mask = shape
    let gradient = CAGradientLayer()
    gradient.frame = card.bounds
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient.locations = [0, 1]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    card.layer.insertSublayer(gradient, at: 0)
    let line = CALayer()
    line.frame = CGRect(x: 0, y: 99, width: 200, height: 1)
    line.backgroundColor = UIColor.separator.cgColor
    card.layer.addSublayer(line)
    card.mask = UIView(frame: .zero)
    #expect(screen.hit(101, 101) === card && screen.hit(299, 199) === card)
    #expect(shape.path?.contains(CGPoint(x: 1, y: 1)) == false && card.layer.mask === shape)
    #expect(card.layer.sublayers?.count == 2 && line.superlayer === card.layer)
    #expect(card.subviews.isEmpty && gradient.frame.width == 200)
    card.layer.sublayers?.forEach { $0.removeFromSuperlayer() }
    #expect(card.layer.sublayers == nil && line.superlayer == nil)
  }

  @Test("The layer of a view is one object that follows the view")
  func oneLayer() {
    final class Ring: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
      var shape: CAShapeLayer? { layer as? CAShapeLayer }
    }
    let ring = show(Ring())
    ring.shape?.lineWidth = 4
    ring.shape?.strokeEnd = 0.5
    ring.layer.shadowOffset = CGSize(width: 0, height: 2)
    ring.layer.shadowPath = UIBezierPath(roundedRect: ring.bounds, cornerRadius: 8).cgPath
    #expect(ring.layer === ring.layer && ring.shape?.lineWidth == 4)
    ring.layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    ring.layer.opacity = 0.5
    #expect(ring.frame.width == 50 && ring.alpha == 0.5 && screen.hit(40, 40) === ring)
    let below = UIView()
    screen.window.layer.insertSublayer(below.layer, at: 0)
    #expect(below.superview === screen.window)
  }

  @Test("A layer without a view takes no touches, and dies with its superlayer's owner")
  func freeLayer() {
    let free = CALayer()
    free.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    free.isHidden = true
    free.zPosition = 9
    free.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    let card = show(UIButton())
    card.layer.addSublayer(free)
    #expect(screen.hit(150, 150) === card && screen.hit(10, 10) === screen.window)
    #expect(free.isHidden && free.zPosition == 9 && free.contains(.zero))
    weak var view: UIView?
    let layer: CALayer = {
      let short = UIView()
      view = short
      return short.layer
    }()
    #expect(view == nil && layer.opacity == 1 && layer.frame == .zero)
    free.addSublayer(card.layer.sublayers?.first ?? free)
    #expect(free.superlayer === card.layer)
  }

  @Test("What is told to those who do not see the screen is kept")
  func accessibility() {
    final class Dial: UIView {
      var value = 5
      override var accessibilityValue: String? {
        get { "\(value)" }
        set {}
      }
      override func accessibilityIncrement() { value += 1 }
    }
    let dial = show(Dial())
    dial.isAccessibilityElement = true
    dial.accessibilityIdentifier = "volume"
    dial.accessibilityLabel = "Volume"
    dial.accessibilityHint = "Swipe up or down"
    dial.accessibilityTraits = [.adjustable, .button]
    dial.accessibilityTraits.insert(.updatesFrequently)
    #expect(dial.accessibilityActivationPoint == CGPoint(x: dial.frame.midX, y: dial.frame.midY))
    dial.accessibilityFrame = CGRect(x: 0, y: 0, width: 20, height: 10)
    dial.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Mute") { _ in true }]
    dial.accessibilityIncrement()
    UIAccessibility.post(notification: .layoutChanged, argument: dial)
    if UIAccessibility.isVoiceOverRunning { dial.isHidden = true }
    #expect(dial.accessibilityValue == "6" && dial.accessibilityTraits.contains(.adjustable))
    #expect(dial.accessibilityActivationPoint == CGPoint(x: 10, y: 5))
    #expect(dial.accessibilityCustomActions?.first?.name == "Mute")
    #expect(screen.hit(150, 150) === dial)
  }

  @Test("R2.13: a label with all its looks takes no touches")
  func labels() {
    let label = show(UILabel())
    label.font = .monospacedDigitSystemFont(ofSize: 15, weight: .medium)
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    label.textAlignment = .center
    label.adjustsFontForContentSizeCategory = true
    label.preferredMaxLayoutWidth = 200
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.alignment = .center
    let text = NSMutableAttributedString(string: "By signing in you agree")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
    text.addAttributes(
      [.paragraphStyle: style, .underlineStyle: NSUnderlineStyle.single.rawValue],
      range: NSRange(location: 0, length: text.length))
    label.attributedText = text
    #expect(label.text == "By signing in you agree" && label.attributedText === text)
    label.text = "Terms"
    #expect(label.attributedText?.string == "Terms" && label.numberOfLines == 0)
    #expect(screen.hit(150, 150) === screen.window)
    #expect(UIFontMetrics(forTextStyle: .body).scaledFont(for: label.font).pointSize == 15)
    #expect((UIFont(name: "Avenir", size: 20) ?? .systemFont(ofSize: 20)).familyName == "Avenir")
  }

  @Test("Colours tell their components")
  func colours() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(hue: 1.0 / 3, saturation: 1, brightness: 0.5, alpha: 0.25)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(abs(red) < 1e-9 && abs(green - 0.5) < 1e-9 && abs(blue) < 1e-9 && alpha == 0.25)
    let card = show(UIView())
    card.backgroundColor = UIColor(named: "Brand") ?? .systemTeal
    card.tintAdjustmentMode = .dimmed
    #expect(card.backgroundColor == .systemTeal && UIColor.separator != .label)
  }

  @Test("Images and their views are kept, and an image view takes no touches")
  func images() {
    let symbol = UIImage(
      systemName: "star.fill",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 22, weight: .bold))
    let stars = show(UIImageView(image: symbol, highlightedImage: UIImage()))
    stars.contentMode = .scaleAspectFit
    stars.preferredSymbolConfiguration = UIImage.SymbolConfiguration(scale: .large)
    stars.animationImages = [UIImage(), UIImage()]
    stars.startAnimating()
    #expect(stars.isAnimating && stars.image === symbol && screen.hit(150, 150) === screen.window)
    stars.stopAnimating()
    stars.isUserInteractionEnabled = true
    #expect(!stars.isAnimating && screen.hit(150, 150) === stars)
    let template = symbol?.withRenderingMode(.alwaysTemplate).withTintColor(.red)
    #expect(template?.renderingMode == .alwaysTemplate)
  }

  @Test("A button with labels, images and configurations is one target")
  func buttons() {
    var presses = 0
    var style = UIButton.Configuration.filled()
    style.title = "Buy"
    style.subtitle = "now"
    style.image = UIImage(systemName: "cart")
    style.imagePadding = 8
    style.imagePlacement = .trailing
    style.cornerStyle = .capsule
    style.background.cornerRadius = 12
    style.baseForegroundColor = .white
    let buy = show(
      UIButton(configuration: style, primaryAction: UIAction(title: "x") { _ in presses += 1 }))
    buy.configurationUpdateHandler = { $0.alpha = $0.isHighlighted ? 0.5 : 1 }
    let finger = screen.finger()
    finger.down(150, 150)
    #expect(buy.alpha == 0.5)
    finger.up()
    #expect(buy.alpha == 1 && presses == 1 && buy.currentTitle == "Buy")
    buy.configuration?.title = "Bought"
    buy.titleLabel?.font = .boldSystemFont(ofSize: 17)
    buy.titleLabel?.numberOfLines = 2
    buy.imageView?.contentMode = .scaleAspectFit
    #expect(buy.titleLabel?.text == "Bought" && buy.titleLabel?.font.pointSize == 17)
    buy.setAttributedTitle(NSAttributedString(string: "Go"), for: .normal)
    buy.setTitleShadowColor(.black, for: .normal)
    #expect(buy.currentAttributedTitle?.string == "Go" && buy.currentTitle == "Go")
    #expect(screen.hit(101, 101) === buy && buy.configuration?.cornerStyle == .capsule)
  }

  @Test("The views beside the text of a field take touches when it is their time")
  func fields() {
    let field = show(UITextField())
    field.borderStyle = .roundedRect
    field.keyboardType = .emailAddress
    field.returnKeyType = .next
    field.autocorrectionType = .no
    field.autocapitalizationType = .none
    field.textContentType = .username
    field.isSecureTextEntry = true
    field.clearButtonMode = .whileEditing
    field.attributedPlaceholder = NSAttributedString(string: "E-mail")
    let clear = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    let icon = UIImageView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    field.leftView = icon
    field.leftViewMode = .always
    field.rightView = clear
    field.rightViewMode = .whileEditing
    screen.application.layOutWindows()
    #expect(icon.superview === field && icon.frame.minY == 28)
    #expect(screen.hit(280, 150) === field && field.placeholder == "E-mail")
    screen.tap(150, 150)
    screen.application.layOutWindows()
    #expect(field.isFirstResponder && screen.hit(280, 150) === clear)
    field.resignFirstResponder()
    screen.application.layOutWindows()
    #expect(screen.hit(280, 150) === field && field.keyboardType == .emailAddress)
    #expect(field.textContentType == .username && field.isSecureTextEntry)
  }

  @Test("The delegate of a text view may keep a key away")
  func texts() {
    final class Limit: UITextViewDelegate {
      var changes = 0
      func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool { range.location + text.utf16.count <= 3 }
      func textViewDidChange(_ textView: UITextView) { changes += 1 }
    }
    let limit = Limit()
    let note = show(UITextView())
    note.delegate = limit
    note.textContainerInset = .zero
    note.dataDetectorTypes = [.link, .phoneNumber]
    note.keyboardType = .default
    note.attributedText = NSAttributedString(string: "ab")
    note.insertText("c")
    note.insertText("d")
    #expect(note.text == "abc" && limit.changes == 1)
    note.deleteBackward()
    #expect(note.text == "ab" && limit.changes == 2)
    #expect((note as UIScrollView).delegate === limit)
  }

  @Test("Switches, sliders, steppers, segments and pages with their images work as without")
  func controls() {
    let segments = show(UISegmentedControl(items: ["Day", "Week", "Month"]))
    segments.selectedSegmentIndex = 1
    segments.selectedSegmentTintColor = .red
    segments.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    segments.insertSegment(withTitle: "Year", at: 0, animated: false)
    #expect(segments.titleForSegment(at: 3) == "Month" && segments.selectedSegmentIndex == 2)
    segments.setEnabled(false, forSegmentAt: 3)
    segments.removeSegment(at: 0, animated: false)
    #expect(segments.selectedSegmentIndex == 1 && !segments.isEnabledForSegment(at: 2))
    #expect(segments.titleForSegment(at: 0) == "Day")
    screen.tap(110, 150)
    #expect(segments.selectedSegmentIndex == 0)
    segments.removeAllSegments()
    #expect(segments.numberOfSegments == 0 && segments.titleForSegment(at: 0) == nil)

    let slider = UISlider()
    slider.setThumbImage(UIImage(), for: .normal)
    slider.minimumValueImage = UIImage()
    let pages = UIPageControl()
    pages.hidesForSinglePage = true
    pages.setIndicatorImage(UIImage(), forPage: 0)
    let stepper = UIStepper()
    stepper.setIncrementImage(UIImage(), for: .normal)
    let toggle = UISwitch()
    toggle.preferredStyle = .sliding
    #expect(slider.thumbImage(for: .normal) != nil && stepper.incrementImage(for: .normal) != nil)
    #expect(pages.indicatorImage(forPage: 0) != nil && toggle.preferredStyle == .sliding)
  }

  @Test("A wheel that stops is hidden; one that turns is an ordinary view")
  func wheel() {
    let wheel = show(UIActivityIndicatorView(style: .large))
    wheel.color = .white
    #expect(wheel.isHidden && screen.hit(150, 150) === screen.window)
    wheel.startAnimating()
    #expect(wheel.isAnimating && screen.hit(150, 150) === wheel)
    wheel.stopAnimating()
    wheel.hidesWhenStopped = false
    #expect(!wheel.isAnimating && screen.hit(150, 150) === wheel)
    let progress = UIProgressView(progressViewStyle: .bar)
    progress.setProgress(0.5, animated: true)
    progress.trackTintColor = .gray
    #expect(progress.progress == 0.5 && progress.progressViewStyle == .bar)
  }

  @Test("Blurs, lines of scroll views, paths and recognizers keep what they are given")
  func theRest() {
    let blur = show(UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial)))
    let button = UIButton(frame: blur.bounds)
    blur.contentView.addSubview(button)
    #expect(screen.hit(150, 150) === button && blur.effect is UIBlurEffect)
    let list = UIScrollView()
    list.indicatorStyle = .white
    list.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    list.showsVerticalScrollIndicator = false
    list.flashScrollIndicators()
    #expect(list.verticalScrollIndicatorInsets.top == 1 && list.indicatorStyle == .white)
    let path = UIBezierPath(
      roundedRect: blur.bounds, byRoundingCorners: [.topLeft, .topRight],
      cornerRadii: CGSize(width: 40, height: 40))
    path.setLineDash([2, 2], count: 2, phase: 0)
    UIColor.red.setStroke()
    path.stroke()
    #expect(!path.cgPath.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 1, y: 99)))
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    tap.buttonMaskRequired = .secondary
    tap.allowedPressTypes = []
    let pan = UIPanGestureRecognizer()
    pan.allowedScrollTypesMask = .all
    #expect(tap.buttonMaskRequired == .secondary && pan.allowedScrollTypesMask.contains(.discrete))
  }

  @Test("A bar has looks, a view in its middle, and items with attributes")
  func bars() throws {
    let home = UIViewController()
    let stack = UINavigationController(rootViewController: home)
    screen.window.rootViewController = stack
    let looks = UINavigationBarAppearance()
    looks.configureWithOpaqueBackground()
    looks.titleTextAttributes = [.foregroundColor: UIColor.white]
    stack.navigationBar.standardAppearance = looks
    stack.navigationBar.scrollEdgeAppearance = looks
    stack.navigationBar.prefersLargeTitles = true
    stack.interactivePopGestureRecognizer?.isEnabled = false
    home.navigationItem.largeTitleDisplayMode = .never
    home.navigationItem.backButtonTitle = "Home"
    let tabs = UISegmentedControl(items: ["New", "All"])
    home.navigationItem.titleView = tabs
    let gear = UIBarButtonItem(
      image: UIImage(systemName: "gear"), style: .plain, target: nil, action: nil)
    gear.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 12)], for: .normal)
    home.navigationItem.rightBarButtonItem = gear
    home.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 3)
    home.tabBarItem.badgeColor = .red
    #expect(stack.navigationBar.frame.height == 44 && home.tabBarItem.tag == 3)
    #expect(tabs.superview === stack.navigationBar && tabs.center.x == 195)
    screen.tap(230, 69)
    #expect(tabs.selectedSegmentIndex == 1)
    #expect(gear.titleTextAttributes(for: .normal)?[.font] != nil)
    stack.pushViewController(UIViewController(), animated: false)
    #expect(tabs.superview == nil && stack.navigationBar.standardAppearance === looks)
  }

  @Test("A search begins with a tap in the bar, follows the keys, and ends with Cancel")
  func search() {
    final class Results: UISearchResultsUpdating, UISearchBarDelegate {
      var seen: [String] = []
      var cancels = 0
      func updateSearchResults(for searchController: UISearchController) {
        seen.append(searchController.searchBar.text ?? "")
      }
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { cancels += 1 }
    }
    let results = Results()
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = results
    search.obscuresBackgroundDuringPresentation = false
    let bar = search.searchBar
    bar.delegate = results
    bar.placeholder = "Search"
    bar.searchBarStyle = .minimal
    bar.searchTextField.font = .systemFont(ofSize: 14)
    bar.autocapitalizationType = .none
    screen.window.addSubview(bar)
    screen.tap(100, 28)
    #expect(search.isActive && bar.showsCancelButton && bar.searchTextField.isFirstResponder)
    bar.searchTextField.insertText("a")
    #expect(results.seen.last == "a")
    screen.tap(350, 28)
    #expect(!search.isActive && results.cancels == 1 && !bar.searchTextField.isFirstResponder)
    #expect(bar.text == nil && results.seen.last == "")
  }
}

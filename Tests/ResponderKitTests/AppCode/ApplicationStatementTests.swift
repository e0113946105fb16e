import ResponderKit
import Testing

/// What apps ask of the application, the screen, the device, menus and traits.
@Suite struct ApplicationStatementTests {
  private let screen = Screen()

  @Test("The shared application is the one in which the code runs")
  func shared() {
    let other = Screen()
    var found: [UIApplication] = []
    for screen in [screen, other] {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      button.addAction(
        UIAction { _ in found.append(UIApplication.shared) }, for: .touchUpInside)
      screen.window.addSubview(button)
      screen.tap(50, 50)
    }
    #expect(found == [screen.application, other.application])
    screen.application.clock.schedule(after: 1) { found.append(.shared) }
    screen.application.clock.advance(by: 1)
    #expect(found.last === screen.application)
  }

  @Test("A nil target is found from the shared application")
  func sending() {
    final class Field: UITextField {}
    let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    screen.window.addSubview(field)
    screen.window.makeKey()
    field.becomeFirstResponder()
    screen.application.asShared {
      UIApplication.shared.sendAction(
        Selector(("resignFirstResponder")), to: nil, from: nil, for: nil)
      #expect(UIApplication.shared.connectedScenes.first === screen.scene)
      #expect(UIApplication.shared.windows.first === screen.window)
      #expect(UIApplication.shared.applicationState == .active)
    }
    #expect(!field.isFirstResponder)
  }

  @Test("The main screen and the device")
  func device() {
    screen.application.asShared {
      #expect(UIScreen.main.bounds == screen.scene.screenBounds && UIScreen.main.scale == 3)
      #expect(screen.window.windowScene?.screen.bounds.width == 390)
      #expect(UIDevice.current.userInterfaceIdiom == .phone)
      #expect(UIDevice.current.systemVersion == "18.0" && UIDevice.current.model == "iPhone")
      #expect(UIDevice.current.orientation.isPortrait)
    }
    #expect(UIScreen.main.bounds.height == 844)
  }

  @Test("Traits come from the screen and from above, and a change is told")
  func traits() {
    final class Card: UIView {
      var styles: [UIUserInterfaceStyle?] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        styles.append(previousTraitCollection?.userInterfaceStyle)
      }
    }
    let card = Card()
    screen.window.addSubview(card)
    #expect(card.traitCollection.userInterfaceStyle == .light)
    #expect(card.traitCollection.horizontalSizeClass == .compact)
    #expect(card.traitCollection.verticalSizeClass == .regular)
    screen.window.overrideUserInterfaceStyle = .dark
    #expect(card.traitCollection.userInterfaceStyle == .dark && card.styles == [.light])
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(card.traitCollection.hasDifferentColorAppearance(comparedTo: dark) == false)
    #expect(dark.preferredContentSizeCategory == .unspecified)
  }

  @Test("A change of traits is told to those who registered for them, until they end it")
  func registeredTraits() {
    final class Card: UIView {
      override func method(for action: Selector) -> ActionMethod? {
        action == Selector(("restyle"))
          ? { [weak self] _, _ in self?.tag += 1 } : super.method(for: action)
      }
    }
    let (card, controller) = (Card(), UIViewController())
    screen.window.addSubview(card)
    controller.view = card
    var old: [UIUserInterfaceStyle] = []
    let registration = card.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: Card, previous: UITraitCollection) in
      #expect(view === card && view.traitCollection != previous)
      old.append(previous.userInterfaceStyle)
    }
    card.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: Selector(("restyle")))
    controller.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], target: card, action: Selector(("restyle")))
    card.registerForTraitChanges(
      [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]
    ) { (_: Card, _) in Issue.record("sizes do not change") }
    screen.window.overrideUserInterfaceStyle = .dark
    #expect(old == [.light] && card.tag == 2)
    card.unregisterForTraitChanges(registration)
    screen.window.overrideUserInterfaceStyle = .light
    #expect(old == [.light] && card.tag == 4)
  }

  @Test("A colour may be another one in the dark")
  func colors() {
    let color = UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .red }
    let nested = UIColor { _ in color }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(nested.resolvedColor(with: dark) == .white)
    #expect(nested.resolvedColor(with: UITraitCollection()) == .red)
    #expect(UIColor.red.resolvedColor(with: dark) == .red)
    #expect(color == color && color != nested && color != .red)
    #expect(color.withAlphaComponent(0.5) == .red.withAlphaComponent(0.5))
    #expect(color.cgColor.components == UIColor.red.cgColor.components)
    screen.window.backgroundColor = color
    #expect(screen.window.backgroundColor === color)
  }

  @Test("Menus and commands are elements with children")
  func menus() {
    let copy = UICommand(title: "Copy", action: Selector(("copy:")))
    let delete = UIAction(
      title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
    ) { _ in }
    let menu = UIMenu(
      title: "More", options: .displayInline,
      children: [copy, delete, UIMenu(title: "Share", children: [])])
    #expect(menu.children.map(\.title) == ["Copy", "Delete", "Share"] && delete.state == .off)
    let button = UIButton(type: .system)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    #expect(button.menu === menu && delete.attributes.contains(.destructive))
    let item = UIBarButtonItem(
      title: "Sort", image: nil, primaryAction: nil, menu: menu.replacingChildren([copy]))
    #expect(item.menu?.children.first === copy && item.menu?.title == "More")
    let key = UIKeyCommand(
      title: "Find", action: Selector(("find:")), input: "f", modifierFlags: .command)
    #expect(key.title == "Find" && (key as UICommand).action == Selector(("find:")))
  }

  @Test("Interactions belong to a view")
  func interactions() {
    final class Target: NSObject, UIContextMenuInteractionDelegate {
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu() }
      }
    }
    let (target, card) = (Target(), UIView())
    let interaction = UIContextMenuInteraction(delegate: target)
    card.addInteraction(interaction)
    card.addInteraction(UIPointerInteraction(delegate: nil))
    #expect(interaction.view === card && card.interactions.count == 2)
    card.removeInteraction(interaction)
    #expect(interaction.view == nil && card.interactions.count == 1)
  }

  @Test("Feedback is felt by nobody")
  func feedback() {
    let impact = UIImpactFeedbackGenerator(style: .medium)
    impact.prepare()
    impact.impactOccurred()
    impact.impactOccurred(intensity: 0.5)
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UISelectionFeedbackGenerator().selectionChanged()
  }

  @Test("Values of insets and offsets")
  func values() {
    #expect(NSDirectionalEdgeInsets.zero.leading == 0)
    #expect(UIOffset(horizontal: 4, vertical: 2) != .zero)
    #expect(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4).bottom == 3)
    #expect(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) != .zero)
  }
}

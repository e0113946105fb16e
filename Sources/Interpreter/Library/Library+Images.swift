import ResponderKit

extension UIImage: CodeObject {}

/// Images, which are values that may be nil: nothing is drawn, and there are no files of an app.
extension Library {
  func addImages() {
    add(UIImage.self)
    add(UIImage.self) { list in
      list.make("") { UIImage() }
      list.make("named:") { (name: String) in UIImage(named: name) }
      list.make("systemName:") { (name: String) in UIImage(systemName: name) }
      list.get("size") { $0.size }
    }
    add(UIImageView.self) { list in list.property("image", { $0.image }, { $0.image = $1 }) }
    add(UIButton.self) { list in
      list.get("currentImage") { $0.currentImage }
      list.get("currentBackgroundImage") { $0.currentBackgroundImage }
      list.method("image(for:)") { (button: UIButton, state: UIControl.State) in
        button.image(for: state)
      }
      list.method("backgroundImage(for:)") { (button: UIButton, state: UIControl.State) in
        button.backgroundImage(for: state)
      }
      list.action("setImage(_:for:)") {
        (button: UIButton, image: UIImage?, state: UIControl.State) in
        button.setImage(image, for: state)
      }
      list.action("setBackgroundImage(_:for:)") {
        (button: UIButton, image: UIImage?, state: UIControl.State) in
        button.setBackgroundImage(image, for: state)
      }
    }
    add(UITabBar.self) { list in
      list.property("backgroundImage", { $0.backgroundImage }, { $0.backgroundImage = $1 })
      list.property("shadowImage", { $0.shadowImage }, { $0.shadowImage = $1 })
    }
  }

  /// An initializer of a class of views besides those that all have: its label, the type of its
  /// argument, and what it does with the new view.
  struct ViewInitializer {
    let label: String
    let type: ValueType
    let apply: (UIView, CodeValue) -> Void
  }

  /// The initializers that classes of views have besides `init()` and `init(frame:)`.
  static func ownInitializer(of name: String) -> ViewInitializer? {
    switch name {
    case "UIImageView":
      ViewInitializer(label: "image", type: .optional(.object("UIImage"))) { view, image in
        (view as? UIImageView)?.fit(image.object as? UIImage)
      }
    case "UIStackView":
      ViewInitializer(label: "arrangedSubviews", type: .array(.object("UIView"))) { view, list in
        guard case .array(let views) = list, let stack = view as? UIStackView else { return }
        for case let child as UIView in views.map(\.object) { stack.addArrangedSubview(child) }
      }
    default: nil
    }
  }
}

import UIKit

extension Notification.Name {
  static let themeChanged = Notification.Name("themeChanged")
}

/// The screen from which the settings are pushed.
final class HomeViewController: UIViewController {
  let openButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    openButton.setTitle("Settings", for: .normal)
    openButton.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
    openButton.addTarget(self, action: #selector(openSettings), for: .touchUpInside)
    view.addSubview(openButton)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("home appears")
  }

  @objc func openSettings() {
    navigationController?.pushViewController(SettingsViewController(), animated: true)
  }
}

/// A switch, a theme that is told by a notification, and a sheet.
final class SettingsViewController: UIViewController {
  let wifiSwitch = UISwitch()
  let statusLabel = UILabel()
  private lazy var aboutButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("About", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.showAbout() }, for: .touchUpInside)
    return button
  }()
  private var token: NSObjectProtocol?

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Settings"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    let root = UIView()
    root.backgroundColor = .systemGroupedBackground
    view = root
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(done))
    wifiSwitch.addTarget(self, action: #selector(wifiChanged(_:)), for: .valueChanged)
    [wifiSwitch, statusLabel, aboutButton].forEach(view.addSubview)
    statusLabel.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      statusLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
      statusLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      statusLabel.widthAnchor.constraint(equalToConstant: 200),
    ])
    token = NotificationCenter.default.addObserver(
      forName: .themeChanged, object: nil, queue: .main
    ) { [weak self] note in
      self?.statusLabel.text = note.userInfo?["theme"] as? String
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    wifiSwitch.frame = CGRect(x: 300, y: 200, width: 51, height: 31)
    aboutButton.frame = CGRect(x: 20, y: 300, width: 200, height: 44)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    print("settings go: \(isMovingFromParent)")
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  @objc private func wifiChanged(_ sender: UISwitch) {
    statusLabel.text = sender.isOn ? "on" : "off"
  }

  private func showAbout() {
    let about = AboutViewController()
    about.modalPresentationStyle = .pageSheet
    if let sheet = about.sheetPresentationController {
      sheet.detents = [.medium()]
      sheet.prefersGrabberVisible = true
    }
    about.onClose = { [weak self] in
      self?.dismiss(animated: true) { print("closed") }
    }
    present(about, animated: true)
  }

  @objc private func done() {
    NotificationCenter.default.post(
      name: .themeChanged, object: self, userInfo: ["theme": "dark"])
    print("theme \(statusLabel.text ?? "")")
    navigationController?.popViewController(animated: true)
  }
}

/// What the sheet shows.
final class AboutViewController: UIViewController {
  var onClose: (() -> Void)?
  private let closeButton = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    closeButton.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
    closeButton.addTarget(self, action: #selector(close), for: .touchUpInside)
    view.addSubview(closeButton)
  }

  @objc private func close() { onClose?() }
}

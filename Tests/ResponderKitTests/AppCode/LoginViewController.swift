import ResponderKit

/// A form with two fields and a button; the keyboard pushes it up.
final class LoginViewController: UIViewController, UITextFieldDelegate {
  let scrollView = UIScrollView()
  let nameField = UITextField()
  let passwordField = UITextField()
  let loginButton = UIButton(type: .system)
  private(set) var logins: [String] = []
  private(set) var keyboardHeight: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(scrollView)
    nameField.placeholder = "Name"
    passwordField.placeholder = "Password"
    for field in [nameField, passwordField] {
      field.delegate = self
      field.addTarget(self, action: Selector(("textChanged")), for: .editingChanged)
      scrollView.addSubview(field)
    }
    loginButton.setTitle("Log In", for: .normal)
    loginButton.isEnabled = false
    loginButton.addTarget(self, action: Selector(("logIn")), for: .touchUpInside)
    scrollView.addSubview(loginButton)
    let tap = UITapGestureRecognizer(target: self, action: Selector(("backgroundTapped")))
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: Selector(("keyboardWillShow:")),
      name: UIResponder.keyboardWillShowNotification, object: nil)
    center.addObserver(
      self, selector: Selector(("keyboardWillHide:")),
      name: UIResponder.keyboardWillHideNotification, object: nil)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    NotificationCenter.default.removeObserver(self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let width = view.bounds.width - 40
    nameField.frame = CGRect(x: 20, y: 420, width: width, height: 44)
    passwordField.frame = CGRect(x: 20, y: 480, width: width, height: 44)
    loginButton.frame = CGRect(x: 20, y: 560, width: width, height: 50)
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 640)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === nameField {
      passwordField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
      if loginButton.isEnabled { logIn() }
    }
    return false
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    textField.layer.borderWidth = 2
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    textField.layer.borderWidth = 0
  }

  private func textChanged() {
    let isComplete = [nameField, passwordField].allSatisfy { !($0.text ?? "").isEmpty }
    loginButton.isEnabled = isComplete
  }

  private func logIn() {
    view.endEditing(true)
    logins.append(nameField.text ?? "")
  }

  private func backgroundTapped() {
    view.endEditing(true)
  }

  private func keyboardWillShow(_ notification: Notification) {
    let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    guard let frame = value?.cgRectValue else { return }
    keyboardHeight = frame.height
    scrollView.contentInset.bottom = frame.height
    let lowest = loginButton.frame.maxY + 20
    let visible = scrollView.bounds.height - frame.height
    scrollView.setContentOffset(CGPoint(x: 0, y: max(0, lowest - visible)), animated: false)
  }

  private func keyboardWillHide(_ notification: Notification) {
    keyboardHeight = 0
    scrollView.contentInset.bottom = 0
  }

  // What `@objc` would tell.
  override func method(for action: Selector) -> ActionMethod? {
    switch action.description {
    case "textChanged": { _, _ in self.textChanged() }
    case "logIn": { _, _ in self.logIn() }
    case "backgroundTapped": { _, _ in self.backgroundTapped() }
    case "keyboardWillShow:": { sender, _ in (sender as? Notification).map(self.keyboardWillShow) }
    case "keyboardWillHide:": { sender, _ in (sender as? Notification).map(self.keyboardWillHide) }
    default: super.method(for: action)
    }
  }
}

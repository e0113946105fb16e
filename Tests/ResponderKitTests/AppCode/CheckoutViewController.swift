import ResponderKit

protocol CheckoutDelegate: AnyObject {
  func checkout(_ controller: CheckoutViewController, didPay amount: Int)
}

/// The order, a line with a stepper for each thing, and a bar to pay at the bottom.
final class CheckoutViewController: UIViewController {
  struct Line {
    let title: String
    let price: Int
    var count = 1
  }

  weak var delegate: CheckoutDelegate?
  private(set) var lines: [Line]
  let scrollView = UIScrollView()
  let payBar = UIView()
  let payButton = UIButton(type: .system)
  let totalLabel = UILabel()
  private(set) var rows: [UIView] = []
  private let feedback = UINotificationFeedbackGenerator()

  init(lines: [Line]) {
    self.lines = lines
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Checkout"
    view.backgroundColor = .systemBackground
    view.addSubview(scrollView)
    for (index, line) in lines.enumerated() {
      let row = makeRow(for: line, at: index)
      scrollView.addSubview(row)
      rows.append(row)
    }
    payBar.backgroundColor = .secondarySystemBackground
    payBar.layer.shadowOpacity = 0.2
    payButton.setTitle("Pay", for: .normal)
    payButton.layer.cornerRadius = 12
    payButton.setContentHuggingPriority(.required, for: .horizontal)
    payButton.addTarget(self, action: Selector(("payTapped")), for: .touchUpInside)
    payBar.addSubview(totalLabel)
    payBar.addSubview(payButton)
    view.addSubview(payBar)
    updateTotal()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let barHeight = 64 + view.safeAreaInsets.bottom
    payBar.frame = CGRect(
      x: 0, y: bounds.height - barHeight, width: bounds.width, height: barHeight)
    totalLabel.frame = CGRect(x: 16, y: 10, width: 160, height: 44)
    payButton.frame = CGRect(x: bounds.width - 136, y: 10, width: 120, height: 44)
    scrollView.frame = bounds
    scrollView.contentInset.bottom = barHeight
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 0, y: CGFloat(index) * 72, width: bounds.width, height: 72)
    }
    scrollView.contentSize = CGSize(width: bounds.width, height: CGFloat(rows.count) * 72)
  }

  private func makeRow(for line: Line, at index: Int) -> UIView {
    let row = UIView()
    let label = UILabel(frame: CGRect(x: 16, y: 14, width: 180, height: 44))
    label.text = line.title
    let stepper = UIStepper(frame: CGRect(x: 270, y: 20, width: 94, height: 32))
    stepper.tag = index
    stepper.value = Double(line.count)
    stepper.addTarget(self, action: Selector(("countChanged:")), for: .valueChanged)
    row.addSubview(label)
    row.addSubview(stepper)
    return row
  }

  private func updateTotal() {
    let total = lines.reduce(0) { $0 + $1.price * $1.count }
    totalLabel.text = "Total \(total)"
    payButton.isEnabled = total > 0
  }

  private func countChanged(_ sender: UIStepper) {
    lines[sender.tag].count = Int(sender.value)
    updateTotal()
  }

  private func payTapped() {
    let total = lines.reduce(0) { $0 + $1.price * $1.count }
    let alert = UIAlertController(title: "Pay \(total)?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Pay", style: .default) { [weak self] _ in
        guard let self else { return }
        self.feedback.notificationOccurred(.success)
        self.delegate?.checkout(self, didPay: total)
      })
    present(alert, animated: true)
  }

  // What `@objc` would tell.
  override func method(for action: Selector) -> ActionMethod? {
    switch action.description {
    case "countChanged:": { sender, _ in (sender as? UIStepper).map(self.countChanged) }
    case "payTapped": { _, _ in self.payTapped() }
    default: super.method(for: action)
    }
  }
}

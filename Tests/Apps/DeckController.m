#import <UIKit/UIKit.h>

@interface CardController : UIViewController
@property (nonatomic, copy) void (^onThrow)(BOOL liked);
@end

@implementation CardController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.view.backgroundColor = [UIColor whiteColor];
  UIPanGestureRecognizer *pan =
      [[UIPanGestureRecognizer alloc] initWithTarget:self action:@selector(panned:)];
  [self.view addGestureRecognizer:pan];
}

- (void)panned:(UIPanGestureRecognizer *)pan {
  CGPoint moved = [pan translationInView:self.view.superview];
  if (pan.state == UIGestureRecognizerStateEnded && fabs(moved.x) > 100 && self.onThrow) {
    self.onThrow(moved.x > 0);
  }
}

@end

@interface DeckController : UIViewController <UITextFieldDelegate>
@property (nonatomic, strong) CardController *card;
@property (nonatomic, strong) UITextField *noteField;
@property (nonatomic) NSInteger likes;
@property (nonatomic) CGFloat keyboardHeight;
@end

@implementation DeckController

- (instancetype)initWithNibName:(NSString *)nibName bundle:(NSBundle *)bundle {
  self = [super initWithNibName:nibName bundle:bundle];
  if (self) {
    self.title = @"Deck";
    _likes = 10;
  }
  return self;
}

- (void)viewDidLoad {
  [super viewDidLoad];
  self.noteField = [[UITextField alloc] initWithFrame:CGRectMake(20, 40, 200, 44)];
  self.noteField.delegate = self;
  [self.view addSubview:self.noteField];
  [self showCard];
}

- (void)viewWillAppear:(BOOL)animated {
  [super viewWillAppear:animated];
  [[NSNotificationCenter defaultCenter] addObserver:self
                                           selector:@selector(keyboardWillShow:)
                                               name:UIKeyboardWillShowNotification
                                             object:nil];
}

- (void)viewDidDisappear:(BOOL)animated {
  [super viewDidDisappear:animated];
  [[NSNotificationCenter defaultCenter] removeObserver:self];
}

- (void)keyboardWillShow:(NSNotification *)notification {
  NSDictionary *info = notification.userInfo;
  self.keyboardHeight = [info[UIKeyboardFrameEndUserInfoKey] CGRectValue].size.height;
}

- (BOOL)textFieldShouldReturn:(UITextField *)textField {
  [textField resignFirstResponder];
  return NO;
}

- (void)showCard {
  CardController *card = [[CardController alloc] init];
  __weak typeof(self) weakSelf = self;
  card.onThrow = ^(BOOL liked) {
    [weakSelf thrown:liked];
  };
  [self addChildViewController:card];
  card.view.frame = CGRectInset(self.view.bounds, 20, 100);
  [self.view addSubview:card.view];
  [card didMoveToParentViewController:self];
  self.card = card;
}

- (void)thrown:(BOOL)liked {
  [self.card willMoveToParentViewController:nil];
  [self.card.view removeFromSuperview];
  [self.card removeFromParentViewController];
  if (liked) {
    self.likes += 1;
  }
  UIAlertController *alert =
      [UIAlertController alertControllerWithTitle:@"Again?"
                                          message:nil
                                   preferredStyle:UIAlertControllerStyleActionSheet];
  [alert addAction:[UIAlertAction actionWithTitle:@"Next"
                                            style:UIAlertActionStyleDefault
                                          handler:^(UIAlertAction *action) {
                                            [self showCard];
                                          }]];
  [alert addAction:[UIAlertAction actionWithTitle:@"Stop"
                                            style:UIAlertActionStyleCancel
                                          handler:nil]];
  [self presentViewController:alert
                     animated:YES
                   completion:^{
                     NSLog(@"asked");
                   }];
}

@end

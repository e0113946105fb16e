// As with UIKit, importing the library is enough to have CGRect and its family.
@_exported import Foundation

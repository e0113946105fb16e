// As with UIKit, importing the library is enough to use CGRect and similar types.
@_exported import Foundation

/** The nine messages of content-features §2, "Paywall messages". */
export type PaywallType =
  | 'blocking'
  | 'blocking-community'
  | 'regiwall'
  | 'column-counter'
  | 'column-offer'
  | 'column-trial'
  | 'login-register'
  | 'gift'
  | 'gift-expired'

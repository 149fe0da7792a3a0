/** A table with a caption; the first cell of each row is its head. */
export interface ServiceTable {
  caption: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

export interface ServicePart {
  heading?: string
  paragraphs?: readonly string[]
  list?: readonly string[]
  table?: ServiceTable
}

/** A page about the newspaper or what it sells. */
export interface ServiceText {
  title: string
  standfirst: string
  parts: readonly ServicePart[]
  /** The text of the link to the next step. */
  next?: string
}

/** The pages that sell, by name. */
export type SaleName =
  | 'rates'
  | 'family'
  | 'upgrade'
  | 'payment'
  | 'premium'
  | 'founders'
  | 'club'
  | 'friends'
  | 'archive'
  | 'space'

/** The pages about the newspaper, by name. */
export type HouseName = 'aboutUs' | 'conditions' | 'privacy' | 'pointsOfSale' | 'shop' | 'recovery'

export type ServiceName = SaleName | HouseName

/** The texts around the reader’s own data on the pages about an order and a subscription. */
export interface OrderText {
  checkout: { title: string; standfirst: string; sample: string; start: string }
  subscription: { title: string; none: string }
  card: { title: string; none: string; hint: string }
  labels: {
    product: string
    price: string
    renewal: string
    reader: string
    number: string
    nextReceipt: string
    payment: string
  }
  products: { month: string; year: string; family: string; issue: string }
  renewals: { month: string; year: string; family: string; issue: string }
  /** How the sample subscriber pays. */
  debit: string
  rates: string
  signIn: string
}

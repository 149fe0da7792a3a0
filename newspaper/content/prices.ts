import type { Language } from '#lib/site/config/config.ts'

/** The newspaper's prices, in euro cents: the walls, the page of rates and the checkout say the same. */
const cents = {
  /** Of a digital subscription, for new subscribers. */
  firstMonth: 100,
  month: 850,
  year: 8500,
  /** Digital, with the weekend’s paper at home. */
  weekend: 1900,
  premium: 1500,
  /** The community of families alone. */
  family: 300,
  /** A copy at the kiosk. */
  copy: 200,
  /** A printed issue of the archive, by post. */
  issue: 600,
  print: 2400,
  bag: 1200,
  notebook: 900,
  puzzle: 1800,
} as const

export type PriceName = keyof typeof cents

/** A price as the language writes it: `8,50 €`, in English `€8.50`; whole euros without cents. */
export function price(name: PriceName, lang: Language): string {
  const amount = cents[name] % 100 === 0 ? String(cents[name] / 100) : (cents[name] / 100).toFixed(2)
  return lang === 'en' ? `€${amount}` : `${amount.replace('.', ',')}\u00a0€`
}

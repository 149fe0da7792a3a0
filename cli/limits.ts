/** The most that is read of a page, so that no page can occupy the machine. */
export interface Limits {
  /** Bytes of a page or a file, decompressed, and of all style sheets of a page together. */
  bytes: number
  /** Milliseconds for a page, with its redirects and all that is asked for because it names it. */
  milliseconds: number
  /** From one address to the next. */
  redirects: number
}

export const defaultLimits: Limits = { bytes: 10_000_000, milliseconds: 10_000, redirects: 5 }

const inWords = (number: number) => number.toLocaleString('en', { maximumFractionDigits: 1 })

export const tooLarge = ({ bytes }: Limits): string => `is larger than ${inWords(bytes / 1_000_000)} MB`

export const tooSlow = ({ milliseconds }: Pick<Limits, 'milliseconds'>): string =>
  `takes longer than ${inWords(milliseconds / 1000)} s`

export const tooManyRedirects = ({ redirects }: Limits): string => `redirects more than ${redirects} times`

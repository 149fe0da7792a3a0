import { visibleText } from '#lib/visibleText.ts'

/** Normalizes what a reader types or pastes, for checking and sending: one function for each kind of field. A field that they leave as it is keeps its look. */

/** The characters that a sentence or a list puts after an address, and those that quote it. No address ends with any of it, nor begins with a quotation mark. */
const AROUND_EMAIL = /^["“”«»‘([{\s]+|(?<!["“”«»’)\]},;:.!?\s])["“”«»’)\]},;:.!?\s]+$/g

/**
 * “mailto:agata@diari.example?subject=…”, “Àgata Mas <agata@diari.example>” of an address book, and an address with the full stop of its sentence are the address
 * alone.
 */
export function normalizeEmail(text: string): string {
  const shown = visibleText(text.normalize('NFKC')).replace(AROUND_EMAIL, '')
  const [, address = shown] = /<([^<>]+)>$/.exec(shown) ?? []
  return address.replace(/^mailto:([^?]*).*$/i, '$1').replace(AROUND_EMAIL, '')
}

/** Composed letters; ligatures, which PDFs have, and other apostrophes are the letters and the apostrophe of a keyboard. */
export const normalizeName = (text: string): string =>
  visibleText(text)
    .normalize('NFC')
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .replace(/[\u2018\u02bc\u00b4]/g, '’')
    .replace(/ +/g, ' ')

/** A nick or another name that a reader invents: joiners stay, which letters of some scripts and emoji need. */
export const normalizeNick = (text: string): string =>
  text
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(/[\s\p{Z}]+/gu, ' ')
    .trim()
    .normalize('NFC')

export const normalizePostalCode = (text: string): string => visibleText(text.normalize('NFKC'))

/** A Spanish number, without its prefix. */
const SPANISH = /^34([6-9]\d{8})$/

/**
 * The digits of a phone number, as the backend takes them. The newspaper's own prefix, 34, is left out where a whole number follows it, because browsers fill
 * numbers in with it; that of another country stays, as nobody could call the number without it. What is no number stays as it is.
 */
export function normalizePhone(text: string): string {
  const shown = visibleText(text.normalize('NFKC')).replace(/^tel:/i, '')
  // The zero that is only dialled inside a country.
  const number = shown.replace(/\(0\)/, '').replace(/[\s./()·•-]/g, '')
  const [, international] = /^(?:\+|00)(\d+)$/.exec(number) ?? []
  return international === undefined ? number : (SPANISH.exec(international)?.[1] ?? international)
}

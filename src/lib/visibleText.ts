/**
 * A short text without what nobody sees in it: marks of direction, zero-width spaces and soft hyphens, as address books, PDFs and mails put them around what is
 * copied from them. Each space is a plain one, and each dash a hyphen.
 */
export const visibleText = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Z}]/gu, ' ')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim()

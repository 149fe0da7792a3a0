/**
 * Normalizes a text for comparison with what a reader types: no case, no accents, and letters that keyboards lack as people type them. “col·lecció”,
 * “col.leccio” and “colleccio” are the same, and so are “Straße” and “strasse”.
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // Also before the second l has been typed.
    .replace(/l[·.•-](?=l|$)/g, 'l')
    .replace(/ß/g, 'ss')

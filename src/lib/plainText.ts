/**
 * A text as it is compared with what a reader types: without case and accents, and with what keyboards lack as most people type it: “col·lecció”,
 * “col.leccio” and “colleccio” are the same, and so are “Straße” and “strasse”.
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // Also while the second l is still to be typed.
    .replace(/l[·.•-](?=l|$)/g, 'l')
    .replace(/ß/g, 'ss')

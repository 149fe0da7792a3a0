/** The characters that would end a text in quotes, or cannot stand in one. */
const SPECIAL = /["\\\n\r\f]/g

/**
 * The selector of elements whose attribute has a value, whatever is in it. Not escaped by `CSS`: a script of the page may have a variable of that name.
 */
export const attributeSelector = (name: string, value: string): string =>
  `[${name}="${value.replace(SPECIAL, (one) => `\\${one.charCodeAt(0).toString(16)} `)}"]`

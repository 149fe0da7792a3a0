/** The option that an attribute gives, as `dataset` names it; undefined for an attribute that gives none. */
export const optionKey = (attribute: string): string | undefined =>
  attribute.startsWith('data-')
    ? attribute.slice('data-'.length).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    : undefined

/** The attribute that gives an option. */
export const attributeName = (key: string): string =>
  `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

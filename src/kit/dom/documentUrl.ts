import { ownDocument } from '#lib/ownDocument.ts'

/** The page's address. A `srcdoc` frame has none (`about:srcdoc`) and uses that of the page around it, as its links do. */
export const documentUrl = (): string =>
  window.location.protocol === 'about:' ? ownDocument().baseURI : window.location.href
